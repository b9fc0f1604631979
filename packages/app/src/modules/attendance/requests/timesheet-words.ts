import type { TimesheetDay } from '@karmik/model/attendance/timesheet-day';
import { bilingual, type Text } from '@karmik/model/kit/text';

export const words = {
  enter: bilingual('Enter daily hours', 'दैनिक समय भर्नुहोस्'),
  saved: (day: string, hours: string) =>
    bilingual(`Hours for ${day} saved. Week total: ${hours}`, `${day}को समय सुरक्षित भयो। हप्ताको जम्मा: ${hours}`),
  total: bilingual('Week total', 'हप्ताको जम्मा'),
  none: bilingual('No hours entered for this day.', 'यो दिनको समय भरिएको छैन।'),
  unfinished: bilingual(
    'This week is still in progress. The employee can add hours until you decide.',
    'यो हप्ता सकिएको छैन। तपाईंले निर्णय नगरेसम्म कर्मचारीले समय थप्न सक्छन्।',
  ),
} as const;

/** What becomes of the hours of a day, or why they stay as they are. */
export const standingWords: Readonly<Record<TimesheetDay['standing'], Text>> = {
  new: bilingual(
    "Saving sends this week's timesheet for approval. You can add days until it is decided.",
    'सुरक्षित गरेपछि यो हप्ताको समयपत्र स्वीकृतिका लागि जान्छ। निर्णय नभएसम्म अरू दिन थप्न सक्नुहुन्छ।',
  ),
  open: bilingual(
    'Saving updates your pending timesheet for this week.',
    'सुरक्षित गरेपछि यो हप्ताको निर्णय हुन बाँकी समयपत्र अद्यावधिक हुन्छ।',
  ),
  decided: bilingual(
    "This week's timesheet has already been decided, so its days can't be changed.",
    'यो हप्ताको समयपत्रमा निर्णय भइसकेको छ, त्यसैले यसका दिन बदल्न मिल्दैन।',
  ),
  closed: bilingual(
    "This month's attendance is closed, so its days can't be changed.",
    'यो महिनाको हाजिरी बन्द भइसकेको छ, त्यसैले यसका दिन बदल्न मिल्दैन।',
  ),
};

import { bilingual } from '@karmik/model/kit/text';

export const words = {
  description: bilingual(
    'A closed month takes no more changes, and payroll reads its figures.',
    'बन्द महिनामा थप परिवर्तन हुँदैन, र तलबले त्यसैका अङ्क लिन्छ।',
  ),
  months: bilingual('Months', 'महिनाहरू'),
  month: bilingual('Month', 'महिना'),
  period: bilingual('Period', 'अवधि'),
  state: bilingual('Status', 'स्थिति'),
  by: bilingual('Changed by', 'परिवर्तन गर्ने'),
  at: bilingual('Changed on', 'परिवर्तन मिति'),
  reason: bilingual('Reason', 'कारण'),
  none: bilingual('No attendance yet', 'अहिलेसम्म हाजिरी छैन'),
  noneWhy: bilingual('Months appear here once a work shift is in use.', 'कार्य सिफ्ट प्रयोगमा आएपछि महिनाहरू यहाँ देखिन्छन्।'),
  openItems: bilingual('Outstanding items', 'बाँकी विषय'),
  count: bilingual('Count', 'सङ्ख्या'),
  allDone: bilingual('Nothing is outstanding.', 'केही बाँकी छैन।'),
  inProgress: bilingual(
    'Days in progress must be over before the month can be closed.',
    'महिना बन्द गर्नुअघि जारी दिन सकिनुपर्छ।',
  ),
  notOver: bilingual("The month isn't over yet", 'महिना अझै सकिएको छैन'),
  close: bilingual('Close month', 'महिना बन्द गर्नुहोस्'),
  finish: bilingual('Finish closing', 'बन्द गर्न पूरा गर्नुहोस्'),
  closeOf: (month: string) => bilingual(`Close ${month}`, `${month} बन्द गर्नुहोस्`),
  accepts: (count: string) =>
    bilingual(
      `Outstanding items left as they are: ${count}. Attendance of this month can't be changed after that.`,
      `यथावत् रहने बाँकी विषय: ${count}। त्यसपछि यो महिनाको हाजिरी बदल्न मिल्दैन।`,
    ),
  closed: bilingual('Month closed.', 'महिना बन्द भयो।'),
  reopen: bilingual('Reopen month', 'महिना फेरि खोल्नुहोस्'),
  reopenWhy: bilingual(
    'Its days are recalculated, and its figures are withdrawn from payroll.',
    'यसका दिन फेरि गणना हुन्छन् र अङ्क तलबबाट हट्छन्।',
  ),
  reopened: bilingual('Month reopened.', 'महिना फेरि खोलियो।'),
} as const;

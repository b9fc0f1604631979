import { defineMessages } from '../kit/message.ts';

/** Messages about attendance and overtime. */
export const attendanceMessages = defineMessages('attendance', {
  weekBelowDay: { en: 'Weekly limit must be at least the daily limit', ne: 'हप्ताको सीमा दिनको सीमाभन्दा कम हुनु हुँदैन' },
  monthBelowWeek: {
    en: 'Monthly limit must be at least the weekly limit',
    ne: 'महिनाको सीमा हप्ताको सीमाभन्दा कम हुनु हुँदैन',
  },
  personTwice: { en: 'Each person can be listed only once', ne: 'एक व्यक्ति एक पटक मात्र राख्नुहोस्' },
  untilBeforeFrom: { en: 'Until must not be before From', ne: 'अन्त्य मिति सुरु मितिभन्दा अघि हुनु हुँदैन' },
  rangeTooLong: { en: 'The range can have at most {most} days', ne: 'अवधि बढीमा {most} दिनको हुन्छ' },
  noTime: { en: 'Enter Punch In or Punch Out', ne: 'आगमन वा प्रस्थानको समय दिनुहोस्' },
  punchOutBeforeIn: { en: 'Punch Out must be after Punch In', ne: 'प्रस्थान आगमनभन्दा पछि हुनुपर्छ' },
  halfLocation: { en: 'A location needs both latitude and longitude', ne: 'स्थानका लागि अक्षांश र देशान्तर दुवै चाहिन्छ' },
});

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
  rangeTooLong: {
    en: 'The range can have at most {most} {most, one day, other days}',
    ne: 'अवधि बढीमा {most} दिनको हुन्छ',
  },
  noTime: { en: 'Enter Punch In or Punch Out', ne: 'आगमन वा प्रस्थानको समय दिनुहोस्' },
  noType: { en: 'Enter the type, such as Punch In', ne: 'आगमन जस्तो प्रकार दिनुहोस्' },
  noDay: { en: 'Enter the day, or a date and time', ne: 'दिन, वा मिति र समय दिनुहोस्' },
  punchOutBeforeIn: { en: 'Punch Out must be after Punch In', ne: 'प्रस्थान आगमनभन्दा पछि हुनुपर्छ' },
  firstPairWhole: {
    en: 'Further pairs need Punch In and Punch Out of the first',
    ne: 'थप जोडीका लागि पहिलो आगमन र प्रस्थान दुवै चाहिन्छ',
  },
  pairsInOrder: { en: 'Each pair must start after the one before it ends', ne: 'हरेक जोडी अघिल्लो सकिएपछि सुरु हुनुपर्छ' },
  halfLocation: { en: 'A location needs both latitude and longitude', ne: 'स्थानका लागि अक्षांश र देशान्तर दुवै चाहिन्छ' },
  noZone: { en: 'Enter a time zone such as Asia/Kathmandu', ne: 'Asia/Kathmandu जस्तो समय क्षेत्र लेख्नुहोस्' },
  halfOfOneDay: { en: 'A half day is for one day only', ne: 'आधा दिन एक दिनका लागि मात्र हुन्छ' },
  endBeforeStart: { en: 'End time must be after start time', ne: 'अन्त्य समय सुरु समयभन्दा पछि हुनुपर्छ' },
  leastAboveDay: {
    en: 'Minimum per request must not exceed the daily limit',
    ne: 'अनुरोधको न्यूनतम समय दिनको सीमाभन्दा बढी हुनु हुँदैन',
  },
  outsideWeek: { en: 'Every entry must be within the chosen week', ne: 'सबै विवरण छानिएको हप्ताभित्रका हुनुपर्छ' },
  dayTooLong: { en: 'The entries of a day exceed 24 hours', ne: 'एक दिनको विवरण २४ घण्टाभन्दा बढी भयो' },
  absentAboveHalf: {
    en: 'The absent limit must not be above the half-day limit',
    ne: 'अनुपस्थित हुने समय आधा दिनको समयभन्दा बढी हुनु हुँदैन',
  },
  locationNeeded: {
    en: 'Refusing attendance outside offices needs a location: choose Required',
    ne: 'कार्यालयबाहिरको हाजिरी रोक्न स्थान चाहिन्छ: अनिवार्य छान्नुहोस्',
  },
});

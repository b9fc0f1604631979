import { defineMessages } from '../kit/message.ts';

/** Messages about the organization, its calendar, rooms and equipment. */
export const organizationMessages = defineMessages('organization', {
  secondDayOff: {
    en: 'Second day off must differ from the weekly day off',
    ne: 'दोस्रो साप्ताहिक बिदा पहिलोभन्दा फरक दिन हुनुपर्छ',
  },
  returnedBeforeGiven: { en: 'Returned on cannot be before Issued on', ne: 'फिर्ता मिति जारी मितिभन्दा अघि हुनु हुँदैन' },
  givenAgain: {
    en: 'It was issued again on {day}, before it was returned',
    ne: 'फिर्ता हुनुअघि नै यो {day} मा फेरि दिइएको छ',
  },
  lastBeforeFirst: { en: 'Last day cannot be before First day', ne: 'अन्तिम दिन पहिलो दिनभन्दा अघि हुनु हुँदैन' },
  fiscalYearTooLong: {
    en: 'A fiscal year can have at most {most} {most, one day, other days}',
    ne: 'आर्थिक वर्ष बढीमा {most} दिनको हुन्छ',
  },
  halfHolidayOfOneDay: {
    en: 'A half-day holiday is for one day only',
    ne: 'आधा दिनको सार्वजनिक बिदा एक दिनका लागि मात्र हुन्छ',
  },
  holidayTooLong: {
    en: 'A holiday can have at most {most} {most, one day, other days}',
    ne: 'सार्वजनिक बिदा बढीमा {most} दिनको हुन्छ',
  },
  orderTwice: { en: '{field} is already chosen above', ne: '{field}: यो आधार माथि छानिसकिएको छ' },
  endsBeforeStarts: { en: 'Ends at must be after Starts at', ne: 'सकिने समय सुरु हुने समयभन्दा पछि हुनुपर्छ' },
  mailGone: {
    en: 'This email cannot be sent again: it was sent already, or its text or link has expired. Send a new one instead.',
    ne: 'यो इमेल फेरि पठाउन मिल्दैन: यो पठाइसकिएको छ, वा यसको पाठ वा लिङ्कको म्याद सकिएको छ। नयाँ इमेल पठाउनुहोस्।',
  },
  noMailServer: {
    en: 'No mail server is set up. Add one in Settings, then send the email again.',
    ne: 'मेल सर्भर राखिएको छैन। सेटिङमा राखेर इमेल फेरि पठाउनुहोस्।',
  },
  bookingTooLong: {
    en: 'A room can be booked for {most} {most, one day, other days} at most',
    ne: 'कक्ष बढीमा {most} दिनका लागि बुक गर्न मिल्छ',
  },
});

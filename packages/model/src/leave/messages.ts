import { defineMessages } from '../kit/message.ts';

/** Messages about leave types, master settings and rules. */
export const leaveMessages = defineMessages('leave', {
  exceptionHalf: {
    en: 'An exception needs both a reason and an end date',
    ne: 'अपवादका लागि कारण र अन्तिम मिति दुवै चाहिन्छ',
  },
  collapseInto: { en: 'Choose another leave type', ne: 'अर्को बिदाको प्रकार छान्नुहोस्' },
  minAboveMax: { en: 'Minimum must not exceed the maximum', ne: 'न्यूनतम अधिकतमभन्दा बढी हुनु हुँदैन' },
  tiersOrder: {
    en: 'Years of service must rise from line to line',
    ne: 'सेवाका वर्ष हरेक हरफमा बढ्दै जानुपर्छ',
  },
  cutOffOutside: {
    en: 'Cut-off must be within the effective dates',
    ne: 'कट अफ मिति लागु हुने अवधिभित्र हुनुपर्छ',
  },
  tooLong: {
    en: 'One request can be for {days} {days, one day, other days} at most',
    ne: 'एउटा अनुरोध बढीमा {days} दिनको हुन सक्छ',
  },
  percentAbove: { en: 'Enter at most 100 percent', ne: 'बढीमा १०० प्रतिशत राख्नुहोस्' },
  bothTimes: { en: 'Enter both times', ne: 'दुवै समय दिनुहोस्' },
  endTimeBeforeStart: { en: 'To time must be after from time', ne: 'अन्त्य समय सुरु समयभन्दा पछि हुनुपर्छ' },
  notZero: { en: 'Enter days to add or take away', ne: 'थप्ने वा घटाउने दिन राख्नुहोस्' },
  expiresBefore: {
    en: 'Expiry must not be before the effective date',
    ne: 'म्याद सकिने मिति लागु हुने मितिभन्दा अघि हुनु हुँदैन',
  },
});

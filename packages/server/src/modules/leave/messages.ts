import { defineMessages } from '@karmik/model/kit/message';

/** What the server says about leave. */
export const leaveServerMessages = defineMessages('leave.server', {
  exceptionOver: {
    en: 'The exception to the Labour Act must end today or later',
    ne: 'श्रम ऐनको अपवाद आज वा त्यसपछि सकिनुपर्छ',
  },
  settingEnded: {
    en: '{name} has ended. Its rules stay as they were.',
    ne: '{name} को अवधि सकियो। यसका नियम जस्ताको तस्तै रहन्छन्।',
  },
  noSetting: {
    en: 'No leave settings are in force on {day}. Ask HR to add them.',
    ne: '{day} मा बिदाका सेटिङ लागु छैनन्। मानव संसाधनलाई थप्न भन्नुहोस्।',
  },
  notOffered: {
    en: 'This leave is not available in {setting}',
    ne: '{setting} मा यो बिदा उपलब्ध छैन',
  },
  pastCutOff: {
    en: 'Leave of this year could be requested until {day}',
    ne: 'यस वर्षको बिदा {day} सम्म माग्न सकिन्थ्यो',
  },
  noFile: { en: 'You have no employee profile here', ne: 'तपाईंको कर्मचारी विवरण यहाँ छैन' },
  ownDelegate: { en: 'Choose someone else', ne: 'अरू कसैलाई छान्नुहोस्' },
  ownBalance: { en: "You can't edit your own balance", ne: 'आफ्नै मौज्दात परिवर्तन गर्न मिल्दैन' },
  ownOffline: { en: "You can't enter your own leave", ne: 'आफ्नै बिदा राख्न मिल्दैन' },
  enteredForYou: { en: 'entered leave for you', ne: 'ले तपाईंको बिदा राख्नुभयो' },
  daysLeft: { en: '{days} {days, one day, other days} left', ne: '{days} दिन बाँकी' },
  longestSpan: { en: 'Ask for {days} {days, one day, other days} at most', ne: 'बढीमा {days} दिन रोज्नुहोस्' },
  openingThere: {
    en: 'An opening balance of this leave and day is already there',
    ne: 'यो बिदाको यस मितिको सुरुको मौज्दात पहिल्यै छ',
  },
  noBalance: { en: 'This leave has no balance', ne: 'यो बिदाको मौज्दात हुँदैन' },
  openingImported: { en: 'imported your leave balance', ne: 'ले तपाईंको बिदाको मौज्दात आयात गर्नुभयो' },
  countedAgain: {
    en: 'Days of your approved leave changed from {before} to {now}',
    ne: 'तपाईंको स्वीकृत बिदाका दिन {before} बाट {now} भए',
  },
  notEncashable: { en: 'This leave is not encashed', ne: 'यो बिदाको रकम पाइँदैन' },
  encashableLeft: {
    en: 'At most {days} {days, one day, other days} can be encashed now',
    ne: 'अहिले बढीमा {days} दिनको रकम लिन मिल्छ',
  },
  noPay: {
    en: 'The employment level has no salary scale. Add it first.',
    ne: 'तहको तलब स्केल छैन। पहिले थप्नुहोस्।',
  },
  yearUnknown: { en: 'No leave year begins on {day}', ne: '{day} मा कुनै बिदा वर्ष सुरु हुँदैन' },
  yearNotBegun: {
    en: 'This leave year has not begun. You can open it from its first day on.',
    ne: 'यो बिदा वर्ष सुरु भएको छैन। पहिलो दिनदेखि खोल्न सकिन्छ।',
  },
  yearOpened: { en: 'This leave year is already open', ne: 'यो बिदा वर्ष पहिल्यै खुलेको छ' },
  yearNotOpened: { en: 'This leave year is not open', ne: 'यो बिदा वर्ष खुलेको छैन' },
  yearUsed: {
    en: 'Leave of this year has been used. Correct balances by an edit instead.',
    ne: 'यस वर्षको बिदा प्रयोग भइसक्यो। मौज्दात परिवर्तनबाट सच्याउनुहोस्।',
  },
});

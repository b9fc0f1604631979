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
    ne: '{day} मा बिदाका सेटिङ लागू छैनन्। मानव संसाधनलाई थप्न भन्नुहोस्।',
  },
  notOffered: {
    en: 'This leave is not available in {setting}',
    ne: '{setting} मा यो बिदा उपलब्ध छैन',
  },
  pastCutOff: {
    en: 'Leave of this year could be requested until {day}',
    ne: 'यस वर्षको बिदा {day} सम्म माग्न सकिन्थ्यो',
  },
  noFile: { en: 'You have no employee profile here', ne: 'यहाँ तपाईंको कर्मचारी विवरण छैन' },
  ownDelegate: { en: 'Choose someone else', ne: 'अरू कसैलाई छान्नुहोस्' },
});

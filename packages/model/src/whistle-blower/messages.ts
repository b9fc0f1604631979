import { defineMessages } from '../kit/message.ts';

/** Messages about whistle-blower reports. */
export const whistleBlowerMessages = defineMessages('report', {
  listChoice: { en: 'Choose from the list', ne: 'सूचीबाट छान्नुहोस्' },
  receiptAgain: { en: 'Enter your receipt number again.', ne: 'रसिद नम्बर फेरि राख्नुहोस्।' },
  notTaken: { en: 'Turn on "Accept reports" first', ne: 'पहिले “उजुरी लिने” खोल्नुहोस्' },
  receiptOutlives: {
    en: "The receipt can't work longer than the report is kept",
    ne: 'रसिद चल्ने दिन उजुरी राखिने दिनभन्दा बढी हुनु हुँदैन',
  },
});

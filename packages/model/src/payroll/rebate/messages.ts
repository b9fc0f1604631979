import { defineMessages } from '../../kit/message.ts';

export const rebateMessages = defineMessages('payroll.rebate', {
  outsideYear: {
    en: 'This month is not in the fiscal year {year}. Choose one of its months.',
    ne: 'यो महिना आर्थिक वर्ष {year} मा पर्दैन। त्यही वर्षको महिना छान्नुहोस्।',
  },
  unknownYear: {
    en: 'The tax law of the fiscal year {year} has no relief for this. Choose another fiscal year or another rebate.',
    ne: 'आर्थिक वर्ष {year} को कर कानुनले यसमा छुट दिँदैन। अर्को आर्थिक वर्ष वा अर्को छुट छान्नुहोस्।',
  },
});

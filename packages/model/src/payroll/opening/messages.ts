import { defineMessages } from '../../kit/message.ts';

/** What is said of opening balances of a running fiscal year. */
export const openingMessages = defineMessages('payroll.opening', {
  monthsDiffer: {
    en: 'The start date is {expected} {expected, one month, other months} into the fiscal year, not {months}',
    ne: 'सुरु मितिअघि आर्थिक वर्षका {expected} महिना हुन्छन्, {months} होइन',
  },
  nothingBefore: {
    en: 'The fiscal year begins in this month, so nothing was paid in it before. Leave this empty',
    ne: 'आर्थिक वर्ष यही महिनादेखि सुरु हुन्छ, त्यसैले अघि केही भुक्तानी भएको छैन। यो खाली छोड्नुहोस्',
  },
  moreThanIncome: {
    en: 'Contributions and tax cannot be more than the income',
    ne: 'योगदान र कर आम्दानीभन्दा बढी हुँदैन',
  },
});

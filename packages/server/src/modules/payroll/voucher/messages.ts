import { defineMessages } from '@karmik/model/kit/message';

/** What is said of vouchers of payrolls and payments, and their refusals. */
export const voucherMessages = defineMessages('payroll.vouchers', {
  notConfirmed: {
    en: 'Vouchers are made from confirmed payrolls. Confirm this payroll first.',
    ne: 'भौचर पुष्टि भएको तलबबाट मात्र बन्छ। पहिले यो तलब पुष्टि गर्नुहोस्।',
  },
  exists: {
    en: 'This payroll has the voucher {number}. Reverse it to make another one.',
    ne: 'यो तलबको भौचर {number} बनिसकेको छ। अर्को बनाउन पहिले त्यसलाई उल्टाउनुहोस्।',
  },
  paymentExists: {
    en: 'This payment has the voucher {number}. Reverse it to make another one.',
    ne: 'यो भुक्तानीको भौचर {number} बनिसकेको छ। अर्को बनाउन पहिले त्यसलाई उल्टाउनुहोस्।',
  },
  chargeExists: {
    en: 'This charge has the voucher {number}. Reverse it to make another one.',
    ne: 'यो शुल्कको भौचर {number} बनिसकेको छ। अर्को बनाउन पहिले त्यसलाई उल्टाउनुहोस्।',
  },
  payrollFirst: {
    en: 'Make the voucher of the payroll first, since the payment clears its payables.',
    ne: 'भुक्तानीले तलबको भौचरका तिर्नुपर्ने रकम फर्छ्योट गर्ने भएकाले पहिले तलबको भौचर बनाउनुहोस्।',
  },
  returnFirst: {
    en: 'Returned payments of this voucher are in voucher {number}. Reverse that voucher first.',
    ne: 'यस भौचरका फिर्ता भएका भुक्तानी भौचर {number} मा छन्। पहिले त्यो भौचर उल्टाउनुहोस्।',
  },
  replacedHasVoucher: {
    en: 'The file that this payment replaces has the voucher {number}. Reverse that voucher first.',
    ne: 'यस भुक्तानीले प्रतिस्थापन गरेको फाइलको भौचर {number} छ। पहिले त्यो भौचर उल्टाउनुहोस्।',
  },
  noProvisions: {
    en: 'Provisions do not change in this month, so there is no voucher',
    ne: 'यस महिना व्यवस्थामा फरक छैन, त्यसैले भौचर बन्दैन',
  },
  laterProvisions: {
    en: 'A later month has the voucher {number} of provisions. Reverse it first.',
    ne: 'पछिको महिनाको व्यवस्थाको भौचर {number} छ। पहिले त्यसलाई उल्टाउनुहोस्।',
  },
  noType: {
    en: 'Choose the voucher type of payrolls under voucher settings',
    ne: 'भौचर सेटिङमा तलबको भौचर प्रकार छान्नुहोस्',
  },
  noLedger: { en: '{name} has no {side} ledger', ne: '{name} को {side} खाता छैन' },
  noLedgerFor: { en: '{name} has no {side} ledger for {units}', ne: '{units} का लागि {name} को {side} खाता छैन' },
  unmapped: {
    en: 'The voucher does not balance yet: {what}. Add the mapping.',
    ne: 'भौचर अझै मिलेको छैन: {what}। खाता निर्धारण थप्नुहोस्।',
  },
  notBalanced: {
    en: 'Debit {debit} and credit {credit} differ. Check the payslips of this payroll.',
    ne: 'डेबिट {debit} र क्रेडिट {credit} मिलेनन्। यो तलबका पर्ची जाँच्नुहोस्।',
  },
  nothing: { en: 'This payroll pays nothing, so it has no voucher', ne: 'यो तलबमा भुक्तानी छैन, त्यसैले भौचर बन्दैन' },
  tooEarly: { en: 'Choose {day} or later', ne: '{day} वा त्यसपछिको मिति छान्नुहोस्' },
  notPosted: {
    en: '{heading} does not change what is paid, so it is in no voucher',
    ne: '{heading} ले भुक्तानी बदल्दैन, त्यसैले भौचरमा पर्दैन',
  },
  needsLedger: {
    en: 'This heading is posted on this side. Choose a ledger',
    ne: 'यो शीर्षक यसै पट्टि प्रविष्ट हुन्छ। खाता छान्नुहोस्',
  },
});

/** Sides of a voucher within a sentence. */
export const sideNames = {
  debit: { en: 'debit', ne: 'डेबिट' },
  credit: { en: 'credit', ne: 'क्रेडिट' },
} as const;

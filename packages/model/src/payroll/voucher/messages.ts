import { defineMessages } from '../../kit/message.ts';

/** What the declarations of vouchers refuse. */
export const voucherSetupMessages = defineMessages('payroll.vouchers.setup', {
  headingRequired: { en: 'Choose the heading', ne: 'शीर्षक छान्नुहोस्' },
  ledgerRequired: { en: 'Choose a debit ledger, a credit ledger or both', ne: 'डेबिट खाता, क्रेडिट खाता वा दुवै छान्नुहोस्' },
  kindTwice: {
    en: 'This kind of payroll has a voucher type already',
    ne: 'यस किसिमको तलबको भौचर प्रकार पहिले नै राखिएको छ',
  },
});

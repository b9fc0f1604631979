import { defineMessages } from '../../kit/message.ts';

/** What is said of registers of another payroll system. */
export const archiveMessages = defineMessages('payroll.archive', {
  noCode: { en: 'Enter the employee code of this row', ne: 'यो पङ्क्तिको कर्मचारी कोड राख्नुहोस्' },
  codeTwice: { en: 'Row {row} has the employee code {code} too', ne: 'पङ्क्ति {row} मा पनि कर्मचारी कोड {code} छ' },
  noAmount: { en: '"{text}" is not an amount', ne: '"{text}" रकम होइन' },
  needsMonth: { en: 'Choose the month of these figures', ne: 'यी रकम कुन महिनाका हुन् छान्नुहोस्' },
  monthCompared: {
    en: 'A comparison is of a month. Choose its register',
    ne: 'तुलना एक महिनाको हुन्छ। त्यही महिनाको दर्ता छान्नुहोस्',
  },
  needsYear: { en: 'Choose the fiscal year of these figures', ne: 'यी रकम कुन आर्थिक वर्षका हुन् छान्नुहोस्' },
});

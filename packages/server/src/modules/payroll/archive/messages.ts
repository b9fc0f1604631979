import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of registers of another payroll system, and what is said of their imports. */
export const registerMessages = defineMessages('payroll.archive', {
  noHeadings: {
    en: 'No row has a column "Employee code". Name the column of employee codes so, above the first employee',
    ne: 'कुनै पङ्क्तिमा "कर्मचारी कोड" स्तम्भ छैन। पहिलो कर्मचारीमाथि कोडको स्तम्भको नाम यही राख्नुहोस्',
  },
  noAmounts: { en: 'No column has amounts below its heading', ne: 'कुनै शीर्षकमुनि रकम छैन' },
  noPeople: { en: 'No row has an employee code', ne: 'कुनै पङ्क्तिमा कर्मचारी कोड छैन' },
  unknownCode: { en: 'No employee has the code {code}', ne: 'कोड {code} भएका कर्मचारी छैनन्' },
  monthThere: {
    en: 'Figures of {month} for this employee are in {name}. Withdraw that import first',
    ne: 'यी कर्मचारीको {month} का रकम {name} मा छन्। पहिले त्यो आयात फिर्ता लिनुहोस्',
  },
  yearThere: {
    en: 'Figures of this fiscal year for this employee are in {name}. Withdraw that import first',
    ne: 'यी कर्मचारीको यो आर्थिक वर्षका रकम {name} मा छन्। पहिले त्यो आयात फिर्ता लिनुहोस्',
  },
  paidHere: {
    en: 'Karmik paid this employee for {month}. Leave this row out',
    ne: 'यी कर्मचारीको {month} को तलब कार्मिकबाट दिइएको छ। यो पङ्क्ति हटाउनुहोस्',
  },
  otherNet: {
    en: 'Earnings less deductions and tax come to {net}, not to {written}',
    ne: 'आम्दानीबाट कट्टी र कर घटाउँदा {net} हुन्छ, {written} होइन',
  },
  notReady: {
    en: 'Correct the cells that are named, then import again: {count}',
    ne: 'उल्लेख भएका कोष सच्याएर फेरि आयात गर्नुहोस्: {count}',
  },
  notMatched: {
    en: 'Confirm what each heading is before you import: {headings}',
    ne: 'आयातअघि हरेक शीर्षक के हो पुष्टि गर्नुहोस्: {headings}',
  },
  available: { en: 'Archived payroll is available to you', ne: 'तपाईंको पुरानो तलबको विवरण आयो' },
});

import { defineMessages } from '@karmik/model/kit/message';

export const payslipMessages = defineMessages('archived_payslip', {
  withdrawn: { en: 'This payslip was withdrawn already.', ne: 'यो तलब पर्ची पहिल्यै फिर्ता लिइएको छ।' },
  fileUsed: { en: 'This file belongs to something else already', ne: 'यो फाइल पहिल्यै अरू केहीमा प्रयोग भएको छ' },
  noPdf: { en: 'A payslip is a PDF', ne: 'तलब पर्ची PDF हुनुपर्छ' },
  tooLarge: { en: 'A payslip has at most 5 MB', ne: 'तलब पर्ची बढीमा ५ MB को हुन्छ' },
  noFiscalYear: {
    en: 'No fiscal year holds this month; add it first',
    ne: 'यो महिना कुनै आर्थिक वर्षमा पर्दैन; पहिले आर्थिक वर्ष थप्नुहोस्',
  },
  otherCalendar: { en: 'The months of {year} are of {calendar}', ne: '{year} का महिना {calendar} का हुन्' },
  there: { en: 'A payslip of this month is there already', ne: 'यो महिनाको तलब पर्ची पहिल्यै छ' },
  ofFile: { en: '{name}: {problem}', ne: '{name}: {problem}' },
});

import { defineMessages } from '@karmik/model/kit/message';

export const reportMessages = defineMessages('report_work', {
  filesLimit: { en: 'A report has at most {most} files.', ne: 'उजुरीमा बढीमा {most} फाइल हुन्छन्।' },
  receiptUnknown: { en: 'This receipt number leads to no report.', ne: 'यो रसिद नम्बरको उजुरी भेटिएन।' },
  nobodyLeft: { en: 'Somebody must be left who may read this', ne: 'यो पढ्न मिल्ने कम्तीमा एक जना बाँकी हुनुपर्छ' },
  status: { en: 'A report that is {from} cannot become {to}.', ne: '“{from}” उजुरी “{to}” हुन सक्दैन।' },
  notTaken: { en: 'Reports are not taken here.', ne: 'यहाँ उजुरी लिइँदैन।' },
  notEnded: { en: 'Only a report that has come to its end is wiped.', ne: 'टुङ्गिएको उजुरी मात्र मेटिन्छ।' },
  othersFile: { en: 'Only who added a file removes it.', ne: 'फाइल थप्नेले मात्र हटाउन सक्छ।' },
});

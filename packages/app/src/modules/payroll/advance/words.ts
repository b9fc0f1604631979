import { bilingual } from '@karmik/model/kit/text';

export const words = {
  requests: bilingual('Requests', 'अनुरोध'),
  movements: bilingual('Payments and recoveries', 'भुक्तानी र असुली'),
  limit: bilingual('What you can request now', 'अहिले माग्न सकिने'),
  most: bilingual('At most', 'बढीमा'),
  open: bilingual('Requested or not recovered yet', 'मागिएको वा असुल हुन बाँकी'),
  months: bilingual('Recovered within, months', 'असुल हुने महिना'),
  plan: bilingual('Recovery plan', 'असुलीको योजना'),
  planHelp: bilingual(
    'A month takes less where too little net pay would be left; the rest is due later.',
    'खुद भुक्तानी कम बाँकी रहने महिनामा थोरै असुल हुन्छ; बाँकी पछि असुल हुन्छ।',
  ),
  total: bilingual('Total', 'जम्मा'),
  record: bilingual('Record payment', 'भुक्तानी राख्नुहोस्'),
  recordOther: bilingual('Record repayment', 'फिर्ता रकम राख्नुहोस्'),
  recorded: bilingual('Recorded.', 'राखियो।'),
  save: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
};

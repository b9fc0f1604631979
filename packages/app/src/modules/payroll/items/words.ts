import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

export const words = {
  incentives: bilingual('Incentives', 'प्रोत्साहन'),
  amounts: bilingual('Employees and amounts', 'कर्मचारी र रकम'),
  changes: bilingual('Changes to paid months', 'भुक्तानी भएका महिनाका परिवर्तन'),
  month: bilingual('Earned in', 'कमाएको महिना'),
  headings: bilingual('By heading', 'शीर्षकअनुसार'),
  pay: bilingual('Adds to pay', 'तलबमा थपिने'),
  state: bilingual('Next payroll', 'अर्को तलब'),
  taken: bilingual('Included', 'समावेश'),
  waits: bilingual('Decision pending', 'निर्णय बाँकी'),
  cannot: bilingual('Not computed', 'गणना नभएका'),
  decide: bilingual('Decide', 'निर्णय गर्नुहोस्'),
  decided: bilingual('Decision saved', 'निर्णय सुरक्षित भयो'),
  none: bilingual('Paid months are as their facts say.', 'भुक्तानी भएका महिना तथ्यअनुसारै छन्।'),
  noticeTaken: (count: string) =>
    bilingual(
      `The next payroll includes ${counted(count, 'change', 'changes')} to paid months.`,
      `अर्को तलबमा भुक्तानी भएका महिनाका ${count} परिवर्तन समावेश हुन्छन्।`,
    ),
  noticeWaits: (count: string) =>
    bilingual(
      `Decision pending on ${counted(count, 'change that takes', 'changes that take')} pay back.`,
      `तलब फिर्ता लिने ${count} परिवर्तनको निर्णय बाँकी छ।`,
    ),
  see: bilingual('See the changes', 'परिवर्तन हेर्नुहोस्'),
  correctionsAbout: bilingual(
    'What late facts change in months that are paid, and days whose pay is corrected. The months themselves stay as they were paid.',
    'ढिलो आएका तथ्यले भुक्तानी भएका महिनामा के बदल्छन्, र तलब सच्याइएका दिन। ती महिना भुक्तानी भएजस्तै रहन्छन्।',
  ),
};

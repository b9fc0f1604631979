import { bilingual } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

export const words = {
  requests: bilingual('Requests', 'अनुरोध'),
  movements: bilingual('Payments and returns', 'भुक्तानी र फिर्ता'),
  advances: bilingual('Advances', 'पेश्की'),
  claims: bilingual('Claims', 'दाबी'),
  payments: bilingual('Payments', 'भुक्तानी'),
  approveInPart: bilingual('Approve in part', 'आंशिक स्वीकृति'),
  noBills: bilingual('No bills.', 'बिल छैन।'),
  cut: bilingual('Approve less', 'कम स्वीकृत गर्नुहोस्'),
  rateOf: (rate: string, unit: number, day: string) =>
    bilingual(`Rate ${rate} per ${unit}, ${day}`, toDevanagariDigits(`दर ${rate} प्रति ${unit}, ${day}`)),
  cutHelp: bilingual(
    'A bill can be approved in part. What was claimed stays.',
    'बिल आंशिक रूपमा स्वीकृत गर्न सकिन्छ। दाबी गरिएको रकम यथावत् रहन्छ।',
  ),
  settle: bilingual('Settle', 'फर्छ्योट गर्नुहोस्'),
  send: bilingual('Send claim', 'दाबी पठाउनुहोस्'),
  sent: bilingual('Claim sent.', 'दाबी पठाइयो।'),
  money: bilingual('Settlement', 'फर्छ्योट'),
  recordPayment: bilingual('Record payment', 'भुक्तानी राख्नुहोस्'),
  recordReturn: bilingual('Record return', 'फिर्ता राख्नुहोस्'),
  recorded: bilingual('Recorded.', 'राखियो।'),
  save: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
};

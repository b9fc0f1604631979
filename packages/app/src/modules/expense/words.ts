import { bilingual, type Text } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

export const words = {
  movements: bilingual('Payments and returns', 'भुक्तानी र फिर्ता'),
  advances: bilingual('Advances', 'पेश्की'),
  claims: bilingual('Claims', 'दाबी'),
  payments: bilingual('Payments', 'भुक्तानी'),
  pendingApproval: bilingual('Pending approval', 'स्वीकृति बाँकी'),
  noBills: bilingual('No bills.', 'बिल छैन।'),
  cut: bilingual('Approve less', 'कम स्वीकृत गर्नुहोस्'),
  rateOf: (rate: string, unit: number, day: string) =>
    bilingual(`Rate ${rate} per ${unit}, ${day}`, toDevanagariDigits(`दर ${rate} प्रति ${unit}, ${day}`)),
  rateCorrected: (rate: string, difference: Text) =>
    bilingual(
      `Rate corrected to ${rate}. Difference: ${difference.en}`,
      toDevanagariDigits(`दर सच्याएर ${rate}। फरक: ${difference.ne}`),
    ),
  cutHelp: bilingual(
    'A bill can be approved in part. What was claimed stays.',
    'बिल आंशिक रूपमा स्वीकृत गर्न सकिन्छ। दाबी गरिएको रकम यथावत् रहन्छ।',
  ),
  settle: bilingual('Settle', 'फर्छ्योट गर्नुहोस्'),
  send: bilingual('Send claim', 'दाबी पठाउनुहोस्'),
  sent: bilingual('Claim sent.', 'दाबी पठाइयो।'),
  money: bilingual('Amounts', 'रकम'),
  claimTrip: bilingual('Claim expenses', 'खर्च दाबी गर्नुहोस्'),
  requestAdvance: bilingual('Request advance', 'पेश्की माग्नुहोस्'),
  advanceSent: bilingual('Advance requested.', 'पेश्की मागियो।'),
  sendRequest: bilingual('Send request', 'अनुरोध पठाउनुहोस्'),
  allowancesHelp: bilingual(
    'Daily allowances are added once the trip is over. Add bills for other costs.',
    'भ्रमण सकिएपछि दैनिक भत्ता आफैँ थपिन्छ। अन्य खर्चका बिल थप्नुहोस्।',
  ),
  trips: bilingual('Travel', 'भ्रमण'),
  askCancel: {
    ask: bilingual('Request cancellation', 'रद्द गर्न माग्नुहोस्'),
    sent: bilingual('Cancellation requested', 'रद्द गर्ने अनुरोध पठाइयो'),
  },
  cancelled: bilingual('To cancel', 'रद्द गर्नुपर्ने'),
  cancellations: bilingual('Cancellations', 'रद्द अनुरोध'),
  byType: bilingual('By type', 'प्रकारअनुसार'),
  byMonth: bilingual('By month', 'महिनाअनुसार'),
  byDivision: bilingual('By division', 'महाशाखाअनुसार'),
  byProject: bilingual('By project', 'परियोजनाअनुसार'),
  byPerson: bilingual('By person', 'व्यक्तिअनुसार'),
  byPlace: bilingual('By place', 'स्थानअनुसार'),
  leaver: {
    enter: bilingual('Enter claim for a former employee', 'पूर्व कर्मचारीको दाबी राख्नुहोस्'),
    entered: bilingual('Claim entered. Another person decides.', 'दाबी राखियो। निर्णय अर्को व्यक्तिले गर्छ।'),
    choose: bilingual('Former employee', 'पूर्व कर्मचारी'),
    account: bilingual('Bank account for payment', 'भुक्तानी गर्ने बैंक खाता'),
    noAccount: bilingual(
      'Add a bank account to the profile of this employee first.',
      'पहिले यो कर्मचारीको विवरणमा बैंक खाता थप्नुहोस्।',
    ),
    confirm: bilingual('Confirm account', 'खाता पुष्टि गर्नुहोस्'),
    left: bilingual('Last working day', 'कामको अन्तिम दिन'),
    until: bilingual('Claims accepted until', 'दाबी गर्न सकिने अन्तिम मिति'),
  },
  expensesOf: (day: string) => bilingual(`Expenses of ${day}`, `${day} को खर्च`),
  withSalary: bilingual('To be paid with salary:', 'तलबसँग भुक्तानी हुने:'),
  paidWithSalary: bilingual('Paid with salary:', 'तलबसँग भुक्तानी भएको:'),
  byBank: bilingual('By bank transfer to the confirmed account.', 'पुष्टि गरिएको खातामा बैंकबाट।'),
  recordPayment: bilingual('Record payment', 'भुक्तानी राख्नुहोस्'),
  takeBackPayment: bilingual('Take back payment', 'भुक्तानी फिर्ता लिनुहोस्'),
  takeBackHelp: bilingual(
    'For a payment that was recorded by mistake. The claim waits for payment again.',
    'गल्तीले राखिएको भुक्तानीका लागि। दाबी फेरि भुक्तानी हुन बाँकी हुन्छ।',
  ),
  recordReturn: bilingual('Record return', 'फिर्ता राख्नुहोस्'),
  recorded: bilingual('Recorded.', 'राखियो।'),
  save: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
};

import { bilingual } from '@karmik/model/kit/text';

export const words = {
  requests: bilingual('Requests', 'अनुरोध'),
  movements: bilingual('Payments and returns', 'भुक्तानी र फिर्ता'),
  money: bilingual('Money', 'रकम'),
  recordPayment: bilingual('Record payment', 'भुक्तानी राख्नुहोस्'),
  recordReturn: bilingual('Record return', 'फिर्ता राख्नुहोस्'),
  recorded: bilingual('Recorded.', 'राखियो।'),
  save: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
};

import type { UnitName } from '@karmik/model/payroll/formula/unit';
import { bilingual, type Text } from '@karmik/model/kit/text';

const units: Readonly<Record<UnitName | 'yes_no', Text>> = {
  money: bilingual('money', 'रकम'),
  days: bilingual('days', 'दिन'),
  hours: bilingual('hours', 'घण्टा'),
  rate: bilingual('rate', 'दर'),
  number: bilingual('number', 'सङ्ख्या'),
  yes_no: bilingual('yes or no', 'हो वा होइन'),
};

export const words = {
  units,
  kinds: {
    heading: bilingual('heading', 'शीर्षक'),
    fact: bilingual('fact', 'तथ्य'),
  },
  suggestions: bilingual('Suggestions', 'सुझावहरू'),
  functionKind: bilingual('function', 'फङ्सन'),
  tableKind: bilingual('table', 'तालिका'),
  /** Functions of the grammar, which the model does not declare. */
  grammar: {
    IF: bilingual(
      'The first value when the condition holds, otherwise the second',
      'सर्त पूरा भए पहिलो मान, नभए दोस्रो मान',
    ),
    CASE: bilingual(
      'The value after the first condition that holds, otherwise the last value',
      'पूरा हुने पहिलो सर्तपछिको मान, कुनै पूरा नभए अन्तिम मान',
    ),
    OPTIONAL: bilingual(
      'A heading that the package may lack, and the value to use without it',
      'प्याकेजमा नहुन सक्ने शीर्षक, र नभएमा लिइने मान',
    ),
  },
  keywords: {
    and: bilingual('Both conditions hold', 'दुवै सर्त पूरा हुन्छन्'),
    or: bilingual('At least one condition holds', 'कम्तीमा एउटा सर्त पूरा हुन्छ'),
    not: bilingual('The condition does not hold', 'सर्त पूरा हुँदैन'),
    true: bilingual('Always holds', 'सधैँ पूरा हुन्छ'),
    false: bilingual('Never holds', 'कहिल्यै पूरा हुँदैन'),
  },
  selectionDeleted: bilingual('Selection deleted', 'छानिएको पाठ हटाइयो'),
  controlCharacter: bilingual('Control character', 'नियन्त्रण अक्षर'),
} as const;

import { bilingual } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

export const words = {
  enter: bilingual('Enter declaration', 'घोषणा प्रविष्ट गर्नुहोस्'),
  entered: bilingual('Declaration entered', 'घोषणा प्रविष्ट भयो'),
  importMany: bilingual('Import', 'आयात'),
  ready: bilingual('Add Nepali rebates', 'नेपालका कर छुट थप्नुहोस्'),
  added: bilingual('Rebates of this fiscal year added', 'यस आर्थिक वर्षका कर छुट थपिए'),
  complete: bilingual(
    'All Nepali rebates of this fiscal year are already there',
    'यस आर्थिक वर्षका नेपालका सबै कर छुट पहिल्यै छन्',
  ),
  limits: bilingual('Limits', 'सीमा'),
  taken: (from: string, until: string) =>
    bilingual(`Declarations are taken from ${from} until ${until}.`, `घोषणा ${from} देखि ${until} सम्म लिइन्छ।`),
  documents: (documents: string) => bilingual(`Attach: ${documents}`, `संलग्न गर्नुहोस्: ${documents}`),
  lowers: {
    income: bilingual('Lowers taxable income', 'कर लाग्ने आय घटाउँछ'),
    tax: (percent: string) =>
      bilingual(`${percent} % of it lowers the tax itself`, `यसको ${toDevanagariDigits(percent)} प्रतिशतले कर नै घटाउँछ`),
    share: (percent: string) =>
      bilingual(
        `${percent} % of it lowers taxable income`,
        `यसको ${toDevanagariDigits(percent)} प्रतिशतले कर लाग्ने आय घटाउँछ`,
      ),
  },
  effect: bilingual('Effect', 'प्रभाव'),
  alsoLimited: bilingual('Also limited by', 'थप सीमा'),
  further: {
    one_third: bilingual('One third of the assessable income', 'निर्धारण योग्य आयको एक तिहाइ'),
    of_taxable_income: bilingual('5 % of the taxable income', 'कर लाग्ने आयको ५ प्रतिशत'),
    of_first_band: bilingual('A quarter of the first tax band', 'पहिलो कर तहको एक चौथाइ'),
  } as Readonly<Record<string, ReturnType<typeof bilingual>>>,
};

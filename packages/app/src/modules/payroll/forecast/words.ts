import { bilingual } from '@karmik/model/kit/text';

export const words = {
  plans: bilingual('Plans', 'योजनाहरू'),
  open: bilingual('Open', 'खोल्नुहोस्'),
  none: bilingual('No forecast yet', 'अहिलेसम्म पूर्वानुमान छैन'),
  noneWhy: bilingual(
    'Add a plan with its months and assumptions; its cost is computed in the background.',
    'महिना र अनुमानसहितको योजना थप्नुहोस्; खर्च पृष्ठभूमिमा गणना हुन्छ।',
  ),
  add: bilingual('Add a plan', 'योजना थप्नुहोस्'),
  compute: bilingual('Compute again', 'फेरि गणना गर्नुहोस्'),
  computing: bilingual('The forecast is being computed', 'पूर्वानुमान गणना हुँदै छ'),
  copy: bilingual('Copy plan', 'योजनाको प्रतिलिपि'),
  copyOf: (name: string) => bilingual(`Copy ${name}`, `${name} को प्रतिलिपि बनाउनुहोस्`),
  copyAbout: bilingual(
    'A new plan with the months and assumptions of this one, to change and to compare.',
    'यही महिना र अनुमान भएको नयाँ योजना, बदल्न र तुलना गर्न।',
  ),
  copied: bilingual('Plan added', 'योजना थपियो'),
  compare: bilingual('Compare', 'तुलना'),
  compareTitle: bilingual('Compare with another plan', 'अर्को योजनासँग तुलना'),
  compareWith: bilingual('Plan', 'योजना'),
  compareNone: bilingual(
    'There is no other plan yet. Copy this one and change it.',
    'अर्को योजना छैन। यसको प्रतिलिपि बनाएर बदल्नुहोस्।',
  ),
  month: bilingual('Month', 'महिना'),
  total: bilingual('Total', 'जम्मा'),
  difference: bilingual('Difference', 'फरक'),
  byMonth: bilingual('Cost by month', 'महिनाअनुसार खर्च'),
};

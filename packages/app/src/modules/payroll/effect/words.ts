import { bilingual } from '@karmik/model/kit/text';

export const words = {
  figure: bilingual('Figure', 'विवरण'),
  before: bilingual('Before', 'पहिले'),
  after: bilingual('After', 'पछि'),
  change: bilingual('Change', 'फरक'),
  totals: bilingual('Totals', 'जम्मा'),
  tryBands: bilingual('Try other tax bands', 'अर्को कर दर जाँच्नुहोस्'),
  bandsAbout: bilingual(
    'See what other bands of income tax would do to pay before they are law. Nothing is stored.',
    'आयकरका अर्का दर लागु भए तलबमा के हुन्छ, कानुन बन्नुअघि नै हेर्नुहोस्। केही सुरक्षित हुँदैन।',
  ),
};

import { idCardSample } from '@karmik/model/hris/id-card/entities';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(idCardSample, {
  description: bilingual('Designs that ID card templates start from.', 'परिचयपत्रका ढाँचा बनाउने नमुना।'),
  columns: ['title', 'size', 'orientation', 'language', 'colour'],
  filters: ['size', 'orientation', 'language'],
  sort: 'title',
  form: [
    'title',
    {
      title: bilingual('Shape', 'आकार'),
      fields: ['size', 'orientation', 'language', 'colour', 'has_photo', 'has_logo'],
    },
    { title: bilingual('Content', 'सामग्री'), fields: ['shown_fields', 'qr_side', 'qr_holds'] },
    { title: bilingual('Back', 'अर्को पाटो'), fields: ['has_back', 'back_text', 'signatory'] },
  ],
  empty: bilingual('Add the first sample.', 'पहिलो नमुना थप्नुहोस्।'),
});

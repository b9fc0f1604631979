import { bilingual } from '@karmik/model/kit/text';
import { certificateSetting } from '@karmik/model/payroll/certificate/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(certificateSetting, {
  description: bilingual(
    'What tax certificates show as PDF. The PAN of the organization and its address come from its overview.',
    'PDF कर प्रमाणपत्रमा देखिने कुरा। संस्थाको स्थायी लेखा नम्बर र ठेगाना संस्थाको परिचयबाट आउँछन्।',
  ),
  form: [
    {
      title: bilingual('Signature', 'हस्ताक्षर'),
      fields: ['signatory', 'signatory_ne', 'post', 'post_ne', 'place', 'place_ne'],
    },
    { title: bilingual('Text', 'पाठ'), fields: ['language', 'remark', 'remark_ne'] },
    {
      title: bilingual('Parts', 'भागहरू'),
      fields: ['shows_logo', 'shows_months', 'shows_reliefs', 'shows_benefits', 'shows_deposits'],
    },
  ],
});

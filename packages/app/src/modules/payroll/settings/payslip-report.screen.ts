import { bilingual } from '@karmik/model/kit/text';
import { payslipLayout } from '@karmik/model/payroll/paper/layout';
import { singletonScreen } from '../../../screens/kit/screens.ts';
import { LayoutSample } from '../paper/paper-buttons.tsx';

export default singletonScreen(payslipLayout, {
  description: bilingual(
    'What payslips show as PDF, and which headings employees see.',
    'PDF तलब पर्चीमा के देखिन्छ, र कर्मचारीले कुन शीर्षक देख्छन्।',
  ),
  form: [
    { title: bilingual('Text', 'पाठ'), fields: ['title', 'title_ne', 'language', 'note', 'note_ne'] },
    {
      title: bilingual('Parts', 'भागहरू'),
      fields: [
        'shows_logo',
        'shows_account',
        'shows_days',
        'shows_employer',
        'shows_year',
        'shows_words',
        'shows_signature',
        'hides_zero',
      ],
    },
  ],
  Below: LayoutSample,
});

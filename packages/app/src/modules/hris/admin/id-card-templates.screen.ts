import { idCardTemplate } from '@karmik/model/hris/id-card/entities';
import { bilingual } from '@karmik/model/kit/text';
import { FromSampleButton } from '../id-card/FromSampleButton.tsx';
import { TemplateRowActions } from '../id-card/TemplateRowActions.tsx';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(idCardTemplate, {
  description: bilingual(
    'Design and content of ID cards. The preview shows the card as printed.',
    'परिचयपत्र कस्तो देखिने र त्यसमा के रहने। पूर्वावलोकनले छापिने कार्ड देखाउँछ।',
  ),
  columns: ['title', 'size', 'orientation', 'language', 'colour', 'valid_months'],
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
    { title: bilingual('Active', 'अवधि'), fields: ['valid_months'] },
  ],
  Actions: FromSampleButton,
  RowActions: TemplateRowActions,
  empty: bilingual('Start from a sample, or design your first card.', 'नमुनाबाट सुरु गर्नुहोस् वा पहिलो कार्ड बनाउनुहोस्।'),
});

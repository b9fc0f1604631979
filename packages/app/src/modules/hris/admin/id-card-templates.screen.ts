import { idCardTemplate } from '@karmik/model/hris/id-card/entities';
import { text } from '@karmik/model/kit/text';
import { FromSampleButton } from '../id-card/FromSampleButton.tsx';
import { TemplateRowActions } from '../id-card/TemplateRowActions.tsx';
import { settingsScreen } from '../../../screens/kit/screens.ts';

export default settingsScreen(idCardTemplate, {
  description: text(
    'How identity cards look, and what stands on them. The preview draws a card as it is printed.',
    'परिचयपत्र कस्तो देखिने र त्यसमा के रहने। पूर्वावलोकनले छापिने कार्ड देखाउँछ।',
  ),
  columns: ['title', 'size', 'orientation', 'language', 'colour', 'valid_months'],
  filters: ['size', 'orientation', 'language'],
  sort: 'title',
  form: [
    'title',
    { title: text('Shape', 'आकार'), fields: ['size', 'orientation', 'language', 'colour', 'has_photo', 'has_logo'] },
    { title: text('What stands on it', 'के रहने'), fields: ['shown_fields', 'qr_side', 'qr_holds'] },
    { title: text('The other side', 'अर्को पाटो'), fields: ['has_back', 'back_text', 'signatory'] },
    { title: text('In force', 'अवधि'), fields: ['valid_months'] },
  ],
  Actions: FromSampleButton,
  RowActions: TemplateRowActions,
  empty: text('Begin from a sample, or design the first card.', 'नमुनाबाट सुरु गर्नुहोस् वा पहिलो कार्ड बनाउनुहोस्।'),
});

import { separation } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { SeparationAside } from '../separation/SeparationAside.tsx';
import { isHeldUp, SeparationBlockers } from '../separation/SeparationBlockers.tsx';
import { OpenMoneyCard } from '../separation/OpenMoneyCard.tsx';
import { NoticeCard } from '../separation/NoticeCard.tsx';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { may } from '../../../shell/session.ts';

export default requestScreens(separation, {
  path: 'hris/:org/separation',
  as: 'hr',
  description: bilingual(
    'Start a separation, see its outstanding items and complete it.',
    'अवकाश सुरु गर्नुहोस्, बाँकी विषय हेर्नुहोस् र पूरा गर्नुहोस्।',
  ),
  columns: ['employee', 'separation_type', 'category', 'effective_date', 'status', 'created_at'],
  filters: ['status', 'category', 'separation_type', 'effective_date', 'employee'],
  sort: '-created_at',
  form: ['employee', 'separation_type', 'notice_on', 'effective_date', 'remarks'],
  addLabel: bilingual('Start a separation', 'अवकाश सुरु गर्नुहोस्'),
  editForm: ['notice_on', 'effective_date', 'remarks'],
  maySend: () => may('4.10', 'write'),
  sections: [
    {
      kind: 'fields',
      title: bilingual('Separation', 'अवकाश'),
      fields: ['employee', 'separation_type', 'category', 'notice_on', 'effective_date', 'remarks', 'created_at'],
    },
    { kind: 'own', isBare: true, Section: NoticeCard },
    { kind: 'own', isBare: true, Section: OpenMoneyCard },
  ],
  Notice: SeparationBlockers,
  isBlocked: (record, action) => action === 'complete' && isHeldUp(record),
  Aside: SeparationAside,
  empty: bilingual('No separations in progress.', 'जारी अवकाश छैन।'),
}).list;

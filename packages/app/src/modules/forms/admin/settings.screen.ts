import { form, formAnswer } from '@karmik/model/forms/form';
import { bilingual } from '@karmik/model/kit/text';
import { FormRowActions } from '../pages/FormRowActions.tsx';
import { masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { approvalScreen } from '../../../screens/kit/approval-policies.tsx';
import { formParts } from './form-parts.ts';

const forms = masterDataScreen(form, {
  description: bilingual('Create a form, add its questions, then open it.', 'फारम बनाएर प्रश्न थप्नुहोस्, अनि खुला गर्नुहोस्।'),
  columns: [{ field: 'name', minWidth: '12rem' }, { field: 'state', minWidth: '9rem' }, 'deadline', 'answer_count'],
  filters: ['state', 'category', 'deadline', 'is_anonymous'],
  sort: '-created_at',
  form: formParts,
  RowActions: FormRowActions,
  empty: bilingual('Create the first form.', 'पहिलो फारम बनाउनुहोस्।'),
});

export default tabsScreen({
  tabs: [
    { id: 'forms', label: bilingual('Forms', 'फारम'), screen: forms },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), code: '2.04', screen: approvalScreen(formAnswer) },
  ],
});

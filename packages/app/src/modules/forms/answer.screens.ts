import { formAnswer } from '@karmik/model/forms/form';
import { formPaths } from '@karmik/model/forms/paths';
import type { ViewerType } from '@karmik/model/kit/actions';
import { bilingual } from '@karmik/model/kit/text';
import { answersSection } from './pages/AnswersSection.tsx';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';

/** What was answered, read in the role of the person who looks. */
const sections = (as: ViewerType) =>
  [
    { kind: 'fields', title: bilingual('Form', 'फारम'), fields: ['form', 'sender', 'form_version', 'created_at'] },
    { kind: 'own', isBare: true, Section: answersSection(as) },
  ] as const;

export default approvalScreens(formAnswer, {
  path: 'forms/:org/answer',
  paths: formPaths,
  columns: ['form', 'sender', 'form_version', 'status', 'created_at'],
  filters: ['status', 'form', 'sender', 'created_at'],
  sort: '-created_at',
  sections: sections('notification'),
  own: {
    sections: sections('user'),
    empty: bilingual('Your responses are kept here.', 'तपाईंले पठाएका उत्तर यहाँ रहन्छन्।'),
  },
  team: {
    description: bilingual(
      'Responses that need your approval, and your decisions.',
      'तपाईंको स्वीकृति चाहिने उत्तर र तपाईंका निर्णय।',
    ),
    columns: ['form', 'sender', 'status', 'created_at'],
    sections: sections('supervisor'),
    empty: bilingual('Responses that need your approval appear here.', 'तपाईंको स्वीकृति चाहिने उत्तर यहाँ देखिन्छन्।'),
  },
  organization: {
    description: bilingual('All responses to all forms.', 'सबै फारममा पठाइएका उत्तर।'),
    filters: ['form', 'status', 'sender', 'created_at'],
    sections: sections('hr'),
    empty: bilingual('No responses yet.', 'अहिलेसम्म उत्तर छैन।'),
  },
});

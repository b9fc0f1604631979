import { formAnswer } from '@karmik/model/forms/form';
import { text } from '@karmik/model/kit/text';
import { answerParts } from '../../../pages/forms/answer-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

export default requestScreens(formAnswer, {
  ...answerParts('hr'),
  title: text('Answers to forms', 'फारमका उत्तर'),
  description: text('Everything that was sent, to every form.', 'सबै फारममा पठाइएका उत्तर।'),
  columns: ['form', 'sender', 'version', 'status', 'created_at'],
  filters: ['form', 'status', 'sender', 'created_at'],
  sort: '-created_at',
  empty: text('Nobody has answered a form yet.', 'अहिलेसम्म कसैले फारम भरेको छैन।'),
}).list;

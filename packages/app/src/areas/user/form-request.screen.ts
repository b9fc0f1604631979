import { formAnswer } from '@karmik/model/forms/form';
import { text } from '@karmik/model/kit/text';
import { answerParts } from '../../pages/forms/answer-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(formAnswer, {
  ...answerParts('supervisor'),
  title: text('Form requests', 'फारम अनुरोध'),
  description: text(
    'Answers to forms on which you are asked, and what you decided.',
    'तपाईंलाई सोधिएका फारमका उत्तर र तपाईंका निर्णय।',
  ),
  columns: ['form', 'sender', 'status', 'created_at'],
  filters: ['status', 'form', 'sender', 'created_at'],
  sort: '-created_at',
  empty: text('Answers that wait for your approval show here.', 'तपाईंको स्वीकृति पर्खिरहेका उत्तर यहाँ देखिन्छन्।'),
}).list;

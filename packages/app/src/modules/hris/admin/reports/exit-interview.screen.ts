import { exitAnswer } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(exitAnswer, 'by_question', {
  description: bilingual('Exit interview answers.', 'बहिर्गमन अन्तर्वार्ताका उत्तर।'),
  path: 'hris/:org/exit-answer',
  columns: [{ field: 'question', minWidth: '18rem' }, 'rating', 'answer', 'employee', 'category', 'answered_on'],
});

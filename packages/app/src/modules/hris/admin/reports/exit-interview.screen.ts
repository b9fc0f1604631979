import { exitAnswer } from '@karmik/model/hris/separation';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(exitAnswer, 'by_question', {
  path: 'hris/:org/exit-answer',
  columns: [{ field: 'question', minWidth: '18rem' }, 'rating', 'answer', 'employee', 'category', 'answered_on'],
});

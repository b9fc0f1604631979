import { exitAnswer } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(exitAnswer, 'by_question', {
  description: bilingual('What those who left have answered.', 'गएकाहरूले दिएका उत्तर।'),
  path: 'hris/:org/exit-answer',
  columns: [{ field: 'question', minWidth: '18rem' }, 'rating', 'answer', 'employee', 'category', 'answered_on'],
});

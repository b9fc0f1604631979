import { bilingual } from '@karmik/model/kit/text';
import { tasksOf } from './tasks-of.ts';

export default tasksOf('Separation', bilingual('Tasks of separations', 'अवकाशका कार्य'));

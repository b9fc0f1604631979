import { bilingual } from '@karmik/model/kit/text';
import { tasksOf } from './tasks-of.ts';

export default tasksOf('Separation', bilingual('Separation tasks', 'अवकाशका कार्य'));

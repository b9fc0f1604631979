import { bilingual } from '@karmik/model/kit/text';
import { tasksOf } from '../tasks-of.ts';

export default tasksOf('Pre-employment', bilingual('Pre-employment tasks', 'नियुक्तिपूर्वका कार्य'));

import { bilingual } from '@karmik/model/kit/text';
import { tasksOf } from './tasks-of.ts';

export default tasksOf('Employment review', bilingual('Employment review tasks', 'रोजगार समीक्षाका कार्य'));

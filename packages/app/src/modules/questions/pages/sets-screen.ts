import { questionSet } from '@karmik/model/questions/library';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';
import { SetActions } from './UsesActions.tsx';

/** The question sets of the organisation, wherever they are needed. */
export const setsScreen = (about: { readonly description: Text }) =>
  masterDataScreen(questionSet, {
    ...about,
    columns: ['name', 'category', 'question_count', 'description'],
    filters: ['category'],
    sort: 'name',
    form: ['name', 'category', 'description'],
    RowActions: SetActions,
    empty: bilingual('Add the first set.', 'पहिलो प्रश्नावली थप्नुहोस्।'),
  });

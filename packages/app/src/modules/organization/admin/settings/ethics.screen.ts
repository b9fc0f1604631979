import { bilingual } from '@karmik/model/kit/text';
import { ethics } from '@karmik/model/organization/values';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(ethics, {
  description: bilingual('Code of conduct, in chapters.', 'आचारसंहिताका नियम, अध्याय र उप-अध्यायका रूपमा।'),
  columns: ['title', 'parent', 'position'],
  sort: 'position',
  hasTree: 'first',
  empty: bilingual('Add the first rule.', 'पहिलो नियम थप्नुहोस्।'),
});

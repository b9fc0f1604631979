import { bilingual } from '@karmik/model/kit/text';
import { employmentLevelGroup } from '@karmik/model/organization/masters';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(employmentLevelGroup, {
  description: bilingual('Groups of levels, such as officers.', 'सँगै पर्ने तह, जस्तै अधिकृत।'),
  columns: ['title', 'position'],
  sort: 'position',
  empty: bilingual('Add the first group, or import a spreadsheet.', 'पहिलो समूह थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

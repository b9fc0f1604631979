import { bilingual } from '@karmik/model/kit/text';
import { division } from '@karmik/model/organization/masters';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(division, {
  description: bilingual('Divisions and their structure.', 'महाशाखा र तिनको संरचना।'),
  columns: ['name', 'code', 'parent'],
  filters: ['parent'],
  sort: 'name',
  hasTree: true,
  empty: bilingual('Add the first division, or import a spreadsheet.', 'पहिलो महाशाखा थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

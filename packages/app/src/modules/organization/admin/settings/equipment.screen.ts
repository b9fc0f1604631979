import { bilingual } from '@karmik/model/kit/text';
import { equipment } from '@karmik/model/organization/equipment';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(equipment, {
  description: bilingual('Equipment issued to employees.', 'कर्मचारीलाई दिइएका उपकरण।'),
  columns: ['name', 'tag', 'category', 'serial_number', 'branch', 'holder', 'condition'],
  filters: ['category', 'condition', 'holder', 'branch', 'assignments.employee'],
  sort: 'name',
  empty: bilingual('Add the first item, or import a spreadsheet.', 'पहिलो उपकरण थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

import { bilingual } from '@karmik/model/kit/text';
import { branch } from '@karmik/model/organization/masters';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(branch, {
  description: bilingual('The places where people work.', 'कर्मचारी काम गर्ने ठाउँ।'),
  columns: ['name', 'code', 'parent', 'address'],
  filters: ['parent', 'branch_type'],
  sort: 'name',
  hasTree: true,
  empty: bilingual('Add the first branch, or import a spreadsheet.', 'पहिलो शाखा थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

import { bilingual } from '@karmik/model/kit/text';
import { branchType } from '@karmik/model/organization/masters';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(branchType, {
  description: bilingual(
    'Types of branches, such as head office or field office.',
    'शाखाका प्रकार, जस्तै केन्द्रीय वा क्षेत्रीय कार्यालय।',
  ),
  columns: ['title', 'created_at'],
  sort: 'title',
  empty: bilingual('Add the first type, or import a spreadsheet.', 'पहिलो प्रकार थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

import { bilingual } from '@karmik/model/kit/text';
import { jobTitle } from '@karmik/model/organization/masters';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(jobTitle, {
  description: bilingual('Job titles of employees.', 'कर्मचारीका पद।'),
  columns: ['title', 'created_at'],
  sort: 'title',
  empty: bilingual('Add the first job title, or import a spreadsheet.', 'पहिलो पद थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

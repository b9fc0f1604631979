import { educationDegree } from '@karmik/model/commons/lists';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(educationDegree, {
  description: bilingual('Degrees, the lowest rank first.', 'उपाधिहरू, तल्लो क्रम सुरुमा।'),
  columns: ['name', 'rank'],
  sort: 'rank',
  empty: bilingual('Add the first degree, or import a spreadsheet.', 'पहिलो उपाधि थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

import { bilingual } from '@karmik/model/kit/text';
import { incidentType } from '@karmik/model/whistle-blower/settings';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(incidentType, {
  description: bilingual('What whistle-blowers may report.', 'के कुरामा उजुरी गर्न सकिन्छ।'),
  columns: ['name', 'description'],
  sort: 'name',
  empty: bilingual('Add the first type; without one nobody can report.', 'पहिलो प्रकार थप्नुहोस्; नभए कसैले उजुरी गर्न सक्दैन।'),
});

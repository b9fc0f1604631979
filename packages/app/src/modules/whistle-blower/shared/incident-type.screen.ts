import { bilingual } from '@karmik/model/kit/text';
import { incidentType } from '@karmik/model/whistle-blower/settings';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(incidentType, {
  description: bilingual('Types of incidents that can be reported.', 'उजुरी गर्न सकिने घटनाका प्रकार।'),
  columns: ['name', 'description'],
  sort: 'name',
  empty: bilingual(
    'Add the first type. Reporting needs at least one.',
    'पहिलो प्रकार थप्नुहोस्। उजुरी गर्न कम्तीमा एउटा चाहिन्छ।',
  ),
});

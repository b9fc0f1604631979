import { bilingual } from '@karmik/model/kit/text';
import { investigator } from '@karmik/model/whistle-blower/settings';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(investigator, {
  description: bilingual(
    'People who investigate whistle-blower reports. No one else can read them; people named in a report are excluded.',
    'उजुरी छानबिन गर्ने व्यक्ति। अरू कसैले, तपाईंले पनि, उजुरी देख्दैन; उजुरीमा नाम परेको व्यक्ति त्यसबाट बाहिर रहन्छ।',
  ),
  columns: ['person', 'starts_on', 'ends_on', 'incident_types'],
  filters: ['person', 'starts_on', 'ends_on'],
  sort: '-starts_on',
  empty: bilingual(
    "No investigators. Reports can't be read until you add one.",
    'छानबिनकर्ता नभए उजुरी कसैले पढ्दैन। पहिलो थप्नुहोस्।',
  ),
});

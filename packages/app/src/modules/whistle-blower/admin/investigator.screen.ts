import { bilingual } from '@karmik/model/kit/text';
import { investigator } from '@karmik/model/whistle-blower/settings';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(investigator, {
  description: bilingual(
    'Only they read whistle-blower reports, except those that name them. Another investigator confirms each new one, or a server operator where there is none.',
    'उजुरी यिनले मात्र पढ्छन्, आफ्नो नाम परेकाबाहेक। नयाँलाई अर्को छानबिनकर्ताले, कोही नभए प्रणाली सञ्चालकले पुष्टि गर्छ।',
  ),
  columns: [
    { field: 'person', minWidth: '13rem' },
    'status',
    { field: 'starts_on', minWidth: '7rem' },
    { field: 'ends_on', minWidth: '7rem' },
    { field: 'incident_types', minWidth: '7rem', blank: bilingual('All', 'सबै') },
    'proposed_by',
    'confirmed_by',
  ],
  filters: ['person', 'status', 'starts_on', 'ends_on'],
  sort: '-starts_on',
  empty: bilingual(
    "No investigators. Reports can't be read until one is added and confirmed.",
    'छानबिनकर्ता छैनन्। थपेर पुष्टि नगरेसम्म उजुरी कसैले पढ्न सक्दैन।',
  ),
});

import { dutyStationAssignment } from '@karmik/model/hris/duty-station-assignment';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(dutyStationAssignment, {
  description: bilingual('Duty station of each employee over time.', 'को कुन कार्यस्थलमा, कहिलेदेखि कहिलेसम्म काम गर्छन्।'),
  columns: ['employee', 'duty_station', 'starts_on', 'ends_on', 'remarks'],
  filters: ['duty_station', 'employee', 'starts_on'],
  sort: '-starts_on',
  empty: bilingual('No duty stations assigned.', 'सबै आफ्नै शाखामा काम गर्छन्।'),
});

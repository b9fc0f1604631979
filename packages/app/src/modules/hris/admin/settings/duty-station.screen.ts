import { dutyStationAssignment, dutyStationForMany } from '@karmik/model/hris/duty-station-assignment';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(dutyStationAssignment, {
  description: bilingual('Duty station of each employee over time.', 'प्रत्येक कर्मचारीको कार्यस्थल, अवधिअनुसार।'),
  columns: ['employee', 'duty_station', 'starts_on', 'ends_on', 'remarks'],
  filters: ['duty_station', 'employee', 'starts_on'],
  sort: '-starts_on',
  toMany: dutyStationForMany,
  empty: bilingual('No duty stations assigned.', 'कार्यस्थल तोकिएको छैन।'),
});

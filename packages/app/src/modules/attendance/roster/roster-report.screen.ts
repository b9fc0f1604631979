import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { rosterEntry } from '@karmik/model/attendance/roster/entry';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(rosterEntry, 'by_shift', { path: attendanceEndpoints.rosterEntries, query: { as: 'hr' } });

import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(overtimeRequest, 'by_person', {
  path: attendanceEndpoints.overtime,
  query: { as: 'hr' },
});

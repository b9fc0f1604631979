import { creditHourDeleteRequest } from '@karmik/model/attendance/credit-hour';
import { creditHourDeletePaths } from '@karmik/model/attendance/paths';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { deletionScreens } from '../../../screens/kit/deletion-screens.ts';

export default deletionScreens(creditHourDeleteRequest, attendanceEndpoints.creditHourDeletion, creditHourDeletePaths);

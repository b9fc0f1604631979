import { travelDeleteRequest } from '@karmik/model/attendance/travel';
import { travelDeletePaths } from '@karmik/model/attendance/paths';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { deletionScreens } from '../../../screens/kit/deletion-screens.ts';

export default deletionScreens(travelDeleteRequest, attendanceEndpoints.travelDeletion, travelDeletePaths);

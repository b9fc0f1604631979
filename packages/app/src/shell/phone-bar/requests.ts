import { adjustmentPaths, overtimePaths, travelPaths } from '@karmik/model/attendance/paths';
import { leaveRequestPaths } from '@karmik/model/leave/paths';

/** What "Requests" of a phone offers, in its order: what one begins, and the lists of what one sent. */
export const requestPaths: readonly string[] = [
  '/user/leave/request',
  adjustmentPaths.own,
  overtimePaths.own,
  travelPaths.own,
  leaveRequestPaths.own,
];

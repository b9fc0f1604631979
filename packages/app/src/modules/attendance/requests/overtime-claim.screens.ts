import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import { overtimeClaimPaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { earlyColumn, lateColumn } from './ClaimedTime.tsx';
import { UnclaimedOvertime } from './UnclaimedOvertime.tsx';

const empty = bilingual('No overtime claims yet.', 'अहिलेसम्म अतिरिक्त समयको दाबी छैन।');

export default approvalScreens(overtimeClaim, {
  path: attendanceEndpoints.overtimeClaim,
  paths: overtimeClaimPaths,
  columns: [
    { field: 'sender', minWidth: '14rem' },
    { field: 'claimed_on', minWidth: '10rem' },
    earlyColumn,
    lateColumn,
    'normalised',
    { field: 'multiplier', isHidden: true },
    'status',
    { field: 'created_at', isHidden: true },
  ],
  filters: ['status', 'claimed_on', 'day_kind', 'is_exceeded', 'sender'],
  sort: '-claimed_on',
  addLabel: bilingual('Claim overtime', 'अतिरिक्त समय दाबी गर्नुहोस्'),
  form: ['claimed_on', 'request_remarks'],
  FormNotice: UnclaimedOvertime,
  own: {
    description: bilingual('Claim the overtime that you worked.', 'गरिसकेको अतिरिक्त समय दाबी गर्नुहोस्।'),
    empty,
  },
  team: { description: bilingual('Overtime claims of your team.', 'तपाईंको टोलीका अतिरिक्त समयका दाबी।'), empty },
  organization: { empty },
});

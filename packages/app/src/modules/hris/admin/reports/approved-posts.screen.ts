import { approvedStaffing } from '@karmik/model/hris/approved-staffing';
import { reportScreen } from '../../../../screens/kit/screens.ts';
import { FilledCell } from '../../approved-posts/FilledCell.tsx';

export default reportScreen(approvedStaffing, 'by_division', {
  path: 'hris/:org/approved-staffing',
  columns: [
    'job_title',
    'division',
    'branch',
    'employment_level',
    'approved',
    { id: 'filled', header: approvedStaffing.fields.filled.label, sort: 'filled', Cell: FilledCell },
    'vacant',
    'over_filled',
    'state',
    'decision',
  ],
});

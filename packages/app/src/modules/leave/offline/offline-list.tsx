import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequest } from '@karmik/model/leave/request';
import { listScreen } from '../../../screens/kit/screens.ts';
import { EnterLeave } from './EnterLeave.tsx';

const offlineList = (as: 'hr' | 'supervisor') =>
  listScreen(leaveRequest, {
    description: bilingual(
      'Leave entered for employees, approved on entry.',
      'कर्मचारीका लागि राखिएको बिदा। राख्नेबित्तिकै स्वीकृत हुन्छ।',
    ),
    path: leaveEndpoints.offline,
    query: { as },
    columns: ['sender', 'leave_type', 'from_date', 'to_date', 'duration', 'entered_by', 'status'],
    filters: ['sender', 'leave_type', 'from_date', 'status'],
    sort: '-from_date',
    Actions: ({ slug }) => <EnterLeave as={as} slug={slug} />,
    empty: bilingual('No leave has been entered.', 'अहिलेसम्म बिदा राखिएको छैन।'),
  });

export const organizationOffline = offlineList('hr');
export const teamOffline = offlineList('supervisor');

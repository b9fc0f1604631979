import { bilingual } from '@karmik/model/kit/text';
import { leaveEncashment } from '@karmik/model/leave/encashment';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { encashmentPaths } from '@karmik/model/leave/paths';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';

const empty = bilingual('No leave encashments yet.', 'अहिलेसम्म बिदाबापत रकमको अनुरोध छैन।');

export default approvalScreens(leaveEncashment, {
  path: leaveEndpoints.encashment,
  paths: encashmentPaths,
  columns: ['sender', 'leave_type', 'quantity', 'amount', 'status', 'created_at'],
  filters: ['status', 'leave_type', 'sender'],
  sort: '-created_at',
  addLabel: bilingual('Request encashment', 'बिदाबापत रकम माग्नुहोस्'),
  form: ['leave_type', 'quantity', 'reason'],
  sections: [
    {
      kind: 'fields',
      title: bilingual('Request', 'अनुरोध'),
      fields: ['sender', 'leave_type', 'quantity', 'amount', 'approved_on', 'reason', 'created_at'],
    },
  ],
  own: {
    description: bilingual('Get paid for leave days instead of taking them.', 'बिदा नलिई त्यसबापत रकम लिनुहोस्।'),
    empty,
  },
  organization: { empty },
});

import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveCancelPaths } from '@karmik/model/leave/paths';
import { leaveCancelRequest } from '@karmik/model/leave/request';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';

const empty = bilingual('No leave cancellations yet.', 'अहिलेसम्म बिदा रद्द अनुरोध छैन।');

export default approvalScreens(leaveCancelRequest, {
  path: leaveEndpoints.cancelRequest,
  paths: leaveCancelPaths,
  columns: ['sender', 'request', 'reason', 'status', 'created_at'],
  filters: ['status', 'sender'],
  sort: '-created_at',
  sections: [
    {
      kind: 'fields',
      title: bilingual('Request', 'अनुरोध'),
      fields: ['sender', 'request', 'reason', 'created_at'],
    },
  ],
  own: {
    description: bilingual(
      'Your requests to cancel approved leave. Send one from the approved request.',
      'स्वीकृत बिदा रद्द गर्न पठाइएका अनुरोध। स्वीकृत अनुरोध खोलेर पठाउनुहोस्।',
    ),
    empty,
  },
  team: { empty },
  organization: { empty },
});

import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { shiftSwapPaths } from '@karmik/model/attendance/paths';
import { shiftSwap } from '@karmik/model/attendance/roster/swap';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';

/** Others read of the shift of the person who asks, who alone reads of their own. */
const day = { field: 'day', header: bilingual('Shift given on', 'दिन चाहेको सिफ्ट') } as const;
const empty = bilingual('No shift swaps yet.', 'अहिलेसम्म सिफ्ट साटासाट छैन।');

export default approvalScreens(shiftSwap, {
  path: attendanceEndpoints.shiftSwap,
  paths: shiftSwapPaths,
  columns: ['sender', 'colleague', day, 'return_day', 'status', 'created_at'],
  filters: ['status', 'day', 'colleague', 'sender'],
  sort: '-created_at',
  addLabel: bilingual('Propose a swap', 'साट्न प्रस्ताव गर्नुहोस्'),
  form: ['colleague', 'day', 'return_day', 'request_remarks'],
  own: {
    columns: ['sender', 'colleague', 'day', 'return_day', 'status', 'created_at'],
    description: bilingual(
      'Your colleague accepts first, then your supervisor decides. The roster changes when the swap is approved.',
      'पहिले सहकर्मीले स्वीकार गर्छन्, अनि सुपरिवेक्षकले निर्णय गर्छन्। स्वीकृत भएपछि कार्य तालिका बदलिन्छ।',
    ),
    empty,
  },
  team: { description: bilingual('Swaps that need your decision.', 'तपाईंको निर्णय चाहिने साटासाट।'), empty },
  organization: { empty },
});

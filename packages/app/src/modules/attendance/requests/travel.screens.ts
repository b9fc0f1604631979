import { travelAttendance, travelDeleteRequest } from '@karmik/model/attendance/travel';
import { travelPaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { askToDelete } from '../../../screens/request/AskToDelete.tsx';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { useTravelFields } from './travel-kinds.ts';

const empty = bilingual('No travel requests yet.', 'अहिलेसम्म भ्रमण अनुरोध छैन।');

export default approvalScreens(travelAttendance, {
  path: attendanceEndpoints.travel,
  paths: travelPaths,
  columns: [
    'sender',
    'kind',
    'starts_on',
    'ends_on',
    'part',
    'place',
    'status',
    { field: 'created_at', isHidden: true },
  ],
  filters: ['status', 'kind', 'starts_on', 'ends_on', 'part', 'sender'],
  sort: '-starts_on',
  addLabel: bilingual('Request travel attendance', 'भ्रमण हाजिरी माग्नुहोस्'),
  form: ['kind', 'starts_on', 'ends_on', 'part', 'place', 'leaves_at', 'returns_at', 'description', 'attachment'],
  useFields: useTravelFields,
  own: {
    description: bilingual(
      'Days you travel for work or attend a training count as attended.',
      'कामका लागि भ्रमण वा तालिममा रहेका दिन हाजिर मानिन्छन्।',
    ),
    Aside: askToDelete(travelDeleteRequest, attendanceEndpoints.travelDeletion),
    empty,
  },
  team: { description: bilingual('Travel requests of your team.', 'तपाईंको टोलीका भ्रमण अनुरोध।'), empty },
  organization: { empty },
});

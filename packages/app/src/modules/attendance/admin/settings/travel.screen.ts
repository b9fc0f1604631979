import { travelAttendance, travelDeleteRequest, travelSetting } from '@karmik/model/attendance/travel';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreen } from '../../../../screens/kit/approval-policies.tsx';
import { singletonScreen, tabsScreen } from '../../../../screens/kit/screens.ts';

const limits = singletonScreen(travelSetting, {
  description: bilingual('What employees may request for travel.', 'भ्रमणका लागि कर्मचारीले के माग्न पाउने।'),
  form: ['days_back', 'allow_half_days', 'needs_attachment'],
});

export default tabsScreen({
  tabs: [
    { id: 'limits', label: bilingual('Limits', 'सीमा'), screen: limits },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), code: '2.04', screen: approvalScreen(travelAttendance) },
    {
      id: 'deletion',
      label: bilingual('Deletion approval', 'हटाउने स्वीकृति'),
      code: '2.04',
      screen: approvalScreen(travelDeleteRequest),
    },
  ],
});

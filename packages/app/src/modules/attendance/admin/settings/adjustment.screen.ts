import { adjustmentRequest, adjustmentSetting } from '@karmik/model/attendance/adjustment';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreen } from '../../../../screens/kit/approval-policies.tsx';
import { singletonScreen, tabsScreen } from '../../../../screens/kit/screens.ts';

const limits = singletonScreen(adjustmentSetting, {
  description: bilingual('What employees may ask to correct.', 'कर्मचारीले के सच्याउन माग्न पाउने।'),
  form: ['days_back', 'most_a_month', 'needs_attachment'],
});

export default tabsScreen({
  tabs: [
    { id: 'limits', label: bilingual('Limits', 'सीमा'), screen: limits },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), code: '2.04', screen: approvalScreen(adjustmentRequest) },
  ],
});

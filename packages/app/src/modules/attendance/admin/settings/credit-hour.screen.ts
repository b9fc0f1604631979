import { creditHourDeleteRequest, creditHourRequest, creditHourSetting } from '@karmik/model/attendance/credit-hour';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreen } from '../../../../screens/kit/approval-policies.tsx';
import { singletonScreen, tabsScreen } from '../../../../screens/kit/screens.ts';

const limits = singletonScreen(creditHourSetting, {
  description: bilingual(
    'Credit hours are earned by extra work and used as time off.',
    'अतिरिक्त कामबापत कमाइने र छुट्टीका रूपमा प्रयोग हुने घण्टा।',
  ),
  form: ['is_enabled', 'least', 'daily_limit', 'weekly_limit', 'monthly_limit', 'expires_after', 'days_back'],
});

export default tabsScreen({
  tabs: [
    { id: 'limits', label: bilingual('Limits', 'सीमा'), screen: limits },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), code: '2.04', screen: approvalScreen(creditHourRequest) },
    {
      id: 'deletion',
      label: bilingual('Deletion approval', 'हटाउने स्वीकृति'),
      code: '2.04',
      screen: approvalScreen(creditHourDeleteRequest),
    },
  ],
});

import { creditHourDeleteRequest, creditHourRequest } from '@karmik/model/attendance/credit-hour';
import { creditHourPaths } from '@karmik/model/attendance/paths';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { askToDelete } from '../../../screens/request/AskToDelete.tsx';
import { CreditBalance } from './CreditBalance.tsx';

const empty = bilingual('No credit hour requests yet.', 'अहिलेसम्म क्रेडिट घण्टा अनुरोध छैन।');

export default approvalScreens(creditHourRequest, {
  path: attendanceEndpoints.creditHour,
  paths: creditHourPaths,
  columns: ['sender', 'kind', 'credit_on', 'duration', 'request_remarks', 'status', 'created_at'],
  filters: ['status', 'kind', 'credit_on', 'sender'],
  sort: '-credit_on',
  addLabel: bilingual('Request credit hours', 'क्रेडिट घण्टा माग्नुहोस्'),
  form: ['kind', 'credit_on', 'duration', 'is_travel', 'request_remarks'],
  FormNotice: CreditBalance,
  own: {
    description: bilingual(
      'Earn credit hours for extra work, and use them as time off.',
      'अतिरिक्त कामबापत क्रेडिट घण्टा कमाउनुहोस्, छुट्टीका रूपमा प्रयोग गर्नुहोस्।',
    ),
    Aside: askToDelete(creditHourDeleteRequest, attendanceEndpoints.creditHourDeletion),
    empty,
  },
  team: { description: bilingual('Credit hour requests of your team.', 'तपाईंको टोलीका क्रेडिट घण्टा अनुरोध।'), empty },
  organization: { empty },
});

/** Requests to cancel advances and trips for the employee, for who is asked, and for HR. */
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { expenseCancelRequest } from '@karmik/model/expense/cancel';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseCancelPaths } from '@karmik/model/expense/paths';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { CancelledRequest } from './CancelledRequest.tsx';
import { words } from './words.ts';

export default approvalScreens(expenseCancelRequest, {
  path: expenseEndpoints.cancellation,
  paths: {
    own: expenseCancelPaths.own,
    team: expenseCancelPaths.asked,
    organization: expenseAdminPaths.cancellations,
  },
  columns: [
    'sender',
    { id: 'cancelled', header: words.cancelled, minWidth: '12rem', Cell: CancelledRequest },
    'reason',
    'status',
    'created_at',
  ],
  filters: ['status', 'sender'],
  sort: '-created_at',
  sections: [
    {
      kind: 'fields',
      title: expenseCancelRequest.label,
      fields: ['sender', 'trip', 'advance', 'reason', 'created_at'],
    },
  ],
  own: {
    description: bilingual(
      'Your requests to cancel approved advances and trips. Send one from the approved request.',
      'स्वीकृत पेश्की र भ्रमण रद्द गर्न पठाइएका अनुरोध। नयाँ पठाउन स्वीकृत अनुरोध खोल्नुहोस्।',
    ),
    empty: bilingual("You haven't requested a cancellation.", 'तपाईंले केही रद्द गर्न माग्नुभएको छैन।'),
  },
  team: {
    empty: bilingual(
      'Cancellation requests for you to decide appear here.',
      'तपाईंले निर्णय गर्नुपर्ने रद्द अनुरोध यहाँ देखिन्छन्।',
    ),
  },
  organization: {
    description: bilingual(
      'Cancelling a trip removes attendance of the days ahead and its unpaid advances. Paid advances stay open.',
      'रद्द भएको भ्रमणका आउँदा दिनको हाजिरी र भुक्तानी नभएको पेश्की हट्छ। भुक्तानी भएको पेश्की फर्छ्योट हुन बाँकी रहन्छ।',
    ),
    empty: bilingual('No cancellation requests.', 'रद्द अनुरोध छैन।'),
  },
});

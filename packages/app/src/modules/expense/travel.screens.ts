/** Travel requests for the employee, for who is asked, and for HR. */
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { tripPaths } from '@karmik/model/expense/paths';
import { travelRequest } from '@karmik/model/expense/travel/request';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { CancelTrip } from './AskToCancel.tsx';
import { OfTrip } from './OfTrip.tsx';
import { TripEstimateNotice } from './TripEstimate.tsx';

const request = {
  kind: 'fields',
  title: travelRequest.label,
  fields: [
    'sender',
    'title',
    'purpose',
    'project',
    'departs_on',
    'departs_at',
    'returns_on',
    'returns_at',
    'keeps_leave',
    'created_at',
  ],
} as const;
const route = { kind: 'fields', title: bilingual('Route', 'मार्ग'), fields: ['legs', 'associates'] } as const;
const cost = {
  kind: 'fields',
  title: bilingual('Cost', 'खर्च'),
  fields: ['days', 'per_diem', 'other_costs', 'estimate'],
} as const;

export default approvalScreens(travelRequest, {
  path: expenseEndpoints.trip,
  paths: { own: tripPaths.own, team: tripPaths.asked, organization: expenseAdminPaths.advances },
  columns: [
    'sender',
    { field: 'title', minWidth: '14rem' },
    'departs_on',
    'returns_on',
    'estimate',
    'status',
    { field: 'created_at', isHidden: true },
  ],
  filters: ['status', 'departs_on', 'sender'],
  sort: '-created_at',
  form: [
    'title',
    'purpose',
    'departs_on',
    'departs_at',
    'returns_on',
    'returns_at',
    'legs',
    'associates',
    'other_costs',
    'project',
    'keeps_leave',
  ],
  FormNotice: TripEstimateNotice,
  sections: [request, route, cost],
  own: {
    description: bilingual(
      'Approved travel counts as attendance. Request an advance and claim expenses from the trip.',
      'स्वीकृत भ्रमण हाजिर मानिन्छ। भ्रमण खोलेर पेश्की माग्नुहोस् र खर्च दाबी गर्नुहोस्।',
    ),
    addLabel: bilingual('Request travel', 'भ्रमण माग्नुहोस्'),
    sections: [request, route, cost, { kind: 'own', isBare: true, Section: OfTrip }],
    Aside: CancelTrip,
    empty: bilingual("You haven't requested travel.", 'तपाईंले भ्रमण माग्नुभएको छैन।'),
  },
  team: {
    empty: bilingual('Travel requests for you to decide appear here.', 'तपाईंले निर्णय गर्नुपर्ने भ्रमण अनुरोध यहाँ देखिन्छन्।'),
  },
  organization: { empty: bilingual('No travel requests.', 'भ्रमण अनुरोध छैन।') },
});

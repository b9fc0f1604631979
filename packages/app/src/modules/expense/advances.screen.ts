import { expenseAdvanceMovement } from '@karmik/model/expense/advance';
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen, tabsScreen } from '../../screens/kit/screens.ts';
import advances from './advance.screens.ts';
import trips from './travel.screens.ts';
import { words } from './words.ts';

const movements = listScreen(expenseAdvanceMovement, {
  description: bilingual(
    'What was paid to employees and what they returned. A mistake is corrected by a line of its own.',
    'कर्मचारीलाई गरिएको भुक्तानी र उनीहरूले फिर्ता गरेको रकम। गल्ती छुट्टै हरफले सच्याइन्छ।',
  ),
  columns: [
    { field: 'employee', minWidth: '14rem' },
    { field: 'kind', minWidth: '12rem' },
    'amount',
    'paid_by',
    'happened_on',
    'reference',
    { field: 'home_amount', isHidden: true },
    { field: 'created_by', isHidden: true },
  ],
  filters: ['kind', 'paid_by', 'happened_on', 'employee'],
  sort: '-happened_on',
  empty: bilingual('Payments of approved advances appear here.', 'स्वीकृत पेश्कीको भुक्तानी यहाँ देखिन्छ।'),
});

export default tabsScreen({
  tabs: [
    { id: 'requests', label: words.advances, screen: advances.lists[expenseAdminPaths.advances] },
    { id: 'travel', label: words.trips, screen: trips.lists[expenseAdminPaths.advances] },
    { id: 'movements', label: words.movements, screen: movements },
  ],
});

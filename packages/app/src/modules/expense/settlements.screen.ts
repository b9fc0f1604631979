import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { expensePayment } from '@karmik/model/expense/settlement';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen, tabsScreen } from '../../screens/kit/screens.ts';
import settlements from './settlement.screens.ts';
import { words } from './words.ts';

const payments = listScreen(expensePayment, {
  description: bilingual(
    'What was paid for approved claims. A mistake is corrected by a line of its own.',
    'स्वीकृत दाबीको भुक्तानी। गल्ती छुट्टै हरफले सच्याइन्छ।',
  ),
  columns: [
    { field: 'employee', minWidth: '14rem' },
    { field: 'kind', minWidth: '12rem' },
    'amount',
    'paid_by',
    'happened_on',
    'reference',
    { field: 'created_by', isHidden: true },
  ],
  filters: ['kind', 'paid_by', 'happened_on', 'employee'],
  sort: '-happened_on',
  empty: bilingual('Payments of approved claims appear here.', 'स्वीकृत दाबीको भुक्तानी यहाँ देखिन्छ।'),
});

export default tabsScreen({
  tabs: [
    { id: 'requests', label: words.claims, screen: settlements.lists[expenseAdminPaths.claims] },
    { id: 'payments', label: words.payments, screen: payments },
  ],
});

import { bilingual } from '@karmik/model/kit/text';
import { advanceMovement } from '@karmik/model/payroll/advance/advance';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { listScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import advances from './advance.screens.ts';
import { words } from './words.ts';

const movements = listScreen(advanceMovement, {
  description: bilingual(
    'What was paid to employees and what payrolls recovered. A mistake is corrected by a line of its own.',
    'कर्मचारीलाई गरिएको भुक्तानी र तलबले गरेको असुली। गल्ती छुट्टै हरफले सच्याइन्छ।',
  ),
  columns: [
    { field: 'employee', minWidth: '14rem' },
    { field: 'kind', minWidth: '12rem' },
    'amount',
    'happened_on',
    { field: 'month', isHidden: true },
    'reference',
    { field: 'created_by', isHidden: true },
  ],
  filters: ['kind', 'happened_on', 'employee'],
  sort: '-happened_on',
  empty: bilingual('Payments of approved advances appear here.', 'स्वीकृत पेश्कीको भुक्तानी यहाँ देखिन्छ।'),
});

export default tabsScreen({
  tabs: [
    { id: 'requests', label: words.requests, screen: advances.lists[payrollPaths.advances] },
    { id: 'movements', label: words.movements, screen: movements },
  ],
});

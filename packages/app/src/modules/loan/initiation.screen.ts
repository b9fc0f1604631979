import { bilingual } from '@karmik/model/kit/text';
import { loanMovement } from '@karmik/model/loan/loan';
import { loanAdminPaths } from '@karmik/model/loan/admin-paths';
import { listScreen, tabsScreen } from '../../screens/kit/screens.ts';
import loans from './loan.screens.ts';
import { words } from './words.ts';

const entries = listScreen(loanMovement, {
  description: bilingual(
    'What was paid out, deducted, repaid and changed. The last entry of a person can be taken back on the page of the loan.',
    'भुक्तानी, कट्टी, चुक्ता र परिवर्तन। व्यक्तिले राखेको अन्तिम विवरण ऋणको पृष्ठमा फिर्ता लिन सकिन्छ।',
  ),
  columns: [
    { field: 'employee', minWidth: '14rem' },
    { field: 'kind', minWidth: '13rem' },
    'amount',
    'interest',
    'principal',
    'balance',
    'happened_on',
    { field: 'month', isHidden: true },
    { field: 'rate', isHidden: true },
    { field: 'reference', isHidden: true },
    { field: 'remark', isHidden: true },
    { field: 'created_by', isHidden: true },
  ],
  filters: ['kind', 'happened_on', 'employee'],
  sort: '-created_at',
  empty: bilingual('Payments of approved loans appear here.', 'स्वीकृत ऋणको भुक्तानी यहाँ देखिन्छ।'),
});

export default tabsScreen({
  tabs: [
    { id: 'loans', label: words.requests, screen: loans.lists[loanAdminPaths.loans] },
    { id: 'entries', label: words.entries, screen: entries },
  ],
});

import { bilingual } from '@karmik/model/kit/text';
import { loanMovement } from '@karmik/model/loan/loan';
import { loanAdminPaths } from '@karmik/model/loan/admin-paths';
import { listScreen, tabsScreen } from '../../screens/kit/screens.ts';
import { ofOrganization } from './guarantee.screen.ts';
import loans from './loan.screens.ts';
import { words } from './words.ts';

const entries = listScreen(loanMovement, {
  description: bilingual(
    'Disbursements, deductions, repayments and changes. Reverse the last one on the page of its loan.',
    'वितरण, कट्टी, चुक्ता र परिवर्तन। अन्तिम कारोबार ऋणको पृष्ठमा उल्टाउन सकिन्छ।',
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
  empty: bilingual('No loan transactions yet.', 'अहिलेसम्म ऋणको कारोबार छैन।'),
});

export default tabsScreen({
  tabs: [
    { id: 'loans', label: words.requests, screen: loans.lists[loanAdminPaths.loans] },
    { id: 'guarantees', label: words.guarantees, screen: ofOrganization },
    { id: 'entries', label: words.entries, screen: entries },
  ],
});

/** Ledgers of the accounting software, and which headings post to them. */
import { bilingual } from '@karmik/model/kit/text';
import { payLedger } from '@karmik/model/payroll/voucher/ledger';
import { payLedgerMapping } from '@karmik/model/payroll/voucher/mapping';
import { masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { ReadyMadeLedgers } from './ReadyMadeLedgers.tsx';
import { words } from './words.ts';

const ledgers = masterDataScreen(payLedger, {
  description: bilingual('Ledgers as your accounting software has them.', 'लेखा सफ्टवेयरमा भएअनुसारका खाता।'),
  columns: [
    { field: 'code', width: '7rem' },
    { field: 'name', minWidth: '14rem' },
    'account_group',
    { field: 'tally_name', minWidth: '12rem', blank: bilingual('Same name', 'उही नाम') },
  ],
  filters: ['account_group'],
  sort: 'code',
  Actions: ReadyMadeLedgers,
  empty: bilingual('Add the Nepali ledgers in one press, or your own.', 'नेपालका खाता एकैपटक थप्नुहोस्, वा आफ्नै बनाउनुहोस्।'),
});

const mapping = masterDataScreen(payLedgerMapping, {
  description: bilingual(
    'Where each heading is posted. A mapping of a branch or division goes before that of all.',
    'हरेक शीर्षक कुन खातामा जान्छ। शाखा वा महाशाखाको निर्धारण सबैको निर्धारणभन्दा पहिले लागु हुन्छ।',
  ),
  columns: [
    { field: 'posting', minWidth: '11rem' },
    { field: 'heading', minWidth: '11rem' },
    { field: 'branch', blank: bilingual('All', 'सबै') },
    { field: 'division', blank: bilingual('All', 'सबै') },
    { field: 'debit_ledger', minWidth: '12rem' },
    { field: 'credit_ledger', minWidth: '12rem' },
  ],
  filters: ['posting', 'heading', 'branch', 'division', 'debit_ledger', 'credit_ledger'],
  sort: 'posting',
  empty: bilingual('Add the ledger of the first heading.', 'पहिलो शीर्षकको खाता थप्नुहोस्।'),
});

export default tabsScreen({
  tabs: [
    { id: 'ledgers', label: words.ledgers, screen: ledgers },
    { id: 'mapping', label: words.mapping, screen: mapping },
  ],
});

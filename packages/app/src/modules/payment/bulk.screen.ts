/** Batches of payments, and their payments one by one. */
import { bilingual } from '@karmik/model/kit/text';
import { paymentBatch } from '@karmik/model/payment/batch';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { paymentItem } from '@karmik/model/payment/item';
import { statementLine } from '@karmik/model/payment/statement';
import { masterDataScreen, requestScreens, tabsScreen } from '../../screens/kit/screens.ts';
import { may } from '../../shell/session.ts';
import { BatchVouchers } from '../payroll/voucher/BatchVouchers.tsx';
import { BatchRows } from './BatchRows.tsx';
import { callbacks } from './callbacks.screen.ts';
import { MatchLine } from './MatchLine.tsx';
import { MatchLines } from './MatchLines.tsx';

const batches = requestScreens(paymentBatch, {
  path: paymentEndpoints.batch,
  as: 'hr',
  description: bilingual(
    'Pay what is due together. A second person checks each batch before it is sent.',
    'तिर्न बाँकी रकम एकैपटक भुक्तानी गर्नुहोस्। पठाउनुअघि अर्को व्यक्तिले जाँच गर्छ।',
  ),
  columns: [
    { field: 'number', minWidth: '8rem' },
    { field: 'source', minWidth: '9rem' },
    'narration',
    'pay_on',
    'payments',
    'total',
    { field: 'status', minWidth: '10rem' },
    { field: 'pending', isHidden: true },
    { field: 'failed', isHidden: true },
    { field: 'way', isHidden: true },
    { field: 'account', isHidden: true },
    { field: 'made_by', isHidden: true },
    { field: 'checked_by', isHidden: true },
  ],
  filters: ['status', 'source', 'way', 'pay_on'],
  sort: '-created_at',
  form: ['source', 'run', 'way', 'account', 'pay_on', 'narration'],
  addLabel: bilingual('Add batch', 'समूह थप्नुहोस्'),
  submitLabel: bilingual('Add batch', 'समूह थप्नुहोस्'),
  maySend: () => may('26.00', 'write'),
  sections: [
    {
      kind: 'fields',
      title: paymentBatch.label,
      fields: [
        'source',
        'run',
        'way',
        'account',
        'template',
        'pay_on',
        'narration',
        'payments',
        'total',
        'paid',
        'pending',
        'failed',
        'made_by',
        'checked_by',
        'second_checked_by',
        'sent_at',
        'retry_of',
      ],
    },
    { kind: 'own', isBare: true, Section: BatchRows },
    { kind: 'own', isBare: true, Section: BatchVouchers },
  ],
  empty: bilingual('Add the first batch of payments.', 'पहिलो भुक्तानी समूह थप्नुहोस्।'),
});

const payments = requestScreens(paymentItem, {
  path: paymentEndpoints.item,
  as: 'hr',
  description: bilingual('Record what the bank or eSewa answered.', 'बैंक वा इसेवाको जवाफ राख्नुहोस्।'),
  columns: [
    { field: 'employee', minWidth: '13rem' },
    'batch',
    'about',
    'amount',
    'pay_on',
    { field: 'status', minWidth: '9rem' },
    { field: 'source', isHidden: true },
    { field: 'account_number', isHidden: true },
    { field: 'reference', isHidden: true },
    { field: 'problem', isHidden: true },
  ],
  filters: ['status', 'batch', 'source', 'way', 'employee'],
  sort: '-created_at',
  maySend: () => false,
  sections: [
    {
      kind: 'fields',
      title: paymentItem.label,
      fields: [
        'employee',
        'batch',
        'source',
        'about',
        'amount',
        'way',
        'pay_on',
        'bank_name',
        'account_number',
        'account_name',
        'answered',
        'settled_on',
        'reference',
        'fee',
        'returned_on',
        'return_fee',
        'problem',
        'retry_of',
      ],
    },
  ],
  empty: bilingual('Payments of batches appear here.', 'समूहका भुक्तानी यहाँ देखिन्छन्।'),
});

const statements = masterDataScreen(statementLine, {
  description: bilingual(
    'Import the statement of an account, and reconcile each withdrawal with payments.',
    'खाताको विवरण आयात गरी हरेक रकमको हिसाब भुक्तानीसँग मिलाउनुहोस्।',
  ),
  columns: [
    { field: 'happened_on', minWidth: '8rem' },
    { field: 'narration', minWidth: '12rem' },
    'withdrawn',
    'deposited',
    'balance',
    { field: 'match', minWidth: '8.5rem', blank: bilingual('Not reconciled', 'मिलान बाँकी') },
    { field: 'voucher', minWidth: '8.5rem' },
  ],
  filters: ['account', 'match', 'happened_on'],
  sort: '-happened_on',
  Actions: MatchLines,
  RowActions: MatchLine,
  empty: bilingual('Import the first bank statement.', 'पहिलो बैंक विवरण आयात गर्नुहोस्।'),
});

export default tabsScreen({
  tabs: [
    { id: 'batches', label: bilingual('Batches', 'समूह'), screen: batches.list },
    { id: 'payments', label: bilingual('Payments', 'भुक्तानी'), screen: payments.list },
    { id: 'callbacks', label: bilingual('Provider callbacks', 'प्रदायकका सूचना'), screen: callbacks.list },
    { id: 'statements', label: bilingual('Bank statements', 'बैंक विवरण'), code: '26.00', screen: statements },
  ],
});

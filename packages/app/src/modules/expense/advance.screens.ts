/** Expense advances for the employee, for who is asked, and for HR. */
import { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { expenseAdvancePaths } from '@karmik/model/expense/paths';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { CancelAdvance } from './AskToCancel.tsx';
import { RecordMovement } from './RecordMovement.tsx';
import { SettleAdvance } from './SettleAdvance.tsx';
import { words } from './words.ts';

const written = ['sender', 'title', 'trip', 'requested', 'home_amount', 'reason', 'created_at'] as const;
const expenses = { kind: 'fields', title: expenseAdvance.fields.items.label, fields: ['items', 'total'] } as const;
const rate = ['exchange_rate', 'rate_unit', 'rated_on'] as const;
const money = {
  kind: 'fields',
  title: words.money,
  fields: ['standing', 'paid', 'paid_on', 'returned', 'used', 'unsettled'],
} as const;
const request = { kind: 'fields', title: expenseAdvance.label, fields: [...written, ...rate] } as const;

export default approvalScreens(expenseAdvance, {
  path: expenseEndpoints.advance,
  paths: {
    own: expenseAdvancePaths.own,
    team: expenseAdvancePaths.asked,
    organization: expenseAdminPaths.advances,
  },
  columns: ['sender', { field: 'title', minWidth: '14rem' }, 'requested', 'home_amount', 'status', 'created_at'],
  filters: ['status', 'sender'],
  sort: '-created_at',
  form: ['title', 'reason', 'requested', 'items'],
  sections: [request, expenses],
  own: {
    description: bilingual(
      'Money that you receive before you spend it for the organization.',
      'संस्थाका लागि खर्च गर्नुअघि पाइने रकम।',
    ),
    columns: [
      { field: 'title', minWidth: '14rem' },
      'requested',
      'status',
      { field: 'standing', minWidth: '10rem' },
      'unsettled',
      'created_at',
    ],
    filters: ['status', 'standing'],
    addLabel: bilingual('Request expense advance', 'खर्च पेश्की माग्नुहोस्'),
    sections: [request, expenses, money, { kind: 'own', isBare: true, Section: SettleAdvance }],
    Aside: CancelAdvance,
    empty: bilingual("You haven't requested an expense advance.", 'तपाईंले खर्च पेश्की माग्नुभएको छैन।'),
  },
  team: {
    empty: bilingual('Expense advances for you to decide appear here.', 'तपाईंले निर्णय गर्नुपर्ने खर्च पेश्की यहाँ देखिन्छन्।'),
  },
  organization: {
    description: bilingual(
      'Record what is paid for approved advances, and what is returned.',
      'स्वीकृत पेश्कीको भुक्तानी र फिर्ता रकम राख्नुहोस्।',
    ),
    columns: [
      'sender',
      { field: 'title', minWidth: '14rem' },
      'requested',
      'status',
      { field: 'standing', minWidth: '10rem' },
      'unsettled',
      { field: 'created_at', isHidden: true },
    ],
    filters: ['status', 'standing', 'sender'],
    sections: [request, expenses, money, { kind: 'own', isBare: true, Section: RecordMovement }],
    empty: bilingual('No expense advances.', 'खर्च पेश्की छैन।'),
  },
});

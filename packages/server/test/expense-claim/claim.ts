import { requestActions, requestStatus } from '@karmik/model/approval/request';
import { addUp } from '@karmik/model/kit/add-up';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { count, pivotNow, sum } from '@karmik/model/kit/report';
import { bilingual } from '@karmik/model/kit/text';

const kinds = { Travel: bilingual('Travel', 'यात्रा'), Meals: bilingual('Meals', 'खाना') };
const every = bilingual('Every expense of a claim.', 'दाबीका सबै खर्च।');

export const totalOf = (items: unknown): string => addUp((items as { amount: string }[]).map(({ amount }) => amount));

export const expenseClaim = defineEntity({
  name: 'expense_claim',
  label: bilingual('Expense claim', 'खर्च दाबी'),
  plural: bilingual('Expense claims', 'खर्च दाबीहरू'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'purpose',
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '5.11' } },
  lifecycle: {
    kind: 'approval',
    amountOf: ({ items }) => totalOf(items),
    amountFrom: ['items'],
    notification: {
      category: 'hris',
      requested: bilingual('{name} claims expenses', '{name}ले खर्च दाबी गर्नुभयो'),
      subject: bilingual('your expense claim', 'तपाईंको खर्च दाबी'),
      paths: { own: '/user/expense/claims', team: '/user/supervisor/expense/claims' },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    purpose: f.text({ label: bilingual('Purpose', 'प्रयोजन'), required: true, max: 120 }),
    items: f.lines({
      label: bilingual('Expenses', 'खर्चहरू'),
      required: true,
      max: 50,
      item: {
        spent_on: f.date({ label: bilingual('Day', 'दिन'), required: true, format: 'past' }),
        category: f.choice({ label: bilingual('Category', 'वर्ग'), required: true, choices: kinds }),
        amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, min: 1 }),
      },
    }),
    total: f.computed({
      label: bilingual('Total', 'जम्मा'),
      displayAs: 'money',
      value: (claim) => totalOf(claim.items),
    }),
    status: requestStatus,
  },
  actions: requestActions,
  reports: {
    by_person: {
      label: bilingual('Expenses by person and month', 'व्यक्ति र महिनाअनुसार खर्च'),
      ...pivotNow(bilingual('Who spends how much?', 'कसले कति खर्च गर्छ?'), every),
      groupBy: 'sender',
      pivot: 'items.spent_on:month',
      measures: { amount: sum('items.amount') },
    },
    by_category: {
      label: bilingual('Expenses by category', 'वर्गअनुसार खर्च'),
      ...pivotNow(bilingual('What is the money spent on?', 'रकम केमा खर्च हुन्छ?'), every),
      counted: bilingual('Times spent', 'खर्च भएको पटक'),
      groupBy: 'items.category',
      measures: { amount: sum('items.amount'), expenses: count() },
    },
  },
});

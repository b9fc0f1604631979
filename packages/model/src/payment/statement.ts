/** Lines of bank statements, and the payments that they are. */
import * as z from 'zod/mini';
import { named, userRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { paymentEndpoints } from './endpoints.ts';
import { paymentMessages as says } from './messages.ts';

/** How many payments a proposal puts together at most, besides whole batches. */
export const mostOfProposal = 3;

export const statementLine = defineEntity({
  name: 'statement_line',
  label: bilingual('Statement line', 'बैंक विवरणको हरफ'),
  plural: bilingual('Statement lines', 'बैंक विवरणका हरफ'),
  path: paymentEndpoints.statementLine,
  codes: { read: '26.00', write: '26.00' },
  name_field: 'narration',
  search: ['narration', 'reference'],
  sort: '-happened_on',
  import_file: { ending: '.xml', label: bilingual('camt.053 (.xml)', 'camt.053 (.xml)') },
  fields: {
    account: f.reference({
      label: bilingual('Account', 'खाता'),
      required: true,
      to: 'payment_account',
      name_field: 'name',
      on_delete: 'keep',
    }),
    happened_on: f.date({
      label: bilingual('Date', 'मिति'),
      required: true,
      format: 'past',
      aliases: ['transaction date', 'txn date', 'value date'],
    }),
    narration: f.text({
      label: bilingual('Description', 'विवरण'),
      required: true,
      max: 255,
      aliases: ['particulars', 'narration', 'remarks'],
    }),
    reference: f.text({
      label: bilingual('Reference', 'सन्दर्भ'),
      max: 100,
      aliases: ['cheque no', 'reference no', 'txn id'],
    }),
    withdrawn: f.money({
      label: bilingual('Withdrawal', 'झिकिएको'),
      min: 0,
      aliases: ['debit', 'dr', 'withdraw', 'paid out'],
    }),
    deposited: f.money({ label: bilingual('Deposit', 'जम्मा'), min: 0, aliases: ['credit', 'cr', 'paid in'] }),
    balance: f.money({
      label: bilingual('Balance', 'मौज्दात'),
      required: true,
      aliases: ['running balance', 'closing balance'],
    }),
    match: f.choice({
      label: bilingual('Reconciliation', 'हिसाब मिलान'),
      readonly: true,
      choices: {
        matched: bilingual('Reconciled', 'मिलेको'),
        charge: bilingual('Bank charge', 'बैंक शुल्क'),
      },
    }),
    voucher: f.reference({
      label: bilingual('Voucher', 'भौचर'),
      to: 'pay_voucher',
      name_field: 'number',
      has_figures: true,
      readonly: true,
      read_code: '11.99',
    }),
  },
  rules: ({ withdrawn, deposited }) => {
    const isOut = withdrawn !== null && Number(withdrawn) !== 0;
    const isIn = deposited !== null && Number(deposited) !== 0;
    return isOut === isIn ? { withdrawn: [says.oneAmount] } : undefined;
  },
});

const payment = z.object({ id: z.number(), employee: userRef, batch: z.string(), amount: z.string() });
/** A bank charge that was recorded with a payment, or with its return. */
const charge = z.extend(payment, { is_return: z.boolean() });

const proposal = z.object({
  /** The batch whose rows these are, where they are all of its rows that wait. */
  batch: z.nullable(z.string()),
  items: z.array(payment),
  /** Charges of payments that the line has: beside the payments, or alone. */
  fees: z.array(charge),
});

export const statementMatches = named(
  'StatementMatches',
  z.object({
    proposals: z.array(proposal),
    /** Whether there were too many payments to look at every set of them. */
    is_cut: z.boolean(),
    /** What the line is reconciled with. */
    matched: z.array(payment),
    matched_fees: z.array(charge),
  }),
);
export type StatementMatches = z.output<typeof statementMatches>;

const mostReconciled = 10_000;

/** What a line is reconciled with: payments, and charges that were recorded with payments. */
export const reconciliation = z.strictObject({
  items: z._default(z.array(z.int()).check(z.maxLength(mostReconciled)), []),
  fees: z._default(
    z.array(z.strictObject({ id: z.int(), is_return: z.boolean() })).check(z.maxLength(mostReconciled)),
    [],
  ),
});

/** A line that is classed as a charge. */
export const chargeClass = z.strictObject({
  /** It is another charge than those of the same amount that were recorded with payments. */
  is_other: z._default(z.boolean(), false),
});

/** What is checked before money of an expense advance is recorded, and what follows from it. */
import { converted } from '@karmik/model/commons/exchange/convert';
import type { RecordedMovement, expenseAdvanceMovement } from '@karmik/model/expense/advance';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { minorUnits, type Amount } from '@karmik/model/kit/currencies';
import { amountWords } from '@karmik/model/kit/figures';
import { verbatim } from '@karmik/model/kit/message';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, minus, type Ratio, zero } from '@karmik/model/kit/exact/ratio';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { refusalOfBatchPayment, refusalOfOpenPayment } from '../../payments/open-payment.ts';
import { rateOfDay } from '../commons/exchange-rates.ts';

interface Advance {
  readonly sender: number;
  readonly status: string;
  readonly requested: Amount;
  readonly paid: Amount | null;
  readonly returned: Amount | null;
  readonly unsettled: Amount | null;
}

interface Sums {
  readonly requested: Ratio;
  readonly paid: Ratio;
  readonly returned: Ratio;
  readonly unsettled: Ratio;
}

/** The most that one kind of line may be of an advance. */
const mostOf: Readonly<Record<RecordedMovement, (sums: Sums) => Ratio>> = {
  payment: ({ requested, paid }) => minus(requested, paid),
  return: ({ unsettled }) => unsettled,
  payment_taken_back: ({ unsettled }) => unsettled,
  return_taken_back: ({ returned }) => returned,
};

const ratioOf = (amount: Amount | null): Ratio => (amount === null ? zero : decimalOf(amount.amount));

export const expenseAdvanceMovementHooks: EntityHooks<typeof expenseAdvanceMovement> = {
  ofPastPeople: ['employee'],
  async beforeSave({ tenant, access, context }, body) {
    const { today } = ruleClockOf(context, access);
    if (body.happened_on > today) return { happened_on: [says.dayAhead] };
    const advance = await tenant.one<Advance>(
      `select a.sender_id as sender, a.status, a.requested, a.paid, a.returned, a.unsettled from expense_advance a
        where a.organization_id = $1 and a.id = $2 for update of a`,
      [tenant.organizationId, body.advance],
    );
    if (advance?.status !== 'Approved') return { advance: [says.notApproved] };
    if (advance.sender === access.userId) return { advance: [says.ownMovement] };
    if (body.kind === 'settlement') return { kind: [says.nothingToRecord] };
    const open = await refusalOfOpenPayment(tenant, 'advance', body.advance);
    if (open && body.kind === 'payment') return { advance: [open] };
    if (body.paid_by === null) return { paid_by: [says.byRequired] };
    const { currency } = advance.requested;
    if (body.amount.currency !== currency) return { amount: [says.otherCurrency({ currency: verbatim(currency) })] };
    const most = mostOf[body.kind]({
      requested: ratioOf(advance.requested),
      paid: ratioOf(advance.paid),
      returned: ratioOf(advance.returned),
      unsettled: ratioOf(advance.unsettled),
    });
    if (compare(most, zero) <= 0) return { kind: [says.nothingToRecord] };
    if (body.kind === 'payment_taken_back') {
      // Cash that was paid besides can be taken back.
      const inBatch = await refusalOfBatchPayment(
        tenant,
        'advance',
        body.advance,
        (byBatches) => compare(ratioOf(body.amount), minus(ratioOf(advance.paid), decimalOf(byBatches))) > 0,
      );
      if (inBatch) return { kind: [inBatch] };
    }
    if (compare(ratioOf(body.amount), most) > 0) {
      const amount = decimalText(most, minorUnits(currency));
      return { amount: [says.atMost({ amount: amountWords({ currency, amount }) })] };
    }
    const rate = await rateOfDay(tenant, currency, body.happened_on);
    if ('refusal' in rate) return { happened_on: [rate.refusal] };
    Object.assign(body, {
      employee: advance.sender,
      created_by: access.userId,
      home_amount: converted(body.amount, rate),
    });
    return undefined;
  },
  async afterSave({ tenant }, { advance }) {
    await addUpAdvances(tenant, [advance]);
  },
};

/** Writes what the movements of approved advances add up to into the advances. Sums keep the decimals of their currency. */
export const addUpAdvances = (tenant: Tenant, ids: readonly number[]): Promise<unknown> =>
  tenant.query(
    `update expense_advance a
        set paid = jsonb_build_object('currency', m.currency, 'amount', m.paid::text),
            returned = jsonb_build_object('currency', m.currency, 'amount', m.returned::text),
            used = jsonb_build_object('currency', m.currency, 'amount', m.used::text),
            unsettled = jsonb_build_object('currency', m.currency, 'amount', (m.paid - m.returned - m.used)::text),
            paid_on = case when m.paid > 0 then m.paid_on end,
            standing = case when m.paid > m.returned + m.used then 'open' when m.paid > 0 then 'settled' else 'to_pay' end
       from (select o.id, o.requested->>'currency' as currency, min(l.happened_on) filter (where l.kind = 'payment') as paid_on,
                    0 * (o.requested->>'amount')::numeric
                      + coalesce(sum(case l.kind when 'payment' then l.amount when 'payment_taken_back' then -l.amount end), 0) as paid,
                    0 * (o.requested->>'amount')::numeric
                      + coalesce(sum(case l.kind when 'return' then l.amount when 'return_taken_back' then -l.amount end), 0) as returned,
                    0 * (o.requested->>'amount')::numeric
                      + coalesce(sum(case l.kind when 'settlement' then l.amount end), 0) as used
               from expense_advance o
               left join lateral (select v.kind, v.happened_on, (v.amount->>'amount')::numeric as amount from expense_advance_movement v
                                   where v.organization_id = $1 and v.advance_id = o.id) l on true
              where o.organization_id = $1 and o.id = any($2::bigint[]) and o.status = 'Approved' group by o.organization_id, o.id) m
      where a.organization_id = $1 and a.id = m.id`,
    [tenant.organizationId, ids],
  );

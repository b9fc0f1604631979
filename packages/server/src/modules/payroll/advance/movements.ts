/** What is checked before a payment or repayment of a salary advance is recorded, and what follows from it. */
import { advanceMessages as says } from '@karmik/model/payroll/advance/messages';
import { recordedKinds, type advanceMovement } from '@karmik/model/payroll/advance/advance';
import type { advanceSetting } from '@karmik/model/payroll/advance/setting';
import { moneyWords } from '@karmik/model/kit/figures';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, minus, type Ratio, zero } from '@karmik/model/kit/exact/ratio';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import { effectOf } from '@karmik/model/payroll/slip/slip-heading';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { addUpAdvances } from './items.ts';

type Recorded = (typeof recordedKinds)[number];
const isRecorded = (kind: string): kind is Recorded => (recordedKinds as readonly string[]).includes(kind);

interface Advance {
  readonly sender: number;
  readonly status: string;
  readonly amount: string;
  readonly paid: string | null;
  readonly recovered: string | null;
  readonly repaid: string;
  readonly payments: number;
  readonly most_payments: number;
}

/** The most that one kind of line may be of an advance. */
const mostOf: Readonly<
  Record<Recorded, (sums: { amount: Ratio; paid: Ratio; recovered: Ratio; repaid: Ratio }) => Ratio>
> = {
  payment: ({ amount, paid }) => minus(amount, paid),
  repayment: ({ paid, recovered }) => minus(paid, recovered),
  payment_taken_back: ({ paid, recovered }) => minus(paid, recovered),
  repayment_taken_back: ({ repaid }) => repaid,
};

export const advanceMovementHooks: EntityHooks<typeof advanceMovement> = {
  async beforeSave({ tenant, access, context }, body) {
    if (!isRecorded(body.kind)) return { kind: [says.nothingToRecord] };
    const { today } = ruleClockOf(context, access);
    if (body.happened_on > today) return { happened_on: [says.dayAhead] };
    const advance = await tenant.one<Advance>(
      `select a.sender_id as sender, a.status, a.amount::text as amount, a.paid::text as paid, a.recovered::text as recovered,
              (select coalesce(sum(case l.kind when 'repayment' then l.amount when 'repayment_taken_back' then -l.amount end), 0) from advance_salary_movement l
                where l.organization_id = $1 and l.advance_id = a.id)::text as repaid,
              (select (count(*) filter (where l.kind = 'payment') - count(*) filter (where l.kind = 'payment_taken_back'))::integer from advance_salary_movement l
                where l.organization_id = $1 and l.advance_id = a.id) as payments,
              coalesce((select t.most_payments from advance_salary_setting t where t.organization_id = $1), 1) as most_payments
         from advance_salary a where a.organization_id = $1 and a.id = $2 for update of a`,
      [tenant.organizationId, body.advance],
    );
    if (advance?.status !== 'Approved') return { advance: [says.notApproved] };
    if (advance.sender === access.userId) return { advance: [says.ownMovement] };
    const { payments, most_payments } = advance;
    if (body.kind === 'payment' && payments >= most_payments)
      return { kind: [says.tooManyPayments({ count: most_payments })] };
    const most = mostOf[body.kind]({
      amount: decimalOf(advance.amount),
      paid: decimalOf(advance.paid ?? '0'),
      recovered: decimalOf(advance.recovered ?? '0'),
      repaid: decimalOf(advance.repaid),
    });
    if (compare(most, zero) <= 0) return { kind: [says.nothingToRecord] };
    if (compare(decimalOf(body.amount), most) > 0) {
      const text = decimalText(most);
      return { amount: [says.atMost({ amount: moneyWords(text) })] };
    }
    Object.assign(body, { employee: advance.sender, created_by: access.userId });
    return undefined;
  },
  async afterSave({ tenant }, { advance, kind, happened_on }) {
    if (kind === 'payment')
      await tenant.query(
        'update advance_salary set recovery_from = coalesce(recovery_from, greatest(first_month, $3)) where organization_id = $1 and id = $2',
        [tenant.organizationId, advance, bsMonthOf(happened_on)],
      );
    await addUpAdvances(tenant, [advance]);
  },
};

export const advanceSettingHooks: EntityHooks<typeof advanceSetting> = {
  async beforeSave({ tenant }, body) {
    if (body.heading === null) return undefined;
    const heading = await tenant.one<{ type: HeadingType; taxable: string; is_fund: boolean }>(
      'select type, taxable, is_fund from pay_heading where organization_id = $1 and id = $2',
      [tenant.organizationId, body.heading],
    );
    const isRecovered =
      heading &&
      effectOf(heading) === 'deducted' &&
      heading.type !== 'tax_deduction' &&
      heading.taxable !== 'taxable' &&
      !heading.is_fund;
    return isRecovered === true ? undefined : { heading: [says.headingNotRecovered] };
  },
};

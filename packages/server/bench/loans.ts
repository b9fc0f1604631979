/** Payrolls of ten thousand people, of whom each repays a loan: what the instalments add to the time of a payroll without them. */
import type { Preview } from '@karmik/model/kit/operation';
import { monthSpan } from '@karmik/model/kit/month';
import { monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import { inPayOffice, months, people, type PayOffice } from './payroll.ts';

const [month] = months;
const rounds = 3;
/** Months that each loan has repaid before. */
const repaid = 6;

export interface LoansResult {
  /** Seconds of each round, from the start until all payslips are stored. */
  readonly without: readonly number[];
  readonly withLoans: readonly number[];
  /** Seconds of the preview of another rate for all loans. */
  readonly ratePreview: number;
}

/** Generates the payroll of the month some times, and discards it each time. */
async function generated({ pay, owner }: PayOffice): Promise<number[]> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { generate } = await pay.generate(month);
    seconds.push(generate);
    await pay.ask('POST', `collection/${await pay.runOf(month)}/discard/?as=hr`, { remark: 'Measured' });
    await owner.query('vacuum analyze');
  }
  return seconds;
}

/** A loan of 120,000 at 12 percent for each employee, with its disbursement and six instalments. @returns the loan type */
async function lend({ pay, owner, organization, headings }: PayOffice): Promise<number> {
  const loan = (path: string) => `../../loan/bench/${path}/`;
  const method = await pay.ask<{ id: number }>('POST', loan('method'), { name: 'Reducing', shortfall: 'catch_up' });
  const type = await pay.ask<{ id: number }>('POST', loan('type'), {
    name: 'Staff loan',
    method: method.id,
    rate: '12.00',
    limit_amount: '500000.00',
    most_term: 24,
  });
  await pay.ask('POST', loan('heading-deduction'), { loan_type: type.id, heading: headings.get('loan_instalment') });
  const first = monthAfter(month, -repaid);
  await owner.query(
    `insert into loan (organization_id, sender_id, loan_type_id, amount, term, reason, rate, kind, day_count, rounding, moratorium_months, moratorium, shortfall,
            unpaid_month, broken_period, settlement, repayment, disbursed_on, disbursed, balance, next_month, next_amount, status)
     select $1, e.user_id, $2, 120000, 24, 'Roof', 12, 'equal_instalments', 'month', 'none', 0, 'within_term', 'catch_up', 'moved', 'none', 'to_the_day',
            'repaying', $3, 120000, 92000, $4, 5648.82, 'Approved'
       from employee e where e.organization_id = $1`,
    [organization, type.id, monthSpan(monthAfter(first, -1)).starts_on, month],
  );
  const enter = (kind: string, of: string, day: string, amount: string) =>
    owner.query(
      `insert into loan_movement (organization_id, loan_id, employee_id, kind, amount, happened_on, month)
       select organization_id, id, sender_id, $2, $5::numeric, $4, $3 from loan where organization_id = $1 order by id`,
      [organization, kind, of, day, amount],
    );
  await enter('disbursement', first, monthSpan(monthAfter(first, -1)).starts_on, '120000');
  for (let index = 0; index < repaid; index++) {
    const of = monthAfter(first, index);
    await enter('recovery', of, monthSpan(of).ends_on, '5648.82');
  }
  await owner.query('vacuum analyze');
  return type.id;
}

export const measureLoans = (): Promise<LoansResult> =>
  inPayOffice(async (office) => {
    await office.assign(people);
    const without = await generated(office);
    const type = await lend(office);
    const withLoans = await generated(office);
    const taken = await office.owner.query<{ n: number }>(
      `select count(*)::integer as n from pay_slip_lines where organization_id = $1 and source = 'loan'`,
      [office.organization],
    );
    if (taken.rows[0]?.n !== people * rounds) throw new Error(`${taken.rows[0]?.n} instalments were deducted`);
    const began = performance.now();
    const { count } = await office.pay.ask<Preview>('POST', '../../loan/bench/rate-change/preview/?limit=25', {
      loan_type: type,
      rate: '10.00',
      from_month: month,
      keeps: 'term',
    });
    if (count !== people) throw new Error(`${count} loans would change`);
    return { without, withLoans, ratePreview: (performance.now() - began) / 1000 };
  });

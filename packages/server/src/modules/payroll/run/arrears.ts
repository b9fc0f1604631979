/** Differences of past months: what is due for them by the facts of today, less all that was ever paid for them. */
import { verbatim, type Message } from '@karmik/model/kit/message';
import { monthSpan } from '@karmik/model/kit/month';
import { arrearsOf, type EarnedAmount } from '@karmik/model/payroll/arrears/arrears';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { negated, plus, sumOf, zero } from '@karmik/model/kit/exact/ratio';
import { arrearsSource } from '@karmik/model/payroll/items/sources';
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import { PayAnswers, type PayQuestion, type QuestionItem, type RunPackages } from '@karmik/model/payroll/run/question';
import { effectOf } from '@karmik/model/payroll/slip/slip-heading';
import type { Tenant } from '../../../db/database.ts';
import { payrollMessages as says } from '../messages.ts';
import { defaultSetting, type PaySetting } from './setting.ts';
import { canonical, questionsOf } from './facts.ts';
import { packagesOf } from './packages.ts';

/** What one past month still owes an employee, or was paid too much. */
export interface PastChange {
  readonly person: number;
  /** The month in which it was earned. */
  readonly month: string;
  readonly lines: readonly QuestionItem[];
  /** What they add to the pay before tax; below zero where too much was paid. */
  readonly pay: string;
  /** Why it cannot be computed; it has no lines then. */
  readonly problem: Message | null;
}

interface PaidRun {
  readonly id: number;
  readonly month: string;
  readonly packages: RunPackages;
  readonly settings: Partial<PaySetting>;
  readonly facts_mark: number;
}

interface TypedAmount extends EarnedAmount {
  readonly type: HeadingType;
}

interface PaidLine {
  readonly employee_id: number;
  readonly earned: string;
  readonly heading: string;
  readonly type: HeadingType;
  readonly amount: string;
}

/**
 * The changes of the confirmed months before one, by person and month.
 * @param only of these people; null: of everyone
 */
export async function pastChanges(
  tenant: Tenant,
  before: string,
  only: readonly number[] | null,
): Promise<PastChange[]> {
  const runs = await tenant.query<PaidRun>(
    `select id, month, packages, settings, facts_mark from pay_run where organization_id = $1 and starts_on < $2 and kind = 'regular' and status in ('Confirmed', 'Published') order by starts_on`,
    [tenant.organizationId, monthSpan(before).starts_on],
  );
  const changes: PastChange[] = [];
  for (const run of runs) changes.push(...(await changesOfMonth(tenant, run, only)));
  return changes;
}

async function changesOfMonth(tenant: Tenant, run: PaidRun, only: readonly number[] | null): Promise<PastChange[]> {
  const { month } = run;
  const corrected = await correctedPeople(tenant, month);
  const people = await changedPeople(tenant, run, corrected, only);
  if (people?.length === 0) return [];
  const setting = { ...defaultSetting, ...run.settings, cutoff_day: null };
  const now = new Map((await questionsOf(tenant, month, setting, people)).map((each) => [each.person, each]));
  const stored = await tenant.query<{ employee_id: number; question: PayQuestion }>(
    `select employee_id, question from pay_slip where organization_id = $1 and run_id = $2 and ($3::bigint[] is null or employee_id = any($3))`,
    [tenant.organizationId, run.id, people],
  );
  const paidFrom = new Map(stored.map(({ employee_id, question }) => [employee_id, question]));
  const touched = [...new Set([...now.keys(), ...paidFrom.keys()])].filter(
    (person) => corrected.has(person) || daysAndPay(now.get(person)?.question) !== daysAndPay(paidFrom.get(person)),
  );
  if (touched.length === 0) return [];
  // Packages are as the payroll of the month knew them; only those that came later are read as they are.
  const answers = new PayAnswers({ ...(await packagesOf(tenant, month)), ...run.packages });
  const paid = Map.groupBy(await paidLines(tenant, month, touched), ({ employee_id }) => employee_id);
  return touched.flatMap((person): PastChange[] => {
    const asked = now.get(person);
    if (asked?.problem) return [{ person, month, lines: [], pay: '0.00', problem: asked.problem }];
    const own = (paid.get(person) ?? []).map(({ earned, heading, type, amount }): TypedAmount => ({
      earned,
      heading,
      type,
      amount: decimalOf(amount),
    }));
    const due = asked?.question ? dueOf(answers, asked.question, month) : [];
    if ('en' in due) return [{ person, month, lines: [], pay: '0.00', problem: due }];
    const named = new Set(due.map(({ heading }) => heading));
    const none = [...new Set(own.map(({ heading }) => heading))].filter((heading) => !named.has(heading));
    const lines = arrearsOf([...due, ...none.map((heading) => ({ earned: month, heading, amount: zero }))], own);
    if (lines.length === 0) return [];
    const types = new Map([...own, ...due].map(({ heading, type }) => [heading, type]));
    return [
      {
        person,
        month,
        problem: null,
        pay: decimalText(
          sumOf(
            lines.map(({ heading, amount }) => {
              const effect = effectOf({ type: types.get(heading) ?? 'off_set' });
              if (effect === 'earned') return amount;
              return effect === 'deducted' ? negated(amount) : zero;
            }),
          ),
        ),
        lines: lines.map(({ heading, amount }) => ({
          source: arrearsSource,
          source_id: null,
          heading,
          amount: decimalText(amount),
          earned: month,
        })),
      },
    ];
  });
}

/**
 * People whose facts of a month may have changed since its payroll, those who were corrected before, and those who have a package in the
 * month and no payslip, such as one who joined after the cut-off day.
 * @returns null for everyone
 */
async function changedPeople(
  tenant: Tenant,
  { id, month, facts_mark }: PaidRun,
  corrected: ReadonlySet<number>,
  only: readonly number[] | null,
): Promise<readonly number[] | null> {
  const { starts_on, ends_on } = monthSpan(month);
  const noted = await tenant.query<{ employee_id: number | null }>(
    `select employee_id from pay_fact_change where organization_id = $1 and id > $2 and from_day <= $4 and to_day >= $3
      union select a.employee_id from pay_package_assignment a
             where a.organization_id = $1 and a.starts_on <= $4 and (a.ends_on is null or a.ends_on >= $3)
               and not exists (select from pay_slip s where s.organization_id = $1 and s.run_id = $5 and s.employee_id = a.employee_id and s.status <> 'Discarded')`,
    [tenant.organizationId, facts_mark, starts_on, ends_on, id],
  );
  const changed = new Set<number>(corrected);
  for (const { employee_id } of noted) {
    if (employee_id === null) return only;
    changed.add(employee_id);
  }
  return only ? only.filter((id) => changed.has(id)) : [...changed];
}

/** People for whom another payroll than that of the month paid something of it, or a decision left something of it. */
async function correctedPeople(tenant: Tenant, month: string): Promise<ReadonlySet<number>> {
  const rows = await tenant.query<{ employee_id: number }>(
    `select s.employee_id from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
      where s.organization_id = $1 and l.earned = $2 and l.source = $3 and s.status in ('Confirmed', 'Published')
     union select employee_id from pay_change_decision where organization_id = $1 and month = $2 and decision = 'leave'`,
    [tenant.organizationId, month, arrearsSource],
  );
  return new Set(rows.map(({ employee_id }) => employee_id));
}

/** What the pay of a month follows from; tax is not part of it. */
const daysAndPay = (question: PayQuestion | null | undefined): string =>
  question
    ? canonical({ basis: question.basis, segments: question.segments, concurrent: question.concurrent?.segments })
    : '';

function dueOf(
  answers: PayAnswers,
  { basis, segments, tax, concurrent }: PayQuestion,
  month: string,
): TypedAmount[] | Message {
  try {
    const answered = answers.answer({ basis, segments, tax, ...(concurrent && { concurrent }) });
    if ('failure' in answered) {
      const { heading, problem } = answered.failure;
      return says.headingFailed({ heading: verbatim(heading), problem: problem.message });
    }
    // Tax is not computed again for a past month, and what only changes the net is no pay.
    // Two packages that are held at the same time may have one heading.
    const due = new Map<string, TypedAmount>();
    for (const { type, formula_name: heading, amount } of answered.answer.lines)
      if (type !== 'tax_deduction' && type !== 'net_only')
        due.set(heading, {
          earned: month,
          heading,
          type,
          amount: plus(due.get(heading)?.amount ?? zero, decimalOf(amount)),
        });
    return [...due.values()];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return says.cannotCompute({ reason: verbatim(error.message) });
  }
}

/** All that was paid for a month, whichever payroll paid it, and what was decided to be left. */
const paidLines = (tenant: Tenant, month: string, people: readonly number[]): Promise<PaidLine[]> =>
  tenant.query<PaidLine>(
    `select employee_id, earned, heading, type, sum(amount)::text as amount from (
       select s.employee_id, coalesce(l.earned, s.month) as earned, l.formula_name as heading, l.type, l.amount
         from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
        where s.organization_id = $1 and s.status in ('Confirmed', 'Published') and s.employee_id = any($3::bigint[]) and coalesce(l.earned, s.month) = $2
          and l.type not in ('tax_deduction', 'net_only') and coalesce(l.source, $4) = $4
       union all
       select d.employee_id, d.month, g.heading, g.type, g.amount from pay_change_decision d
        cross join lateral jsonb_to_recordset(d.lines) as g (heading text, type text, amount numeric)
        where d.organization_id = $1 and d.decision = 'leave' and d.month = $2 and d.employee_id = any($3::bigint[])) p
      group by employee_id, earned, heading, type`,
    [tenant.organizationId, month, people, arrearsSource],
  );

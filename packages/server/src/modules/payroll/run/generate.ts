/** Generating a payroll: the questions of all people are answered, looked at, and stored with their answers. */
import { verbatim, type Message } from '@karmik/model/kit/message';
import { monthSpan, monthText, monthWords } from '@karmik/model/kit/month';
import { generatePay } from '@karmik/model/payroll/run/generate';
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { payOfKind, runKinds, type RunKind } from '@karmik/model/payroll/run/kind';
import { PayAnswers, type PayQuestion } from '@karmik/model/payroll/run/question';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { operation } from '../../../operations/operation.ts';
import { lawOf, storedLaw } from '../law/law.ts';
import { payrollMessages as says } from '../messages.ts';
import { reviewOf } from '../review/review.ts';
import { answerOf, answersOf, basisOf, basisText, paidDays, type RunBasis } from './answers.ts';
import { addUpRun, storeSlips, type NewSlip } from './store-slips.ts';
import { festivalsWithoutDay } from './festivals.ts';
import type { RunShape } from './gather.ts';
import { forgetAnswers, recentAnswers } from './recent-answers.ts';
import { settledPeople } from './settlement.ts';
import { settingOfPayroll } from './exchange-rates.ts';
import { settingOf, type PaySetting } from './setting.ts';
import { joinedAfterCutoff } from './facts.ts';
import { payDayOf, taxMonthOf } from './tax-year.ts';

/** Employees who are employed in a month and have no package on any of its days. */
async function withoutPackage(tenant: Tenant, month: string): Promise<number> {
  const { starts_on, ends_on } = monthSpan(month);
  const row = await tenant.one<{ count: number }>(
    `select count(*)::integer as count from employee e where e.organization_id = $1 and e.joined_on <= $3
        and (e.is_current or exists (select from employment h where h.organization_id = $1 and h.employee_id = e.user_id and h.ends_on >= $2))
        and not exists (select from pay_package_assignment a where a.organization_id = $1 and a.employee_id = e.user_id
                          and a.starts_on <= $3 and (a.ends_on is null or a.ends_on >= $2))`,
    [tenant.organizationId, starts_on, ends_on],
  );
  return row?.count ?? 0;
}

/** Who is left out of a payroll, and why. Settlements are for those who leave alone. */
async function leftOut(
  tenant: Tenant,
  month: string,
  setting: PaySetting,
  kind: RunKind,
): Promise<Message | undefined> {
  if (kind === 'settlement') return undefined;
  const without = await withoutPackage(tenant, month);
  const late = await joinedAfterCutoff(tenant, month, setting);
  const { size: left } = await settledPeople(tenant, month, null);
  const dayless = kind === 'regular' || kind === 'festival' ? await festivalsWithoutDay(tenant, month) : [];
  const notices = [
    ...(without > 0 ? [says.withoutPackage({ count: without })] : []),
    ...(late > 0 ? [says.joinedLate({ count: late })] : []),
    ...(left > 0 ? [says.settledApart({ count: left })] : []),
    ...dayless.map((name) => says.festivalWithoutDay({ festival: verbatim(name), year: fiscalYearOf(month) })),
  ];
  return notices.length === 0 ? undefined : notices.reduce((first, second) => says.both({ first, second }));
}

interface Facts {
  readonly question: PayQuestion | null;
  readonly problem: Message | null;
}

/** The payroll of a month and kind that is being generated, held for a change or, by several at once, as it is. */
const runningOf = (tenant: Tenant, month: string, kind: RunKind, held: 'update' | 'share') =>
  tenant.one<{ id: number } & Pick<RunBasis, 'packages' | 'item_headings' | 'law'>>(
    `select id, packages, item_headings, law from pay_run
      where organization_id = $1 and month = $2 and kind = $3 and status in ('Generating', 'Generated') for ${held}`,
    [tenant.organizationId, month, kind],
  );

/** The kind of a payroll with the names of the headings that are chosen for it. */
async function shapeOf(
  tenant: Tenant,
  { kind, headings }: { readonly kind: RunKind; readonly headings: readonly number[] },
): Promise<RunShape> {
  if (payOfKind[kind].package !== 'chosen') return { kind, headings: [] };
  const named = await tenant.query<{ name: string }>(
    'select formula_name as name from pay_heading where organization_id = $1 and id = any($2::bigint[]) order by slip_order',
    [tenant.organizationId, headings],
  );
  return { kind, headings: named.map(({ name }) => name) };
}

/** A payroll is named after its month, and its kind where that is not the regular one. */
const nameOf = (month: string, kind: RunKind, language: 'en' | 'ne'): string =>
  kind === 'regular' ? monthText(month, language) : `${monthText(month, language)}, ${runKinds[kind][language]}`;

/** From so many people on, the database has to count the tables of payslips again. */
const many = 200;

/**
 * Lets the database count payslips where it knows fewer of them than this payroll has. It would look at the first payroll of thousands as if it
 * were of one person, which takes minutes.
 */
async function learnTables({ database }: Context, tenant: Tenant, run: number): Promise<void> {
  const row = await tenant.one<{ people: number; known: number }>(
    `select count(*)::integer as people, (select reltuples from pg_class where oid = 'pay_slip'::regclass) as known
       from pay_slip where organization_id = $1 and run_id = $2`,
    [tenant.organizationId, run],
  );
  if (row && row.people >= many && row.known < row.people)
    await database.owner.query('analyze pay_slip, pay_slip_lines, pay_slip_share');
}

export const payGeneration = operation<typeof generatePay.input.fields, typeof generatePay.rows, Facts>(
  generatePay,
  {
    async look({ context, tenant }, { month, paid_on, ...chosen }) {
      const setting = await settingOfPayroll(tenant, month, paid_on);
      const notice = await leftOut(tenant, month, setting, chosen.kind);
      const basis = await basisOf(tenant, month, setting, await shapeOf(tenant, chosen));
      const rows = (await answersOf(context, tenant, month, basis, { isKept: true })).map(
        ({ person, package: of, question, answer, problem }) => ({
          key: String(person),
          values: {
            person,
            package: of,
            paid_days: answer && question ? paidDays(question) : '0',
            gross: answer?.gross ?? '0.00',
            deductions: answer?.deductions ?? '0.00',
            net: answer?.net ?? '0.00',
            problem: problem?.en ?? null,
            problem_ne: problem?.ne ?? null,
          },
          facts: { question, problem },
        }),
      );
      return { rows, notice };
    },
    async refusal({ tenant, clock: { today } }, { month, kind, paid_on }) {
      const { starts_on, ends_on } = monthSpan(month);
      if (starts_on > today) return says.monthAhead;
      const setting = await settingOf(tenant);
      if (setting.tax_year_follows === 'paid' && paid_on === null) return says.needsPayDay;
      const taxMonth = taxMonthOf(month, { ...setting, paid_on: payDayOf(month, paid_on) });
      if (!(await lawOf(tenant)).taxOn(monthSpan(taxMonth).starts_on))
        return says.noLaw({ year: fiscalYearOf(taxMonth) });
      const state = await tenant.one<{ is_taken: boolean; is_open: boolean; earlier: string | null }>(
        `select exists (select from pay_run where organization_id = $1 and month = $2 and status <> 'Discarded' and kind = 'regular') as is_taken,
                exists (select from attendance_day where organization_id = $1 and day between $3 and $4)
                  and not exists (select from period_lock where organization_id = $1 and area = 'attendance' and starts_on = $3 and ends_on = $4 and state = 'closed') as is_open,
                (select month from pay_run where organization_id = $1 and status not in ('Discarded', 'Confirmed', 'Published') limit 1) as earlier`,
        [tenant.organizationId, month, starts_on, ends_on],
      );
      if (kind === 'regular' && state?.is_taken) return says.monthTaken;
      if (state?.earlier) return says.earlierOpen({ month: monthWords(state.earlier) });
      return kind === 'regular' && state?.is_open ? says.attendanceOpen : undefined;
    },
    async begin({ tenant, userId, clock: { now } }, { month, kind, paid_on, ...chosen }) {
      const { starts_on, ends_on } = monthSpan(month);
      const shape = await shapeOf(tenant, { kind, ...chosen });
      const setting = await settingOfPayroll(tenant, month, paid_on);
      const { packages, item_headings, settings, law } = await basisOf(tenant, month, setting, shape);
      const made = await tenant.one(
        `insert into pay_run (organization_id, name, month, starts_on, ends_on, status, packages, prepared_by_id, approvals, created_at, name_in_nepali, item_headings, settings, kind, headings, law, paid_on, tax_year_follows, facts_mark)
         values ($1, $2, $3, $4, $5, 'Generating', $6, $7, 0, $8, $9, $10, $11, $12, $13, $14, $15, $16,
                 (select coalesce(max(id), 0) from pay_fact_change where organization_id = $1))
         on conflict do nothing returning id`,
        [
          tenant.organizationId,
          nameOf(month, kind, 'en'),
          month,
          starts_on,
          ends_on,
          JSON.stringify(packages),
          userId,
          now,
          nameOf(month, kind, 'ne'),
          JSON.stringify(item_headings),
          JSON.stringify(settings),
          kind,
          JSON.stringify(shape.headings),
          JSON.stringify(law),
          setting.paid_on,
          setting.tax_year_follows,
        ],
      );
      if (!made) throw conflict(says.monthTaken, 'pay_run_exists');
    },
    async apply({ context, tenant, userId, clock: { now } }, { month, kind }, rows) {
      const run = await runningOf(tenant, month, kind, 'share');
      if (!run) throw conflict(says.monthTaken, 'pay_run_exists');
      const answers = new PayAnswers(run.packages, run.item_headings, storedLaw(run.law));
      const known = recentAnswers(context, basisText(run));
      const slips = rows.map(({ values, facts }): NewSlip => {
        if (!facts?.question) throw conflict(facts?.problem ?? says.monthTaken, 'not_computed');
        const { question } = facts;
        const { answer, problem } = known(question, () => answerOf(answers, question));
        if (!answer) throw conflict(problem ?? says.monthTaken, 'not_computed');
        return { person: values.person, package_id: values.package.id, question, answer };
      });
      await storeSlips(tenant, context.modules.payItems, { run: run.id, month, kind, now, userId }, slips);
      return [];
    },
    async finish({ context, tenant }, { month, kind }) {
      const run = await runningOf(tenant, month, kind, 'update');
      if (!run) return;
      forgetAnswers(context);
      await learnTables(context, tenant, run.id);
      const failed = await tenant.one<{ count: number }>(
        `select count(*)::integer as count from operation_result where organization_id = $1 and state = 'failed' and run_id =
           (select max(id) from operation_run where organization_id = $1 and operation = $2 and input->>'month' = $3)`,
        [tenant.organizationId, generatePay.name, month],
      );
      await addUpRun(tenant, run.id, failed?.count ?? 0);
      await tenant.query(`update pay_run set status = 'Generated' where organization_id = $1 and id = $2`, [
        tenant.organizationId,
        run.id,
      ]);
      await reviewOf(tenant, run.id);
      await announce(tenant, { organizationId: tenant.organizationId, topic: 'pay_run', objectId: run.id });
    },
  },
  { batch: 500, atOnce: 2 },
);

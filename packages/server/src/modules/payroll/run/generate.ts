/** Generating a payroll: the questions of all people are answered, looked at, and stored with their answers. */
import { monthSpan, monthText } from '@karmik/model/kit/month';
import { verbatim, type Message } from '@karmik/model/kit/message';
import { readDecimal } from '@karmik/model/payroll/exact/decimal';
import { nepalLaw } from '@karmik/model/payroll/law/nepal/nepal';
import { generatePay } from '@karmik/model/payroll/run/generate';
import {
  fiscalYearOf,
  PayAnswers,
  type PayAnswer,
  type PayQuestion,
  type RunPackages,
} from '@karmik/model/payroll/run/question';
import { addUp } from '@karmik/model/kit/add-up';
import { checkHeadings } from '@karmik/model/payroll/setup/check';
import type { Tenant } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { operation, type Writing } from '../../../operations/operation.ts';
import { payrollMessages as says } from '../messages.ts';
import { reviewOf } from '../review/review.ts';
import { firstProblem, headingsOf } from '../setup/headings.ts';
import { questionsOf, settingOf, type PersonQuestion } from './facts.ts';

/** The packages of versions as they are now, by the ids of the versions. */
async function packagesOf(tenant: Tenant, month: string): Promise<RunPackages> {
  const { starts_on, ends_on } = monthSpan(month);
  const rows = await tenant.query<{ id: number; headings: number[] | null }>(
    `select v.id, (select array_agg(l.heading_id) from pay_package_version_headings l where l.organization_id = v.organization_id and l.parent_id = v.id) as headings
       from pay_package_version v where v.organization_id = $1 and v.starts_on <= $3 and (v.ends_on is null or v.ends_on >= $2) order by v.id`,
    [tenant.organizationId, starts_on, ends_on],
  );
  const all = await headingsOf(tenant, [...new Set(rows.flatMap(({ headings }) => headings ?? []))]);
  return Object.fromEntries(
    rows.map(({ id, headings }) => [String(id), { headings: all.filter((each) => headings?.includes(each.id)) }]),
  );
}

/** Packages with errors, by their keys: people of theirs are not computed. */
const wrongOf = (packages: RunPackages): ReadonlyMap<string, Message> =>
  new Map(
    Object.entries(packages).flatMap(([key, { headings }]): [string, Message][] => {
      const error = checkHeadings(headings).errors?.[0];
      const problem = error && firstProblem(error);
      return error && problem ? [[key, says.packageWrong({ heading: verbatim(error.heading), problem })]] : [];
    }),
  );

interface Answered extends PersonQuestion {
  readonly answer: PayAnswer | null;
}

/** What everyone is paid for a month, by the facts of this moment. */
async function answersOf(tenant: Tenant, month: string): Promise<Answered[]> {
  const packages = await packagesOf(tenant, month);
  const wrong = wrongOf(packages);
  const answers = new PayAnswers(packages);
  return (await questionsOf(tenant, month, await settingOf(tenant))).map((each): Answered => {
    const { question } = each;
    if (!question) return { ...each, answer: null };
    const problem = question.segments.flatMap((segment) => wrong.get(segment.package) ?? [])[0];
    if (problem) return { ...each, answer: null, problem };
    return { ...each, ...answerOf(answers, question) };
  });
}

/** A person's bad facts, such as an amount below zero, stop that person alone. */
function attempted(answers: PayAnswers, question: PayQuestion): ReturnType<PayAnswers['answer']> | Message {
  try {
    return answers.answer(question);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return says.cannotCompute({ reason: verbatim(error.message) });
  }
}

function answerOf(answers: PayAnswers, question: PayQuestion): { answer: PayAnswer | null; problem: Message | null } {
  const answered = attempted(answers, question);
  if ('en' in answered) return { answer: null, problem: answered };
  if ('failure' in answered) {
    const { heading, problem } = answered.failure;
    return { answer: null, problem: says.headingFailed({ heading: verbatim(heading), problem: problem.message }) };
  }
  const { answer } = answered;
  const isBelowZero = (readDecimal(answer.net)?.n ?? 0n) < 0n;
  return isBelowZero
    ? { answer: null, problem: says.netBelowZero({ net: verbatim(answer.net) }) }
    : { answer, problem: null };
}

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

interface Facts {
  readonly question: PayQuestion | null;
  readonly problem: Message | null;
}

/** People whose facts are others than those that their payslips were computed from, or who have none, or one too many. */
export async function staleOf(tenant: Tenant, run: { readonly id: number; readonly month: string }): Promise<number[]> {
  const now = new Map(
    (await questionsOf(tenant, run.month, await settingOf(tenant))).map((each) => [each.person, each.question]),
  );
  const stored = await tenant.query<{ employee_id: number; question: PayQuestion }>(
    'select employee_id, question from pay_slip where organization_id = $1 and run_id = $2',
    [tenant.organizationId, run.id],
  );
  const same = new Set(
    stored.flatMap(({ employee_id, question }) =>
      canonical(now.get(employee_id)) === canonical(question) ? [employee_id] : [],
    ),
  );
  return [...new Set([...now.keys(), ...stored.map(({ employee_id }) => employee_id)])].filter((id) => !same.has(id));
}

/** JSON with its keys in order, since the database keeps them in another one. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );

/** Payslips of a payroll that differ when their stored questions are answered again. */
export async function differencesOf(tenant: Tenant, run: number): Promise<number[]> {
  const stored = await tenant.one<{ packages: RunPackages }>(
    'select packages from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, run],
  );
  const answers = new PayAnswers(stored?.packages ?? {});
  const slips = await tenant.query<{
    id: number;
    question: PayQuestion;
    lines: { formula_name: string; amount: string }[];
  }>(
    `select s.id, s.question, (select coalesce(jsonb_agg(jsonb_build_object('formula_name', l.formula_name, 'amount', l.amount::text) order by l.position), '[]'::jsonb)
              from pay_slip_lines l where l.organization_id = s.organization_id and l.parent_id = s.id) as lines
       from pay_slip s where s.organization_id = $1 and s.run_id = $2 order by s.id`,
    [tenant.organizationId, run],
  );
  const textOf = (lines: readonly { formula_name: string; amount: string }[]) =>
    lines.map(({ formula_name, amount }) => `${formula_name} ${amount}`).join('\n');
  return slips.flatMap(({ id, question, lines }) => {
    const again = answers.answer(question);
    return 'answer' in again && textOf(again.answer.lines) === textOf(lines) ? [] : [id];
  });
}

/** The payroll of a month that is being generated. */
const runningOf = (tenant: Tenant, month: string) =>
  tenant.one<{ id: number; packages: RunPackages }>(
    `select id, packages from pay_run where organization_id = $1 and month = $2 and status in ('Generating', 'Generated') for update`,
    [tenant.organizationId, month],
  );

export const payGeneration = operation<typeof generatePay.input.fields, typeof generatePay.rows, Facts>(
  generatePay,
  {
    async look({ tenant }, { month }) {
      const without = await withoutPackage(tenant, month);
      const rows = (await answersOf(tenant, month)).map(({ person, package: of, question, answer, problem }) => ({
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
      }));
      return { rows, ...(without > 0 && { notice: says.withoutPackage({ count: without }) }) };
    },
    async refusal({ tenant, clock: { today } }, { month }) {
      const { starts_on, ends_on } = monthSpan(month);
      if (starts_on > today) return says.monthAhead;
      if (!nepalLaw.taxOn(starts_on)) return says.noLaw({ year: fiscalYearOf(month) });
      const state = await tenant.one<{ is_taken: boolean; is_open: boolean; earlier: string | null }>(
        `select exists (select from pay_run where organization_id = $1 and month = $2 and status <> 'Discarded') as is_taken,
                exists (select from attendance_day where organization_id = $1 and day between $3 and $4)
                  and not exists (select from period_lock where organization_id = $1 and area = 'attendance' and starts_on = $3 and ends_on = $4 and state = 'closed') as is_open,
                (select month from pay_run where organization_id = $1 and starts_on < $3 and status not in ('Discarded', 'Confirmed', 'Published') order by starts_on limit 1) as earlier`,
        [tenant.organizationId, month, starts_on, ends_on],
      );
      if (state?.is_taken) return says.monthTaken;
      if (state?.earlier)
        return says.earlierOpen({ month: { en: monthText(state.earlier, 'en'), ne: monthText(state.earlier, 'ne') } });
      return state?.is_open ? says.attendanceOpen : undefined;
    },
    async begin({ tenant, userId, clock: { now } }, { month }) {
      const { starts_on, ends_on } = monthSpan(month);
      const made = await tenant.one(
        `insert into pay_run (organization_id, name, month, starts_on, ends_on, status, packages, prepared_by_id, approvals, created_at, name_in_nepali)
         values ($1, $2, $3, $4, $5, 'Generating', $6, $7, 0, $8, $9)
         on conflict (organization_id, month) where status <> 'Discarded' do nothing returning id`,
        [
          tenant.organizationId,
          monthText(month, 'en'),
          month,
          starts_on,
          ends_on,
          JSON.stringify(await packagesOf(tenant, month)),
          userId,
          now,
          monthText(month, 'ne'),
        ],
      );
      if (!made) throw conflict(says.monthTaken, 'pay_run_exists');
    },
    async apply(writing, { month }, rows) {
      const run = await runningOf(writing.tenant, month);
      if (!run) throw conflict(says.monthTaken, 'pay_run_exists');
      const answers = new PayAnswers(run.packages);
      const slips = rows.map(({ values, facts }): Slip => {
        if (!facts?.question) throw conflict(facts?.problem ?? says.monthTaken, 'not_computed');
        const { answer, problem } = answerOf(answers, facts.question);
        if (!answer) throw conflict(problem ?? says.monthTaken, 'not_computed');
        return { person: values.person, package_id: values.package.id, question: facts.question, ...answer };
      });
      await storeSlips(writing, run.id, month, slips);
      return [];
    },
    async finish({ tenant }, { month }) {
      const run = await runningOf(tenant, month);
      if (!run) return;
      await tenant.query(
        `update pay_run r set status = 'Generated', people = t.people, gross = t.gross, deductions = t.deductions, net = t.net, employer_cost = t.employer_cost,
                failed = (select count(*) from operation_result o where o.organization_id = $1 and o.state = 'failed' and o.run_id =
                  (select max(id) from operation_run where organization_id = $1 and operation = $3 and input->>'month' = $4))
           from (select count(*)::integer as people, coalesce(sum(gross), 0) as gross, coalesce(sum(deductions), 0) as deductions, coalesce(sum(net), 0) as net,
                        coalesce(sum(employer_cost), 0) as employer_cost from pay_slip where organization_id = $1 and run_id = $2) t
          where r.organization_id = $1 and r.id = $2`,
        [tenant.organizationId, run.id, generatePay.name, month],
      );
      await reviewOf(tenant, run.id);
      await announce(tenant, { organizationId: tenant.organizationId, topic: 'pay_run', objectId: run.id });
    },
  },
  500,
);

/** Days of employment less unpaid days. */
const paidDays = ({ segments }: PayQuestion): string =>
  addUp(segments.flatMap(({ days, unpaid }) => [days, `-${unpaid}`]));

interface Slip extends PayAnswer {
  readonly person: number;
  readonly package_id: number;
  readonly question: PayQuestion;
}

async function storeSlips(
  { tenant, clock: { now } }: Writing,
  run: number,
  month: string,
  slips: readonly Slip[],
): Promise<void> {
  const { starts_on } = monthSpan(month);
  const ids = await tenant.query<{ id: number; employee_id: number }>(
    `insert into pay_slip (organization_id, run_id, month, starts_on, status, created_at, employee_id, package_id, employed_days, unpaid_days, gross, deductions,
            tax, net, employer_cost, question, tax_portion, counted_income, counted_retirement, year_tax)
     select $1, $2, $3, $4, 'Generated', $5, person, package_id, employed_days, unpaid_days, gross, deductions, tax, net, employer_cost, question, tax_portion,
            counted_income, counted_retirement, year_tax
       from jsonb_to_recordset($6::jsonb) as g (person bigint, package_id bigint, employed_days numeric, unpaid_days numeric, gross numeric, deductions numeric,
            tax numeric, net numeric, employer_cost numeric, question jsonb, tax_portion numeric, counted_income numeric, counted_retirement numeric, year_tax numeric)
     returning id, employee_id`,
    [
      tenant.organizationId,
      run,
      month,
      starts_on,
      now,
      JSON.stringify(
        slips.map((slip) => ({
          ...slip,
          lines: undefined,
          employed_days: addUp(slip.question.segments.map(({ days }) => days)),
          unpaid_days: addUp(slip.question.segments.map(({ unpaid }) => unpaid)),
        })),
      ),
    ],
  );
  const idOf = new Map(ids.map(({ id, employee_id }) => [employee_id, id]));
  await tenant.query(
    `insert into pay_slip_lines (organization_id, parent_id, position, heading, heading_ne, formula_name, type, amount, is_shown)
     select $1, parent_id, position, heading, heading_ne, formula_name, type, amount, is_shown
       from jsonb_to_recordset($2::jsonb) as g (parent_id bigint, position integer, heading text, heading_ne text, formula_name text, type text, amount numeric, is_shown boolean)`,
    [
      tenant.organizationId,
      JSON.stringify(
        slips.flatMap(({ person, lines }) =>
          lines.map((line, position) => ({ parent_id: idOf.get(person), position, ...line })),
        ),
      ),
    ],
  );
}

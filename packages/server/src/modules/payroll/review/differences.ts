/** Compares a payroll with the last confirmed one, heading by heading, and stores what changed with its cause. */
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import { causeOf, type Side } from '@karmik/model/payroll/explain/cause';
import { causeText } from '@karmik/model/payroll/explain/names';
import type { LawRow } from '@karmik/model/payroll/law/row';
import { PayAnswers, type PayQuestion, type RunHeading, type RunPackages } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../../../db/database.ts';
import { storedLaw } from '../law/law.ts';
import type { ReviewedRun } from './findings.ts';

/** A heading whose amount is not the same in two payrolls; each amount is a decimal, null where there is none. */
interface ChangedLine {
  readonly employee_id: number;
  readonly formula_name: string;
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly type: string;
  readonly now: string | null;
  readonly before: string | null;
}

/** By what the payslips of a payroll were computed. */
export interface Basis {
  readonly packages: RunPackages;
  readonly item_headings: readonly RunHeading[];
  readonly law: readonly LawRow[] | null;
}

const batch = 500;

/** The payroll before another one, of those that are confirmed. */
export const confirmedBefore = (tenant: Tenant, starts_on: string) =>
  tenant.one<{ id: number; month: string } & Basis>(
    `select id, month, packages, item_headings, law from pay_run where organization_id = $1 and starts_on < $2 and kind = 'regular' and status in ('Confirmed', 'Published') order by starts_on desc limit 1`,
    [tenant.organizationId, starts_on],
  );

/** The headings that differ between two payrolls, by employee; lines of one heading are added up. */
async function changedLines(
  tenant: Tenant,
  { now, before }: { readonly now: number; readonly before: number },
  people: readonly number[],
): Promise<Map<number, ChangedLine[]>> {
  const rows = await tenant.query<ChangedLine>(
    `with l as (
       select s.employee_id, l.formula_name, min(l.position) as position,
              coalesce(max(l.heading) filter (where s.run_id = $2), max(l.heading)) as heading,
              case when bool_or(s.run_id = $2) then max(l.heading_ne) filter (where s.run_id = $2) else max(l.heading_ne) end as heading_ne,
              coalesce(max(l.type) filter (where s.run_id = $2), max(l.type)) as type,
              sum(l.amount) filter (where s.run_id = $2) as now, sum(l.amount) filter (where s.run_id = $3) as before
         from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
        where s.organization_id = $1 and s.run_id in ($2, $3) and s.employee_id = any($4::bigint[]) and s.status <> 'Discarded'
        group by s.employee_id, l.formula_name)
     select employee_id, formula_name, heading, heading_ne, type, now::text as now, before::text as before from l
      where coalesce(now, 0) <> coalesce(before, 0) order by employee_id, position, formula_name`,
    [tenant.organizationId, now, before, people],
  );
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}

/** The questions of payslips of a payroll, by employee. */
async function questionsOf(
  tenant: Tenant,
  run: number,
  people: readonly number[],
): Promise<ReadonlyMap<number, PayQuestion>> {
  const slips = await tenant.query<{ employee_id: number; question: PayQuestion }>(
    `select employee_id, question from pay_slip
      where organization_id = $1 and run_id = $2 and employee_id = any($3::bigint[]) and status <> 'Discarded'`,
    [tenant.organizationId, run, people],
  );
  return new Map(slips.map(({ employee_id, question }) => [employee_id, question]));
}

interface Compared {
  readonly answers: PayAnswers;
  readonly question: PayQuestion | undefined;
}

/** @param amount of a line on this side. Amounts that are the same on both sides are no cause. */
const sideOf = (
  { answers, question }: Compared,
  lines: readonly ChangedLine[],
  amount: 'now' | 'before',
): Side | null =>
  question
    ? {
        question,
        prepared: answers.prepared(question),
        amounts: new Map(lines.map((line) => [line.formula_name, line[amount] ?? '0'])),
      }
    : null;

function differencesOf(lines: readonly ChangedLine[], now: Compared, before: Compared): object[] {
  const [is, was] = [sideOf(now, lines, 'now'), sideOf(before, lines, 'before')];
  const side = is ?? was;
  return lines.map(({ employee_id, formula_name, heading, heading_ne, type, ...amounts }) => {
    const [amount, old] = [decimalOf(amounts.now ?? '0'), decimalOf(amounts.before ?? '0')];
    const cause = causeOf(formula_name, was, is);
    const detail = side
      ? causeText(cause, (name) => is?.prepared.shown.get(name) ?? was?.prepared.shown.get(name), side.prepared)
      : null;
    return {
      employee_id,
      heading,
      heading_ne,
      formula_name,
      type,
      before: decimalText(old),
      now: decimalText(amount),
      difference: decimalText(minus(amount, old)),
      cause: cause.kind,
      detail: detail?.en ?? null,
      detail_ne: detail?.ne ?? null,
    };
  });
}

/**
 * Stores the differences of a payroll; without a confirmed payroll before it there are none.
 * @param people whose are compared; null for all
 */
export async function storeDifferences(
  tenant: Tenant,
  run: ReviewedRun & Basis,
  people: readonly number[] | null,
): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query(
    'delete from pay_difference where organization_id = $1 and run_id = $2 and ($3::bigint[] is null or employee_id = any($3))',
    [organizationId, run.id, people && [...people]],
  );
  const before = await confirmedBefore(tenant, run.starts_on);
  if (!before) return;
  const found = await tenant.query<{ employee_id: number }>(
    `select distinct employee_id from pay_slip where organization_id = $1 and run_id = any($2::bigint[]) and ($3::bigint[] is null or employee_id = any($3)) order by employee_id`,
    [organizationId, [run.id, before.id], people && [...people]],
  );
  const ids = found.map(({ employee_id }) => employee_id);
  const [answers, old] = [run, before].map(
    ({ packages, item_headings, law }) => new PayAnswers(packages, item_headings, storedLaw(law)),
  );
  if (!answers || !old) return;
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const lines = await changedLines(tenant, { now: run.id, before: before.id }, some);
    const changed = [...lines.keys()];
    const now = await questionsOf(tenant, run.id, changed);
    const earlier = await questionsOf(tenant, before.id, changed);
    const rows = changed.flatMap((id) =>
      differencesOf(
        lines.get(id) ?? [],
        { answers, question: now.get(id) },
        { answers: old, question: earlier.get(id) },
      ),
    );
    await tenant.query(
      `insert into pay_difference (organization_id, run_id, employee_id, heading, heading_ne, formula_name, type, before, now, difference, cause, detail, detail_ne)
       select $1, $2, g.* from json_to_recordset($3::json) as g (employee_id bigint, heading text, heading_ne text, formula_name text, type text, before numeric,
              now numeric, difference numeric, cause text, detail text, detail_ne text)`,
      [organizationId, run.id, JSON.stringify(rows)],
    );
  }
}

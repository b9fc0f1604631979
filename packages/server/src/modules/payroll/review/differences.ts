/** Compares a payroll with the last confirmed one, heading by heading, and stores what changed with its cause. */
import { addUp } from '@karmik/model/kit/add-up';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import { causeOf, type Side } from '@karmik/model/payroll/explain/cause';
import { causeText } from '@karmik/model/payroll/explain/names';
import type { LawRow } from '@karmik/model/payroll/law/row';
import { PayAnswers, type PayQuestion, type RunHeading, type RunPackages } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../../../db/database.ts';
import { storedLaw } from '../law/law.ts';
import type { ReviewedRun } from './findings.ts';

interface Line {
  readonly formula_name: string;
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly type: string;
  readonly amount: string;
}

interface SlipRow {
  readonly question: PayQuestion;
  readonly lines: readonly Line[];
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

/** Payslips by their employees; lines of one heading are added up. */
async function slipsOf(tenant: Tenant, run: number, people: readonly number[]): Promise<Map<number, SlipRow>> {
  const slips = await tenant.query<{ id: number; employee_id: number; question: PayQuestion }>(
    `select id, employee_id, question from pay_slip
      where organization_id = $1 and run_id = $2 and employee_id = any($3::bigint[]) and status <> 'Discarded'`,
    [tenant.organizationId, run, people],
  );
  const lines = await tenant.query<Line & { readonly parent_id: number }>(
    `select parent_id, formula_name, heading, heading_ne, type, amount::text as amount from pay_slip_lines
      where organization_id = $1 and parent_id = any($2::bigint[]) order by parent_id, position`,
    [tenant.organizationId, slips.map(({ id }) => id)],
  );
  const ofSlip = Map.groupBy(lines, ({ parent_id }) => parent_id);
  return new Map(
    slips.map(({ id, employee_id, question }) => [employee_id, { question, lines: addedUp(ofSlip.get(id) ?? []) }]),
  );
}

/** One line for each heading, with the sum of its amounts. */
function addedUp(lines: readonly Line[]): Line[] {
  const byHeading = new Map<string, Line>();
  for (const line of lines) {
    const before = byHeading.get(line.formula_name);
    byHeading.set(line.formula_name, before ? { ...before, amount: addUp([before.amount, line.amount]) } : line);
  }
  return [...byHeading.values()];
}

const sideOf = (answers: PayAnswers, { question, lines }: SlipRow): Side => ({
  question,
  prepared: answers.prepared(question),
  amounts: new Map(lines.map(({ formula_name, amount }) => [formula_name, amount])),
});

interface Compared {
  readonly answers: PayAnswers;
  readonly row: SlipRow | undefined;
}

function differencesOf(person: number, now: Compared, before: Compared): object[] {
  const [is, was] = [now, before].map(({ answers, row }) => row && sideOf(answers, row));
  const lines = new Map(
    [...(before.row?.lines ?? []), ...(now.row?.lines ?? [])].map((line) => [line.formula_name, line]),
  );
  return [...lines.values()].flatMap(({ formula_name, heading, heading_ne, type }) => {
    const [amount, old] = [is, was].map((side) => decimalOf(side?.amounts.get(formula_name) ?? '0'));
    if (!amount || !old) return [];
    const difference = minus(amount, old);
    if (difference.n === 0n) return [];
    const cause = causeOf(formula_name, was ?? null, is ?? null);
    const side = is ?? was;
    const detail = side
      ? causeText(cause, (name) => is?.prepared.shown.get(name) ?? was?.prepared.shown.get(name), side.prepared)
      : null;
    return [
      {
        employee_id: person,
        heading,
        heading_ne,
        formula_name,
        type,
        before: decimalText(old),
        now: decimalText(amount),
        difference: decimalText(difference),
        cause: cause.kind,
        detail: detail?.en ?? null,
        detail_ne: detail?.ne ?? null,
      },
    ];
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
    const [now, earlier] = await Promise.all([slipsOf(tenant, run.id, some), slipsOf(tenant, before.id, some)]);
    const rows = some.flatMap((id) =>
      differencesOf(id, { answers, row: now.get(id) }, { answers: old, row: earlier.get(id) }),
    );
    await tenant.query(
      `insert into pay_difference (organization_id, run_id, employee_id, heading, heading_ne, formula_name, type, before, now, difference, cause, detail, detail_ne)
       select $1, $2, g.* from json_to_recordset($3::json) as g (employee_id bigint, heading text, heading_ne text, formula_name text, type text, before numeric,
              now numeric, difference numeric, cause text, detail text, detail_ne text)`,
      [organizationId, run.id, JSON.stringify(rows)],
    );
  }
}

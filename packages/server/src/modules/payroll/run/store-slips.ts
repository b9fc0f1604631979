/** Payslips of a payroll stored with their lines, and the revisions before them. */
import { addUp } from '@karmik/model/kit/add-up';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus } from '@karmik/model/kit/exact/ratio';
import { monthSpan } from '@karmik/model/kit/month';
import { arrearsSource } from '@karmik/model/payroll/items/sources';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import type { RunKind } from '@karmik/model/payroll/run/kind';
import { allSegments, type PayAnswer, type PayQuestion } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../../../db/database.ts';
import { jsonLines } from '../../../db/json-lines.ts';
import type { PayItemSource } from '../../../pay-items/port.ts';
import { reserveItems } from '../../../pay-items/uses.ts';
import { accountNow, splitNow } from '../files/people.ts';

export interface NewSlip {
  readonly person: number;
  readonly package_id: number;
  readonly question: PayQuestion;
  readonly answer: PayAnswer;
}

/** What of a slip its table keeps, apart from the employee and the question. */
const columnsOf = ({
  package_id,
  question,
  answer: { lines: _lines, carried: _carried, shares: _shares, ...amounts },
}: NewSlip) => ({
  package_id,
  tax_month: bsMonthOf(question.tax.day),
  concurrent_package_id: question.concurrent?.package_id ?? null,
  separation_id: question.settlement?.separation ?? null,
  ...amounts,
  employed_days: addUp(question.segments.map(({ days }) => days)),
  unpaid_days: addUp(question.segments.map(({ unpaid }) => unpaid)),
});

interface Agreement {
  readonly position: number;
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly currency: string;
  readonly agreed: string;
  readonly rate: string;
  readonly rate_unit: number;
  readonly rated_on: string;
}

/** What a payslip pays by amounts that are agreed in another currency, each once. */
function agreementsOf({ question, answer: { lines } }: NewSlip): Agreement[] {
  const found = new Map<string, Agreement>();
  for (const { agreed } of allSegments(question)) {
    if (!agreed) continue;
    const { currency, amounts, rate, unit: rate_unit, rated_on } = agreed;
    for (const [name, amount] of Object.entries(amounts)) {
      const line = lines.find(({ formula_name, is_shown }) => formula_name === name && is_shown);
      if (!line) continue;
      const { heading, heading_ne } = line;
      const key = `${name} ${currency} ${amount}`;
      if (!found.has(key))
        found.set(key, {
          position: found.size,
          heading,
          heading_ne,
          currency,
          agreed: amount,
          rate,
          rate_unit,
          rated_on,
        });
    }
  }
  return [...found.values()];
}

/** @param again payslips that had some before */
async function storeAgreements(
  tenant: Tenant,
  again: readonly number[],
  rows: readonly (Agreement & { readonly parent_id: number | undefined })[],
): Promise<void> {
  if (again.length > 0)
    await tenant.query('delete from pay_slip_agreements where organization_id = $1 and parent_id = any($2::bigint[])', [
      tenant.organizationId,
      again,
    ]);
  if (rows.length > 0)
    await tenant.query(
      `insert into pay_slip_agreements (organization_id, parent_id, position, heading, heading_ne, currency, agreed, rate, rate_unit, rated_on)
       select $1, * from jsonb_to_recordset($2::jsonb) as g (parent_id bigint, position integer, heading text, heading_ne text, currency text, agreed numeric,
         rate numeric, rate_unit integer, rated_on date)`,
      [tenant.organizationId, JSON.stringify(rows)],
    );
}

/** @param again payslips that had some before */
async function storeDeferrals(
  tenant: Tenant,
  again: readonly number[],
  rows: readonly (PayAnswer['carried'][number] & {
    readonly parent_id: number | undefined;
    readonly position: number;
  })[],
): Promise<void> {
  if (again.length > 0)
    await tenant.query('delete from pay_slip_deferrals where organization_id = $1 and parent_id = any($2::bigint[])', [
      tenant.organizationId,
      again,
    ]);
  if (rows.length > 0)
    await tenant.query(
      `insert into pay_slip_deferrals (organization_id, parent_id, position, heading, heading_ne, amount, reading)
       select $1, * from jsonb_to_recordset($2::jsonb) as g (parent_id bigint, position integer, heading text, heading_ne text, amount numeric, reading text)`,
      [tenant.organizationId, JSON.stringify(rows)],
    );
}

interface StoredIn {
  readonly run: number;
  readonly month: string;
  readonly kind: RunKind;
  readonly now: Date;
  readonly userId: number;
}

/**
 * Stores payslips with their lines, and reserves what is handed in. A person who has one in this payroll keeps its id; its revision before
 * is kept as well.
 * @throws 409 where another payroll holds an item
 */
export async function storeSlips(
  tenant: Tenant,
  sources: readonly PayItemSource[],
  { run, month, kind, now, userId }: StoredIn,
  slips: readonly NewSlip[],
): Promise<void> {
  const { organizationId } = tenant;
  const { starts_on } = monthSpan(month);
  const before = await tenant.query<{ employee_id: number }>(
    'select employee_id from pay_slip where organization_id = $1 and run_id = $2 and employee_id = any($3::bigint[])',
    [organizationId, run, slips.map(({ person }) => person)],
  );
  if (before.length > 0)
    await keepRevisions(
      tenant,
      { run, now, userId },
      before.map(({ employee_id }) => employee_id),
    );
  const ids = await tenant.query<{ id: number; employee_id: number }>(
    `insert into pay_slip (organization_id, run_id, month, starts_on, status, created_at, employee_id, package_id, employed_days, unpaid_days, gross, deductions,
            tax, net, employer_cost, question, tax_portion, counted_income, counted_retirement, once_income, once_retirement, year_tax, kind, is_held, separation_id, unrelieved, concurrent_package_id, tax_month, counted_remote, paid_on, account, split)
     select $1, $2, $3, $4, 'Generated', $5, person, package_id, employed_days, unpaid_days, gross, deductions, tax, net, employer_cost, j.question::jsonb, tax_portion,
            counted_income, counted_retirement, once_income, once_retirement, year_tax, $7,
            $7 <> 'settlement' and exists (select from pay_hold h where h.organization_id = $1 and h.employee_id = person and h.status = 'Held'
                       and h.from_month <= $3 and (h.until_month is null or h.until_month >= $3)), separation_id, unrelieved, concurrent_package_id, tax_month, counted_remote,
            (select paid_on from pay_run where organization_id = $1 and id = $2), ${accountNow('person')}, ${splitNow('person')}
       from unnest(string_to_array($8, e'\\n'), string_to_array($6, e'\\n')) as j (question, amounts)
      cross join lateral json_to_record(j.amounts::json) as g (person bigint, package_id bigint, employed_days numeric, unpaid_days numeric, gross numeric, deductions numeric,
            tax numeric, net numeric, employer_cost numeric, tax_portion numeric, counted_income numeric, counted_retirement numeric,
            once_income numeric, once_retirement numeric, year_tax numeric, separation_id bigint, unrelieved numeric, concurrent_package_id bigint, tax_month text, counted_remote numeric)
     on conflict (organization_id, run_id, employee_id) do update
       set package_id = excluded.package_id, employed_days = excluded.employed_days, unpaid_days = excluded.unpaid_days, gross = excluded.gross,
           deductions = excluded.deductions, tax = excluded.tax, net = excluded.net, employer_cost = excluded.employer_cost, question = excluded.question,
           tax_portion = excluded.tax_portion, counted_income = excluded.counted_income, counted_retirement = excluded.counted_retirement,
           once_income = excluded.once_income, once_retirement = excluded.once_retirement,
           year_tax = excluded.year_tax, is_held = excluded.is_held, separation_id = excluded.separation_id, unrelieved = excluded.unrelieved, concurrent_package_id = excluded.concurrent_package_id, tax_month = excluded.tax_month, counted_remote = excluded.counted_remote, paid_on = excluded.paid_on, account = excluded.account, split = excluded.split, status = 'Generated', revision = pay_slip.revision + 1
     returning id, employee_id`,
    [
      organizationId,
      run,
      month,
      starts_on,
      now,
      jsonLines(slips.map((slip) => ({ person: slip.person, ...columnsOf(slip) }))),
      kind,
      jsonLines(slips.map(({ question }) => question)),
    ],
  );
  const idOf = new Map(ids.map(({ id, employee_id }) => [employee_id, id]));
  await storeLines(
    tenant,
    slips.flatMap(({ person, answer: { lines } }) => {
      const parent_id = idOf.get(person) ?? 0;
      return lines.map((line, position) => ({ parent_id, position, line }));
    }),
  );
  const again = before.flatMap(({ employee_id }) => idOf.get(employee_id) ?? []);
  await storeDeferrals(
    tenant,
    again,
    slips.flatMap(({ person, answer: { carried } }) =>
      carried.map((each, position) => ({ parent_id: idOf.get(person), position, ...each })),
    ),
  );
  await storeAgreements(
    tenant,
    again,
    slips.flatMap((slip) => agreementsOf(slip).map((each) => ({ parent_id: idOf.get(slip.person), ...each }))),
  );
  await storeShares(
    tenant,
    slips.flatMap(({ person, question: { segments }, answer: { shares } }) =>
      shares.map((share, position) => ({
        parent_id: idOf.get(person),
        person,
        position,
        starts_on: segments[position]?.from,
        ...share,
      })),
    ),
  );
  await reserveItems(tenant, sources, run, slips.flatMap(usesOf));
}

interface StoredLine {
  readonly parent_id: number;
  readonly position: number;
  readonly line: PayAnswer['lines'][number];
}

/** Stores lines of payslips. What many of them have in common, which is all but the amount, is sent once. */
async function storeLines(tenant: Tenant, lines: readonly StoredLine[]): Promise<void> {
  const kinds = new Map<string, number>();
  const kindOf = lines.map(({ line: { amount: _amount, ...common } }) => {
    const text = JSON.stringify(common);
    const index = kinds.get(text) ?? kinds.size;
    kinds.set(text, index);
    return index;
  });
  await tenant.query(
    `with kind as materialized (
       select k.* from unnest($6::json[]) with ordinality as u (value, place)
        cross join lateral (select u.place - 1 as index, g.* from json_to_record(u.value) as g (heading text, heading_ne text, formula_name text, type text,
                                   is_shown boolean, earned text, source text, source_id bigint, parts numeric[], is_concurrent boolean)) k)
     insert into pay_slip_lines (organization_id, parent_id, position, heading, heading_ne, formula_name, type, amount, is_shown, earned, source, source_id, parts, is_concurrent)
     select $1, g.parent_id, g.position, k.heading, k.heading_ne, k.formula_name, k.type, g.amount, k.is_shown, k.earned, k.source, k.source_id, k.parts, k.is_concurrent
       from unnest($2::bigint[], $3::integer[], $4::integer[], $5::numeric[]) as g (parent_id, position, kind, amount) join kind k on k.index = g.kind`,
    [
      tenant.organizationId,
      lines.map(({ parent_id }) => parent_id),
      lines.map(({ position }) => position),
      kindOf,
      lines.map(({ line }) => line.amount),
      [...kinds.keys()],
    ],
  );
}

/** Stores what each part of the month costs, with the branch and the division in which the employee was then. */
const storeShares = (tenant: Tenant, shares: readonly object[]): Promise<unknown> =>
  tenant.query(
    `insert into pay_slip_share (organization_id, parent_id, position, starts_on, branch_id, division_id, gross, employer_cost)
     select $1, g.parent_id, g.position, g.starts_on, coalesce(h.branch_id, e.branch_id), coalesce(h.division_id, e.division_id), g.gross, g.employer_cost
       from jsonb_to_recordset($2::jsonb) as g (parent_id bigint, person bigint, position integer, starts_on date, gross numeric, employer_cost numeric)
       left join employee e on e.organization_id = $1 and e.user_id = g.person
       left join lateral (select h.branch_id, h.division_id from employment h where h.organization_id = $1 and h.employee_id = g.person and h.starts_on <= g.starts_on
                           order by h.starts_on desc limit 1) h on true`,
    [tenant.organizationId, JSON.stringify(shares)],
  );

/** Keeps the payslips of people in a payroll as they are, and takes their lines away, before they are stored again. */
export async function keepRevisions(
  tenant: Tenant,
  { run, now, userId }: Pick<StoredIn, 'run' | 'now' | 'userId'>,
  people: readonly number[],
): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query(
    `insert into pay_slip_revision (organization_id, run_id, employee_id, revision, net, question, lines, replaced_by_id, replaced_at)
     select s.organization_id, s.run_id, s.employee_id, s.revision, s.net, s.question,
            (select coalesce(jsonb_agg(to_jsonb(l) - array['organization_id', 'id', 'parent_id'] order by l.position), '[]'::jsonb) from pay_slip_lines l
              where l.organization_id = s.organization_id and l.parent_id = s.id), $4, $5
       from pay_slip s where s.organization_id = $1 and s.run_id = $2 and s.employee_id = any($3::bigint[])`,
    [organizationId, run, people, userId, now],
  );
  for (const table of ['pay_slip_lines', 'pay_slip_share'])
    await tenant.query(
      `delete from ${table} l using pay_slip s where l.organization_id = $1 and s.organization_id = $1 and s.id = l.parent_id and s.run_id = $2
          and s.employee_id = any($3::bigint[])`,
      [organizationId, run, people],
    );
}

/** What a slip takes of the items that are handed in. Differences of past months are not reserved: they are what is due less what was paid. */
const usesOf = ({ person, question: { items = [], net }, answer: { carried } }: NewSlip) =>
  [...items, ...(net?.repaid ?? [])].flatMap(({ source, source_id: id, earned, amount }) => {
    if (source === arrearsSource || id === null) return [];
    const left = carried.find((each) => each.source === source && each.source_id === id && each.earned === earned);
    return [
      {
        person,
        source,
        id,
        earned,
        amount: decimalText(minus(decimalOf(amount), decimalOf(left?.amount ?? '0'))),
        carried: left?.amount ?? '0',
        is_moved: left !== undefined && left.reading !== 'due',
      },
    ];
  });

/** Adds the payslips of a payroll up. */
export const addUpRun = (tenant: Tenant, run: number, failed: number | null): Promise<unknown> =>
  tenant.query(
    `update pay_run r set people = t.people, gross = t.gross, deductions = t.deductions, net = t.net, employer_cost = t.employer_cost, failed = coalesce($3, failed)
       from (select count(*)::integer as people, coalesce(sum(gross), 0) as gross, coalesce(sum(deductions), 0) as deductions, coalesce(sum(net), 0) as net,
                    coalesce(sum(employer_cost), 0) as employer_cost from pay_slip where organization_id = $1 and run_id = $2 and status <> 'Discarded') t
      where r.organization_id = $1 and r.id = $2`,
    [tenant.organizationId, run, failed],
  );

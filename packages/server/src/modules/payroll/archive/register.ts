/** Registers of another payroll system: what one holds, storing it as an import, and publishing and withdrawing imports. */
import { addUp } from '@karmik/model/kit/add-up';
import { moneyWords } from '@karmik/model/kit/figures';
import { listed, verbatim, type Message } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { monthSpan, monthWords } from '@karmik/model/kit/month';
import {
  archivedPayImport,
  mostCells,
  type ArchiveLook,
  type ArchivePurpose,
} from '@karmik/model/payroll/archive/import';
import { oldPayHeading, type OldHeadingType } from '@karmik/model/payroll/archive/old-heading';
import {
  findRegister,
  guessOldType,
  readRegister,
  type CellProblem,
  type RegisterRow,
} from '@karmik/model/payroll/archive/register';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { cellName } from '@karmik/model/spreadsheet/columns';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import { createRecord, updateRecord, type Writer } from '../../../entity/write.ts';
import { invalidField } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import type { Sheet } from '../../imports/read.ts';
import { notify } from '../../notification/notify.ts';
import { registerMessages as says } from './messages.ts';
import { yearOf } from './payslips.ts';

/** Of what a register is: a month, or a fiscal year by its id. */
export type RegisterPeriod = { readonly purpose: ArchivePurpose } & (
  | { readonly period: 'month'; readonly month: string }
  | { readonly period: 'year'; readonly fiscal_year: number }
);

interface Span {
  readonly month: string | null;
  readonly fiscal_year: number;
  readonly starts_on: string;
}

/** @throws 400 by field for a month without a fiscal year, and for a year that is not there */
async function spanOf(tenant: Tenant, period: RegisterPeriod): Promise<Span> {
  if (period.period === 'month') {
    const { month } = period;
    const year = await yearOf(tenant, month);
    if ('problem' in year) throw invalidField('month', year.problem);
    return { month, fiscal_year: year.id, starts_on: monthSpan(month).starts_on };
  }
  const year = await tenant.one<{ starts_on: string }>(
    'select starts_on from fiscal_year where organization_id = $1 and id = $2',
    [tenant.organizationId, period.fiscal_year],
  );
  if (!year)
    throw invalidField('fiscal_year', messages.reference({ field: archivedPayImport.fields.fiscal_year.label }));
  return { month: null, fiscal_year: period.fiscal_year, starts_on: year.starts_on };
}

/** Signs of the parts of the net pay. */
const signs: Partial<Record<OldHeadingType, 1 | -1>> = { earning: 1, deduction: -1, tax: -1 };
const signed = (amount: string, sign: 1 | -1): string =>
  sign === 1 ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
const total = (amounts: readonly string[]): string => addUp(['0.00', ...amounts]);

/** Between what a register says and what its parts come to, in the currency of the organization. */
const isNear = (one: string, other: string): boolean => Math.abs(Number(total([one, signed(other, -1)]))) <= 1;

interface Person {
  readonly id: number;
  readonly code: string;
  /** The import that has the figures of this month or year already. */
  readonly there: string | null;
  readonly is_paid_here: boolean;
}

/** A comparison takes the place of no archived figure, and of no payslip. */
const peopleOf = (tenant: Tenant, codes: readonly string[], { period, purpose }: RegisterPeriod, span: Span) =>
  tenant.query<Person>(
    `select e.user_id as id, lower(e.employee_code) as code,
            (select i.name from archived_pay_import i
              where $6 = 'archive' and i.purpose = 'archive' and i.organization_id = e.organization_id and i.status <> 'Withdrawn' and i.period = $3 and i.fiscal_year_id = $5 and i.month is not distinct from $4
                and exists (select from archived_pay_figure g where g.organization_id = i.organization_id and g.import_id = i.id and g.employee_id = e.user_id) limit 1) as there,
            $6 = 'archive' and exists (select from pay_slip s where s.organization_id = e.organization_id and s.employee_id = e.user_id and s.month = $4
                      and s.status in ('Confirmed', 'Published')) as is_paid_here
       from employee e where e.organization_id = $1 and lower(e.employee_code) = any($2::text[])`,
    [tenant.organizationId, codes.map((code) => code.toLowerCase()), period, span.month, span.fiscal_year, purpose],
  );

function codeProblem(person: Person | undefined, code: string, { month }: Span): Message | undefined {
  if (!person) return says.unknownCode({ code });
  if (person.there !== null)
    return month === null
      ? says.yearThere({ name: verbatim(person.there) })
      : says.monthThere({ month: monthWords(month), name: verbatim(person.there) });
  return person.is_paid_here && month !== null ? says.paidHere({ month: monthWords(month) }) : undefined;
}

/** What is stored of one employee. */
interface Figures {
  readonly person: number;
  readonly lines: readonly { readonly heading: string; readonly type: OldHeadingType; readonly amount: string }[];
}

interface Read {
  readonly look: Omit<ArchiveLook, 'stored'>;
  readonly figures: readonly Figures[];
  readonly span: Span;
}

/** Reads a register with what its headings were matched to. @throws 400 on `file` for what is no register */
async function read(tenant: Tenant, { grid }: Sheet, period: RegisterPeriod): Promise<Read> {
  const span = await spanOf(tenant, period);
  const register = findRegister(grid);
  if (!register) throw invalidField('file', says.noHeadings);
  if (register.columns.length === 0) throw invalidField('file', says.noAmounts);
  const known = await tenant.query<{ name: string; type: OldHeadingType }>(
    'select lower(name) as name, type from old_pay_heading where organization_id = $1',
    [tenant.organizationId],
  );
  const matched = new Map(known.map(({ name, type }) => [name, type]));
  const columns = register.columns.map(({ column, heading }) => {
    const type = matched.get(heading.toLowerCase());
    return { column, heading, type: type ?? guessOldType(heading), is_known: type !== undefined };
  });
  const wanted = columns.filter(({ type }) => type !== 'ignored');
  const { rows, problems: unread } = readRegister(grid, { ...register, columns: wanted });
  if (rows.length === 0) throw invalidField('file', says.noPeople);
  const people = await peopleOf(
    tenant,
    rows.map(({ code }) => code),
    period,
    span,
  );
  const byCode = new Map(people.map((person) => [person.code, person]));
  const byColumn = new Map(wanted.map((each) => [each.column, each]));
  const problems: CellProblem[] = [...unread];
  const notices: CellProblem[] = [];
  const figures: Figures[] = [];
  for (const { row, code, amounts } of rows) {
    const person = byCode.get(code.toLowerCase());
    const problem = codeProblem(person, code, span);
    if (problem) problems.push({ cell: cellName(register.code, row), message: problem });
    const lines = amounts.flatMap(({ column, amount }) => {
      const of = byColumn.get(column);
      return of ? [{ column, heading: of.heading, type: of.type, amount }] : [];
    });
    const net = netOf(lines);
    for (const { column, type, amount } of lines)
      if (type === 'net' && !isNear(net, amount))
        notices.push({
          cell: cellName(column, row),
          message: says.otherNet({ net: moneyWords(net), written: moneyWords(amount) }),
        });
    if (person && !problem) figures.push({ person: person.id, lines: lines.filter(({ type }) => type !== 'net') });
  }
  const sums = sumsByColumn(rows);
  return {
    span,
    figures,
    look: {
      columns: columns.map(({ column, heading, type, is_known }) => ({
        heading,
        type,
        is_known,
        column: cellName(column, 1).slice(0, -1),
        sum: total(sums.get(column) ?? []),
      })),
      people: rows.length,
      net: total(figures.map(({ lines }) => netOf(lines))),
      problems: problems.slice(0, mostCells),
      problem_count: problems.length,
      notices: notices.slice(0, mostCells),
      notice_count: notices.length,
    },
  };
}

const netOf = (lines: Figures['lines']): string =>
  total(
    lines.flatMap(({ type, amount }) => {
      const sign = signs[type];
      return sign ? [signed(amount, sign)] : [];
    }),
  );

function sumsByColumn(rows: readonly RegisterRow[]): ReadonlyMap<number, readonly string[]> {
  const sums = new Map<number, string[]>();
  for (const { amounts } of rows)
    for (const { column, amount } of amounts) {
      const own = sums.get(column);
      if (own) own.push(amount);
      else sums.set(column, [amount]);
    }
  return sums;
}

/** What a register holds; nothing is stored. @throws 400 */
export const lookAtRegister = async (tenant: Tenant, sheet: Sheet, period: RegisterPeriod): Promise<ArchiveLook> => ({
  ...(await read(tenant, sheet, period)).look,
  stored: null,
});

/** Stores a register whole as one import. @throws 400 on `file` while a cell has a problem or a heading is not matched */
export async function storeRegister(
  writer: Writer,
  tenant: Tenant,
  sheet: Sheet,
  { name, ...period }: RegisterPeriod & { readonly name: string },
): Promise<ArchiveLook> {
  const { organizationId } = tenant;
  const { access, context } = writer;
  // Of two imports at once, the second finds the figures of the first.
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    archivedPayImport.name,
    organizationId,
  ]);
  const { look, figures, span } = await read(tenant, sheet, period);
  const guessed = look.columns.filter(({ is_known }) => !is_known).map(({ heading }) => verbatim(heading));
  if (guessed.length > 0) throw invalidField('file', says.notMatched({ headings: listed(guessed.slice(0, 5)) }));
  if (look.problem_count > 0)
    throw invalidField(
      'file',
      says.notReady({ count: listed(look.problems.slice(0, 5).map(({ cell }) => verbatim(cell))) }),
    );
  const at = context.clock();
  const status = period.purpose === 'comparison' ? 'Compared' : 'Waiting';
  const row = await tenant.one<{ id: number }>(
    `with given as (
       select p.person, l.heading, l.type, l.amount
         from jsonb_to_recordset($9::jsonb) as p (person bigint, lines jsonb)
        cross join jsonb_to_recordset(p.lines) as l (heading text, type text, amount numeric)),
     made as (
       insert into archived_pay_import (organization_id, name, purpose, period, month, fiscal_year_id, starts_on, people, earnings, deductions, tax, employer_shares, net,
                                        imported_by_id, status, created_at)
       select $1, $2, $10, $3, $4, $5, $6, count(distinct person), ${['earning', 'deduction', 'tax', 'employer_share']
         .map((type) => `coalesce(sum(amount) filter (where type = '${type}'), 0)`)
         .join(', ')},
              coalesce(sum(case type when 'earning' then amount when 'employer_share' then 0 else -amount end), 0), $7, $11, $8
         from given returning id),
     stored as (
       insert into archived_pay_figure (organization_id, import_id, employee_id, heading, type, amount, created_at)
       select $1, made.id, person, heading, type, amount, $8 from given cross join made)
     select id from made`,
    [
      organizationId,
      name.slice(0, 255),
      period.period,
      span.month,
      span.fiscal_year,
      span.starts_on,
      access.userId,
      at,
      JSON.stringify(figures),
      period.purpose,
      status,
    ],
  );
  if (!row) throw new Error('an import of archived payroll was not written');
  await record(writer, tenant, { id: row.id, action: 'imported', status, remark: '' });
  return { ...look, stored: row.id };
}

async function record(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  { id, action, status, remark }: { readonly id: number } & Readonly<Record<'action' | 'status' | 'remark', string>>,
): Promise<void> {
  const { organizationId } = tenant;
  const at = context.clock();
  const history = { level: null, action: status, by: access.userId, actingFor: null, remark, at };
  await addHistory(tenant, archivedPayImport.name, id, history);
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action,
    objectType: archivedPayImport.name,
    objectId: id,
    after: { status, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: archivedPayImport.name, objectId: id });
}

/** Publishes an import, or withdraws it: its figures are not shown then, and the register can be imported again. */
export async function moveArchiveImport(
  writer: Writer,
  tenant: Tenant,
  { id, name, to, input }: Pick<RecordMove, 'id' | 'name' | 'to' | 'input'>,
): Promise<void> {
  const { organizationId } = tenant;
  const at = writer.context.clock();
  const remark = remarkOf(input);
  await tenant.query(
    'update archived_pay_import set status = $3, withdrawal_reason = $4, updated_at = $5 where organization_id = $1 and id = $2',
    [organizationId, id, to, name === 'withdraw' ? remark : null, at],
  );
  await record(writer, tenant, { id, action: name === 'withdraw' ? 'withdrawn' : 'published', status: to, remark });
  if (name !== 'publish') return;
  const people = await tenant.query<{ employee_id: number }>(
    'select distinct employee_id from archived_pay_figure where organization_id = $1 and import_id = $2',
    [organizationId, id],
  );
  await notify(tenant, {
    organizationId,
    actorId: writer.access.userId,
    recipientIds: people.map(({ employee_id }) => employee_id),
    category: 'payroll',
    text: says.available,
    url: ownPayPaths.ownArchive,
    at,
  });
}

/** Remembers what headings of the earlier system are, for this register and all later ones. */
export async function matchHeadings(
  writer: Writer,
  tenant: Tenant,
  headings: readonly { readonly name: string; readonly type: OldHeadingType }[],
): Promise<void> {
  const known = await tenant.query<{ id: number; name: string }>(
    'select id, lower(name) as name from old_pay_heading where organization_id = $1',
    [tenant.organizationId],
  );
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  for (const { name, type } of headings) {
    const id = ids.get(name.toLowerCase());
    if (id === undefined) {
      ids.set(name.toLowerCase(), await createRecord(writer, tenant, oldPayHeading, {}, { name, type }));
    } else await updateRecord(writer, tenant, oldPayHeading, {}, id, { type });
  }
}

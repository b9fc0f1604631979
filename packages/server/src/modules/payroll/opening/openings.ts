/** Opening balances of a running fiscal year: what a row of the workbook stores, and withdrawing what a workbook stored. */
import { bilingual } from '@karmik/model/kit/text';
import type { BodyOf } from '@karmik/model/kit/fields';
import { isDetail } from '@karmik/model/kit/errors';
import { monthWords } from '@karmik/model/kit/month';
import { keepsBalance } from '@karmik/model/leave/engine/rule';
import type { LeaveCategory } from '@karmik/model/leave/vocabulary';
import { advanceSalary } from '@karmik/model/payroll/advance/advance';
import { bsMonthOf, fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { payrollOpening } from '@karmik/model/payroll/opening/opening';
import {
  leaveColumn,
  openingIncome,
  openingRetirement,
  openingSheet,
  openingTax,
  rebateColumn,
  type OwnColumn,
  type plainOpeningSheet,
} from '@karmik/model/payroll/opening/sheet';
import { payRebate } from '@karmik/model/payroll/rebate/rebate';
import { payrollProfile } from '@karmik/model/payroll/setup/profile';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import { createRecord, ruleClockOf, type Writer } from '../../../entity/write.ts';
import { conflict, HttpError, invalidField } from '../../../http/errors.ts';
import { reverseLine } from '../../../ledger/ledger.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { leaveLedger, postLeave } from '../../leave/account/lines.ts';
import { holdAccounts } from '../../leave/requests/kind.ts';
import { addUpAdvances } from '../advance/items.ts';
import { enterRebate } from '../rebate/declarations.ts';
import { followingPaidDays } from '../setup/paid-days.ts';
import { openingMessages as says } from './messages.ts';

type Row = BodyOf<typeof plainOpeningSheet.fields> & Readonly<Record<string, unknown>>;
/** Columns that count what an import stored. */
const counters = { start: 'people', leave: 'leaves', rebate: 'rebates', advance: 'advances' } as const;
type Kind = keyof typeof counters;

/** What an organization has of its own in the sheet. */
interface OwnColumns {
  readonly leaves: readonly OwnColumn[];
  readonly rebates: readonly OwnColumn[];
}

export async function ownColumns(tenant: Tenant): Promise<OwnColumns> {
  const leaves = await tenant.query<OwnColumn & { readonly category: LeaveCategory }>(
    'select id, name, coalesce(name_in_nepali, name) as name_ne, category from leave_type where organization_id = $1 and archived_at is null order by name',
    [tenant.organizationId],
  );
  const rebates = await tenant.query<OwnColumn>(
    'select id, title as name, coalesce(title_in_nepali, title) as name_ne from pay_rebate_kind where organization_id = $1 and archived_at is null order by title',
    [tenant.organizationId],
  );
  return { leaves: leaves.filter(({ category }) => keepsBalance(category)), rebates };
}

/** The sheet of an organization, and what stores its rows as one import. */
export async function openingOf(tenant: Tenant, name: string) {
  const own = await ownColumns(tenant);
  const entity = openingSheet(own.leaves, own.rebates);
  let opening: number | undefined;
  return {
    entity,
    store: async (writer: Writer, inner: Tenant, values: Record<string, unknown>): Promise<void> => {
      opening ??= await newOpening(writer, inner, name);
      await storeRow(writer, inner, { opening, row: values as Row, own });
    },
  };
}

async function newOpening(writer: Writer, tenant: Tenant, name: string): Promise<number> {
  const { access, context } = writer;
  const made = await tenant.one<{ id: number }>(
    `insert into payroll_opening (organization_id, name, people, leaves, rebates, advances, imported_by_id, status, created_at)
     values ($1, $2, 0, 0, 0, 0, $3, 'Stored', $4) returning id`,
    [tenant.organizationId, name.slice(0, 255), access.userId, context.clock()],
  );
  if (!made) throw new Error('an import of opening balances was not written');
  await record(writer, tenant, { id: made.id, action: 'imported', status: 'Stored', remark: '' });
  return made.id;
}

const isPositive = (value: unknown): value is string => typeof value === 'string' && Number(value) > 0;

/** Stores all that a row brings of an employee. @throws 400 by the columns of the sheet */
async function storeRow(
  writer: Writer,
  tenant: Tenant,
  { opening, row, own }: { readonly opening: number; readonly row: Row; readonly own: OwnColumns },
): Promise<void> {
  const { employee, starts_on: startsOn } = row;
  if (employee === writer.access.userId) throw invalidField('employee', says.ownRow);
  const keep = async (kind: Kind, id: number) => {
    await tenant.query(
      'insert into payroll_opening_record (organization_id, opening_id, employee_id, kind, record_id) values ($1, $2, $3, $4, $5)',
      [tenant.organizationId, opening, employee, kind, id],
    );
    await tenant.query(
      `update payroll_opening set ${counters[kind]} = ${counters[kind]} + 1 where organization_id = $1 and id = $2`,
      [tenant.organizationId, opening],
    );
  };
  await keep('start', await storeStart(writer, tenant, row));
  for (const { id } of own.leaves) {
    const days = row[leaveColumn(id)];
    if (isPositive(days)) await keep('leave', await storeLeave(writer, tenant, { opening, row, type: id, days }));
  }
  for (const { id } of own.rebates) {
    const amount = row[rebateColumn(id)];
    if (!isPositive(amount)) continue;
    const month = bsMonthOf(startsOn);
    await keep(
      'rebate',
      await underColumn(rebateColumn(id), () =>
        enterRebate(writer, tenant, { employee, kind: id, amount, from_month: month }),
      ),
    );
  }
  if (isPositive(row.advance_left)) await keep('advance', await storeAdvance(writer, tenant, row, row.advance_left));
}

/** Lets a refusal of a record name the column that brought it. */
async function underColumn<R>(column: string, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const [problem] = isDetail(error.body) ? [error.body.detail] : Object.values(error.body).flat();
    throw problem ? invalidField(column, problem) : error;
  }
}

async function storeStart(writer: Writer, tenant: Tenant, row: Row): Promise<number> {
  const { employee, starts_on, tax_status, gratuity } = row;
  const there = await tenant.one('select 1 from payroll_profile where organization_id = $1 and employee_id = $2', [
    tenant.organizationId,
    employee,
  ]);
  if (there) throw invalidField('employee', says.startThere);
  return createRecord(writer, tenant, payrollProfile, followingPaidDays(payrollProfile, true), {
    employee,
    starts_on,
    tax_status: tax_status ?? 'single',
    opening_gratuity: gratuity ?? null,
    opening_year: fiscalYearOf(bsMonthOf(starts_on)),
    opening_income: openingIncome(row),
    opening_retirement: openingRetirement(row),
    opening_tax: openingTax(row),
    opening_first_band: row.social_security_tax ?? '0.00',
  });
}

/** @returns the line of the account */
async function storeLeave(
  { access, context }: Writer,
  tenant: Tenant,
  {
    opening,
    row: { employee, starts_on: startsOn },
    type,
    days,
  }: { readonly opening: number; readonly row: Row; readonly type: number; readonly days: string },
): Promise<number> {
  const column = leaveColumn(type);
  if (!access.can('6.03', 'write')) throw invalidField(column, says.noLeaveRight);
  const { today } = ruleClockOf(context, access);
  const on = startsOn < today ? startsOn : today;
  await underColumn(column, () => requireOpen(tenant, 'leave', on));
  await holdAccounts(tenant, employee);
  const account = [tenant.organizationId, employee, leaveLedger, String(type)] as const;
  const there = await tenant.one(
    `select 1 from ledger_line l where organization_id = $1 and person_id = $2 and ledger = $3 and account = $4 and kind = 'opening' and reverses_id is null
        and not exists (select from ledger_line r where r.organization_id = $1 and r.reverses_id = l.id)`,
    [...account],
  );
  if (there) throw invalidField(column, says.leaveThere);
  const ref = `payroll-opening:${opening}`;
  await postLeave(tenant, [{ person: employee, type, on, quantity: days, kind: 'opening', ref }], {
    userId: access.userId,
    at: context.clock(),
  });
  const line = await tenant.one<{ id: number }>(
    'select id from ledger_line where organization_id = $1 and person_id = $2 and ledger = $3 and account = $4 and ref = $5',
    [...account, ref],
  );
  if (!line) throw new Error('an opening balance of leave was not posted');
  return line.id;
}

/** An advance of the earlier system that payrolls go on to recover: it is paid already, with what is left of it. */
async function storeAdvance(writer: Writer, tenant: Tenant, row: Row, left: string): Promise<number> {
  const { access, context } = writer;
  const { employee, starts_on: startsOn } = row;
  const setting = await tenant.one<{ heading_id: number | null }>(
    'select heading_id from advance_salary_setting where organization_id = $1',
    [tenant.organizationId],
  );
  if (!setting?.heading_id) throw invalidField('advance_left', says.noAdvanceRules);
  const month = bsMonthOf(startsOn);
  const hooks: EntityHooks<typeof advanceSalary> = {
    beforeSave: async (_write, body) => {
      Object.assign(body, { sender: employee, status: 'Approved', recovery_from: month });
      return undefined;
    },
  };
  const id = await underColumn('advance_left', () =>
    createRecord(writer, tenant, advanceSalary, hooks, {
      amount: left,
      instalments: row.advance_instalments ?? 1,
      first_month: month,
      reason: says.earlierAdvance.en,
    }),
  );
  await moveAdvance(writer, tenant, { id, employee, kind: 'payment', amount: left, day: startsOn });
  await addHistory(tenant, advanceSalary.name, id, {
    level: null,
    action: 'Approved',
    by: access.userId,
    actingFor: null,
    remark: '',
    at: context.clock(),
  });
  return id;
}

async function moveAdvance(
  { access }: Writer,
  tenant: Tenant,
  of: Readonly<Record<'id' | 'employee', number>> & Readonly<Record<'kind' | 'amount' | 'day', string>>,
): Promise<void> {
  await tenant.query(
    `insert into advance_salary_movement (organization_id, advance_id, employee_id, kind, amount, happened_on, created_by_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tenant.organizationId, of.id, of.employee, of.kind, of.amount, of.day, access.userId],
  );
  await addUpAdvances(tenant, [of.id]);
}

interface Stored {
  readonly employee_id: number;
  readonly kind: Kind;
  readonly record_id: number;
}

/** Takes back all that a workbook stored. @throws 409 once a confirmed payroll used it */
export async function moveOpening(writer: Writer, tenant: Tenant, { id, to, input }: RecordMove): Promise<void> {
  const { organizationId } = tenant;
  const { context } = writer;
  const used = await tenant.one<{ month: string }>(
    `select s.month from payroll_opening_record o
       join payroll_profile p on p.organization_id = o.organization_id and p.id = o.record_id
       join pay_slip s on s.organization_id = o.organization_id and s.employee_id = o.employee_id
       join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id and r.ends_on >= p.starts_on
      where o.organization_id = $1 and o.opening_id = $2 and o.kind = 'start' and s.status in ('Confirmed', 'Published')
      order by s.starts_on limit 1`,
    [organizationId, id],
  );
  if (used) throw conflict(says.used({ month: monthWords(used.month) }), 'opening_used');
  const records = await tenant.query<Stored>(
    'select employee_id, kind, record_id from payroll_opening_record where organization_id = $1 and opening_id = $2',
    [organizationId, id],
  );
  for (const each of records) await takeBack[each.kind](writer, tenant, each);
  const remark = remarkOf(input);
  await tenant.query(
    'update payroll_opening set status = $3, withdrawal_reason = $4, updated_at = $5 where organization_id = $1 and id = $2',
    [organizationId, id, to, remark, context.clock()],
  );
  await record(writer, tenant, { id, action: 'withdrawn', status: to, remark });
}

const withdrawnNote = bilingual('Opening balances withdrawn', 'सुरुका मौज्दात फिर्ता लिइयो');

const takeBack: Readonly<Record<Kind, (writer: Writer, tenant: Tenant, stored: Stored) => Promise<void>>> = {
  async start({ access, context, requestId, ip }, tenant, { record_id: id }) {
    const { organizationId } = tenant;
    await tenant.query('delete from payroll_profile where organization_id = $1 and id = $2', [organizationId, id]);
    const audit = { actorId: access.userId, action: 'deleted', objectType: payrollProfile.name, objectId: id };
    await writeAudit(tenant, { organizationId, ...audit, at: context.clock(), requestId, ip });
    await announce(tenant, { organizationId, topic: payrollProfile.name, objectId: id });
  },
  async leave({ access, context }, tenant, { employee_id: person, record_id: id }) {
    const { organizationId } = tenant;
    await holdAccounts(tenant, person);
    const line = await tenant.one<{ entry_date: string }>(
      'select entry_date from ledger_line where organization_id = $1 and id = $2',
      [organizationId, id],
    );
    if (!line) return;
    await requireOpen(tenant, 'leave', line.entry_date);
    await reverseLine(tenant, organizationId, id, {
      entryDate: line.entry_date,
      note: withdrawnNote.en,
      createdById: access.userId,
      at: context.clock(),
    });
  },
  async rebate({ access, context }, tenant, { record_id: id }) {
    const at = context.clock();
    await tenant.query(
      `update pay_rebate set status = 'Cancelled', updated_at = $3 where organization_id = $1 and id = $2 and status = 'Approved'`,
      [tenant.organizationId, id, at],
    );
    const history = { level: null, action: 'Cancelled', by: access.userId, actingFor: null, remark: withdrawnNote.en };
    await addHistory(tenant, payRebate.name, id, { ...history, at });
  },
  async advance(writer, tenant, { employee_id: employee, record_id: id }) {
    const { organizationId } = tenant;
    const { today } = ruleClockOf(writer.context, writer.access);
    const advance = await tenant.one<{ left: string }>(
      'select (coalesce(paid, 0) - coalesce(recovered, 0))::text as left from advance_salary where organization_id = $1 and id = $2 for update',
      [organizationId, id],
    );
    if (!advance) return;
    if (Number(advance.left) > 0)
      await moveAdvance(writer, tenant, { id, employee, kind: 'payment_taken_back', amount: advance.left, day: today });
    await tenant.query(
      `update advance_salary set status = 'Cancelled', repayment = null where organization_id = $1 and id = $2`,
      [organizationId, id],
    );
    await announce(tenant, { organizationId, topic: advanceSalary.name, objectId: id });
  },
};

async function record(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  { id, action, status, remark }: { readonly id: number } & Readonly<Record<'action' | 'status' | 'remark', string>>,
): Promise<void> {
  const { organizationId } = tenant;
  const at = context.clock();
  const history = { level: null, action: status, by: access.userId, actingFor: null, remark, at };
  await addHistory(tenant, payrollOpening.name, id, history);
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action,
    objectType: payrollOpening.name,
    objectId: id,
    after: { status, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: payrollOpening.name, objectId: id });
}

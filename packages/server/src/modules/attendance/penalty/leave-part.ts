/** What a confirmed penalty takes: days of leave as far as there is a balance, and the rest as unpaid days. */
import { standingAt } from '@karmik/model/leave/engine/account';
import { quantityText, unitsOf } from '@karmik/model/leave/engine/quantity';
import type { PenaltyAction } from '@karmik/model/attendance/penalty/rule';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { reverseLine } from '../../../ledger/ledger.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { accountKey, accountLines, leaveLedger, pendingDays, postLeave } from '../../leave/account/lines.ts';
import { settingsOf, yearOn } from '../../leave/account/settings.ts';
import { holdPerson } from '../requests/checks.ts';

interface Taking {
  readonly id: number;
  readonly employee_id: number;
  readonly occurred_on: string;
  readonly action: PenaltyAction;
  /** Null of a warning. */
  readonly days: string | null;
  /** The leave that the rule names. */
  readonly leave_type_id: number | null;
}

const keepParts = (tenant: Tenant, id: number, leaveDays: bigint, unpaid: bigint) =>
  tenant.query('update penalty set leave_days = $3, unpaid_days = $4 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    quantityText(leaveDays),
    quantityText(unpaid),
  ]);

/** The leave that penalties take where their rule names none: home leave. */
const homeLeave = async (tenant: Tenant): Promise<number | undefined> =>
  (
    await tenant.one<{ id: number }>(
      `select id from leave_type where organization_id = $1 and statute = 'home' and archived_at is null order by id limit 1`,
      [tenant.organizationId],
    )
  )?.id;

/** What is left of a leave on a day, with nothing that is pending or scheduled after it; in ten-thousandths of a day. */
async function availableOf(tenant: Tenant, person: number, type: number, day: string): Promise<bigint> {
  const key = accountKey(person, type);
  const lines = (await accountLines(tenant, [person], type)).get(key) ?? [];
  const pending = (await pendingDays(tenant, [person])).get(key) ?? [];
  const year = yearOn(await settingsOf(tenant), day);
  const available = unitsOf(standingAt(lines, pending, day, year?.ends_on).available);
  return available > 0n ? available : 0n;
}

/** Takes the days of a penalty that is confirmed. @throws 409 where leave is closed on its day */
export async function takeDays(
  tenant: Tenant,
  { id, employee_id: person, occurred_on: day, action, days, leave_type_id }: Taking,
  by: { readonly userId: number; readonly at: Date },
): Promise<void> {
  if (action === 'Warning') return;
  const wanted = unitsOf(days);
  const type = action === 'Leave' ? (leave_type_id ?? (await homeLeave(tenant))) : undefined;
  if (type === undefined) {
    await keepParts(tenant, id, 0n, wanted);
    return;
  }
  await requireOpen(tenant, 'leave', day);
  await holdPerson(tenant, person);
  const available = await availableOf(tenant, person, type, day);
  const taken = available < wanted ? available : wanted;
  await keepParts(tenant, id, taken, wanted - taken);
  if (taken === 0n) return;
  const line = { on: day, quantity: quantityText(-taken), kind: 'penalty', ref: `penalty:${id}` } as const;
  await postLeave(tenant, [{ ...line, person, type, source: { entity: 'penalty', id } }], by);
}

/** Gives back what a confirmed penalty took, since it is cancelled or its cause fell away. */
export async function giveBack(tenant: Tenant, id: number, by: { readonly userId: number | null; readonly at: Date }) {
  const closed = await tenant.query<{ starts_on: string; ends_on: string }>(
    `select starts_on, ends_on from period_lock where organization_id = $1 and area = 'leave' and state <> 'open'`,
    [tenant.organizationId],
  );
  const open = (day: string): string => {
    const period = closed.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
    return period ? open(addDays(period.ends_on, 1)) : day;
  };
  const lines = await tenant.query<{ id: number; entry_date: string }>(
    `select l.id, l.entry_date from ledger_line l
      where l.organization_id = $1 and l.ledger = '${leaveLedger}' and l.source_entity = 'penalty' and l.source_id = $2 and l.reverses_id is null
        and not exists (select from ledger_line r where r.organization_id = l.organization_id and r.reverses_id = l.id) order by l.id`,
    [tenant.organizationId, id],
  );
  for (const line of lines)
    await reverseLine(tenant, tenant.organizationId, line.id, {
      entryDate: open(line.entry_date),
      note: '',
      createdById: by.userId,
      at: by.at,
      kind: 'returned',
    });
  await keepParts(tenant, id, 0n, 0n);
}

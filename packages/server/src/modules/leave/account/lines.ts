/** Accounts of leave in the ledger: `leave` by person and leave type. */
import type { LeaveLine } from '@karmik/model/leave/engine/rule';
import type { Tenant, Value } from '../../../db/database.ts';
import { postLines } from '../../../ledger/ledger.ts';

export const leaveLedger = 'leave';

/** How an account is found among those of many people. */
export const accountKey = (personId: number, typeId: number): string => `${personId} ${typeId}`;

/** The lines of accounts by person and type: those of some people or of everyone, of one type or of all. */
export async function accountLines(
  tenant: Tenant,
  people?: readonly number[],
  typeId?: number,
): Promise<Map<string, LeaveLine[]>> {
  // A condition that may be absent is in the text, so that a plan made for all values reads some people by their index.
  const values: Value[] = [tenant.organizationId];
  const ofPeople = people === undefined ? '' : `and person_id = any($${values.push([...people])})`;
  const ofType = typeId === undefined ? '' : `and account = $${values.push(String(typeId))}`;
  const rows = await tenant.query<LeaveLine & { readonly key: string }>(
    `select person_id || ' ' || account as key, entry_date as "on", quantity::text, kind, ref, expires_on, id, reverses_id from ledger_line
      where organization_id = $1 and ledger = '${leaveLedger}' ${ofPeople} ${ofType} order by id`,
    values,
  );
  const lines = new Map<string, LeaveLine[]>();
  for (const { key, ...line } of rows) {
    const known = lines.get(key);
    if (known) known.push(line);
    else lines.set(key, [line]);
  }
  return lines;
}

/** What is weighed itself and so holds nothing beside itself. */
interface Except {
  readonly request?: number;
  readonly encashment?: number;
  /** It is decided on, so that what was sent after it holds nothing against it: of two that no longer fit together one is approved. */
  readonly isDecided?: boolean;
}

/** Quantities that undecided requests and encashments hold, by person and type. */
export async function pendingDays(
  tenant: Tenant,
  people: readonly number[],
  { request = 0, encashment = 0, isDecided = false }: Except = {},
): Promise<Map<string, { readonly on: string; readonly counts: string }[]>> {
  const rows = await tenant.query<{ key: string; on: string; counts: string }>(
    `with weighed as (
       select r.created_at, 1 as kind, r.id from leave_request r where r.organization_id = $1 and r.id = $3
       union all select e.created_at, 2, e.id from leave_encashment e where e.organization_id = $1 and e.id = $4)
     select r.sender_id || ' ' || r.leave_type_id as key, d.day as "on", d.quantity::text as counts
       from leave_request r join leave_request_days d on d.organization_id = r.organization_id and d.parent_id = r.id
      where r.organization_id = $1 and r.sender_id = any($2) and r.status in ('Requested', 'Forwarded') and d.quantity > 0 and r.id <> $3
        and (not $5 or (r.created_at, 1, r.id) < (select created_at, kind, id from weighed))
     union all
     select e.sender_id || ' ' || e.leave_type_id, e.created_at::date, e.quantity::text from leave_encashment e
      where e.organization_id = $1 and e.sender_id = any($2) and e.status in ('Requested', 'Forwarded') and e.id <> $4
        and (not $5 or (e.created_at, 2, e.id) < (select created_at, kind, id from weighed))
      order by 2`,
    [tenant.organizationId, [...people], request, encashment, isDecided],
  );
  return Map.groupBy(rows, ({ key }) => key);
}

export interface PostedLine extends LeaveLine {
  readonly person: number;
  readonly type: number;
  readonly note?: string;
  readonly source?: { readonly entity: string; readonly id: number };
}

/** Posts lines of accounts; those whose reference is there already are left as they are. @returns how many were added */
export const postLeave = (
  tenant: Tenant,
  lines: readonly PostedLine[],
  by: { readonly userId: number | null; readonly at: Date },
): Promise<number> =>
  postLines(
    tenant,
    lines.map(({ person, type, on, quantity, kind, ref, expires_on, note, source }) => ({
      organizationId: tenant.organizationId,
      personId: person,
      ledger: leaveLedger,
      account: String(type),
      entryDate: on,
      quantity,
      kind,
      ref,
      ...(expires_on == null ? {} : { expiresOn: expires_on }),
      ...(note === undefined ? {} : { note }),
      ...(source === undefined ? {} : { source }),
      createdById: by.userId,
      at: by.at,
    })),
  );

/** What devices are told to do: the lines that they fetch, and what they answer. */
import type { deviceCommands } from '@karmik/model/attendance/device';
import { withoutControls } from '@karmik/model/attendance/device-lines';
import { todayIn } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import type { KnownDevice } from './known-devices.ts';

interface CommandRow {
  id: number;
  command: keyof typeof deviceCommands;
  from_day: string | null;
  pin: string | null;
  person_name: string | null;
}

/** At once; more wait for the next time. */
const most = 20;
/** Nothing was answered within: the device is told again. */
const againMinutes = 10;

/** A value of a command. What would begin another field or another command is taken out. */
const value = (text: string | null): string =>
  withoutControls(text ?? '')
    .replaceAll('\t', ' ')
    .trim();

/** The words that the hardware takes. A name by itself is no command, so nothing of it can become one. */
function wordsOf({ command, from_day, pin, person_name }: CommandRow, today: string): string {
  switch (command) {
    case 'Send attendance':
      return `DATA QUERY ATTLOG StartTime=${from_day ?? today} 00:00:00\tEndTime=${today} 23:59:59`;
    case 'Send people':
      return 'DATA QUERY USERINFO';
    case 'Add person':
      return `DATA UPDATE USERINFO PIN=${value(pin)}\tName=${value(person_name)}\tPrivilege=0`;
    case 'Remove person':
      return `DATA DELETE USERINFO PIN=${value(pin)}`;
    default:
      return 'CHECK';
  }
}

/** The lines for a device that asks, in the order in which they were given. */
export async function fetchCommands(tenant: Tenant, device: KnownDevice, now: Date): Promise<string> {
  const rows = await tenant.query<CommandRow>(
    `with next as (
       select c.id from device_command c
        where c.organization_id = $1 and c.device_id = $2
          and (c.status = 'Pending' or c.status = 'Sent' and c.sent_at < $3::timestamptz - interval '${againMinutes} minutes')
        order by c.id limit ${most} for update skip locked)
     update device_command c set status = 'Sent', sent_at = $3 from next where c.organization_id = $1 and c.id = next.id
     returning c.id, c.command, c.from_day, c.pin, c.person_name`,
    [tenant.organizationId, device.id, now],
  );
  if (rows.length === 0) return 'OK';
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'device_command' });
  const today = todayIn(device.zone, now);
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map((row) => `C:${row.id}:${wordsOf(row, today)}\n`)
    .join('');
}

/** Takes results, several in a body. What a shell would print among them is passed over: nothing of the kind is ever asked. */
export async function takeResults(tenant: Tenant, device: KnownDevice, text: string, now: Date): Promise<void> {
  const results = text.split('\n').flatMap((line) => {
    const parts = new URLSearchParams(line.trim());
    const [id, code] = [Number(parts.get('ID')), Number(parts.get('Return') ?? Number.NaN)];
    return Number.isSafeInteger(id) && Number.isInteger(code) && Math.abs(code) < 1_000_000 ? [{ id, code }] : [];
  });
  if (results.length === 0) return;
  const changed = await tenant.query(
    `update device_command c set return_code = r.code, answered_at = $3, status = case when r.code >= 0 then 'Done' else 'Failed' end
       from unnest($4::bigint[], $5::integer[]) r(id, code)
      where c.organization_id = $1 and c.device_id = $2 and c.id = r.id and c.status = 'Sent' returning c.id`,
    [tenant.organizationId, device.id, now, results.map(({ id }) => id), results.map(({ code }) => code)],
  );
  if (changed.length > 0) await announce(tenant, { organizationId: tenant.organizationId, topic: 'device_command' });
}

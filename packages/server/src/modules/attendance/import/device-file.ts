/** Files that devices without a network write: their lines go the way of those that a device sends. */
import type { DeviceFileAnswer } from '@karmik/model/attendance/import';
import { parseLine } from '@karmik/model/attendance/device-lines';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Writer } from '../../../entity/write.ts';
import { invalidField, notFound } from '../../../http/errors.ts';
import { storeLines } from '../device/store-lines.ts';
import { attendanceMessages } from '../messages.ts';

/** Lines that say nothing of which the text is answered. */
const shownLines = 20;
const shownText = 80;

class OnlyLooked extends Error {}

/** The lines of a file that hold something. @throws 400 on `file` where none of them can be read */
export function linesOfFile(bytes: Buffer): { readonly number: number; readonly text: string }[] {
  const lines = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((text, index) => (text.trim() ? [{ number: index + 1, text }] : []));
  if (!lines.some(({ text }) => parseLine(text, 'file'))) throw invalidField('file', attendanceMessages.noDeviceFile);
  return lines;
}

interface DeviceRow {
  readonly id: number;
  readonly name: string;
  readonly zone: string;
}

/** Takes in a file of a device, or tells what would come of it. @throws 400 on `file`, 404 for no device of the organisation */
export async function takeDeviceFile(
  { context, access, requestId, ip }: Writer,
  { deviceId, file, isDry }: { deviceId: number; file: { name: string; bytes: Buffer }; isDry: boolean },
): Promise<DeviceFileAnswer> {
  const lines = linesOfFile(file.bytes);
  const now = context.clock();
  let answer: DeviceFileAnswer | undefined;
  const work = async (tenant: Tenant) => {
    const device = await tenant.one<DeviceRow>(
      `select d.id, d.name, coalesce(d.timezone, o.timezone) as zone from attendance_device d join organization o on o.id = d.organization_id
        where d.organization_id = $1 and d.id = $2`,
      [tenant.organizationId, deviceId],
    );
    if (!device) throw notFound();
    const before = await tenant.one<{ id: number }>(
      'select coalesce(max(id), 0) as id from unmatched_punch where organization_id = $1',
      [tenant.organizationId],
    );
    const texts = lines.map(({ text }) => text);
    const stored = await storeLines(tenant, { device, lines: texts, form: 'file', now });
    const waiting = await tenant.query<{ reason: string; pin: string | null; lines: number }>(
      `select reason, pin, count(*)::integer as lines from unmatched_punch
        where organization_id = $1 and device_id = $2 and id > $3 group by 1, 2 order by 3 desc, 2`,
      [tenant.organizationId, deviceId, before?.id ?? 0],
    );
    answer = answerOf(lines, stored.punches, waiting);
    if (isDry) throw new OnlyLooked();
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action: 'attendance_imported',
      objectType: 'attendance_device',
      objectId: deviceId,
      after: { file: file.name, lines: lines.length, punches: stored.punches },
      at: now,
      requestId,
      ip,
    });
  };
  await access.tenant.transaction(work).catch((error: unknown) => {
    if (!(error instanceof OnlyLooked)) throw error;
  });
  if (!answer) throw new Error('a file of a device was not looked at');
  return answer;
}

function answerOf(
  lines: readonly { readonly number: number; readonly text: string }[],
  punches: number,
  waiting: readonly { readonly reason: string; readonly pin: string | null; readonly lines: number }[],
): DeviceFileAnswer {
  const waits = (reason: string) => waiting.filter((each) => each.reason === reason);
  const sum = (rows: readonly { readonly lines: number }[]) => rows.reduce((all, each) => all + each.lines, 0);
  const read = lines.map(({ number, text }) => ({ number, text, parsed: parseLine(text, 'file') }));
  const unreadable = read.filter(({ parsed }) => parsed === undefined);
  const moments = read.flatMap(({ parsed }) => (parsed?.wall === undefined ? [] : [parsed.wall])).toSorted();
  return {
    lines: lines.length,
    punches,
    known: lines.length - unreadable.length - punches - sum(waiting.filter(({ reason }) => reason !== 'Unreadable')),
    unknown: waits('Unknown PIN').map((each) => ({ pin: each.pin ?? '', lines: each.lines })),
    closed: sum(waits('Closed month')),
    ahead: sum(waits('Wrong clock')),
    unreadable: unreadable
      .slice(0, shownLines)
      .map(({ number, text }) => ({ line: number, text: text.trim().slice(0, shownText) })),
    unreadable_count: unreadable.length,
    first: moments[0] ?? null,
    last: moments.at(-1) ?? null,
  };
}

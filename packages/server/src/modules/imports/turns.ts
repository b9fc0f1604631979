/** Turns of reading spreadsheets: one of an organisation at a time over all servers, a few in this one, the others in a queue. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Tenant } from '../../db/database.ts';
import type { Upload } from '../../files/upload.ts';
import { tooMany } from '../../http/errors.ts';
import { readLimits, readSpreadsheet, type Workbook } from './read.ts';
import { importMessages } from './messages.ts';

/** Readers of this server, each with the memory of `readLimits`. */
const atOnce = 2;
/** Uploads of one organisation that are held in memory, the one that is read included. */
const places = 4;
const leaseSeconds = readLimits.waitMilliseconds / 1_000 + 15;
/** How long a turn that another server has is waited for, and how often it is asked for. */
const patienceMs = 60_000;
const askMs = 250;

/** A file that was read. */
export interface ReadFile {
  readonly name: string;
  readonly sheets: Workbook;
}

export interface SpreadsheetReader {
  /**
   * Takes a place in the organisation's queue, then the upload, and reads it when its turn comes.
   * @throws 400 on `file`; 429 where the organisation has too many in the queue
   */
  read(tenant: Tenant, upload: () => Promise<Upload>): Promise<ReadFile>;
}

export function spreadsheetReader(): SpreadsheetReader {
  const readers = pLimit(atOnce);
  const queues = new Map<number, { readonly turn: LimitFunction; waiting: number }>();
  return {
    async read(tenant, upload) {
      const queue = queues.get(tenant.organizationId) ?? { turn: pLimit(1), waiting: 0 };
      if (queue.waiting >= places) throw busy();
      queue.waiting += 1;
      queues.set(tenant.organizationId, queue);
      try {
        const { bytes, name } = await upload();
        const sheets = await queue.turn(() => overServers(tenant, readers, () => readSpreadsheet(bytes, name)));
        return { name, sheets };
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(tenant.organizationId);
      }
    },
  };
}

const busy = () => tooMany({ detail: importMessages.busy }, 60);

/** Does the work once this organisation has no reader in any server. */
async function overServers<T>(tenant: Tenant, readers: LimitFunction, work: () => Promise<T>): Promise<T> {
  const reader = randomUUID();
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const done = await readers(async () => {
      if (!(await takeTurn(tenant, reader))) return undefined;
      try {
        return { result: await work() };
      } finally {
        await tenant.query('delete from spreadsheet_turn where organization_id = $1 and reader = $2', [
          tenant.organizationId,
          reader,
        ]);
      }
    });
    if (done) return done.result;
    if (performance.now() > deadline) throw busy();
    await sleep(askMs);
  }
}

async function takeTurn(tenant: Tenant, reader: string): Promise<boolean> {
  const taken = await tenant.one(
    `insert into spreadsheet_turn (organization_id, reader, lease_until) values ($1, $2, now() + make_interval(secs => $3))
       on conflict (organization_id) do update set reader = excluded.reader, lease_until = excluded.lease_until
       where spreadsheet_turn.lease_until < now() returning reader`,
    [tenant.organizationId, reader, leaseSeconds],
  );
  return taken !== undefined;
}

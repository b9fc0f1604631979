/** A million events in one organisation: sealed, checked, and looked through by person and month. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../src/context.ts';
import { makePartitions } from '../src/db/partitions.ts';
import { checkAudit } from '../src/modules/audit/check.ts';
import { sealAudit } from '../src/modules/audit/seal.ts';
import { foundIn, serve } from './organization.ts';

const events = 1_000_000;
const people = 1_000;
const rounds = 200;
const users = 20;

export interface AuditResult {
  /** Seconds until all events were sealed. */
  readonly sealing: number;
  /** Seconds of a check of all of them. */
  readonly checking: number;
  readonly asked: readonly {
    readonly what: string;
    /** Milliseconds of each answer. */
    readonly samples: readonly number[];
  }[];
}

/** Two years of events, of a thousand people, as the server writes them. */
async function fill(context: Context, organizationId: number): Promise<void> {
  const database = context.database.patient;
  await database.everywhere.query(
    `insert into users (username, email, first_name, last_name) select 'u' || n, 'u' || n || '@bench.test', 'First' || n, 'Last' || n from generate_series(1, $1) n`,
    [people],
  );
  await database.everywhere.query(
    `insert into membership (organization_id, user_id, account_id) select $1, id, id from users where email like 'u%'`,
    [organizationId],
  );
  await database.everywhere.query(
    `insert into audit_event (organization_id, actor_id, action, object_type, object_id, before, after, request_id, ip, at)
     select $1, 2 + (n * 7919::bigint) % $3, 'update', 'employee', (n % 10000)::text, '{"name": "Old", "code": "A"}', '{"name": "New", "code": "A"}',
            gen_random_uuid()::text, '10.0.' || n % 200 || '.1', timestamptz '2025-01-01T00:00:00Z' + n * interval '63 seconds'
       from generate_series(1, $2::int) n`,
    [organizationId, events, people],
  );
  // As a server that ran for these two years has made them.
  await makePartitions(database.owner, new Date());
  await database.owner.query('vacuum analyze');
}

export async function measureAudit(): Promise<AuditResult> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-bench-'));
  try {
    let sealing = 0;
    let checking = 0;
    await foundIn(folder, async (context, organizationId) => {
      await fill(context, organizationId);
      const began = performance.now();
      await sealAudit(context);
      sealing = (performance.now() - began) / 1000;
      const from = performance.now();
      const { faults, events: found } = await checkAudit(context, organizationId);
      checking = (performance.now() - from) / 1000;
      if (faults.length > 0 || found < events) throw new Error(`${found} events, ${faults.length} faults`);
    });
    const { server, cluster, token } = await serve(folder);
    const measure = async (what: string, atOnce: number, query: (n: number) => string) => {
      const samples: number[] = [];
      let n = 0;
      const ask = async () => {
        const from = performance.now();
        const answer = await fetch(`${server.address}/api/v1/org/bench/audit-logs/?limit=25&${query(n++)}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { results } = (await answer.json()) as { results: unknown[] };
        if (results.length !== 25) throw new Error(`${what}: ${answer.status}, ${results.length} events`);
        samples.push(performance.now() - from);
      };
      await ask();
      samples.length = 0;
      for (let round = 0; round < rounds / atOnce; round++) await Promise.all(Array.from({ length: atOnce }, ask));
      return { what, samples };
    };
    const month = (n: number) => {
      const first = `202${5 + (Math.floor(n / 12) % 2)}-${String(1 + (n % 12)).padStart(2, '0')}`;
      return `at__gte=${first}-01&at__lte=${first}-28`;
    };
    const ofPerson = (n: number) => `actor=${2 + ((n * 37) % people)}&${month(n)}`;
    const asked = [
      await measure('by person and month', 1, ofPerson),
      await measure(`by person and month, ${users} at once`, users, ofPerson),
      await measure('by month', 1, month),
      await measure('newest', 1, () => ''),
    ];
    server.stop();
    await cluster.close();
    return { sealing, checking, asked };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A signed-in list of 25 employees out of 10,000, against the bare limit, in turns within one run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Context } from '../src/context.ts';
import { foundIn, serve, start, whileSomebodyWrites } from './organization.ts';

const people = 10_000;
const rounds = 5;
const seconds = 4;

export interface ListResult {
  readonly server: number[];
  readonly bare: number[];
  readonly ratios: number[];
  /** The same while someone else writes. */
  readonly ratiosWhileWriting: number[];
  readonly p99: { server: number; bare: number };
}

async function fill({ database }: Context, organizationId: number): Promise<void> {
  const { everywhere } = database;
  const lists = {
    branch: 'name',
    division: 'name',
    job_title: 'title',
    employment_type: 'title',
    employment_level: 'title',
  };
  for (const [table, column] of Object.entries(lists))
    await everywhere.query(
      `insert into ${table} (organization_id, ${column}) select $1, '${table} ' || n from generate_series(1, 20) n`,
      [organizationId],
    );
  await everywhere.query(
    `insert into users (username, email, first_name, last_name) select 'u' || n, 'u' || n || '@bench.test', 'First' || (n * 7919 % 1000), 'Last' || n from generate_series(1, $1) n`,
    [people],
  );
  await everywhere.query(
    `insert into membership (organization_id, user_id, account_id) select $1, id, id from users where email like 'u%'`,
    [organizationId],
  );
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, branch_id, division_id, job_title_id, employment_type_id, employment_level_id)
     select $1, u.id, 'E' || u.id, u.first_name, u.last_name, u.email, '2020-01-01', 1 + u.id % 20, 1 + u.id % 20, 1 + u.id % 20, 1 + u.id % 20, 1 + u.id % 20 from users u where u.email like 'u%'`,
    [organizationId],
  );
  await database.owner.query('vacuum analyze');
}

const fire = async (url: string, token: string) => {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result;
};
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function measureList(): Promise<ListResult> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-bench-'));
  try {
    const organizationId = await foundIn(folder, fill);
    const { server, cluster, token } = await serve(folder);
    const bare = await start(
      'bare.ts',
      { BENCH: JSON.stringify({ connection: cluster.connection, organizationId }) },
      /"port":(\d+)/,
    );
    const targets = {
      server: `${server.address}/api/v1/hris/bench/employees/?limit=25`,
      bare: `http://127.0.0.1:${bare.address}/`,
    };
    for (const url of Object.values(targets)) await fire(url, token);
    const measure = async () => {
      const found: { server: autocannon.Result[]; bare: autocannon.Result[] } = { server: [], bare: [] };
      for (let round = 0; round < rounds; round++)
        for (const side of ['bare', 'server'] as const) found[side].push(await fire(targets[side], token));
      return found;
    };
    const found = await measure();
    const meanwhile = await whileSomebodyWrites(cluster.connection, measure);
    server.stop();
    bare.stop();
    await cluster.close();
    const rate = ({ requests }: autocannon.Result) => requests.average;
    const ratiosOf = (both: typeof found) =>
      both.server.map((result, round) => {
        const bareResult = both.bare[round];
        return bareResult === undefined ? 0 : rate(result) / rate(bareResult);
      });
    return {
      server: found.server.map(rate),
      bare: found.bare.map(rate),
      ratios: ratiosOf(found),
      ratiosWhileWriting: ratiosOf(meanwhile),
      p99: {
        server: median(found.server.map(({ latency }) => latency.p99)),
        bare: median(found.bare.map(({ latency }) => latency.p99)),
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

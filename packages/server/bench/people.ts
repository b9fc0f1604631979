/** Ten thousand people in one organisation: brought by a spreadsheet, then looked for by twenty users at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { giveWork, measureHome, type HomeResult } from './home.ts';
import { publicSheet } from '../test/support/public-sheet.ts';
import { foundIn, serve } from './organization.ts';

const people = 10_000;
const users = 20;
const seconds = 5;

export interface PeopleResult {
  /** Seconds from the upload of the spreadsheet until all of its people work here. */
  readonly importing: number;
  /** The same of as many people in a sheet as another program wrote it, checked twice since a value is decided between. */
  readonly importingMessy: number;
  /** Milliseconds of each answer with everyone and whom they report to, one after another. */
  readonly hierarchy: readonly number[];
  /** The first answer of the day, as each role. */
  readonly home: readonly HomeResult[];
  readonly asked: readonly {
    readonly what: string;
    /** Milliseconds of each answer. */
    readonly samples: readonly number[];
  }[];
}

const firsts = [
  'Aarav',
  'Anil',
  'Bina',
  'Chandra',
  'Deepa',
  'Gita',
  'Hari',
  'Kamala',
  'Maya',
  'Nabin',
  'Puja',
  'Ram',
  'Sita',
];
const lasts = [
  'Adhikari',
  'Basnet',
  'Gurung',
  'Karki',
  'Lama',
  'Magar',
  'Poudel',
  'Rai',
  'Shrestha',
  'Tamang',
  'Thapa',
];
const of = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;
const two = (n: number) => String(n).padStart(2, '0');

function spreadsheet(): string {
  const head = 'Employee Code,First Name,Last Name,Email,Gender,Date of Birth,Joining Date,Branch,Division,Job Title';
  const lines = Array.from({ length: people }, (_, n) =>
    [
      `B${String(n).padStart(5, '0')}`,
      of(firsts, n),
      of(lasts, Math.floor(n / firsts.length)),
      `p${n}@bench.test`,
      n % 2 ? 'Male' : 'Female',
      `19${70 + (n % 30)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}`,
      `20${two(10 + (n % 15))}-${two(1 + (n % 12))}-${two(1 + (n % 28))}`,
      `Branch ${n % 20}`,
      `Division ${n % 12}`,
      `Title ${n % 40}`,
    ].join(','),
  );
  return [head, ...lines].join('\n');
}

interface ImportAnswer {
  readonly id: number;
  readonly state: string;
  readonly matches: unknown;
  readonly counts: Record<string, number>;
}

export async function measurePeople(): Promise<PeopleResult> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-bench-'));
  let running: Awaited<ReturnType<typeof serve>> | undefined;
  try {
    const organizationId = await foundIn(folder);
    running = await serve(folder);
    const { server, cluster, token } = running;
    const headers = { authorization: `Bearer ${token}` };
    const base = `${server.address}/api/v1/hris/bench/`;
    const ask = async (path: string, init: { method?: string; body?: FormData | string; type?: string } = {}) => {
      const { type, ...rest } = init;
      const answer = await fetch(base + path, {
        ...rest,
        headers: type === undefined ? headers : { ...headers, 'content-type': type },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as ImportAnswer;
    };
    const post = (path: string, body: object) =>
      ask(path, { method: 'POST', type: 'application/json', body: JSON.stringify(body) });
    const atRest = async (id: number): Promise<ImportAnswer> => {
      for (;;) {
        const now = await ask(`employees/import/${id}/`);
        if (!['checking', 'committing'].includes(now.state)) return now;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };

    /** Seconds from the upload of a sheet until all of its people are there. */
    const bringIn = async (sheet: string, decided: readonly object[] = []): Promise<number> => {
      const form = new FormData();
      form.set('file', new Blob([sheet]), 'people.csv');
      const began = performance.now();
      const made = await ask('employees/import/', { method: 'POST', body: form });
      const path = `employees/import/${made.id}/`;
      await post(`${path}columns/`, { matches: made.matches, create_missing: true });
      await atRest(made.id);
      if (decided.length > 0) {
        await post(`${path}values/`, { values: decided });
        await atRest(made.id);
      }
      await post(`${path}commit/`, { mode: 'all' });
      const done = await atRest(made.id);
      if (done.counts.created !== people) throw new Error(`of ${people} people came ${JSON.stringify(done)}`);
      return (performance.now() - began) / 1000;
    };
    const importing = await bringIn(spreadsheet());

    const client = new pg.Client({ ...cluster.connection });
    await client.connect();
    // Twelve report to one, eight levels deep.
    await client.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from)
       select $1, a.user_id, b.user_id, 1, '2020-01-01'
         from (select user_id, row_number() over (order by user_id) as n from employee where organization_id = $1) a
         join (select user_id, row_number() over (order by user_id) as n from employee where organization_id = $1) b on b.n = a.n / 12
        where a.n >= 12`,
      [organizationId],
    );
    const hr = await client.query<{ id: number }>(`select id from users where username = 'hr'`);
    await giveWork(client, organizationId, hr.rows[0]?.id ?? 0);
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ user_id: number }>(
      'select user_id from employee where organization_id = $1 order by user_id',
      [organizationId],
    );
    const home = await measureHome(server.address, client, organizationId, token);
    await client.end();

    const measured: { readonly what: string; readonly path: (n: number) => string }[] = [
      {
        what: 'directory, searched',
        path: (n) => `hris/bench/directory/?search=${of(firsts, n)}%20${of(lasts, n * 7)}`,
      },
      { what: 'directory, first page', path: () => 'hris/bench/directory/?limit=25' },
      { what: 'directory, page 300', path: (n) => `hris/bench/directory/?limit=25&offset=${7_500 + n}` },
      {
        what: 'list of HR, two filters',
        path: (n) => `hris/bench/staff/?limit=25&gender=Male&joined_on__gte=20${two(10 + (n % 15))}-01-01`,
      },
      { what: 'list of HR, by the day of joining', path: () => 'hris/bench/staff/?limit=25&sort=-joined_on' },
      { what: 'list of HR, by completeness', path: () => 'hris/bench/profile-completeness/?limit=25&sort=percent' },
      { what: 'a file, opened', path: (n) => `hris/bench/people/${of(rows, n * 37).user_id}/` },
    ];
    const asked: { what: string; samples: number[] }[] = [];
    for (const { what, path } of measured) {
      const samples: number[] = [];
      let n = 0;
      const one = async (isCounted: boolean) => {
        const from = performance.now();
        const answer = await fetch(`${server.address}/api/v1/${path(n++)}`, { headers });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
        if (isCounted) samples.push(performance.now() - from);
      };
      for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: users }, () => one(false)));
      const end = performance.now() + seconds * 1000;
      await Promise.all(
        Array.from({ length: users }, async () => {
          while (performance.now() < end) await one(true);
        }),
      );
      asked.push({ what, samples });
    }
    const hierarchy: number[] = [];
    for (let n = 0; n < 12; n++) {
      const from = performance.now();
      const answer = await fetch(`${server.address}/api/v1/org/bench/hierarchy/`, { headers });
      const { results } = (await answer.json()) as { results: unknown[] };
      if (results.length <= people) throw new Error(`the hierarchy holds ${results.length} people`);
      // The first two warm up what the others find.
      if (n > 1) hierarchy.push(performance.now() - from);
    }
    // Names in one column, days of several forms, past people with their reasons, supervisors by name, one of them decided.
    const importingMessy = await bringIn(publicSheet(people), [
      { field: 'supervisor', written: 'Board of Directors', value: null },
    ]);
    return { importing, importingMessy, asked, hierarchy, home };
  } finally {
    running?.server.stop();
    await running?.cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

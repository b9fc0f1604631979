/** An operation that a test declares in a few lines has preview, job, results by person, retry, undo, export, audit and API. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Preview, ResultRow, RunAnswer } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpMessages, serverMessages } from '../src/messages.ts';
import { conflict } from '../src/http/errors.ts';
import type { BoundOperation, PlannedRow } from '../src/operations/operation.ts';
import { operationMessages } from '../src/operations/messages.ts';
import { bonusModule } from './grant-bonus/module.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

const base = '/payroll/himal/bonus/';
const people = 7;
const declared = bonusModule.operations?.[0] as BoundOperation;
/** What happens before rows are done; a test sets it. */
let before: (rows: readonly PlannedRow[]) => void | Promise<void> = () => undefined;
const module = {
  ...bonusModule,
  operations: [
    {
      ...declared,
      batch: 3,
      rules: {
        ...declared.rules,
        apply: async (...given: Parameters<BoundOperation['rules']['apply']>) => {
          await before(given[2]);
          return declared.rules.apply(...given);
        },
      },
    },
  ],
};

let server: TestServer;
let himal: Organization;
let hr: Client;
let ids: number[] = [];

beforeAll(async () => {
  server = await startServer({}, { modules: [module] });
  await server.context.database.owner.query(readFileSync(join(import.meta.dirname, 'grant-bonus/tables.sql'), 'utf8'));
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  for (let n = 0; n < people; n++) {
    const person = await aMember(server, himal, `p${n}`);
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $4, '2020-01-01')`,
      [himal.id, person.id, `E${n}`, person.email],
    );
    ids.push(person.id);
  }
});
afterAll(() => server.close());
beforeEach(async () => {
  before = () => undefined;
  await server.context.database.owner.query('delete from bonus');
});

const input = { amount: '500.00' };
const preview = async (query = '') => (await hr.post<Preview>(`${base}preview/${query}`, input)).body;
const start = (fingerprint: string, who = hr) => who.post<RunAnswer>(`${base}runs/`, { input, fingerprint });
const reaches = (id: number, state: RunAnswer['state']) =>
  until(`run ${id} to be ${state}`, async () => {
    const { body } = await hr.get<RunAnswer>(`${base}runs/${id}/`);
    if (body.state === state) return body;
    if (body.state !== 'running') throw new Error(`run ${id} is ${body.state}: ${JSON.stringify(body)}`);
    return undefined;
  });
const granted = async () =>
  (await server.context.database.owner.query<{ employee_id: number }>('select employee_id from bonus order by 1')).rows
    .length;
const results = async (id: number, query = '') =>
  (await hr.get<{ results: ResultRow[] }>(`${base}runs/${id}/results/${query}`)).body.results;
/** A run that has ended. */
const run = async (state: RunAnswer['state'] = 'done') => {
  const { status, body } = await start((await preview()).fingerprint);
  expect(status).toBe(201);
  return reaches(body.id, state);
};

describe('the how-to of an operation', () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (path: string): string => readFileSync(join(root, path), 'utf8').trim();
  /** As the files of the example are here, where the product has them elsewhere. */
  const inProduct = (code: string): string =>
    code
      .replaceAll(`'./bonus.ts'`, `'@karmik/model/payroll/bonus'`)
      .replaceAll(`'../../src/modules/`, `'../`)
      .replaceAll(`'../../src/`, `'../../`);
  const blocks = [...read('docs/how-to/add-an-operation.md').matchAll(/^ {3}```(?:ts|sql)\n(.*?)^ {3}```$/gms)].map(
    ([, code = '']) => code.replaceAll(/^ {3}/gm, '').trim(),
  );

  it('has the very lines that are built and run here', () => {
    const files = ['bonus.ts', 'tables.sql', 'module.ts'].map((name) => `packages/server/test/grant-bonus/${name}`);
    expect(blocks).toEqual(files.map((file) => inProduct(read(file))));
  });

  it('needs at most 50 lines of declaration and rules, imports and empty lines aside', () => {
    const lines = [blocks[0], blocks[2]]
      .flatMap((code = '') => code.split('\n'))
      .filter((line) => line.trim() !== '' && !line.startsWith('import '));
    expect(lines.length).toBeLessThanOrEqual(50);
  });
});

describe('an operation', () => {
  it('shows what it would do, a page at a time, with sums of all rows, and does nothing', async () => {
    const page = await preview('?limit=2&offset=4');
    expect(page).toMatchObject({ count: people, people, sums: { amount: '3500.00' }, refusal: null });
    expect(page.results).toMatchObject([
      { key: String(ids[4]), employee: { id: ids[4] }, amount: '500.00' },
      { key: String(ids[5]), employee: { id: ids[5] } },
    ]);
    expect(await granted()).toBe(0);
  });

  it('does each row with a result of its own, and tells who ran it and when', async () => {
    const done = await run();
    expect(done).toMatchObject({
      total: people,
      done: people,
      failed: 0,
      actions: ['undo'],
      created_by: { full_name: 'Hari Sharma' },
    });
    expect(await granted()).toBe(people);
    expect((await results(done.id)).map(({ state }) => state)).toEqual(Array(people).fill('done'));
    expect((await hr.get<{ results: RunAnswer[] }>(`${base}runs/`)).body.results[0]).toMatchObject({ id: done.id });
    const { rows } = await server.context.database.owner.query(
      `select action, after from audit_event where object_type = 'operation_run' and object_id = $1`,
      [String(done.id)],
    );
    expect(rows).toEqual([
      { action: 'started', after: expect.objectContaining({ operation: 'grant_bonus', total: people }) },
    ]);
  });

  it('finds nothing to do when it is done', async () => {
    await run();
    const again = await preview();
    expect(again.count).toBe(0);
    expect(await start(again.fingerprint)).toMatchObject({ status: 409, body: { code: 'nothing_to_do' } });
    expect(await granted()).toBe(people);
  });

  it('refuses a preview that is no longer so, and says what changed', async () => {
    const { fingerprint } = await preview();
    await server.context.database.owner.query(
      'insert into bonus (organization_id, employee_id, amount) select organization_id, user_id, 1 from employee where user_id = $1',
      [ids[0]],
    );
    const answer = await start(fingerprint);
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale_preview' } });
    expect(answer.body).toHaveProperty('detail', operationMessages.staleCount({ before: 7, now: 6 }).en);
    expect(await granted()).toBe(1);
  });

  it('gives two who start the same at once one run', async () => {
    const { fingerprint } = await preview();
    const [one, other] = await Promise.all([start(fingerprint), start(fingerprint)]);
    const started = [one, other].filter(({ status }) => status === 201);
    // The second joins the run, or comes when it is over and finds the preview changed.
    expect(started).toHaveLength(1);
    const second = [one, other].find(({ status }) => status !== 201);
    expect([200, 409]).toContain(second?.status);
    if (second?.status === 200) expect(second.body.id).toBe(started[0]?.body.id);
    await reaches(started[0]?.body.id ?? 0, 'done');
    expect(await granted()).toBe(people);
  });

  it('stops one bad row alone, says why, and tries it again', async () => {
    before = (rows) => {
      if (rows.some(({ key }) => key === String(ids[3]))) throw conflict(httpMessages.full);
    };
    const ended = await run();
    expect(ended).toMatchObject({ done: people - 1, failed: 1, actions: ['retry', 'undo'] });
    expect(await results(ended.id, '?state=failed')).toMatchObject([
      { key: String(ids[3]), state: 'failed', message: { en: httpMessages.full.en, ne: httpMessages.full.ne } },
    ]);
    before = () => undefined;
    expect((await hr.post(`${base}runs/${ended.id}/retry/`)).status).toBe(200);
    expect(await reaches(ended.id, 'done')).toMatchObject({ done: people, failed: 0 });
    expect(await granted()).toBe(people);
  });

  it('says nothing of the inside where an error of a row was not foreseen', async () => {
    before = (rows) => {
      if (rows.some(({ key }) => key === String(ids[0]))) throw new TypeError('x of undefined');
    };
    expect(await results((await run()).id, '?state=failed')).toMatchObject([
      { message: { en: operationMessages.rowFailed.en } },
    ]);
  });

  it('continues where it was killed, and does nothing twice', async () => {
    let batches = 0;
    before = () => {
      batches += 1;
      if (batches === 2) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    };
    const stopped = await run('stopped');
    expect(stopped).toMatchObject({ done: 3, actions: ['resume', 'undo'] });
    expect(await granted()).toBe(3);
    // As a server leaves it that was killed: the job runs, and its lease is over.
    await server.context.database.owner.query(
      `update job_run set state = 'running', lease_until = now() - interval '1 second' where id = (select job_id from operation_run where id = $1)`,
      [stopped.id],
    );
    await server.context.database.owner.query(`update operation_run set state = 'running' where id = $1`, [stopped.id]);
    server.context.jobs.wake();
    expect(await reaches(stopped.id, 'done')).toMatchObject({ done: people, failed: 0 });
    expect(await granted()).toBe(people);
  });

  it('is resumed by hand where it stopped', async () => {
    before = () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    };
    const stopped = await run('stopped');
    before = () => undefined;
    expect((await hr.post(`${base}runs/${stopped.id}/resume/`)).body).toMatchObject({ state: 'running' });
    await reaches(stopped.id, 'done');
    expect(await granted()).toBe(people);
    expect((await hr.post(`${base}runs/${stopped.id}/resume/`)).status).toBe(409);
  });

  it('is cancelled between batches: what is done stays, and a resumed run does the rest once', async () => {
    let batches = 0;
    before = async () => {
      batches += 1;
      const under = await server.context.database.owner.query<{ id: number }>(
        `select id from operation_run where state = 'running'`,
      );
      expect((await hr.post(`${base}runs/${under.rows[0]?.id}/cancel/`)).status).toBe(200);
      // A job asks whether it was cancelled four times a second.
      await wait(300);
    };
    const stopped = await run('stopped');
    expect(stopped).toMatchObject({ done: 3, failed: 0, message: { en: serverMessages.jobStopped.en } });
    expect([batches, await granted()]).toEqual([1, 3]);
    const states = (await results(stopped.id)).map(({ state }) => state);
    expect(states).toEqual([...Array(3).fill('done'), ...Array(4).fill('pending')]);
    before = (rows) => {
      batches += 1;
      expect(rows.map(({ key }) => Number(key))).toEqual(ids.slice(batches === 2 ? 3 : 6, batches === 2 ? 6 : 7));
    };
    expect((await hr.post(`${base}runs/${stopped.id}/resume/`)).status).toBe(200);
    expect(await reaches(stopped.id, 'done')).toMatchObject({ done: people, failed: 0 });
    expect([batches, await granted()]).toEqual([3, people]);
  });

  it('stops where its person loses the code, says why, and is resumed by another', async () => {
    const bina = await aMember(server, himal, 'bina', { is_hr_admin: true });
    const theirs = await signIn(server, bina);
    before = async () => {
      await server.context.database.owner.query('update membership set is_hr_admin = false where user_id = $1', [
        bina.id,
      ]);
    };
    const { body } = await start((await preview()).fingerprint, theirs);
    const stopped = await reaches(body.id, 'stopped');
    expect(stopped).toMatchObject({
      done: 3,
      message: { en: operationMessages.rightsLost.en },
      actions: ['resume', 'undo'],
    });
    expect(await granted()).toBe(3);
    expect((await hr.post(`${base}runs/${body.id}/resume/`)).status).toBe(200);
    expect(await reaches(body.id, 'done')).toMatchObject({ done: people, failed: 0 });
    expect(await granted()).toBe(people);
  });

  it('is undone as a whole, once', async () => {
    const { id } = await run();
    expect((await hr.post(`${base}runs/${id}/undo/`)).body).toMatchObject({ state: 'undone', actions: [] });
    expect(await granted()).toBe(0);
    expect((await hr.post(`${base}runs/${id}/undo/`)).status).toBe(409);
  });

  it('writes preview and results as spreadsheets', async () => {
    const answer = await hr.post<string>(`${base}preview/export/?format=csv`, input);
    expect(String(answer.body).trim().split('\n')).toHaveLength(people + 1);
    const { id } = await run();
    const [head, first] = (await hr.get<string>(`${base}runs/${id}/export/?format=csv`)).body.split('\n');
    expect(head).toContain('Employee,Amount,Result,Reason');
    expect(first).toBe('A Sharma,500.00,Done,');
  });
});

describe('rights and input of an operation', () => {
  it('refuses who lacks the code, who is not signed in, and wrong input', async () => {
    const asha = await signIn(server, await aMember(server, himal, 'asha'));
    expect((await asha.post(`${base}preview/`, input)).status).toBe(403);
    expect((await start('1-x', asha)).status).toBe(403);
    expect((await client(server).post(`${base}preview/`, input)).status).toBe(401);
    expect(await hr.post(`${base}preview/`, { amount: '0.50' })).toMatchObject({
      status: 400,
      body: { amount: [expect.any(String)] },
    });
    expect((await hr.post(`${base}preview/`, { ...input, other: 1 })).status).toBe(400);
    expect((await hr.get(`${base}runs/999999/`)).status).toBe(404);
  });
});

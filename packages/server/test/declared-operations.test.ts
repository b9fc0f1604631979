/** What holds for every operation that a module declares, so that a new one is tested on the day it appears. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../src/modules/modules.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';
import { operationsOf } from './support/operations.ts';

let server: TestServer;
let hr: Client;
let without: Client;
let their: { readonly organization: number; readonly person: number };

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  without = await signIn(server, await aMember(server, himal, 'asha'));
  const sagar = await anOrganization(server, 'sagar');
  their = { organization: sagar.id, person: (await aMember(server, sagar, 'gita')).id };
});
afterAll(() => server.close());

const declared = modules.flatMap(({ operations }) => operations ?? []);

describe.each(declared)('$operation.name', ({ operation, rules }) => {
  const base = `/${operation.path.replace(':org', 'himal')}/`;
  const described = () =>
    operationsOf(server)
      .map(({ method, path }) => [method, path.replace('/api/v1', '').replace('{org}', 'himal')] as const)
      .filter(([, path]) => path.startsWith(`${base}preview/`) || path.startsWith(`${base}runs/`));
  const call = (who: Client, method: string, path: string) =>
    method === 'GET' ? who.get<object>(path) : who.post<object>(path, {});

  it('is in the description of the API', () => {
    const acts = ['cancel', 'resume', 'retry', ...(operation.undo ? ['undo'] : [])];
    const ofRuns = [
      'GET runs/',
      'POST runs/',
      'GET runs/{id}/',
      'GET runs/{id}/results/',
      'GET runs/{id}/export/',
      ...acts.map((act) => `POST runs/{id}/${act}/`),
    ];
    expect(
      described()
        .map(([method, path]) => `${method} ${path.slice(base.length)}`)
        .toSorted(),
    ).toEqual(
      [
        'POST preview/',
        'POST preview/export/',
        // What is looked at alone has no run.
        ...(operation.isLookOnly ? [] : ofRuns),
      ].toSorted(),
    );
    expect(rules.undo !== undefined).toBe(operation.undo !== undefined);
  });

  it('refuses who lacks its code', async () => {
    for (const [method, path] of described())
      expect([path, (await call(without, method, path.replace('{id}', '1'))).status]).toEqual([path, 403]);
  });

  it('refuses wrong input, and names the field', async () => {
    for (const field of Object.keys(operation.input.fields)) {
      const wrong = { [field]: { no: 'value' } };
      for (const path of ['preview/', 'preview/export/']) {
        const answer = await hr.post<object>(base + path, wrong);
        expect([path, answer.status, Object.keys(answer.body)]).toEqual([path, 400, expect.arrayContaining([field])]);
      }
      if (operation.isLookOnly) continue;
      const started = await hr.post<object>(`${base}runs/`, { input: wrong, fingerprint: '0-x' });
      expect([started.status, JSON.stringify(started.body)]).toEqual([400, expect.stringContaining(field)]);
    }
  });

  it.skipIf(operation.isLookOnly)('has no run of another organization', async () => {
    const run = await server.context.database.everywhere.one<{ id: number }>(
      `insert into operation_run (organization_id, operation, input, fingerprint, state, total, created_by_id, created_at)
       values ($1, $2, '{}', '', 'done', 0, $3, now()) returning id`,
      [their.organization, operation.name, their.person],
    );
    const ofRun = described().filter(([, path]) => path.includes('{id}'));
    for (const [method, path] of ofRun)
      expect([path, (await call(hr, method, path.replace('{id}', String(run?.id)))).status]).toEqual([path, 404]);
    expect((await hr.get<{ results: unknown[] }>(`${base}runs/`)).body.results).toEqual([]);
  });
});

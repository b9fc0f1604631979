/** The calls that the specifications name answer at their paths (API-1). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from './support/operations.ts';
import {
  aMember,
  anOrganization,
  password,
  signIn,
  startServer,
  until,
  type Client,
  type TestServer,
} from './support/server.ts';
import { specifiedCalls } from './support/specified-calls.ts';

let server: TestServer;
/** The methods of each path, whatever its parameters are called. */
let answered: Map<string, Set<string>>;
let hr: Client;
let asha: Client;
let ashaId: number;

/** A path with its parameters without names. */
const form = (path: string): string => path.replaceAll(/:[a-z]+|\{[^}]+\}/gi, '{}');

beforeAll(async () => {
  server = await startServer({}, { hasBackgroundWork: true });
  const byForm = Map.groupBy(operationsOf(server), ({ path }) => form(path.slice('/api/v1/'.length)));
  answered = new Map([...byForm].map(([path, there]) => [path, new Set(there.map(({ method }) => method))]));
  const himal = await anOrganization(server, 'himal');
  await anOrganization(server, 'sagar');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const member = await aMember(server, himal, 'asha');
  ashaId = member.id;
  asha = await signIn(server, member);
});
afterAll(() => server.close());

const calls = Object.values(specifiedCalls)
  .flat()
  .map((call) => {
    const words = call.split(' ');
    return { path: words.at(-1) ?? '', methods: words.slice(0, -1) };
  });

describe('the paths of the specification', () => {
  it('answer [API-1]', () => {
    const missing = calls.flatMap(({ path, methods }) => {
      const there = answered.get(form(path));
      if (!there) return [path];
      return methods.filter((method) => !there.has(method)).map((method) => `${method} ${path}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('a call at its second address', () => {
  it('is the call of the session’s organization, with its access', async () => {
    expect((await asha.post('/attendance/web/', { remark_category: 'Punch In' })).status).toBe(201);
    const logged = await asha.get<{ results: { remark_category: string }[] }>('/attendance/himal/web-attendance/');
    expect(logged.body.results).toMatchObject([{ remark_category: 'Punch In' }]);
    for (const path of ['/users/', '/commons/recent-activity/', '/commons/system-email-log/']) {
      expect([path, (await hr.get(path)).status]).toEqual([path, 200]);
      expect([path, (await asha.get(path)).status]).toEqual([path, 403]);
    }
    expect((await asha.get('/users/autocomplete/?search=ha')).body).toEqual(
      (await asha.get('/users/new-autocomplete/?search=ha')).body,
    );
    expect((await asha.get(`/users/${ashaId}/`)).body).toMatchObject({ id: ashaId });
  });

  it('gives a sheet to begin with, which comes in as it is', async () => {
    expect((await asha.get('/users/import/sample/')).status).toBe(403);
    const { rawPayload: sample } = await server.app.inject({
      url: '/api/v1/users/import/sample/',
      headers: { authorization: `Bearer ${hr.token}` },
    });
    const { status, body } = await hr.upload<{ id: number; matches: object[]; missing: string[] }>(
      '/users/import/',
      'sample.xlsx',
      sample,
    );
    expect([status, body.missing]).toEqual([201, []]);
    const path = `/hris/himal/employees/import/${body.id}/`;
    await hr.post(`${path}columns/`, { matches: body.matches });
    const checked = await until('the sample to be checked', async () => {
      const { body: now } = await hr.get<{ state: string; counts: object }>(path);
      return now.state === 'checked' && now;
    });
    expect(checked.counts).toMatchObject({ valid: 1, invalid: 0 });
  });

  it('changes one’s own password by one’s id, and no one else’s', async () => {
    const body = { old_password: password, password: 'Machhapuchhre-6993', confirm_password: 'Machhapuchhre-6993' };
    expect((await hr.post(`/users/${ashaId}/change-password/`, body)).status).toBe(404);
    expect((await asha.post(`/users/${ashaId}/change-password/`, body)).status).toBe(204);
  });

  it('lists the industries of which an organization names its own', async () => {
    const { body } = await asha.get<{ results: { value: string; label: object }[] }>('/commons/industry/');
    expect(body.results).toContainEqual({ value: 'Energy', label: { en: 'Electricity and gas', ne: 'विद्युत् र ग्यास' } });
    const overview = '/org/himal/overview/';
    expect((await hr.patch(overview, { industry: 'Energy' })).body).toMatchObject({ industry: 'Energy' });
    expect((await asha.get(overview)).body).toMatchObject({ industry: 'Energy' });
    expect((await hr.patch(overview, { industry: 'Alchemy' })).status).toBe(400);
  });

  it('that names an organization is for its members alone', async () => {
    for (const path of ['/exports/:org/reports/', '/authentication-activity/:org/']) {
      expect([path, (await hr.get(path.replace(':org', 'himal'))).status]).toEqual([path, 200]);
      expect([path, (await hr.get(path.replace(':org', 'sagar'))).status]).toEqual([path, 404]);
    }
    expect((await asha.get('/authentication-activity/himal/')).status).toBe(403);
  });
});

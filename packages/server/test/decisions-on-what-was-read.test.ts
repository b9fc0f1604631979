/** A decision is taken on the record that its decider read, one by one and on many at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Request {
  readonly id: number;
  readonly status: string;
  readonly version: string;
}
interface Stale {
  readonly code: string;
  readonly detail: string;
  readonly differs: readonly string[];
  readonly current: { readonly to_date: string; readonly version: string };
}

const requests = '/leave/himal/leave-request/';

let server: TestServer;
let hr: Client;
let sender: { person: Person; client: Client };
let type: number;
/** Days of work: Saturdays are free. */
const days = [2, 3, 4, 7, 8, 9, 10, 11, 14, 15].values();

/** A call with these headers alone: nothing is read on the way. */
const send = async (client: Client, url: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    payload: body,
    headers: { authorization: `Bearer ${client.token}`, ...headers },
  });
  return { status: response.statusCode, body: response.json<Stale & Request>() };
};
const named = (version: string) => ({ 'if-match': `"${version}"` });

const aRequest = async (): Promise<number> => {
  const on = `2026-12-${String(days.next().value).padStart(2, '0')}`;
  const sent = await sender.client.post<Request>(requests, {
    leave_type: type,
    from_date: on,
    to_date: on,
    reason: 'Trek',
  });
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  return sent.body.id;
};
const read = async (id: number): Promise<string> => (await hr.get<Request>(`${requests}${id}/?as=hr`)).body.version;
const change = async (id: number) => {
  const changed = await sender.client.patch(`${requests}${id}/edit/`, { reason: 'A longer trek' });
  expect([changed.status, changed.body]).toEqual([200, expect.anything()]);
};
const statusOf = async (id: number): Promise<string> => (await hr.get<Request>(`${requests}${id}/?as=hr`)).body.status;

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const person = await aMember(server, himal, 'lila');
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'L1', 'Lila', 'Rai', $3, '2020-01-01')`,
    [himal.id, person.id, person.email],
  );
  sender = { person, client: await signIn(server, person) };
  const lawful = await hr.post<{ setting: number }>('/leave/himal/master-setting/lawful/', {});
  const leaveType = await hr.post<{ id: number }>('/leave/himal/leave-type/', {
    name: 'Trek leave',
    category: 'Unlimited',
    statute: 'none',
  });
  type = leaveType.body.id;
  const rule = await hr.post('/leave/himal/leave-rule/', {
    master_setting: lawful.body.setting,
    leave_type: type,
    paid_fraction: '1.00',
    accrual: 'none',
  });
  expect([rule.status, rule.body]).toEqual([201, expect.anything()]);
});
afterAll(() => server.close());

describe('[S15] a decision', () => {
  it('names the version that was read; without one nothing is decided', async () => {
    const id = await aRequest();
    const url = `${requests}${id}/approve/?as=hr`;
    expect(await send(hr, url, { remark: 'Fine' })).toMatchObject({ status: 428, body: { code: 'version_required' } });
    expect(await send(hr, url, { remark: 'Fine' }, { 'if-match': '*' })).toMatchObject({ status: 428 });
    expect(await statusOf(id)).toBe('Requested');
    expect(await send(hr, url, { remark: 'Fine' }, named(await read(id)))).toMatchObject({
      status: 200,
      body: { status: 'Approved' },
    });
  });

  it('is refused with what changed, where the sender changed the request after it was read', async () => {
    const id = await aRequest();
    const before = await read(id);
    await change(id);
    for (const action of ['approve', 'decline']) {
      const late = await send(hr, `${requests}${id}/${action}/?as=hr`, { remark: 'Fine' }, named(before));
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile', current: { reason: 'A longer trek' } },
      });
      expect(late.body.differs).toContain('reason');
      expect(late.body.detail).toContain('Reason');
    }
    expect(await statusOf(id)).toBe('Requested');
    const now = await send(hr, `${requests}${id}/approve/?as=hr`, { remark: 'Fine' }, named(await read(id)));
    expect(now).toMatchObject({ status: 200 });
  });

  it('on many names the version of each, which the list says; what changed alone is refused', async () => {
    const [kept, changed, unnamed] = [await aRequest(), await aRequest(), await aRequest()];
    const list = await hr.get<{ results: Request[] }>(`${requests}?as=hr&limit=100`);
    const versions = Object.fromEntries(
      list.body.results.filter(({ id }) => id !== unnamed).map(({ id, version }) => [id, version]),
    );
    await change(changed);
    const decided = await send(hr, `${requests}bulk/approve/?as=hr`, {
      remark: 'Fine',
      ids: [kept, changed, unnamed],
      versions,
    });
    expect(decided).toMatchObject({
      status: 200,
      body: { results: [{ status: 'done' }, { status: 'refused' }, { status: 'refused' }] },
    });
    expect(await Promise.all([kept, changed, unnamed].map(statusOf))).toEqual(['Approved', 'Requested', 'Requested']);
  });

  it('of its sender names it too: a withdrawal meets the request that was read', async () => {
    const id = await aRequest();
    const before = await read(id);
    await change(id);
    const url = `${requests}${id}/cancel/?as=user`;
    expect(await send(sender.client, url, { remark: 'No more' })).toMatchObject({ status: 428 });
    expect(await send(sender.client, url, { remark: 'No more' }, named(before))).toMatchObject({ status: 409 });
    expect(await send(sender.client, url, { remark: 'No more' }, named(await read(id)))).toMatchObject({ status: 200 });
  });
});

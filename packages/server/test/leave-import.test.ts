/** Leave and opening balances of spreadsheets: looked at first, told by row and column, then posted as they are when HR enters them. */
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

interface Outcome {
  readonly rows: number;
  readonly valid: number;
  readonly created: number;
  readonly errors: readonly { readonly row: number; readonly errors: Readonly<Record<string, string[]>> }[];
}

let server: TestServer;
let hr: Client;
let hari: Person;
let lila: Person;
let lilas: Client;

const everywhere = () => server.context.database.everywhere;
const bring = async (what: 'leave-request' | 'opening-balance', text: string, isDry = false, client = hr) =>
  client.upload<Outcome>(`/leave/himal/import/${what}/import/?dry_run=${isDry}&mode=valid`, 'leave.csv', text);
const balance = async () =>
  (
    await lilas.get<{ results: { leave_type: { name: string }; balance: string }[] }>('/leave/himal/balance/')
  ).body.results.find(({ leave_type: type }) => type.name === 'Annual leave')?.balance;

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hari);
  lila = await aMember(server, himal, 'lila');
  lilas = await signIn(server, lila);
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'L1', 'Lila', 'Rai', $3, '2020-01-01')`,
    [himal.id, lila.id, lila.email],
  );
  const { setting } = (await hr.post<{ setting: number }>('/leave/himal/master-setting/lawful/', {})).body;
  const type = await hr.post<{ id: number }>('/leave/himal/leave-type/', {
    name: 'Annual leave',
    category: 'General',
    statute: 'none',
  });
  await hr.post('/leave/himal/leave-rule/', {
    master_setting: setting,
    leave_type: type.body.id,
    paid_fraction: '1.00',
    accrual: 'none',
  });
});
afterAll(() => server.close());

describe('an import of opening balances', () => {
  const sheet = () =>
    `Code,Leave type,Days,Effective on\nL1,Annual leave,7.5,2026-07-17\nL1,Nothing,3,2026-07-17\n${hari.email},Annual leave,9,2026-07-17\nL1,Annual leave,0,2026-07-17\n`;

  it('is looked at first, by row and column, and keeps nothing', async () => {
    const { body } = await bring('opening-balance', sheet(), true);
    expect(body).toMatchObject({ rows: 4, valid: 1, created: 0 });
    expect(body.errors.map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([
      [3, ['leave_type']],
      [4, ['employee']],
      [5, ['quantity']],
    ]);
    expect(await balance()).toBe('0');
  });

  it('posts each once, and tells the person', async () => {
    expect((await bring('opening-balance', sheet())).body.created).toBe(1);
    expect(await balance()).toBe('7.5');
    const again = await bring('opening-balance', sheet());
    expect(again.body).toMatchObject({ created: 0 });
    expect(again.body.errors[0]).toMatchObject({
      row: 2,
      errors: { effective_on: ['An opening balance of this leave and day is already there'] },
    });
    expect(await balance()).toBe('7.5');
    const told = await everywhere().query(
      `select 1 from notification where recipient_id = $1 and text_en = 'imported your leave balance'`,
      [lila.id],
    );
    expect(told).toHaveLength(1);
  });
});

describe('an import of leave', () => {
  const sheet = () =>
    `Code,Leave type,From,Until,First day,Reason\nL1,Annual leave,2026-11-17,2026-11-18,,Dashain at home\nL1,Annual leave,2026-11-18,2026-11-18,,Twice\nL1,Annual leave,2026-11-20,2026-11-19,,Backwards\nL1,Annual leave,2026-10-05,2026-10-20,,Too long\n${hari.email},Annual leave,2026-11-17,2026-11-17,,Own\n`;

  it('is looked at first, by row and column, and keeps nothing', async () => {
    const { body } = await bring('leave-request', sheet(), true);
    expect(body).toMatchObject({ rows: 5, valid: 1, created: 0 });
    expect(body.errors.map(({ row }) => row)).toEqual([3, 4, 5, 6]);
    expect(Object.keys(body.errors[1]?.errors ?? {})).toEqual(['to_date']);
    expect(await balance()).toBe('7.5');
  });

  it('enters approved leave, which takes its days', async () => {
    expect((await bring('leave-request', sheet())).body.created).toBe(1);
    expect(await balance()).toBe('5.5');
    const { body } = await lilas.get<{ results: object[] }>('/leave/himal/leave-request/?as=user');
    expect(body.results).toMatchObject([{ status: 'Approved', is_offline: true, duration: '2.0000' }]);
  });

  it('needs the permission for each', async () => {
    for (const what of ['leave-request', 'opening-balance'] as const)
      expect((await bring(what, 'Code,Leave type\n', true, lilas)).status).toBe(403);
  });
});

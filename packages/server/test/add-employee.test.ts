/** Adding one employee by hand: profile, account, first employment record and supervisor at once, with a code of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let hr: Client;
let boss: Person;
let himal: Organization;
const at = '/hris/himal/employees/';
const ids: Record<string, number> = {};
let added = 0;
const body = (change: object = {}) => ({
  first_name: 'Sunita',
  last_name: `Tamang${'abcdefghij'[added++] ?? 'z'}`,
  email: `sunita${added}@example.com`,
  joined_on: '2026-11-25',
  ...change,
});
const everywhere = () => server.context.database.everywhere;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hari);
  boss = await aMember(server, himal, 'boss');
  const branch = await hr.post<{ id: number }>('/org/himal/branch/', { name: 'Pokhara' });
  ids.branch = branch.body.id;
}, 60_000);
afterAll(() => server.close());

describe('adding an employee', () => {
  it('makes the profile, the first employment record, the supervision and the activation email', async () => {
    const made = await hr.post<{ id: number; employee_code: string; full_name: string }>(
      at,
      body({ employee_code: 'HIM-009', branch: ids.branch, supervisor: boss.id, phone: '9841000000' }),
    );
    expect([made.status, made.body.employee_code]).toEqual([201, 'HIM-009']);
    const stored = await everywhere().query(
      `select e.phone, e.joined_on, h.change, h.starts_on, h.branch_id, s.supervisor_id, s.valid_from
         from employee e join employment h on h.organization_id = e.organization_id and h.employee_id = e.user_id
         join supervision s on s.organization_id = e.organization_id and s.subordinate_id = e.user_id where e.user_id = $1`,
      [made.body.id],
    );
    expect(stored).toEqual([
      {
        phone: '9841000000',
        joined_on: '2026-11-25',
        change: 'Appointment',
        starts_on: '2026-11-25',
        branch_id: ids.branch,
        supervisor_id: boss.id,
        valid_from: '2026-11-25',
      },
    ]);
    expect(await mailsTo(server, 'sunita1@example.com', 'activation')).toHaveLength(1);
    const log = await everywhere().query(
      `select a.action, u.username, a.after, a.request_id <> '' as has_request from audit_event a join users u on u.id = a.actor_id
         join employee e on e.organization_id = a.organization_id and e.id::text = a.object_id
        where a.object_type = 'employee' and e.user_id = $1`,
      [made.body.id],
    );
    const after = {
      employee_code: 'HIM-009',
      full_name: made.body.full_name,
      joined_on: '2026-11-25',
      supervisor: boss.id,
    };
    expect(log).toEqual([{ action: 'created', username: 'himal.hari', after, has_request: true }]);
  });

  it('stores a phone number that was typed with separators in one form, and refuses what is none [E18] [VAL-3]', async () => {
    const made = await hr.post<{ id: number }>(at, body({ employee_code: 'HIM-008', phone: '+977 9841-234567' }));
    expect(made.status).toBe(201);
    expect(await everywhere().query('select phone from employee where user_id = $1', [made.body.id])).toEqual([
      { phone: '+977 9841234567' },
    ]);
    expect(await hr.post(at, body({ phone: '9841 234 56' }))).toMatchObject({
      status: 400,
      body: { phone: ['Phone should be valid phone number'] },
    });
  });

  it('takes the next number after the highest where no code is given, also for many at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => hr.post<{ employee_code: string }>(at, body())));
    expect(all.map((each) => each.body.employee_code).toSorted()).toEqual(['HIM-010', 'HIM-011', 'HIM-012']);
  });

  it('sends no email where that is not wanted', async () => {
    const quiet = await hr.post(at, body({ email: 'quiet@example.com', send_activation: false }));
    expect(quiet.status).toBe(201);
    expect(await mailsTo(server, 'quiet@example.com')).toEqual([]);
  });

  it('needs no email of who does not sign in, nor two names, and invites them once they have an address', async () => {
    const body = { first_name: 'Mingma', joined_on: '2026-11-25' };
    expect(await hr.post(at, body)).toMatchObject({ status: 400, body: { email: ['Email is Required'] } });
    const { status, body: made } = await hr.post<{ id: number; full_name: string }>(at, {
      ...body,
      send_activation: false,
    });
    expect([status, made.full_name]).toEqual([201, 'Mingma']);
    expect(await hr.post(at, { ...body, first_name: 'Pasang', send_activation: false })).toMatchObject({ status: 201 });
    const listed = await hr.get<{ results: { id: number; email: string | null; user: { full_name: string } }[] }>(
      `${at}?search=mingma`,
    );
    expect(listed.body.results).toMatchObject([{ email: null, user: { full_name: 'Mingma' } }]);
    const id = listed.body.results[0]?.id ?? 0;
    expect(await hr.post(`${at}${id}/send-activation/`)).toMatchObject({
      status: 409,
      body: { detail: 'This person has no email. Add one to the employee profile first.' },
    });
    await everywhere().query(
      `update employee set email = 'mingma@example.com' where organization_id = $1 and id = $2`,
      [himal.id, id],
    );
    expect((await hr.post(`${at}${id}/send-activation/`)).status).toBe(200);
    expect(await mailsTo(server, 'mingma@example.com')).toHaveLength(1);
  });

  it('refuses a code or an email in use, an unknown reference and a namesake who is not said to be one, and changes nothing', async () => {
    const count = async () => (await everywhere().one<{ n: number }>('select count(*) as n from employee'))?.n;
    const before = await count();
    const refused = async (change: object) => {
      const answer = await hr.post(at, body(change));
      return [answer.status, answer.body];
    };
    expect(await refused({ employee_code: 'him-009' })).toEqual([
      400,
      { employee_code: ['Employee code is already in use'] },
    ]);
    expect(await refused({ email: 'SUNITA1@example.com' })).toEqual([400, { email: ['Email is already in use'] }]);
    expect(await refused({ branch: 987_654 })).toEqual([400, { branch: ['Branch does not exist'] }]);
    expect(await refused({ joined_on: null })).toEqual([400, { joined_on: ['Joined on is Required'] }]);
    expect(await refused({ last_name: 'Tamanga' })).toEqual([
      400,
      {
        is_namesake: [
          'Sunita Tamanga (HIM-009) already works here. Check that this is another person, then tick this box.',
        ],
      },
    ]);
    expect(await count()).toBe(before);
    expect((await hr.post(at, body({ last_name: 'Tamanga', is_namesake: true }))).status).toBe(201);
  });

  it('is for those who may bring employees in', async () => {
    const clerk = await signIn(server, await aMember(server, himal, 'clerk', { codes: ['4.99'] }));
    expect((await clerk.post(at, body())).status).toBe(403);
  });
});

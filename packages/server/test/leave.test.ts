/** Leave: rules above the Labour Act, accounts that are never overdrawn, requests that hold and return days. */
import type { HomeAnswer } from '@karmik/model/home/home';
import type { Preview, RunAnswer } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLine, type LedgerLine } from '../src/ledger/ledger.ts';
import { doRun } from '../src/operations/run.ts';
import { postDue, postJoiners, postLeaveDue } from '../src/modules/leave/account/post-due.ts';
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

interface Request {
  readonly id: number;
  readonly status: string;
  readonly duration: string;
  readonly denies_right: boolean;
  readonly days: readonly { readonly day: string; readonly quantity: string; readonly why: string }[];
}
interface Balance {
  readonly leave_type: { readonly id: number; readonly name: string };
  readonly balance: string;
  readonly pending: string;
  readonly available: string;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let boss: { person: Person; client: Client };
let types: Record<string, number>;
let setting: number;
let made = 0;

const everywhere = () => server.context.database.everywhere;
const tenant = () => server.context.database.organization(himal.id);
const requests = '/leave/himal/leave-request/';
const today = '2026-11-23';

async function anEmployee(joined = '2020-01-01', traits: { gender?: string } = {}) {
  const person = await aMember(server, himal, `lila${++made}`);
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, gender) values ($1, $2, $3, $3, 'Rai', $4, $5, $6)`,
    [himal.id, person.id, `L${made}`, person.email, joined, traits.gender ?? null],
  );
  return { person, client: await signIn(server, person) };
}

/** Credits days to an account, as an approved edit does. */
const credit = (person: Person, type: number, quantity: string, on = '2026-07-17', expires: string | null = null) =>
  postLine(everywhere(), opening(himal.id, person.id, type, on, quantity, expires));

const opening = (
  organizationId: number,
  personId: number,
  type: number,
  entryDate: string,
  quantity: string,
  expiresOn: string | null = null,
): LedgerLine => ({
  organizationId,
  personId,
  ledger: 'leave',
  account: String(type),
  entryDate,
  quantity,
  kind: 'opening',
  ref: `test:${++made}`,
  ...(expiresOn !== null && { expiresOn }),
  createdById: null,
  at: server.context.clock(),
});

async function aRule(name: string, change: object = {}, type: object = {}): Promise<number> {
  const leaveType = await hr.post<{ id: number }>('/leave/himal/leave-type/', {
    name,
    category: 'General',
    statute: 'none',
    ...type,
  });
  expect(leaveType.status).toBe(201);
  const rule = await hr.post<{ id: number }>('/leave/himal/leave-rule/', {
    master_setting: setting,
    leave_type: leaveType.body.id,
    paid_fraction: '1.00',
    accrual: 'none',
    ...change,
  });
  expect([rule.status, rule.body]).toEqual([201, expect.anything()]);
  return leaveType.body.id;
}

/** The master setting of the leave year to come, which another test may have made. */
async function nextSetting(): Promise<number> {
  const starts = '2027-07-17';
  const listed = await hr.get<{ results: { id: number; effective_from: string }[] }>('/leave/himal/master-setting/');
  const known = listed.body.results.find(({ effective_from: from }) => from === starts);
  if (known) return known.id;
  const made = await hr.post<{ id: number }>('/leave/himal/master-setting/', {
    name: 'Year to come',
    effective_from: starts,
    effective_till: '2028-07-15',
  });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return made.body.id;
}

const ask = (leave_type: number, from_date: string, to_date = from_date, more: object = {}) => ({
  leave_type,
  from_date,
  to_date,
  reason: 'Family visit',
  ...more,
});
const approve = (by: Client, id: number, as = 'hr') =>
  by.post<Request>(`${requests}${id}/approve/?as=${as}`, { remark: 'Fine' });
const balanceOf = async (client: Client, type: number, query = ''): Promise<Balance | undefined> =>
  (await client.get<{ results: Balance[] }>(`/leave/himal/balance/${query}`)).body.results.find(
    ({ leave_type: { id } }) => id === type,
  );

beforeAll(async () => {
  // Work in the background, such as posting leave of joiners, would come between two steps of a test.
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  boss = await anEmployee();
  const lawful = await hr.post<{ setting: number; created: number }>('/leave/himal/master-setting/lawful/', {});
  expect(lawful).toMatchObject({ status: 200, body: { created: 7 } });
  setting = lawful.body.setting;
  const listed = await hr.get<{ results: { id: number; statute: string; name: string }[] }>('/leave/himal/leave-type/');
  types = Object.fromEntries(
    listed.body.results.map(({ id, statute, name }) => [statute === 'none' ? name : statute, id]),
  );
});
afterAll(() => server.close());

describe('leave types that have a name in Nepali', () => {
  it('[E32] are told with it wherever they are referred to, and found, filtered and exported by it', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Trek leave', {}, { name_in_nepali: 'पदयात्रा बिदा' });
    await credit(person, type, '3');
    const named = { id: type, name: 'Trek leave', in_nepali: 'पदयात्रा बिदा' };
    const sent = await client.post<Request>(requests, ask(type, '2026-12-09'));
    expect(sent).toMatchObject({ status: 201, body: { leave_type: named } });
    expect((await balanceOf(client, type))?.leave_type).toMatchObject(named);
    const options = await client.get('/leave/himal/leave-type/options/?search=पदयात्रा');
    expect(options.body).toMatchObject({ results: [named] });
    const found = await hr.get(`${requests}?as=hr&search=पदयात्रा`);
    expect(found.body).toMatchObject({ results: [{ id: sent.body.id, leave_type: named }] });
    const report = await hr.get(`${requests}aggregate/?as=hr&group_by=leave_type&leave_type=${type}`);
    expect(report.body).toMatchObject({ groups: [{ value: named }] });
    for (const [language, name] of [
      ['en', 'Trek leave'],
      ['ne', 'पदयात्रा बिदा'],
    ])
      for (const file of [
        await hr.get<string>(`${requests}export/?as=hr&format=csv&language=${language}&leave_type=${type}`),
        await hr.get<string>(
          `${requests}aggregate/export/?as=hr&format=csv&language=${language}&group_by=leave_type&leave_type=${type}`,
        ),
      ])
        expect(file.body).toContain(name);
  });
});

describe('the leaves to choose from', () => {
  it('are those that apply to the employee who asks, with the days that are left [E14]', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Field leave', {});
    await credit(person, type, '3.5');
    interface Options {
      readonly results: {
        readonly id: number;
        readonly name: string;
        readonly own_note?: { en: string; ne: string };
      }[];
    }
    const own = await client.get<Options>('/leave/himal/leave-type/options/?own=true&limit=100');
    expect(own.body.results.find(({ id }) => id === type)?.own_note).toEqual({
      en: '3.5 days left',
      ne: '३.५ दिन बाँकी',
    });
    const everyone = await client.get<Options>('/leave/himal/leave-type/options/?limit=100');
    expect(everyone.body.results.find(({ id }) => id === type)).not.toHaveProperty('own_note');
    // An employee who is a man is offered no maternity leave.
    const ids = (of: Options) => of.results.map(({ id }) => id);
    expect(ids(everyone.body)).toContain(types['maternity']);
    expect(ids(own.body)).not.toContain(types['maternity']);
    expect((await client.get('/leave/himal/leave-type/options/?own=perhaps')).status).toBe(400);
  });
});

describe('leave settings', () => {
  it('take the leave of the Labour Act over in one press, and say that they are set up [TOP-11]', async () => {
    expect((await hr.post('/leave/himal/master-setting/lawful/', {})).body).toMatchObject({ created: 0 });
    const { body } = await hr.get<{ results: { name: string; status: string; effective_from: string }[] }>(
      '/leave/himal/master-setting/',
    );
    expect(body.results).toMatchObject([{ name: '2083/84', status: 'Active', effective_from: '2026-07-17' }]);
    const status = await hr.get<{ details: object[] }>('/org/himal/account-setup-status/');
    expect(status.body.details).toContainEqual({ key: 'leave_master_setting', status: 'Completed' });
  });

  it('refuse a rule below the Labour Act, unless an exception with its end is recorded', async () => {
    const rule = (await hr.get<{ results: { id: number }[] }>(`/leave/himal/leave-rule/?leave_type=${types.sick}`)).body
      .results[0];
    const path = `/leave/himal/leave-rule/${rule?.id}/`;
    const refused = await hr.patch(path, { accrual_amount: '10.0000' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['accrual_amount'])]);
    const late = { law_exception_reason: 'Agreed with the union', law_exception_until: '2026-11-01' };
    expect((await hr.patch(path, { accrual_amount: '10.0000', ...late })).body).toEqual({
      law_exception_until: ['The exception to the Labour Act must end today or later'],
    });
    const until = { ...late, law_exception_until: '2027-03-31' };
    expect((await hr.patch(path, { accrual_amount: '10.0000', ...until })).status).toBe(200);
    const back = { accrual_amount: '12.0000', law_exception_reason: null, law_exception_until: null };
    expect((await hr.patch(path, back)).status).toBe(200);
  });

  it('never overlap, and are cloned with all their rules for the next year', async () => {
    const clone = { source: setting, name: '2084/85', effective_from: '2027-07-16', effective_till: '2028-07-15' };
    expect((await hr.post('/leave/himal/master-setting/clone/', clone)).body).toEqual({
      effective_from: ['Overlaps with 2083/84'],
    });
    const { status, body } = await hr.post<{ id: number; rules: number }>('/leave/himal/master-setting/clone/', {
      ...clone,
      effective_from: '2027-07-17',
    });
    expect([status, body.rules >= 7]).toEqual([201, true]);
  });
});

describe('a request for leave', () => {
  it('counts days as their rule says, each with why [LV-5]', async () => {
    await everywhere().query(
      `insert into holiday (organization_id, name, starts_on, ends_on, genders, branches, divisions, religions, ethnicities)
       values ($1, 'Udhauli', '2026-12-21', '2026-12-21', '{}', '{}', '{}', '{}', '{}')`,
      [himal.id],
    );
    const { person, client } = await anEmployee();
    const type = await aRule('Annual leave');
    await credit(person, type, '10');
    const counted = await client.post<{ total: string; before: string; after: string; days: object[] }>(
      '/leave/himal/leave-count/',
      { leave_type: type, from_date: '2026-12-17', to_date: '2026-12-22' },
    );
    // Thursday to Tuesday, with a Saturday and a holiday.
    expect(counted.body).toMatchObject({ total: '4', before: '10', after: '6' });
    expect(counted.body.days).toMatchObject([
      { day: '2026-12-17', quantity: '1', why: 'working_day' },
      { day: '2026-12-18', quantity: '1' },
      { day: '2026-12-19', quantity: '0', why: 'weekly_off' },
      { day: '2026-12-20', quantity: '1' },
      { day: '2026-12-21', quantity: '0', why: 'holiday' },
      { day: '2026-12-22', quantity: '1' },
    ]);
  });

  it('pays an event that is asked for in two parts once, whichever is decided first', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Care leave', { count_basis: 'calendar', paid_days: '2.0000' });
    await credit(person, type, '10');
    const first = await client.post<Request>(requests, ask(type, '2026-11-25', '2026-11-26'));
    const second = await client.post<Request>(requests, ask(type, '2026-11-27', '2026-11-28'));
    for (const { body } of [second, first]) expect((await approve(hr, body.id)).status).toBe(200);
    const paid = await everywhere().query(
      `select day, paid::text from leave_request_days where organization_id = $1 and parent_id = any($2) order by day`,
      [himal.id, [first.body.id, second.body.id]],
    );
    expect(paid).toEqual([
      { day: '2026-11-25', paid: '1.0000' },
      { day: '2026-11-26', paid: '1.0000' },
      { day: '2026-11-27', paid: '0.0000' },
      { day: '2026-11-28', paid: '0.0000' },
    ]);
  });

  it('holds its days while it is pending, and takes them by one line once it is approved [K-1]', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Casual leave');
    await credit(person, type, '5');
    const sent = await client.post<Request>(requests, ask(type, '2026-11-25', '2026-11-26'));
    expect([sent.status, sent.body]).toMatchObject([201, { duration: '2.0000' }]);
    expect(await balanceOf(client, type)).toMatchObject({ balance: '5', pending: '2', available: '3' });
    const secondHr = await signIn(server, await aMember(server, himal, 'sarita', { codes: ['6.02'] }));
    const both = await Promise.all([approve(hr, sent.body.id), approve(secondHr, sent.body.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lines = await everywhere().query(
      `select kind, quantity::text, entry_date from ledger_line where organization_id = $1 and person_id = $2 and account = $3 and kind = 'taken'`,
      [himal.id, person.id, String(type)],
    );
    expect(lines).toEqual([{ kind: 'taken', quantity: '-2.0000', entry_date: '2026-11-25' }]);
    const told = await everywhere().query(
      `select 1 from notification where organization_id = $1 and recipient_id = $2 and interactive_type = 'leave'`,
      [himal.id, person.id],
    );
    expect(told).toHaveLength(1);
  });

  it('[F2] checks a request of the next leave year by one forecast: what opens, and what is pending, once', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Yearly leave');
    await credit(person, type, '2');
    const coming = await nextSetting();
    const rule = await hr.post('/leave/himal/leave-rule/', {
      master_setting: coming,
      leave_type: type,
      paid_fraction: '1.00',
      accrual: 'up_front',
      accrual_amount: '12',
    });
    expect([rule.status, rule.body]).toEqual([201, expect.anything()]);
    expect(await client.post(requests, ask(type, '2027-06-07', '2027-06-08'))).toMatchObject({ status: 201 });
    expect(await client.post(requests, ask(type, '2027-08-02', '2027-08-06'))).toMatchObject({ status: 201 });
    const counted = await client.post<{ before: string; forecast: { balance: string; lines: object[] } }>(
      '/leave/himal/leave-count/',
      ask(type, '2027-08-09', '2027-08-13', { reason: undefined }),
    );
    expect([counted.body.before, counted.body.forecast]).toEqual(['7', expect.objectContaining({ balance: '2' })]);
    expect(await client.post(requests, ask(type, '2027-08-09', '2027-08-13'))).toMatchObject({ status: 201 });
    expect(await client.post(requests, ask(type, '2027-08-16', '2027-08-18'))).toMatchObject({ status: 400 });
    expect(await balanceOf(client, type)).toMatchObject({ balance: '2', available: '0', pending: '2' });
  });

  it('never overdraws, though two are sent at once', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Two days');
    await credit(person, type, '2');
    const sent = await Promise.all([
      client.post(requests, ask(type, '2026-11-25', '2026-11-26')),
      client.post(requests, ask(type, '2026-12-02', '2026-12-03')),
    ]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect(sent.find(({ status }) => status === 400)?.body).toEqual({
      to_date: ['Not enough balance: 0 days available, 2 requested'],
    });
  });

  it('takes the last two days once, though two approvers decide on two requests in one second', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Last two days');
    await credit(person, type, '4');
    const sent = [
      await client.post<Request>(requests, ask(type, '2026-11-25', '2026-11-26')),
      await client.post<Request>(requests, ask(type, '2026-12-02', '2026-12-03')),
    ].map(({ body }) => body.id);
    // Two of the four days are taken back after both were sent.
    await postLine(everywhere(), {
      ...opening(himal.id, person.id, type, '2026-11-01', '-2'),
      kind: 'adjusted',
    });
    const other = await signIn(server, await aMember(server, himal, 'second-approver', { codes: ['6.02'] }));
    const [first = 0, second = 0] = sent;
    const both = await Promise.all([approve(hr, first), approve(other, second)]);
    // The earlier one has them, no matter who was quicker.
    expect(both.map(({ status }) => status)).toEqual([200, 400]);
    expect(await balanceOf(client, type)).toMatchObject({ balance: '2', scheduled: '2', available: '-2' });
    const states = await Promise.all(
      sent.map(async (id) => (await client.get<Request>(`${requests}${id}/?as=user`)).body.status),
    );
    expect(states.toSorted()).toEqual(['Approved', 'Requested']);
  });

  it('(Frappe #4471) goes through as many levels as its type and length ask for', async () => {
    const [long, short] = [
      await aRule('Long leave', { negative_up_to: '30' }),
      await aRule('Other leave', { negative_up_to: '30' }),
    ];
    const team = await anEmployee();
    const [first, head] = [await anEmployee(), await anEmployee()];
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from)
       values ($1, $2, $3, 1, true, true, true, '2026-01-01')`,
      [himal.id, team.person.id, first.person.id],
    );
    const policy = await hr.post<{ id: number }>('/org/himal/approval-policy/', {
      name: 'Long leave',
      request_type: 'leave_request',
      priority: 1,
      leave_types: [long],
      levels: [{ approver: 'Supervisor 1' }, { approver: 'Person', person: head.person.id, above_amount: '3.00' }],
    });
    expect([policy.status, policy.body]).toEqual([201, expect.anything()]);
    const decided = async (type: number, from: string, to: string) => {
      const sent = await team.client.post<Request>(requests, ask(type, from, to));
      expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
      const states = [];
      for (const { client } of [first, head]) {
        const { status, body } = await approve(client, sent.body.id, 'supervisor');
        states.push(status === 200 ? body.status : 'not asked');
      }
      return states;
    };
    expect(await decided(long, '2026-11-25', '2026-11-27')).toEqual(['Approved', 'not asked']);
    expect(await decided(long, '2026-12-07', '2026-12-11')).toEqual(['Forwarded', 'Approved']);
    expect(await decided(short, '2026-12-14', '2026-12-18')).toEqual(['Approved', 'not asked']);
    await hr.delete(`/org/himal/approval-policy/${policy.body.id}/`);
  });

  it('is decided by no one on their own [K-2]', async () => {
    const own = await aMember(server, himal, 'self', { codes: ['6.00'] });
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'SELF', 'Self', 'Rai', $3, '2020-01-01')`,
      [himal.id, own.id, own.email],
    );
    const client = await signIn(server, own);
    const sent = await client.post<Request>(requests, ask(types['Unpaid leave'] ?? 0, '2026-11-25'));
    for (const as of ['hr', 'supervisor', 'notification'])
      expect((await approve(client, sent.body.id, as)).status).toBeGreaterThanOrEqual(403);
    expect((await client.get<Request>(`${requests}${sent.body.id}/?as=user`)).body.status).toBe('Requested');
  });

  it('returns its days by a counter-line when its cancellation is approved', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Returned leave');
    await credit(person, type, '3');
    const { body } = await client.post<Request>(requests, ask(type, '2026-11-25'));
    await approve(hr, body.id);
    expect(await balanceOf(client, type)).toMatchObject({ available: '2' });
    const cancel = await client.post<Request>('/leave/himal/leave-cancel-request/', {
      request: body.id,
      reason: 'The wedding is put off',
    });
    expect(cancel.status).toBe(201);
    await hr.post(`/leave/himal/leave-cancel-request/${cancel.body.id}/approve/?as=hr`, { remark: 'Fine' });
    expect(await balanceOf(client, type)).toMatchObject({ balance: '3', available: '3' });
    const lines = await everywhere().query(
      `select kind, quantity::text from ledger_line where organization_id = $1 and person_id = $2 and account = $3 order by id`,
      [himal.id, person.id, String(type)],
    );
    expect(lines.slice(1)).toEqual([
      { kind: 'taken', quantity: '-1.0000' },
      { kind: 'returned', quantity: '1.0000' },
    ]);
  });

  it('writes down that a right was declined', async () => {
    const { person, client } = await anEmployee();
    await credit(person, types.sick ?? 0, '12');
    const { body } = await client.post<Request>(requests, ask(types.sick ?? 0, '2026-11-24'));
    await hr.post(`${requests}${body.id}/decline/?as=hr`, { remark: 'Too many are away' });
    expect((await hr.get<Request>(`${requests}${body.id}/?as=hr`)).body).toMatchObject({ denies_right: true });
    const audit = await everywhere().one(
      `select 1 from audit_event where organization_id = $1 and object_type = 'leave_request' and object_id = $2 and action = 'denied_right'`,
      [himal.id, body.id],
    );
    expect(audit).toBeDefined();
  });

  it('is refused in a closed month', async () => {
    const { client } = await anEmployee();
    await everywhere().query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-10-18', '2026-11-16', 'closed', now())`,
      [himal.id],
    );
    expect((await client.post(requests, ask(types['Unpaid leave'] ?? 0, '2026-11-16'))).status).toBe(409);
    await everywhere().query(`delete from period_lock where organization_id = $1`, [himal.id]);
  });

  it('[E9] [E10] [E11] shows the approver its days, reason, balance and who else is away, and is approved without a remark', async () => {
    const type = await aRule('Study leave');
    const [asks, beside, lead] = [await anEmployee(), await anEmployee(), await anEmployee()];
    for (const { person } of [asks, beside])
      await everywhere().query(
        `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from)
         values ($1, $2, $3, 1, true, true, true, '2026-01-01')`,
        [himal.id, person.id, lead.person.id],
      );
    await credit(asks.person, type, '5');
    await beside.client.post(requests, ask(types['Unpaid leave'] ?? 0, '2026-11-26'));
    const sent = await asks.client.post<Request>(requests, ask(type, '2026-11-25', '2026-11-26'));
    const { body } = await lead.client.get<HomeAnswer>('/users/me/home/');
    const told = body.inbox.requests.find(({ id, entity }) => entity === 'leave_request' && id === sent.body.id);
    expect(told).toMatchObject({ is_remark_needed: false, actions: ['approve', 'decline'] });
    expect(told?.facts.map(({ label, text, day, until }) => [label.en, text?.en ?? [day, until]])).toEqual([
      ['Leave type', 'Study leave'],
      ['When', ['2026-11-25', '2026-11-26']],
      ['Days', '2 days'],
      ['Balance', '5 → 3'],
      ['Reason', 'Family visit'],
      ['Also away', expect.stringMatching(/Rai$/)],
    ]);
    const decided = await lead.client.post<{ results: object[] }>(`${requests}bulk/approve/?as=supervisor`, {
      ids: [sent.body.id],
    });
    expect(decided.body.results).toEqual([{ id: sent.body.id, status: 'done' }]);
  });

  it('tells who else is away and not why, and of what type only where the organization says so', async () => {
    const division = await hr.post<{ id: number }>('/org/himal/division/', { name: 'Audit', code: 'AUD' });
    const [one, other] = [await anEmployee(), await anEmployee()];
    await everywhere().query('update employee set division_id = $3 where organization_id = $1 and user_id = any($2)', [
      himal.id,
      [one.person.id, other.person.id],
      division.body.id,
    ]);
    await other.client.post(requests, ask(types['Unpaid leave'] ?? 0, '2026-11-25', '2026-11-26'));
    const away = async () =>
      (
        await one.client.post<{ away: object[] }>('/leave/himal/leave-count/', {
          leave_type: types['Unpaid leave'],
          from_date: '2026-11-26',
          to_date: '2026-11-26',
        })
      ).body.away;
    const seen = {
      person: expect.objectContaining({ id: other.person.id }),
      leave_type: null,
      from_date: '2026-11-25',
      to_date: '2026-11-26',
      is_pending: true,
    };
    expect(await away()).toEqual([seen]);
    const setting = '/leave/himal/setting/';
    expect((await other.client.patch(setting, { colleagues_see_type: true })).status).toBe(403);
    expect((await hr.patch(setting, { colleagues_see_type: true })).status).toBe(200);
    expect(await away()).toEqual([
      { ...seen, leave_type: { id: types['Unpaid leave'], name: 'Unpaid leave', in_nepali: 'बेतलबी बिदा' } },
    ]);
    await hr.patch(setting, { colleagues_see_type: false });
    expect(await away()).toEqual([seen]);
  });
});

describe('attendance', () => {
  it('reads approved leave through one view, with its part and the fraction that is paid', async () => {
    const { person, client } = await anEmployee();
    const { body } = await client.post<Request>(
      requests,
      ask(types['Unpaid leave'] ?? 0, '2026-11-24', '2026-11-24', { first_part: 'First half' }),
    );
    await approve(hr, body.id);
    const day = await everywhere().one(
      `select part, coefficient::text, paid_fraction::text, unpaid::text from leave_of_day where organization_id = $1 and employee_id = $2`,
      [himal.id, person.id],
    );
    expect(day).toEqual({ part: 'First half', coefficient: '0.5000', paid_fraction: '0.0000', unpaid: '0.5000' });
    const excuse = await everywhere().one(
      `select part, kind from attendance_excuse where organization_id = $1 and employee_id = $2 and day = '2026-11-24'`,
      [himal.id, person.id],
    );
    expect(excuse).toEqual({ part: 'First Half', kind: 'Leave' });
  });
});

describe('accounts', () => {
  it('[E27] [F8] have what a joiner gets by the rule of the joining month on the day, though the work of the day is done', async () => {
    const type = await aRule('Monthly leave', {
      accrual: 'periodic',
      accrual_amount: '1.5',
      accrual_every: 'month',
      accrual_at: 'start',
      prorates_joining: true,
    });
    await postLeaveDue(server.context);
    // 17 November to 15 December is a month; the import names a day of the month before.
    const [now, past, future] = [
      await anEmployee('2026-11-21'),
      await anEmployee('2026-11-12'),
      await anEmployee('2026-12-01'),
    ];
    await postLeaveDue(server.context);
    expect(await balanceOf(past.client, type)).toMatchObject({ balance: '0' });
    await postJoiners(server.context);
    await postJoiners(server.context);
    const balances = await Promise.all([now, past, future].map(({ client }) => balanceOf(client, type)));
    expect(balances.map((each) => Number(each?.balance) > 0)).toEqual([true, true, false]);
    expect(Number(balances[0]?.balance)).toBeLessThan(1.5);
    expect(Number(balances[1]?.balance)).toBeGreaterThan(1.5);
  });

  it('[F8] of someone whose type changes get on the day what their new type brings', async () => {
    const { person, client } = await anEmployee('2020-01-01', { gender: 'Female' });
    const type = await aRule('Leave of men', { accrual: 'up_front', accrual_amount: '6', genders: ['Male'] });
    await postLeaveDue(server.context);
    await postJoiners(server.context);
    expect(await balanceOf(client, type)).toBeUndefined();
    await everywhere().query(`update employee set gender = 'Male' where user_id = $1`, [person.id]);
    await postJoiners(server.context);
    expect(await balanceOf(client, type)).toMatchObject({ balance: '6' });
  });

  it('get what their rules bring once, however often the work runs [LV-16]', async () => {
    const { person, client } = await anEmployee();
    await everywhere().query(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
       values ($1, $2, '2026-11-21', 'Present', 'Offday', 0, 480, 0, 0, 0, 0, 0, false, false, false)`,
      [himal.id, person.id],
    );
    const post = () => tenant().transaction((inner) => postDue(inner, today, server.context.clock(), [person.id]));
    expect(await post()).toBeGreaterThan(0);
    expect(await post()).toBe(0);
    const grant = await everywhere().one(
      `select quantity::text, expires_on from ledger_line where organization_id = $1 and person_id = $2 and account = $3`,
      [himal.id, person.id, String(types.substitute)],
    );
    expect(grant).toEqual({ quantity: '1.0000', expires_on: '2026-12-12' });
    expect(await balanceOf(client, types.sick ?? 0)).toMatchObject({ balance: '12' });
  });

  it('explain each balance by its lines, with the next event', async () => {
    const { person, client } = await anEmployee();
    await credit(person, types.substitute ?? 0, '1', '2026-11-20', '2026-12-11');
    const { body } = await client.get<{ lines: { kind: string; after: string }[]; next: object; available: string }>(
      `/leave/himal/balance/explain/?leave_type=${types.substitute}`,
    );
    expect(body).toMatchObject({ available: '1', lines: [{ kind: 'opening', after: '1' }] });
    expect(body.next).toMatchObject({ on: '2026-12-12', kind: 'expired', quantity: '-1' });
    const later = await client.get<{ balance: string }>(
      `/leave/himal/balance/explain/?leave_type=${types.substitute}&date=2026-12-15`,
    );
    expect(later.body.balance).toBe('0');
  });

  it('are read by their person, the supervisor and HR alone', async () => {
    const { person } = await anEmployee();
    const stranger = await anEmployee();
    const path = `/leave/himal/balance/?employee=${person.id}`;
    expect((await stranger.client.get(path)).status).toBe(403);
    expect((await boss.client.get(path)).status).toBe(403);
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from)
       values ($1, $2, $3, 1, true, true, true, '2026-01-01')`,
      [himal.id, person.id, boss.person.id],
    );
    expect((await boss.client.get(path)).status).toBe(200);
    expect((await hr.get(path)).status).toBe(200);
  });

  it('[E3] are listed a page at a time, found by name, code or Nepali name: of the team for its supervisor, of everyone for HR', async () => {
    interface Page {
      readonly results: { readonly person: { readonly id: number }; readonly balances: Balance[] }[];
      readonly next: string | null;
      readonly count: number;
    }
    const lead = await anEmployee();
    const [one, other, stranger] = [await anEmployee(), await anEmployee(), await anEmployee()];
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from)
       select $1, unnest($2::bigint[]), $3, 1, true, true, true, '2026-01-01'`,
      [himal.id, [one.person.id, other.person.id], lead.person.id],
    );
    for (const [{ person }, name] of [
      [one, 'Asha'],
      [other, 'Bina'],
      [stranger, 'Chini'],
    ] as const)
      await everywhere().query(
        `update employee set first_name = $3, last_name = 'Listed', name_ne = 'लीला राई' where organization_id = $1 and user_id = $2`,
        [himal.id, person.id, name],
      );
    await credit(one.person, types.sick ?? 0, '3');
    const list = async (client: Client, query: string) =>
      (await client.get<Page>(`/leave/himal/balance/list/?${query}`)).body;
    const idsOf = (page: Page) => page.results.map(({ person }) => person.id);

    const first = await list(hr, 'limit=2&search=listed');
    expect(first).toMatchObject({ count: 3 });
    expect(idsOf(first)).toEqual([one.person.id, other.person.id]);
    expect(first.results[0]?.balances.find(({ leave_type: { id } }) => id === types.sick)).toMatchObject({
      balance: '3',
    });
    const rest = await hr.get<Page>((first.next ?? '').replace('/api/v1', ''));
    expect([idsOf(rest.body), rest.body.next, rest.body.count]).toEqual([[stranger.person.id], null, 3]);
    expect(idsOf(await list(hr, `limit=5&search=${encodeURIComponent('लीला')}`))).toHaveLength(3);
    expect(await list(hr, 'limit=5&search=%25')).toMatchObject({ count: 0, results: [] });

    const team = await list(lead.client, 'limit=5');
    expect([idsOf(team), team.count]).toEqual([[one.person.id, other.person.id], 2]);
    // The person who leaves the team leaves its count.
    await everywhere().query(
      `update supervision set valid_to = '2026-02-01' where organization_id = $1 and subordinate_id = $2`,
      [himal.id, other.person.id],
    );
    const smaller = await list(lead.client, 'limit=5');
    expect([idsOf(smaller), smaller.count]).toEqual([[one.person.id], 1]);
    expect(await list(stranger.client, 'limit=5')).toMatchObject({ count: 0, results: [] });
  });

  it('change by an edit once it is approved, which no one makes of their own', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Edited leave');
    const edit = {
      employee: person.id,
      leave_type: type,
      kind: 'Opening',
      quantity: '7.5000',
      effective_on: '2026-07-17',
      reason: 'From the old register',
    };
    expect((await client.post('/leave/himal/balance-edit/', edit)).body).toEqual({
      employee: ["You can't edit your own balance"],
    });
    const sent = await hr.post<Request>('/leave/himal/balance-edit/', edit);
    expect(sent.status).toBe(201);
    expect(await balanceOf(client, type)).toMatchObject({ balance: '0' });
    const secondHr = await signIn(server, await aMember(server, himal, 'second', { codes: ['6.03'] }));
    const done = await secondHr.post<Request>(`/leave/himal/balance-edit/${sent.body.id}/approve/?as=hr`, {
      remark: 'Seen',
    });
    expect([done.status, done.body.status]).toEqual([200, 'Approved']);
    expect(await balanceOf(client, type)).toMatchObject({ balance: '7.5' });
  });

  it('pay days by the rule, within what is kept and the limit of the year [LV-14]', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Paid leave', {
      encashable: true,
      encash_retain: '10.0000',
      encash_max_per_year: '8.0000',
      encash_basis: 'fixed',
      encash_rate: '1500.00',
    });
    await credit(person, type, '22');
    const path = '/leave/himal/encashment/';
    const wanted = { leave_type: type, reason: 'School fees' };
    expect((await client.post(path, { ...wanted, quantity: '9.00' })).body).toEqual({
      quantity: ['At most 8 days can be encashed now'],
    });
    const sent = await client.post<Request>(path, { ...wanted, quantity: '8.00' });
    expect(sent.status).toBe(201);
    expect(await balanceOf(client, type)).toMatchObject({ pending: '8', available: '14' });
    const done = await hr.post(`${path}${sent.body.id}/approve/?as=hr`, { remark: 'Paid with the salary' });
    expect(done.body).toMatchObject({ status: 'Approved', amount: '12000.00' });
    // Payroll reads what it pays in one place.
    const paid = () =>
      everywhere().query(
        `select leave_type_id as type, quantity::text, amount::text from leave_encashed where organization_id = $1 and employee_id = $2`,
        [himal.id, person.id],
      );
    expect(await paid()).toEqual([{ type, quantity: '8.0000', amount: '12000.00' }]);
    expect((await client.post(path, { ...wanted, quantity: '1.00' })).body).toEqual({
      quantity: ['At most 0 days can be encashed now'],
    });
  });

  it('are worth a share of the basic salary or a fixed amount, and of no pay that no one knows yet', async () => {
    const refused = await hr.post('/leave/himal/leave-rule/', { encash_basis: 'gross_30' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ encash_basis: ['Rate of a day must be one of: basic_30, fixed'] });
  });

  it('take leave that is entered for someone at once, by who may', async () => {
    const { person, client } = await anEmployee();
    const type = await aRule('Entered leave');
    await credit(person, type, '2');
    const entered = { employee: person.id, ...ask(type, '2026-11-20') };
    expect((await client.post('/leave/himal/offline-leave/?as=supervisor', entered)).status).toBe(403);
    expect((await hr.post('/leave/himal/offline-leave/', entered)).status).toBe(201);
    expect(await balanceOf(client, type)).toMatchObject({ balance: '1' });
    const { body } = await hr.get<{ results: object[] }>(`/leave/himal/offline-leave/?sender=${person.id}`);
    expect(body.results).toMatchObject([{ status: 'Approved', is_offline: true }]);
  });
});

describe('a leave year', () => {
  it('is opened in one action as its preview says, and taken back until it is used [LV-1]', async () => {
    const there = await anOrganization(server, 'sagar');
    const theirHr = await signIn(server, await aMember(server, there, 'boss', { is_hr_admin: true }));
    const member = await aMember(server, there, 'gita');
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'G1', 'Gita', 'Rai', $3, '2020-01-01')`,
      [there.id, member.id, member.email],
    );
    const year = async (name: string, from: string, till: string) =>
      (
        await theirHr.post<{ id: number }>('/leave/sagar/master-setting/', {
          name,
          effective_from: from,
          effective_till: till,
        })
      ).body.id;
    const before = await year('2082/83', '2025-07-17', '2026-07-16');
    const now = await year('2083/84', '2026-07-17', '2027-07-16');
    const type = (
      await theirHr.post<{ id: number }>('/leave/sagar/leave-type/', {
        name: 'Annual',
        category: 'General',
        statute: 'none',
      })
    ).body.id;
    for (const master_setting of [before, now])
      await theirHr.post('/leave/sagar/leave-rule/', {
        master_setting,
        leave_type: type,
        paid_fraction: '1.00',
        accrual: 'none',
        carries: true,
        carry_cap: '10.0000',
      });
    await postLine(everywhere(), opening(there.id, member.id, type, '2025-08-01', '13'));
    const input = { starts_on: '2026-07-17' };
    const base = '/leave/sagar/year-opening/';
    const previewOf = async (query = '') => (await theirHr.post<Preview>(`${base}preview/${query}`, input)).body;
    const first = await previewOf();
    expect(first).toMatchObject({ people: 1, results: [{ balance: '13', carried: '10', lapsed: '3' }] });
    const start = (fingerprint: string) => theirHr.post<RunAnswer>(`${base}runs/`, { input, fingerprint });
    const opened = async () => {
      const { status, body } = await start((await previewOf()).fingerprint);
      expect(status).toBe(201);
      // The server of these tests does no work in the background.
      await doRun(server.context, server.context.database.organization(there.id), body.id, () => Promise.resolve());
      return (await theirHr.get<RunAnswer>(`${base}runs/${body.id}/`)).body;
    };
    const run = await opened();
    expect(run).toMatchObject({ state: 'done', done: 1, failed: 0, actions: ['undo'] });
    const client = await signIn(server, member);
    const balance = async () =>
      (await client.get<{ results: Balance[] }>('/leave/sagar/balance/')).body.results[0]?.balance;
    expect(await balance()).toBe('10');
    expect(await start((await previewOf()).fingerprint)).toMatchObject({
      status: 409,
      body: { detail: 'This leave year is already open' },
    });
    expect((await theirHr.post(`${base}runs/${run.id}/undo/`)).status).toBe(200);
    expect(await balance()).toBe('13');
    // Everyone's balances are in the preview, a page at a time.
    const other = await aMember(server, there, 'maya');
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'M1', 'Maya', 'Rai', $3, '2020-01-01')`,
      [there.id, other.id, other.email],
    );
    await postLine(everywhere(), opening(there.id, other.id, type, '2025-08-01', '4'));
    const page = (offset: number) => previewOf(`?limit=1&offset=${offset}`);
    expect(await page(0)).toMatchObject({
      people: 2,
      count: 2,
      results: [{ person: { id: member.id }, carried: '10' }],
    });
    expect(await page(1)).toMatchObject({ people: 2, count: 2, results: [{ person: { id: other.id }, carried: '4' }] });
    const again = await opened();
    expect(await balance()).toBe('10');
    const sent = await client.post<Request>('/leave/sagar/leave-request/', ask(type, '2026-11-25'));
    await theirHr.post(`/leave/sagar/leave-request/${sent.body.id}/approve/?as=hr`, { remark: 'Fine' });
    const refused = await theirHr.post(`${base}runs/${again.id}/undo/`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Leave of this year has been used. Correct balances by an edit instead.',
    ]);
  });
});

/** Policies: for whom and what they are, whom their levels ask, which level ends a request, and what happens when its time is over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainOf, type Asking } from '../src/approval/levels.ts';
import { enforceTimeLimits } from '../src/approval/time-limits.ts';
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

interface Detail {
  id: number;
  status: string;
  steps: { level: number; state: string; candidates: { id: number }[] }[];
  histories: { action_performed: string; action_performed_by: { id: number } | null; level: number | null }[];
}

const path = '/attendance/himal/overtime/pre-approval/';
const hour = 3_600_000;
let server: TestServer;
let himal: Organization;
let hr: Client;
let hrPerson: Person;
let clerk: Person;
let clerkClient: Client;
let first: Person;
let second: Person;
let boss: Person;
let day = 0;
let named = 0;

const everywhere = () => server.context.database.everywhere;
const limits = () => enforceTimeLimits(server.context, server.context.modules.requestKinds);

async function make(at: string, body: object): Promise<number> {
  const answer = await hr.post<{ id: number }>(`/${at}/`, body);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.id;
}

/** A policy for as long as some work takes. */
async function under<T>(
  policy: { levels: object[]; [condition: string]: unknown },
  work: () => Promise<T>,
): Promise<T> {
  const id = await make('org/himal/approval-policy', {
    name: `Policy ${++named}`,
    request_type: 'overtime_request',
    priority: 1,
    ...policy,
  });
  try {
    return await work();
  } finally {
    expect((await hr.delete(`/org/himal/approval-policy/${id}/`)).status).toBe(204);
  }
}

async function send(): Promise<number> {
  const sent = await clerkClient.post<Detail>(path, {
    overtime_date: `2026-12-${String(++day).padStart(2, '0')}`,
    overtime_duration: 60,
    request_remarks: 'Closing',
  });
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  return sent.body.id;
}

const detail = async (id: number) => (await clerkClient.get<Detail>(`${path}${id}/`)).body;
const askedNow = async (id: number) =>
  (await detail(id)).steps
    .filter(({ state }) => state === 'open')
    .flatMap(({ candidates }) => candidates.map((one) => one.id))
    .toSorted((a, b) => a - b);
const approve = async (by: Person, id: number) =>
  (await signIn(server, by)).post<Detail>(`${path}${id}/approve/?as=supervisor`, { remark: 'ok' });

const asking = (change: Partial<Asking> = {}): Asking => ({
  entity: 'overtime_request',
  senderId: clerk.id,
  aboutId: clerk.id,
  amount: '60',
  type: null,
  hrCode: '5.11',
  today: '2026-11-21',
  ...change,
});
/** The name of the policy and whom its levels ask. */
async function decided(change: Partial<Asking> = {}) {
  const { policy, levels } = await chainOf(server.context.database.organization(himal.id), asking(change));
  return { policy: policy?.name, asked: levels.map(({ candidates }) => candidates) };
}

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hrPerson = await aMember(server, himal, 'hr', { is_hr_admin: true });
  hr = await signIn(server, hrPerson);
  [clerk, first, second, boss] = [
    await aMember(server, himal, 'clerk'),
    await aMember(server, himal, 'first'),
    await aMember(server, himal, 'second'),
    await aMember(server, himal, 'boss'),
  ];
  clerkClient = await signIn(server, clerk);
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'clerk', 'Clerk', 'Sharma', $3, '2020-01-01')`,
    [himal.id, clerk.id, clerk.email],
  );
  for (const [subordinate, supervisor, position] of [
    [clerk, first, 1],
    [clerk, second, 2],
    [first, boss, 1],
  ] as const)
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, $4, '2020-01-01')`,
      [himal.id, subordinate.id, supervisor.id, position],
    );
});
afterAll(() => server.close());

describe('conditions', () => {
  it('ask one, two or three levels by an exact amount [EX-5]', async () => {
    const levels = [
      { approver: 'Supervisor 1' },
      { approver: 'Supervisor 2', above_amount: '25000.00' },
      { approver: 'Person', person: boss.id, above_amount: '100000.00' },
    ];
    await under({ levels }, async () => {
      const asked = async (amount: string) => (await decided({ amount })).asked;
      expect(await asked('25000')).toEqual([[first.id]]);
      expect(await asked('25000.01')).toEqual([[first.id], [second.id]]);
      expect(await asked('100000')).toEqual([[first.id], [second.id]]);
      expect(await asked('100000.01')).toEqual([[first.id], [second.id], [boss.id]]);
    });
  });

  it('are the level and employment type of the employee, and the type of the request', async () => {
    const officer = await make('org/himal/employment-level', { title: 'Officer' });
    const other = await make('org/himal/employment-level', { title: 'Assistant' });
    const contract = await make('org/himal/employment-type', { title: 'Contract' });
    const promotion = await make('hris/himal/settings/review-type', { name: 'Promotion', change: 'Promotion' });
    const upgrade = await make('hris/himal/settings/review-type', { name: 'Upgrade', change: 'Upgrade' });
    await everywhere().query('update employee set employment_level_id = $1 where user_id = $2', [officer, clerk.id]);
    const levels = [{ approver: 'HR' }];
    await under({ name: 'Assistants', levels, employment_levels: [other] }, async () => {
      expect((await decided()).policy).toBeUndefined();
    });
    await under({ name: 'Officers', levels, employment_levels: [other, officer] }, async () => {
      expect((await decided()).policy).toBe('Officers');
    });
    await under({ name: 'On contract', levels, employment_types: [contract] }, async () => {
      expect((await decided()).policy).toBeUndefined();
      await everywhere().query('update employee set employment_type_id = $1 where user_id = $2', [contract, clerk.id]);
      expect((await decided()).policy).toBe('On contract');
    });
    const review = { request_type: 'employment_review', levels, review_types: [promotion] };
    await under({ name: 'Promotions', ...review }, async () => {
      const of = async (type: number) => (await decided({ entity: 'employment_review', type })).policy;
      expect([await of(promotion), await of(upgrade)]).toEqual(['Promotions', undefined]);
    });
    const resigning = { request_type: 'resignation', levels, resignation_reasons: ['Health', 'Family'] };
    await under({ name: 'Quietly', ...resigning }, async () => {
      const of = async (type: string) => (await decided({ entity: 'resignation', type })).policy;
      expect([await of('Family'), await of('Pay')]).toEqual(['Quietly', undefined]);
    });
  });
});

describe('levels', () => {
  it('ask the supervisor of the supervisor, each named person, and those with a permission, never oneself', async () => {
    const payroll = await aMember(server, himal, 'payroll', { codes: ['2.01'] });
    const levels = [
      { approver: 'Supervisor of supervisor' },
      { approver: 'Person', person: second.id },
      { approver: 'Person', person: clerk.id },
      { approver: 'Role', permission: '2.01' },
    ];
    await under({ levels }, async () => {
      const { asked } = await decided();
      expect(asked.slice(0, 3)).toEqual([[boss.id], [second.id], []]);
      expect(asked[3]).toContain(payroll.id);
    });
    const refused = async (level: object) =>
      (await hr.post('/org/himal/approval-policy/', { name: 'No', request_type: 'overtime_request', levels: [level] }))
        .body;
    expect(await refused({ approver: 'Person' })).toEqual({ 'levels.0.person': ['Named person is Required'] });
    expect(await refused({ approver: 'Role' })).toEqual({ 'levels.0.permission': ['Permission is Required'] });
  });

  it('follow who joins and leaves a group of permissions [TF-3]', async () => {
    await under({ levels: [{ approver: 'Role', permission: '2.02' }] }, async () => {
      const group = await make('permission/himal/groups', {
        name: 'Readers of logs',
        codes: ['2.02'],
        members: [second.id],
      });
      const id = await send();
      expect(await askedNow(id)).toContain(second.id);
      await hr.patch(`/permission/himal/groups/${group}/`, { members: [boss.id] });
      const asked = await askedNow(id);
      expect([asked.includes(boss.id), asked.includes(second.id)]).toEqual([true, false]);
    });
  });

  it('end a request only where they may; the last one always does', async () => {
    await under({ levels: [{ approver: 'Supervisor 1' }, { approver: 'Supervisor 2' }] }, async () => {
      const id = await send();
      expect((await approve(first, id)).body.status).toBe('Forwarded');
      expect(await askedNow(id)).toEqual([second.id]);
      expect((await approve(first, id)).status).toBe(409);
      expect((await approve(second, id)).body.status).toBe('Approved');
      expect((await detail(id)).histories.map((each) => [each.action_performed, each.level])).toEqual([
        ['Approved', 1],
        ['Approved', 2],
      ]);
      const told = await everywhere().query<{ text_en: string }>(
        'select text_en from notification where recipient_id = $1 order by id desc limit 2',
        [clerk.id],
      );
      expect(told.map(({ text_en }) => text_en)).toEqual([
        'Second Sharma approved your overtime request',
        'First Sharma approved and passed on your overtime request',
      ]);
    });
    await under({ levels: [{ approver: 'Supervisor 1', may_end: true }, { approver: 'Supervisor 2' }] }, async () => {
      expect((await approve(first, await send())).body.status).toBe('Approved');
    });
  });
});

describe('a time limit', () => {
  /** What becomes of a request whose first level has an hour, an hour and a minute later. */
  async function afterTime(on_timeout: string, more: object = {}) {
    const levels = [
      { approver: 'Supervisor 1', time_limit_hours: 1, on_timeout, ...more },
      { approver: 'Supervisor 2' },
    ];
    const id = await under({ levels }, send);
    await limits();
    expect(await askedNow(id)).toEqual([first.id]);
    server.move(hour + 60_000);
    await Promise.all([limits(), limits()]);
    await limits();
    server.move(-hour - 60_000);
    const events = await everywhere().query<{ action: string; actor_id: number | null }>(
      `select action, actor_id from audit_event where object_type = 'overtime_request' and object_id = $1 and action <> 'created' order by id`,
      [String(id)],
    );
    const { status, histories } = await detail(id);
    return { id, status, events, asked: await askedNow(id), history: histories.map((each) => each.action_performed) };
  }
  const bySystem = (action: string) => [{ action, actor_id: null }];

  it('reminds once, however many servers look', async () => {
    const { id, ...then } = await afterTime('remind');
    expect(then).toEqual({ status: 'Requested', events: bySystem('reminded'), asked: [first.id], history: [] });
    expect((await approve(first, id)).body.status).toBe('Forwarded');
  });

  it('asks the next level too, or the supervisor of the person who is asked', async () => {
    expect(await afterTime('escalate')).toMatchObject({
      status: 'Requested',
      events: bySystem('escalated'),
      asked: [first.id, second.id],
      history: ['Escalated'],
    });
    const { id, ...then } = await afterTime('supervisor');
    expect(then).toMatchObject({ events: bySystem('escalated'), asked: [first.id, boss.id].toSorted((a, b) => a - b) });
    expect((await approve(boss, id)).body.status).toBe('Forwarded');
  });

  it('decides as the policy says, in the name of the system', async () => {
    const declined = await afterTime('decline');
    expect(declined).toMatchObject({ status: 'Decline', events: bySystem('decline'), history: ['Declined'] });
    const passed = await afterTime('approve');
    expect(passed).toMatchObject({ status: 'Forwarded', events: bySystem('approve'), asked: [second.id] });
    expect(await afterTime('approve', { may_end: true })).toMatchObject({ status: 'Approved', asked: [] });
    expect((await detail(passed.id)).histories[0]?.action_performed_by).toBeNull();
    expect((await approve(second, passed.id)).body.status).toBe('Approved');
    const late = await approve(first, declined.id);
    expect([late.status, (late.body as unknown as { detail: string }).detail]).toEqual([
      409,
      'Declined by the system already.',
    ]);
  });
});

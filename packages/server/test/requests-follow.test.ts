/** Undecided steps follow the people: supervisors, heads and places change, and who decides now is asked (TF-3). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followDays, followPeople } from '../src/approval/follow-people.ts';
import { applyEmployments } from '../src/modules/hris/file/employment.ts';
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
  steps: { level: number; approver: string; state: string; candidates: { id: number }[] }[];
  histories: {
    action_performed: string;
    action_performed_by: { id: number } | null;
    moved: { because: string; from: { id: number }[]; to: { id: number }[] } | null;
  }[];
}

const path = '/attendance/himal/overtime/pre-approval/';
let server: TestServer;
let himal: Organization;
let hr: Client;
let hrPerson: Person;
let branchId: number;
const everywhere = () => server.context.database.everywhere;

const made: Record<string, Person> = {};
async function person(name: string): Promise<Person> {
  const one = (made[name] ??= await aMember(server, himal, name));
  return one;
}

let count = 0;
/** An employee with a place, who reports to these. */
async function employee(supervisors: readonly Person[], place: { division?: number; branch?: number } = {}) {
  const who = await aMember(server, himal, `clerk${++count}`);
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, division_id, branch_id)
     values ($1, $2, $3, $3, 'Sharma', $4, '2020-01-01', $5, $6)`,
    [himal.id, who.id, `clerk${count}`, who.email, place.division ?? null, place.branch ?? null],
  );
  for (const [index, { id }] of supervisors.entries())
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, $4, '2020-01-01')`,
      [himal.id, who.id, id, index + 1],
    );
  return { who, client: await signIn(server, who) };
}

async function send(client: Client, day = '2026-11-24'): Promise<number> {
  const sent = await client.post<Detail>(path, {
    overtime_date: day,
    overtime_duration: 60,
    request_remarks: 'Closing',
  });
  expect(sent.status).toBe(201);
  return sent.body.id;
}

const detail = async (client: Client, id: number) => (await client.get<Detail>(`${path}${id}/`)).body;

/** Who is asked now, as its sender reads it. */
async function asked(client: Client, id: number): Promise<number[]> {
  const { steps } = await detail(client, id);
  return steps.filter(({ state }) => state === 'open').flatMap(({ candidates }) => candidates.map((one) => one.id));
}

const moves = async (client: Client, id: number) =>
  (await detail(client, id)).histories.flatMap(({ moved, action_performed_by: by }) =>
    moved
      ? [
          {
            because: moved.because,
            from: moved.from.map((p) => p.id),
            to: moved.to.map((p) => p.id),
            by: by?.id ?? null,
          },
        ]
      : [],
  );

const told = async (recipientId: number): Promise<string[]> =>
  (
    await everywhere().query<{ text_en: string }>(
      'select text_en from notification where recipient_id = $1 order by id',
      [recipientId],
    )
  ).map(({ text_en }) => text_en);

async function make(at: string, body: object): Promise<number> {
  const answer = await hr.post<{ id: number }>(`/${at}/`, body);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.id;
}

/** Work that a policy of the test's own is for. */
async function underPolicy(levels: object[], work: () => Promise<void>, more: object = {}): Promise<void> {
  const id = await make('org/himal/approval-policy', {
    name: `Policy ${++count}`,
    request_type: 'overtime_request',
    priority: 1,
    levels,
    ...more,
  });
  try {
    await work();
  } finally {
    expect((await hr.delete(`/org/himal/approval-policy/${id}/`)).status).toBe(204);
  }
}

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hrPerson = await aMember(server, himal, 'hr', { is_hr_admin: true });
  hr = await signIn(server, hrPerson);
  branchId = await make('org/himal/branch', { name: 'Biratnagar' });
});
afterAll(() => server.close());

/** Work on a later day; who is signed in is so today. */
async function daysLater(days: number, work: () => Promise<unknown>): Promise<void> {
  server.move(days * 86_400_000);
  await work();
  server.move(-days * 86_400_000);
}

const supervise = (subordinate: Person, supervisor: Person, from: string) =>
  hr.post('/hris/himal/employees/bulk/assign-supervisor/', {
    ids: [subordinate.id],
    supervisor: supervisor.id,
    position: 1,
    valid_from: from,
  });

describe('a new supervisor [TF-3]', () => {
  it('is asked about what the one before had not decided, with notification, audit and history', async () => {
    const old = await person('old');
    const next = await person('next');
    const { who, client } = await employee([old]);
    const pending = await send(client);
    const decided = await send(client, '2026-11-25');
    const oldClient = await signIn(server, old);
    expect((await oldClient.post(`${path}${decided}/approve/?as=supervisor`, { remark: 'ok' })).status).toBe(200);
    expect((await supervise(who, next, '2026-11-21')).body).toEqual({ results: [{ id: who.id, status: 'done' }] });
    expect(await asked(client, pending)).toEqual([next.id]);
    expect(await moves(client, pending)).toEqual([
      { because: 'supervisor', from: [old.id], to: [next.id], by: hrPerson.id },
    ]);
    expect(await moves(client, decided)).toEqual([]);
    expect(await told(next.id)).toEqual(['clerk1 Sharma requested overtime']);
    expect((await told(who.id)).at(-1)).toBe('Next Sharma will now decide your overtime request');
    expect(
      await everywhere().query(
        `select actor_id, before, after from audit_event where action = 'reassigned' and object_id = $1`,
        [String(pending)],
      ),
    ).toEqual([
      { actor_id: hrPerson.id, before: { asked: [old.id] }, after: { asked: [next.id], because: 'supervisor' } },
    ]);
    // Who is asked no more neither reads nor decides it; what they decided they still read.
    expect((await oldClient.get(`${path}${pending}/?as=supervisor`)).status).toBe(404);
    expect((await oldClient.get(`${path}${decided}/?as=supervisor`)).status).toBe(200);
    const nextClient = await signIn(server, next);
    expect(
      (await nextClient.post<Detail>(`${path}${pending}/approve/?as=supervisor`, { remark: 'ok' })).body.status,
    ).toBe('Approved');
  });

  it('begins on its day, once, however often the day is followed', async () => {
    const old = await person('old');
    const later = await person('later');
    const { who, client } = await employee([old]);
    const id = await send(client);
    await followDays(server.context);
    await supervise(who, later, '2026-11-23');
    expect(await asked(client, id)).toEqual([old.id]);
    await daysLater(1, () => followDays(server.context));
    expect(await asked(client, id)).toEqual([old.id]);
    await daysLater(2, () => Promise.all([followDays(server.context), followDays(server.context)]));
    expect(await asked(client, id)).toEqual([later.id]);
    await daysLater(2, () => followDays(server.context));
    expect(await moves(client, id)).toEqual([{ because: 'supervisor', from: [old.id], to: [later.id], by: null }]);
  });

  it('takes the place of HR, and HR theirs where none is left; stand-ins stay', async () => {
    const late = await person('late');
    const standIn = await person('standin');
    const { who, client } = await employee([]);
    const id = await send(client);
    expect(await asked(client, id)).toEqual([hrPerson.id]);
    const line = await make('hris/himal/supervision', {
      subordinate: who.id,
      supervisor: late.id,
      valid_from: '2026-11-21',
    });
    expect(await asked(client, id)).toEqual([late.id]);
    await make('hris/himal/delegation', {
      sender: late.id,
      delegate: standIn.id,
      starts_on: '2026-11-20',
      ends_on: '2026-11-25',
    });
    const standInClient = await signIn(server, standIn);
    expect((await standInClient.get(`${path}${id}/?as=supervisor`)).status).toBe(200);
    expect((await hr.delete(`/hris/himal/supervision/${line}/`)).status).toBe(204);
    expect(await asked(client, id)).toEqual([hrPerson.id]);
    expect((await standInClient.get(`${path}${id}/?as=supervisor`)).status).toBe(404);
  });

  it('leaves a level that is over, and those who have agreed, as they are', async () => {
    const old = await person('old');
    const second = await person('second');
    const next = await person('next');
    const { who, client } = await employee([old, second]);
    const forwarded = await send(client);
    const oldClient = await signIn(server, old);
    await oldClient.post(`${path}${forwarded}/forward/?as=supervisor`, { remark: 'Over to you' });
    await supervise(who, next, '2026-11-21');
    expect(await asked(client, forwarded)).toEqual([second.id]);
    expect(await moves(client, forwarded)).toEqual([]);
  });

  it('is never asked about their own request', async () => {
    const old = await person('old');
    const { who: boss, client: bossClient } = await employee([old]);
    const { who } = await employee([]);
    const id = await send(bossClient);
    const swapped = await hr.post('/hris/himal/employees/bulk/assign-supervisor/', {
      ids: [boss.id],
      supervisor: who.id,
      position: 1,
      valid_from: '2026-11-21',
    });
    expect(swapped.status).toBe(200);
    expect(await asked(bossClient, id)).toEqual([who.id]);
    // A circle that was stored before circles were refused.
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [himal.id, who.id, boss.id],
    );
    await underPolicy([{ approver: 'Supervisor of supervisor' }, { approver: 'HR' }], async () => {
      const own = await send(bossClient, '2026-11-25');
      // The supervisor of their supervisor is they themselves.
      expect(await asked(bossClient, own)).toEqual([hrPerson.id]);
    });
  });
});

describe('heads and places [TF-3]', () => {
  it('ask the new head of a division, of the one above where it has none, and never the head about themselves', async () => {
    const head = await person('head');
    const newHead = await person('newhead');
    const above = await person('above');
    const top = await make('org/himal/division', { name: 'Operations', head: above.id });
    const division = await make('org/himal/division', { name: 'Stores', head: head.id, parent: top });
    const { client } = await employee([], { division });
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, division_id) values ($1, $2, 'head', 'Head', 'Sharma', $3, '2020-01-01', $4)`,
      [himal.id, head.id, head.email, division],
    );
    await underPolicy([{ approver: 'Division head' }], async () => {
      const id = await send(client);
      const ofHead = await send(await signIn(server, head));
      expect(await asked(client, id)).toEqual([head.id]);
      expect(await asked(await signIn(server, head), ofHead)).toEqual([above.id]);
      await hr.patch(`/org/himal/division/${division}/`, { head: newHead.id });
      expect(await asked(client, id)).toEqual([newHead.id]);
      await hr.patch(`/org/himal/division/${division}/`, { head: null });
      expect(await asked(client, id)).toEqual([above.id]);
      expect(await moves(client, id)).toEqual([
        { because: 'head', from: [head.id], to: [newHead.id], by: hrPerson.id },
        { because: 'head', from: [newHead.id], to: [above.id], by: hrPerson.id },
      ]);
    });
  });

  it('ask the manager of the branch to which someone goes, on the day of the transfer', async () => {
    const manager = await person('manager');
    const farther = await person('farther');
    await hr.patch(`/org/himal/branch/${branchId}/`, { manager: manager.id });
    const other = await make('org/himal/branch', { name: 'Dhangadhi', manager: farther.id });
    const { who, client } = await employee([], { branch: branchId });
    await underPolicy([{ approver: 'Branch head' }, { approver: 'HR' }], async () => {
      const id = await send(client);
      expect(await asked(client, id)).toEqual([manager.id]);
      await everywhere().query(
        `insert into employment (organization_id, employee_id, change, starts_on, branch_id) values ($1, $2, 'Transfer', '2026-11-22', $3)`,
        [himal.id, who.id, other],
      );
      await applyEmployments(server.context);
      expect(await asked(client, id)).toEqual([manager.id]);
      await daysLater(1, () => applyEmployments(server.context));
      await daysLater(1, () => applyEmployments(server.context));
      expect(await asked(client, id)).toEqual([farther.id]);
      expect(await moves(client, id)).toEqual([{ because: 'place', from: [manager.id], to: [farther.id], by: null }]);
    });
  });

  it('move a level that is still to come', async () => {
    const old = await person('old');
    const next = await person('next');
    const { who, client } = await employee([old]);
    await underPolicy([{ approver: 'HR' }, { approver: 'Supervisor 1' }], async () => {
      const id = await send(client);
      await supervise(who, next, '2026-11-21');
      const { steps } = await detail(client, id);
      expect(steps.map(({ candidates }) => candidates.map((one) => one.id))).toEqual([[hrPerson.id], [next.id]]);
      expect(await moves(client, id)).toEqual([
        { because: 'supervisor', from: [old.id], to: [next.id], by: hrPerson.id },
      ]);
    });
  });

  it('keep the word of who has agreed and leaves', async () => {
    const partner = await person('partner');
    await everywhere().query('update membership set is_hr_admin = true where user_id = $1', [partner.id]);
    const { client } = await employee([]);
    await underPolicy([{ approver: 'HR', quorum: 'All' }], async () => {
      const id = await send(client);
      const approve = async (by: Client) =>
        (await by.post<Detail>(`${path}${id}/approve/?as=notification`, { remark: 'ok' })).body.status;
      expect(await approve(await signIn(server, partner))).toBe('Requested');
      await everywhere().query('update membership set is_current = false where user_id = $1', [partner.id]);
      await followPeople(
        server.context.database.organization(himal.id),
        server.context.modules.requestKinds,
        { asked: partner.id },
        { because: 'left', by: hrPerson.id, today: '2026-11-21', now: server.now },
      );
      expect(await approve(hr)).toBe('Approved');
    });
  });
});

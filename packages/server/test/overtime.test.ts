import { payableInWeek, remainingLimit } from '@karmik/model/attendance/overtime-limit';
import type { Decision } from '@karmik/model/approval/request';
import { availableActions, viewerTypes } from '@karmik/model/kit/actions';
import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enforceTimeLimits } from '../src/approval/time-limits.ts';
import { overtimeKind } from '../src/modules/attendance/overtime.ts';
import { movePeriod } from '../src/ledger/periods.ts';
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
import { pdfText } from './support/pdf-text.ts';

interface Detail {
  id: number;
  status: string;
  overtime_duration: number;
  actions: string[];
  can_edit: boolean;
  sender: { id: number; full_name: string };
  histories: {
    action_performed: string;
    action_performed_by: { full_name: string };
    acting_for: { full_name: string } | null;
    remarks: string;
    created_at: string;
  }[];
  steps: { level: number; state: string; candidates: { id: number }[] }[];
}
interface Listed {
  results: (Detail & { overtime_date: string })[];
  count: number;
}

let server: TestServer;
let himal: Organization;
let asha: Client;
let first: Client;
let second: Client;
let hr: Client;
let outsider: Client;
const person: Record<string, Person> = {};
const path = '/attendance/himal/overtime/pre-approval/';

beforeAll(async () => {
  server = await startServer({ poolSize: 10 });
  himal = await anOrganization(server, 'himal');
  for (const name of ['asha', 'first', 'second', 'outsider']) person[name] = await aMember(server, himal, name);
  person.hr = await aMember(server, himal, 'hari', { codes: ['5.11'] });
  [asha, first, second, outsider, hr] = (await Promise.all(
    ['asha', 'first', 'second', 'outsider', 'hr'].map((name) => signIn(server, person[name] as Person)),
  )) as [Client, Client, Client, Client, Client];
  await supervise('asha', 'first', 1);
  await supervise('asha', 'second', 2);
});
afterAll(() => server.close());

const supervise = (subordinate: string, supervisor: string, position: number, flags = {}) =>
  server.context.database.everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from, may_approve, may_decline, may_forward)
     values ($1, $2, $3, $4, '2020-01-01', $5, $6, $7)`,
    [
      himal.id,
      person[subordinate]?.id ?? 0,
      person[supervisor]?.id ?? 0,
      position,
      ...['approve', 'decline', 'forward'].map((name) => (flags as Record<string, boolean>)[name] ?? true),
    ],
  );

let days = 0;
/** A day that no other request has, far enough from the others not to share a week or a month's limit. */
const freshDay = (): string => new Date(Date.UTC(2026, 11, 1) + 40 * 86_400_000 * days++).toISOString().slice(0, 10);
const wish = (change: object = {}) => ({
  overtime_date: freshDay(),
  overtime_duration: 120,
  request_remarks: 'Closing of the month',
  ...change,
});
const send = async (who: Client = asha, change: object = {}): Promise<number> => {
  const made = await who.post<Detail>(path, wish(change));
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.id;
};
/** The version of a request as its first approver reads it. */
const versionOf = async (id: number): Promise<string> =>
  (await first.get<{ version: string }>(`${path}${id}/?as=supervisor`)).body.version;
const act = (who: Client, id: number, action: string, as = 'supervisor', body: object = { remark: 'Seen' }) =>
  who.post<Detail & { detail?: string; code?: string }>(`${path}${id}/${action}/?as=${as}`, body);
const count = async (sql: string, ...values: (string | number)[]) =>
  (await server.context.database.everywhere.one<{ n: number }>(sql, values))?.n;

describe('limits', () => {
  const limits = { daily_limit: 240, weekly_limit: 1_440, monthly_limit: 1_800 };
  it('pay four hours of each of six days, and nothing on the seventh [AT-5]', () => {
    expect(payableInWeek(limits, [270, 270, 270, 270, 270, 270, 270])).toEqual([240, 240, 240, 240, 240, 240, 0]);
  });
  it('leave two hours of a month of thirty when 28 are used [AT-5]', () => {
    expect(remainingLimit(limits, { day: 0, week: 0, month: 28 * 60 })).toMatchObject({
      remaining: 120,
      bound_by: 'month',
    });
  });

  it('refuse a request beyond what is left, or cut it where the setting says so [AT-5, OVT-9]', async () => {
    const bina = await aMember(server, himal, 'bina');
    const who = await signIn(server, bina);
    const admin = await signIn(server, await aMember(server, himal, 'settings', { codes: ['5.04', '5.07'] }));
    const setting = await admin.post<{ id: number }>('/attendance/himal/overtime/setting/', {
      name: 'Thirty hours',
      weekday_multiplier: '1.5',
      off_day_multiplier: '2',
      holiday_multiplier: '2.5',
      daily_limit: 1_440,
      weekly_limit: 10_000,
      monthly_limit: 1_800 + 8_200,
      over_limit: 'Refuse',
    });
    expect(setting.status).toBe(201);
    expect(
      (
        await admin.patch(`/attendance/himal/overtime/setting/${setting.body.id}/`, {
          weekly_limit: 1_800,
          monthly_limit: 1_800,
        })
      ).status,
    ).toBe(200);
    await admin.post('/attendance/himal/overtime/assignment/', {
      employee: bina.id,
      setting: setting.body.id,
      starts_on: '2026-11-21',
    });
    await send(who, { overtime_date: '2026-12-01', overtime_duration: 1_440 });
    await send(who, { overtime_date: '2026-12-02', overtime_duration: 240 });
    const left = await who.get(`${path}remaining-limit/?date=2026-12-08`);
    expect(left.body).toMatchObject({ remaining: 120, month: 1_680, bound_by: 'month', monthly_limit: 1_800 });
    const refused = await who.post(path, wish({ overtime_date: '2026-12-08', overtime_duration: 180 }));
    expect([refused.status, refused.body]).toEqual([
      400,
      { overtime_duration: ['Only 2:00 hours of overtime remain for this month'] },
    ]);
    await admin.patch(`/attendance/himal/overtime/setting/${setting.body.id}/`, { over_limit: 'Clip' });
    expect(
      (await who.post<Detail>(path, wish({ overtime_date: '2026-12-08', overtime_duration: 180 }))).body,
    ).toMatchObject({ overtime_duration: 120 });
    expect((await who.post(path, wish({ overtime_date: '2026-12-09', overtime_duration: 15 }))).body).toEqual({
      overtime_duration: ['The overtime limit for this month is reached'],
    });
    const seenBy = async (validTo: string | null) => {
      await server.context.database.everywhere.query(
        `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from, valid_to) values ($1, $2, $3, 3, '2020-01-01', $4)`,
        [himal.id, bina.id, person.outsider?.id ?? 0, validTo],
      );
      const { status } = await outsider.get(`${path}remaining-limit/?user=${bina.id}`);
      await server.context.database.everywhere.query(
        'delete from supervision where organization_id = $1 and supervisor_id = $2 and subordinate_id = $3',
        [himal.id, person.outsider?.id ?? 0, bina.id],
      );
      return status;
    };
    // The person who supervised someone once looks at nothing of theirs today.
    expect([await seenBy('2026-01-01'), await seenBy(null)]).toEqual([404, 200]);
    expect((await outsider.get(`${path}remaining-limit/?user=${bina.id}`)).status).toBe(404);
    expect((await hr.get(`${path}remaining-limit/?user=${bina.id}&date=2026-12-08`)).body).toMatchObject({
      remaining: 0,
    });
  });

  it('are asked again when a request is approved', async () => {
    const id = await send(asha, { overtime_duration: 240 });
    await server.context.database.everywhere.query(
      'update overtime_request set overtime_duration = 600 where id = $1',
      [id],
    );
    const answer = await act(first, id, 'approve');
    expect([answer.status, answer.body]).toEqual([
      400,
      { non_field_errors: ['Only 4:00 hours of overtime remain for this day'] },
    ]);
    expect((await asha.get<Detail>(`${path}${id}/`)).body).toMatchObject({ status: 'Requested', histories: [] });
  });

  it('hold for requests that are sent at the same moment', async () => {
    const day = freshDay();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => asha.post(path, wish({ overtime_date: day, overtime_duration: 60 }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400]);
  });

  it('of a closed period refuse, and open again with a reason', async () => {
    const day = freshDay();
    const tenant = server.context.database.organization(himal.id);
    const period = { area: 'attendance', startsOn: day, endsOn: day } as const;
    const change = { userId: person.hr?.id ?? 0, reason: '', at: server.now };
    await tenant.transaction((inner) => movePeriod(inner, period, 'closing', change));
    await tenant.transaction((inner) => movePeriod(inner, period, 'closed', change));
    expect(await asha.post(path, wish({ overtime_date: day }))).toMatchObject({
      status: 409,
      body: { code: 'period_closed' },
    });
    await expect(tenant.transaction((inner) => movePeriod(inner, period, 'open', change))).rejects.toThrow(
      'Enter a reason',
    );
    await tenant.transaction((inner) => movePeriod(inner, period, 'open', { ...change, reason: 'A device was late' }));
    expect((await asha.post(path, wish({ overtime_date: day }))).status).toBe(201);
  });
});

describe('a request', () => {
  it('holds what the specification names, and its history [OVT-1, OVT-3, OVT-9]', async () => {
    const id = await send(asha, { overtime_date: '2027-11-05', request_remarks: 'Year end' });
    expect((await act(first, id, 'forward', 'supervisor', { remark: 'Please look' })).status).toBe(200);
    const { body } = await asha.get<Detail>(`${path}${id}/`);
    expect(body).toMatchObject({
      sender: { id: person.asha?.id, full_name: 'Asha Sharma' },
      created_at: expect.stringMatching(/^2026-11-21T/),
      overtime_date: '2027-11-05',
      overtime_duration: 120,
      request_remarks: 'Year end',
      status: 'Forwarded',
      histories: [
        {
          action_performed: 'Forwarded',
          action_performed_by: { full_name: 'First Sharma' },
          remarks: 'Please look',
          created_at: expect.any(String),
        },
      ],
    });
  });

  it('is checked field by field', async () => {
    expect((await asha.post(path, {})).body).toEqual({
      overtime_date: ['Overtime date is Required'],
      overtime_duration: ['Duration is Required'],
      request_remarks: ['Remarks is Required'],
    });
    expect((await asha.post(path, wish({ overtime_date: '2026-11-20' }))).body).toEqual({
      overtime_date: ['Overtime date cannot be a past date'],
    });
    expect(await asha.post(path, wish({ overtime_date: '9999-12-31' }))).toMatchObject({
      status: 400,
      body: {
        non_field_errors: ['This date is beyond the supported Bikram Sambat years. Choose an earlier one.'],
      },
    });
    expect((await asha.post(path, wish({ status: 'Approved' }))).body).toEqual({
      status: ['Unknown field.'],
    });
    expect((await asha.post(path, wish({ sender: person.first?.id }))).body).toEqual({
      sender: ['Unknown field.'],
    });
  });

  it('moves as the table says and no other way [OVT-2]', async () => {
    const requested = await send();
    expect((await act(first, requested, 'approve')).body).toMatchObject({ status: 'Approved', actions: [] });
    for (const action of ['approve', 'decline', 'forward'])
      expect((await act(first, requested, action)).status).toBe(409);
    expect((await act(asha, requested, 'cancel', 'user')).status).toBe(409);

    const forwarded = await send();
    expect((await act(first, forwarded, 'forward')).body.status).toBe('Forwarded');
    expect((await act(first, forwarded, 'approve')).body).toMatchObject({
      code: 'already_decided',
      detail: 'Forwarded by First Sharma already.',
    });
    expect((await act(second, forwarded, 'decline')).body).toMatchObject({ status: 'Decline' });

    const cancelled = await send();
    expect((await act(asha, cancelled, 'cancel', 'user')).body).toMatchObject({
      status: 'Cancelled',
      histories: [{ action_performed: 'Cancelled' }],
    });
    expect((await act(first, cancelled, 'approve')).status).toBe(409);

    const third = await aMember(server, himal, 'third');
    person.third = third;
    const chain = await aMember(server, himal, 'chain');
    person.chain = chain;
    await supervise('chain', 'first', 1);
    await supervise('chain', 'second', 2);
    await supervise('chain', 'third', 3);
    const id = await send(await signIn(server, chain));
    expect((await act(first, id, 'forward')).body.status).toBe('Forwarded');
    expect((await act(second, id, 'forward')).body.status).toBe('Forwarded');
    const last = await signIn(server, third);
    expect((await last.get<Detail>(`${path}${id}/?as=supervisor`)).body.actions).toEqual(['decline', 'approve']);
    expect((await act(last, id, 'forward')).status).toBe(403);
    expect((await act(last, id, 'approve')).body.status).toBe('Approved');
  });

  it('wants a remark of 1 to 255 characters and nothing else with a decision [OVT-3, VAL-7, K-5]', async () => {
    const id = await send();
    expect((await act(first, id, 'approve', 'supervisor', { remark: '' })).body).toEqual({
      remark: ['Remarks is Required'],
    });
    expect((await act(first, id, 'approve', 'supervisor', { remark: 'x'.repeat(256) })).body).toEqual({
      remark: ['Remarks must have at most 255 characters'],
    });
    for (const field of [{ overtime_duration: 600 }, { status: 'Approved' }, { amount: 1 }])
      expect((await act(first, id, 'approve', 'supervisor', { remark: 'ok', ...field })).body).toEqual({
        [Object.keys(field)[0] ?? '']: ['Unknown field.'],
      });
    expect((await asha.get<Detail>(`${path}${id}/`)).body).toMatchObject({
      status: 'Requested',
      overtime_duration: 120,
      histories: [],
    });
    expect((await act(first, id, 'approve', 'supervisor', { remark: 'x'.repeat(255) })).status).toBe(200);
  });

  it('is edited by its sender alone, and only until someone decides', async () => {
    const id = await send();
    expect((await asha.get<Detail>(`${path}${id}/`)).body.can_edit).toBe(true);
    expect((await asha.patch<Detail>(`${path}${id}/edit/`, { overtime_duration: 90 })).body).toMatchObject({
      overtime_duration: 90,
    });
    expect((await first.patch(`${path}${id}/edit/`, { overtime_duration: 30 })).status).toBe(404);
    await act(first, id, 'forward');
    expect(await asha.patch(`${path}${id}/edit/`, { overtime_duration: 60 })).toMatchObject({
      status: 409,
      body: { code: 'already_decided' },
    });
  });
});

describe('who looks', () => {
  it('as sender, supervisor, HR or from a notification sees what is theirs [OVT-5, OVT-7]', async () => {
    const id = await send();
    const seen = async (who: Client, as: string) => {
      const answer = await who.get<Detail>(`${path}${id}/?as=${as}`);
      return answer.status === 200 ? answer.body.actions : answer.status;
    };
    expect(await seen(asha, 'user')).toEqual(['cancel']);
    expect(await seen(first, 'supervisor')).toEqual(['decline', 'forward', 'approve']);
    expect(await seen(first, 'notification')).toEqual(['decline', 'forward', 'approve']);
    expect(await seen(hr, 'hr')).toEqual(['decline', 'approve']);
    expect(await seen(hr, 'notification')).toEqual(['decline', 'approve']);
    expect([
      await seen(first, 'user'),
      await seen(second, 'supervisor'),
      await seen(first, 'hr'),
      await seen(outsider, 'notification'),
    ]).toEqual([404, 404, 403, 404]);
    expect((await act(hr, id, 'forward', 'hr')).status).toBe(403);
    expect((await act(hr, id, 'approve', 'hr')).body).toMatchObject({ status: 'Approved' });
    const lists = async (who: Client, as: string) =>
      (await who.get<Listed>(`${path}?as=${as}&limit=100`)).body.results?.some((row) => row.id === id);
    expect([
      await lists(asha, 'user'),
      await lists(first, 'supervisor'),
      await lists(second, 'supervisor'),
      await lists(hr, 'hr'),
    ]).toEqual([true, true, false, true]);
    expect((await first.get(`${path}?as=hr`)).status).toBe(403);
  });

  it('is judged by one table in both halves [OVT-5, OVT-6, OVT-7]', () => {
    for (const status of Object.keys(overtimeRequest.fields.status.states))
      for (const type of viewerTypes)
        for (const flag of ['approve', 'decline', 'forward', 'none'])
          for (const isSender of [true, false])
            for (const isAdminRoute of [true, false]) {
              const actions = availableActions(
                overtimeRequest,
                { status },
                { type, flags: { [flag]: true }, isSender, isAdminRoute },
              );
              const open = status === 'Requested' || status === 'Forwarded';
              const expected = !open
                ? []
                : isSender
                  ? type === 'user'
                    ? ['cancel']
                    : []
                  : type === 'user' || flag === 'none' || (flag === 'forward' && (type === 'hr' || isAdminRoute))
                    ? []
                    : [flag];
              expect([status, type, flag, isSender, isAdminRoute, actions]).toEqual([
                status,
                type,
                flag,
                isSender,
                isAdminRoute,
                expected,
              ]);
            }
  });

  it('as supervisor does what their flags say [OVT-6]', async () => {
    const dev = await aMember(server, himal, 'dev');
    person.dev = dev;
    await supervise('dev', 'first', 1, { approve: false, forward: false });
    const id = await send(await signIn(server, dev));
    expect((await first.get(`/hris/subordinate/${dev.id}/permissions/`)).body).toEqual({
      approve: false,
      decline: true,
      forward: false,
    });
    expect((await outsider.get(`/hris/subordinate/${dev.id}/permissions/`)).status).toBe(404);
    expect((await first.get<Detail>(`${path}${id}/?as=supervisor`)).body.actions).toEqual(['decline']);
    expect((await act(first, id, 'approve')).status).toBe(403);
    expect((await act(first, id, 'decline')).body.status).toBe('Decline');
  });

  it('never decides on their own request, and the attempt is kept [K-2, AU-4]', async () => {
    const admin = await aMember(server, himal, 'owner', { is_hr_admin: true });
    const who = await signIn(server, admin);
    const id = await send(who);
    const tried = await act(who, id, 'approve', 'hr');
    expect([tried.status, tried.body.detail]).toEqual([403, "You can't decide your own request."]);
    expect(
      await count(
        `select count(*) as n from audit_event where action = 'denied_own_request' and object_id = $1`,
        String(id),
      ),
    ).toBe(1);
    expect(
      (await who.get<Detail>(`${path}${id}/`)).body.steps.flatMap((step) => step.candidates.map((one) => one.id)),
    ).not.toContain(admin.id);
  });
});

describe('many at once', () => {
  it('two approvers: one wins, the other learns who was first [K-1]', async () => {
    const policy = await signIn(server, await aMember(server, himal, 'policies', { codes: ['2.04'] }));
    const gita = await aMember(server, himal, 'gita');
    await send(await signIn(server, gita), {}); // without supervisors HR is asked
    const id = await send(await signIn(server, gita));
    const other = await signIn(server, await aMember(server, himal, 'otherhr', { codes: ['5.11'] }));
    expect((await policy.get('/org/himal/approval-policy/')).status).toBe(200);
    const answers = await Promise.all([act(hr, id, 'approve', 'hr'), act(other, id, 'decline', 'hr')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409)?.body;
    expect(loser).toMatchObject({
      code: 'already_decided',
      detail: expect.stringMatching(/^(Approved by Hari|Declined by Otherhr) Sharma already\.$/),
    });
  });

  it('fifty on one request: one transition, one line of history, one notification', async () => {
    const id = await send();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => act(n % 2 ? first : hr, id, 'approve', n % 2 ? 'supervisor' : 'hr')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(
      await count(
        `select count(*) as n from approval_history where entity = 'overtime_request' and object_id = $1`,
        id,
      ),
    ).toBe(1);
    expect(
      await count(
        `select count(*) as n from audit_event where object_type = 'overtime_request' and object_id = $1 and action = 'approve'`,
        String(id),
      ),
    ).toBe(1);
    expect(
      await count(
        `select count(*) as n from notification where recipient_id = $1 and (interactive_data->>'overtime_request_id')::bigint = $2`,
        person.asha?.id ?? 0,
        id,
      ),
    ).toBe(1);
  });

  it('the same key twice decides once', async () => {
    const id = await send();
    const version = await versionOf(id);
    const decideOnce = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1${path}${id}/approve/?as=supervisor`,
        headers: {
          authorization: `Bearer ${first.token}`,
          'idempotency-key': `approve ${id}`,
          'if-match': `"${version}"`,
        },
        payload: { remark: 'ok' },
      });
    const answers = await Promise.all([decideOnce(), decideOnce()]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(
      await count(
        `select count(*) as n from approval_history where entity = 'overtime_request' and object_id = $1`,
        id,
      ),
    ).toBe(1);
  });
});

describe('a decision on many requests', () => {
  interface Results {
    results: { id: number; status: 'done' | 'refused'; details?: string[] }[];
  }
  const bulk = (who: Client, action: string, ids: readonly number[], as = 'supervisor', body: object = {}) =>
    who.post<Results>(`${path}bulk/${action}/?as=${as}`, { ids, remark: 'All seen', ...body });
  const statusOf = async (id: number) =>
    (
      await server.context.database.everywhere.one<{ status: string }>(
        'select status from overtime_request where id = $1',
        [id],
      )
    )?.status;

  it('does what it may and says of each other one why not, in the order that was asked [K-1, K-2]', async () => {
    const boss = await aMember(server, himal, 'bulkboss', { codes: ['5.11'] });
    const who = await signIn(server, boss);
    person.bulkboss = boss;
    await supervise('bulkboss', 'first', 1);
    const elsewhere = await anOrganization(server, 'annapurna');
    const stranger = await signIn(server, await aMember(server, elsewhere, 'stranger'));
    const foreign = await stranger.post<Detail>('/attendance/annapurna/overtime/pre-approval/', wish());
    const [open, taken, own, last] = [await send(), await send(), await send(who), await send()];
    await act(first, taken, 'decline');
    const over = await send(asha, { overtime_duration: 240 });
    await server.context.database.everywhere.query(
      'update overtime_request set overtime_duration = 600 where id = $1',
      [over],
    );
    const ids = [open, taken, own, foreign.body.id, over, last];
    expect((await bulk(who, 'approve', ids, 'hr')).body.results).toEqual([
      { id: open, status: 'done' },
      { id: taken, status: 'refused', details: ['Declined by First Sharma already.'] },
      { id: own, status: 'refused', details: ["You can't decide your own request."] },
      { id: foreign.body.id, status: 'refused', details: ['Not found.'] },
      { id: over, status: 'refused', details: ['Only 4:00 hours of overtime remain for this day'] },
      { id: last, status: 'done' },
    ]);
    expect(await Promise.all(ids.map(statusOf))).toEqual([
      'Approved',
      'Decline',
      'Requested',
      'Requested',
      'Requested',
      'Approved',
    ]);
    const events = (action: string, id: number) =>
      count(
        'select count(*) as n from audit_event where organization_id = $1 and action = $2 and object_id = $3',
        himal.id,
        action,
        String(id),
      );
    expect(await Promise.all(ids.map((id) => events('approve', id)))).toEqual([1, 0, 0, 0, 0, 1]);
    expect(await events('denied_own_request', own)).toBe(1);
    expect((await asha.get<Detail>(`${path}${last}/`)).body.histories).toMatchObject([
      { action_performed: 'Approved', action_performed_by: { full_name: 'Bulkboss Sharma' }, remarks: 'All seen' },
    ]);
  });

  it('[F10] is on all that match a filter, as the server reads them of one moment and for the person who asks', async () => {
    interface Matching {
      readonly results: (Detail & { readonly actions: string[] })[];
      readonly count: number;
      readonly as_of: string;
    }
    const sent = [await send(), await send(), await send()];
    const matching = (who: Client, query: string) => who.get<Matching>(`${path}matching/?${query}`);
    const { body } = await matching(first, 'as=supervisor&stage=open&sort=id');
    expect(body.count).toBe(body.results.length);
    expect(body.results.map(({ id }) => id)).toEqual(expect.arrayContaining(sent));
    expect(body.as_of).toBe(server.now.toISOString());
    // It is the list, however many pages that has, and with what may be done with each.
    const pages: number[] = [];
    for (let offset = 0; offset < body.count; offset += 2)
      pages.push(
        ...(
          await first.get<{ results: { id: number }[] }>(
            `${path}?as=supervisor&stage=open&sort=id&limit=2&offset=${offset}`,
          )
        ).body.results.map(({ id }) => id),
      );
    expect(body.results.map(({ id }) => id)).toEqual(pages);
    expect(body.results.every(({ actions }) => actions.includes('approve'))).toBe(true);
    // Another person sees none of them, and a filter is that of the list.
    expect((await matching(second, 'as=user')).body.results.filter(({ id }) => sent.includes(id))).toEqual([]);
    expect((await matching(first, 'as=hr')).status).toBe(403);
    expect((await matching(first, 'as=supervisor&nothing=1')).status).toBe(400);
    // What was decided between the choice and the decision is left and reported.
    await act(first, sent[1] ?? 0, 'decline');
    const done = (await bulk(first, 'approve', sent)).body.results;
    expect(done.map(({ status }) => status)).toEqual(['done', 'refused', 'done']);
  });

  it('is what each role may do, request by request [OVT-5, OVT-6]', async () => {
    const ids = [await send(), await send()];
    const statuses = async (who: Client, action: string, as: string) => {
      const answer = await bulk(who, action, ids, as);
      return answer.status === 200
        ? answer.body.results.map(({ status, details }) => details?.join() ?? status)
        : answer.status;
    };
    const nowhere = ['Not found.', 'Not found.'];
    expect(await statuses(asha, 'approve', 'user')).toEqual(Array(2).fill("You can't decide your own request."));
    expect(await statuses(second, 'approve', 'supervisor')).toEqual(nowhere);
    expect(await statuses(outsider, 'approve', 'notification')).toEqual(nowhere);
    expect(await statuses(first, 'approve', 'hr')).toBe(403);
    const reader = await signIn(server, await aMember(server, himal, 'onlyreads', { codes: ['5.99'] }));
    const auditor = await signIn(server, await aMember(server, himal, 'bulkaudit', { is_audit_user: true }));
    const refused = 'You do not have permission to do this.';
    expect(await statuses(reader, 'decline', 'hr')).toEqual([refused, refused]);
    expect(await statuses(auditor, 'decline', 'hr')).toEqual(403);
    expect(await statuses(first, 'decline', 'supervisor')).toEqual(['done', 'done']);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['Decline', 'Decline']);
    // Taking back and forwarding are said of one request at a time.
    for (const action of ['cancel', 'forward']) expect((await bulk(first, action, ids)).status).toBe(404);
  });

  it('is checked before anything is done [VAL-7]', async () => {
    const id = await send();
    const errors = async (body: object) => (await bulk(first, 'approve', [id], 'supervisor', body)).body;
    expect(await errors({ remark: '' })).toEqual({ remark: ['Remarks is Required'] });
    expect(await errors({ ids: [] })).toEqual({ ids: ['ids is Required'] });
    expect(await errors({ ids: [id, id] })).toEqual({ ids: ['ids lists the same entry twice'] });
    expect(await errors({ ids: Array.from({ length: 101 }, (_, n) => n + 1) })).toEqual({
      ids: ['ids can have at most 100 entries'],
    });
    for (const ids of [undefined, id, ['x'], [-1], [1.5]])
      expect(Object.values(await errors({ ids })).flat()).toEqual(['ids must be a list of IDs']);
    expect(await errors({ status: 'Approved' })).toEqual({ status: ['Unknown field.'] });
    expect(await statusOf(id)).toBe('Requested');
  });

  it('is taken once with the same key; a key of another call is refused', async () => {
    const ids = [await send(), await send()];
    const versions: Record<string, string> = {};
    for (const id of ids) versions[id] = await versionOf(id);
    const again = async (payload: object) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/v1${path}bulk/approve/?as=supervisor`,
        headers: { authorization: `Bearer ${first.token}`, 'idempotency-key': `bulk ${ids.join()}` },
        payload: { remark: 'ok', versions, ...payload },
      });
      return [answer.statusCode, answer.json()] as const;
    };
    const done = [200, { results: ids.map((id) => ({ id, status: 'done' })) }];
    expect(await Promise.all([again({ ids }), again({ ids })])).toEqual([done, done]);
    expect(await again({ ids })).toEqual(done);
    expect(
      await count(
        `select count(*) as n from approval_history where entity = 'overtime_request' and object_id in ($1, $2)`,
        ...ids,
      ),
    ).toBe(2);
    expect(await again({ ids, remark: 'Other words' })).toMatchObject([409, { code: 'idempotency_key_reused' }]);
  });
});

describe('policies', () => {
  it('give levels, a quorum and a named person; what is under way keeps its own', async () => {
    const policy = await signIn(server, await aMember(server, himal, 'rules', { codes: ['2.04'] }));
    const made = await policy.post<{ id: number }>('/org/himal/approval-policy/', {
      name: 'Long overtime',
      request_type: 'overtime_request',
      priority: 1,
      least_amount: '200.00',
      levels: [
        { approver: 'Supervisor 1', may_approve: false },
        { approver: 'Person', person: person.outsider?.id },
      ],
    });
    expect(made.status).toBe(201);
    const long = await send(asha, { overtime_duration: 200 });
    const short = await send(asha, { overtime_duration: 60 });
    expect((await first.get<Detail>(`${path}${long}/?as=supervisor`)).body.actions).toEqual(['decline', 'forward']);
    expect((await first.get<Detail>(`${path}${short}/?as=supervisor`)).body.actions).toEqual([
      'decline',
      'forward',
      'approve',
    ]);
    await policy.patch(`/org/himal/approval-policy/${made.body.id}/`, { is_active: false });
    expect((await act(first, long, 'approve')).status).toBe(403);
    await act(first, long, 'forward');
    expect((await act(outsider, long, 'approve')).body.status).toBe('Approved');
    expect(
      (
        await policy.post('/org/himal/approval-policy/', {
          name: 'Nobody',
          request_type: 'overtime_request',
          levels: [{ approver: 'Person' }],
        })
      ).body,
    ).toEqual({
      'levels.0.person': ['Named person is Required'],
    });
  });

  it('ask all of a level where they say so', async () => {
    const policy = await signIn(server, await aMember(server, himal, 'quorum', { codes: ['2.04'] }));
    const made = await policy.post<{ id: number }>('/org/himal/approval-policy/', {
      name: 'All of HR',
      request_type: 'overtime_request',
      priority: 1,
      levels: [{ approver: 'HR', quorum: 'All' }],
    });
    const id = await send();
    const { body } = await asha.get<Detail>(`${path}${id}/`);
    const asked = body.steps[0]?.candidates.map((one) => one.id) ?? [];
    expect(asked.length).toBeGreaterThan(2);
    const rows = await server.context.database.everywhere.query<{ email: string }>(
      'select email from users where id = any($1) order by id',
      [asked],
    );
    for (const [index, { email }] of rows.entries()) {
      const answer = await act(await signIn(server, { email }), id, 'approve', 'notification');
      expect([index, answer.body.status]).toEqual([index, index === rows.length - 1 ? 'Approved' : 'Requested']);
    }
    await policy.delete(`/org/himal/approval-policy/${made.body.id}/`);
  });

  it('[F21] name the stand-in and the absent person in the history, to the sender and to who comes second', async () => {
    await server.context.database.everywhere.query(
      `insert into delegation (organization_id, sender_id, delegate_id, starts_on, ends_on) values ($1, $2, $3, '2026-11-20', '2026-11-22')`,
      [himal.id, person.first?.id ?? 0, person.outsider?.id ?? 0],
    );
    const id = await send();
    expect((await act(outsider, id, 'approve')).body).toMatchObject({
      status: 'Approved',
      histories: [{ action_performed_by: { full_name: 'Outsider Sharma' }, acting_for: { full_name: 'First Sharma' } }],
    });
    const [told] = await server.context.database.everywhere.query<{ text: string; text_ne: string }>(
      'select text_en as text, text_ne from notification where organization_id = $1 and recipient_id = $2 order by id desc limit 1',
      [himal.id, person.asha?.id ?? 0],
    );
    expect(told?.text).toContain('Outsider Sharma for First Sharma');
    expect(told?.text_ne).toContain('First Sharma को तर्फबाट Outsider Sharma');
    const second = await act(await signIn(server, person.first ?? { email: '' }), id, 'approve');
    expect([second.status, JSON.stringify(second.body)]).toEqual([
      409,
      expect.stringContaining('by Outsider Sharma for First Sharma already'),
    ]);

    const open = await send();
    const { results } = (
      await asha.get<{ results: { id: number; decision: Decision | null }[] }>(
        `${path}?as=user&limit=100&sort=-created_at`,
      )
    ).body;
    const decisionOf = (request: number) => results.find((row) => row.id === request)?.decision;
    expect(decisionOf(id)).toMatchObject({
      by: { full_name: 'Outsider Sharma' },
      acting_for: { full_name: 'First Sharma' },
    });
    expect(decisionOf(open)).toBeNull();
    const file = (wish: string) =>
      server.app.inject({
        url: `/api/v1${path}export/?as=user&${wish}`,
        headers: { authorization: `Bearer ${asha.token}` },
      });
    const [headings = '', ...lines] = (await file('format=csv')).body.split('\n');
    const at = headings.split(',').indexOf('Status');
    expect(headings.split(',')[at + 1]).toBe('Decided by');
    expect(lines.some((line) => line.includes('Approved,Outsider Sharma for First Sharma'))).toBe(true);
    const paper = pdfText((await file('format=pdf&columns=overtime_date,status&sort=-created_at')).rawPayload).join(
      '\n',
    );
    expect(paper.replaceAll(/\s+/g, ' ')).toContain('Approved · Outsider Sharma for First Sharma');
  });

  it('remind, or ask the next level too, once and when it is time', async () => {
    const policy = await signIn(server, await aMember(server, himal, 'clockwork', { codes: ['2.04'] }));
    const made = await policy.post<{ id: number }>('/org/himal/approval-policy/', {
      name: 'Quick',
      request_type: 'overtime_request',
      priority: 1,
      levels: [{ approver: 'Supervisor 1', time_limit_hours: 2, on_timeout: 'escalate' }, { approver: 'Supervisor 2' }],
    });
    const id = await send();
    await policy.delete(`/org/himal/approval-policy/${made.body.id}/`);
    const kinds = [overtimeKind];
    const open = () =>
      server.context.database.everywhere
        .query<{ level: number }>(
          `select level from approval_step where entity = 'overtime_request' and object_id = $1 and state = 'open' order by level`,
          [id],
        )
        .then((rows) => rows.map((row) => row.level));
    server.move(3_600_000);
    await enforceTimeLimits(server.context, kinds);
    expect(await open()).toEqual([1]);
    server.move(3_600_000);
    await enforceTimeLimits(server.context, kinds);
    await enforceTimeLimits(server.context, kinds);
    expect(await open()).toEqual([1, 2]);
    server.move(-2 * 3_600_000);
    expect((await act(second, id, 'approve')).body.status).toBe('Approved');
  });
});

describe('notifications', () => {
  it('go to who is asked and to the sender, in the transaction of the event [NT-2]', async () => {
    const id = await send();
    const told = (recipient: string) =>
      count(
        `select count(*) as n from notification where recipient_id = $1 and interactive_type = 'overtime_pre_approval' and (interactive_data->>'overtime_request_id')::bigint = $2`,
        person[recipient]?.id ?? 0,
        id,
      );
    expect([await told('first'), await told('second'), await told('asha')]).toEqual([1, 0, 0]);
    expect((await act(first, id, 'approve', 'supervisor', { remark: '' })).status).toBe(400);
    expect(await told('asha')).toBe(0);
    await act(first, id, 'forward');
    expect([await told('second'), await told('asha')]).toEqual([1, 1]);
  });
});

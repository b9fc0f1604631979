import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyEmployments } from '../src/modules/hris/file/employment.ts';
import { applyTransfers } from '../src/modules/transfer/requests.ts';
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
  id: number;
  status: string;
  actions: string[];
  steps: { approver: string; state: string; candidates: { id: number }[] }[];
}

const forms = '/transfer/himal/transfer-forms/';
const day = 86_400_000;
let server: TestServer;
let himal: Organization;
let hr: Client;
let people: Record<'boss' | 'asha' | 'bina' | 'chet' | 'dil', Person>;
let asha: Client;
let bina: Client;
let chet: Client;
let reason: number;
let question: number;
let branches: number[];

const enter = async () => {
  hr = await signIn(server, people.boss);
  asha = await signIn(server, people.asha);
  bina = await signIn(server, people.bina);
  chet = await signIn(server, people.chet);
};
const made = async (path: string, body: object) => (await hr.post<{ id: number }>(path, body)).body.id;
const wish = (more: object = {}) => ({
  branch: branches[1],
  supervisor: people.dil.id,
  reason,
  preferred_date: '2026-12-16',
  request_remarks: 'Nearer to my family',
  answers: [{ question, answer: 'Yes' }],
  ...more,
});
const placeOf = async (person: Person) =>
  (
    await server.context.database
      .organization(himal.id)
      .one<{ branch_id: number }>('select branch_id from employee where user_id = $1', [person.id])
  )?.branch_id;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  people = {
    boss: await aMember(server, himal, 'boss', { is_hr_admin: true }),
    asha: await aMember(server, himal, 'asha'),
    bina: await aMember(server, himal, 'bina'),
    chet: await aMember(server, himal, 'chet'),
    dil: await aMember(server, himal, 'dil'),
  };
  await enter();
  branches = [
    await made('/org/himal/branch/', { name: 'Kathmandu', code: 'KTM' }),
    await made('/org/himal/branch/', { name: 'Pokhara', code: 'PKR' }),
  ];
  const place = {
    branch: branches[0],
    division: await made('/org/himal/division/', { name: 'Dairy', code: 'D' }),
    job_title: await made('/org/himal/job-title/', { title: 'Operator' }),
    employment_type: await made('/org/himal/employment-type/', { title: 'Permanent' }),
    employment_level: await made('/org/himal/employment-level/', { title: 'Officer', level: 5 }),
  };
  const { everywhere } = server.context.database;
  for (const [name, person] of Object.entries(people)) {
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Sharma', $4, '2020-01-01')`,
      [himal.id, person.id, name, person.email],
    );
    const record = await hr.post('/hris/himal/employment/', {
      employee: person.id,
      change: 'Appointment',
      starts_on: '2026-11-01',
      ...place,
    });
    expect([record.status, record.body]).toEqual([201, expect.anything()]);
  }
  reason = await made('/transfer/himal/reason/', { name: 'Family' });
  question = await made('/transfer/himal/question/', {
    question: 'Would you move?',
    answered: 'Yes or no',
    is_needed: true,
  });
  for (const person of [people.bina, people.chet])
    await made('/transfer/himal/reviewer/', { reviewer: person.id, starts_on: '2026-01-01' });
});
afterAll(() => server.close());

describe('transfer requests', () => {
  it('are off until they are switched on: no entry, no call [TF-5, CFG-3, TOP-15]', async () => {
    const qualities = async (who: Client) =>
      (await who.get<{ qualities: Record<string, boolean> }>('/users/me/menu/')).body.qualities;
    const settings = async () => (await asha.get('/commons/transfer-settings/')).body;
    expect(await settings()).toEqual({ results: [{ enabled: false }] });
    expect(await qualities(bina)).toMatchObject({ is_transfer_on: false, is_current_reviewer: false });
    expect((await asha.get(forms)).status).toBe(403);
    expect((await asha.post(forms, wish())).status).toBe(403);
    await hr.patch('/transfer/himal/setting/', { enabled: true, least_service_days: 180 });
    expect(await settings()).toEqual({ results: [{ enabled: true }] });
    expect((await asha.get(forms)).status).toBe(200);
    expect(await qualities(bina)).toMatchObject({ is_transfer_on: true, is_current_reviewer: true });
    expect(await qualities(asha)).toMatchObject({ is_transfer_on: true, is_current_reviewer: false });
    expect((await asha.get(`/commons/reviewers/${people.bina.id}/`)).body).toEqual({ is_current_reviewer: true });
    const off = await startServer({ runtime: { live_connection: false } });
    try {
      const other = await anOrganization(off, 'himal');
      const there = await signIn(off, await aMember(off, other, 'hari', { is_hr_admin: true }));
      await there.patch('/transfer/himal/setting/', { enabled: true });
      expect((await there.get(forms)).status).toBe(403);
    } finally {
      await off.close();
    }
  });

  it('are asked for once at a time, to somewhere else, with answers, after the days of service', async () => {
    expect((await asha.post(forms, wish({ branch: branches[0], supervisor: null }))).body).toEqual({
      non_field_errors: ['Choose where you want to move'],
    });
    expect((await asha.post(forms, wish({ answers: [] }))).body).toEqual({
      answers: ['Please answer: Would you move?'],
    });
    expect((await asha.post(forms, wish({ answers: [{ question, answer: 'Perhaps' }] }))).body).toEqual({
      answers: ['Answer yes or no: Would you move?'],
    });
    await hr.patch('/transfer/himal/setting/', { least_service_days: 3_000 });
    expect((await asha.post(forms, wish())).body).toEqual({
      non_field_errors: ['You can request a transfer after 3000 days of service'],
    });
    await hr.patch('/transfer/himal/setting/', { least_service_days: 180 });
  });

  it('of a reviewer go to another reviewer, and no one decides their own [TF-4]', async () => {
    const sent = await bina.post<Request>(forms, wish());
    expect(sent.status).toBe(201);
    expect(
      sent.body.steps.map(({ approver, state, candidates }) => [approver, state, candidates.map(({ id }) => id)]),
    ).toEqual([
      ['Reviewer', 'open', [people.chet.id]],
      ['HR', 'waiting', [people.boss.id]],
    ]);
    const one = `${forms}${sent.body.id}/`;
    expect((await bina.post(`${one}forward/?as=notification`, { remark: 'Mine' })).status).toBe(403);
    // A reviewer looks; HR decides.
    expect((await chet.post(`${one}approve/`, { remark: 'Fine' })).status).toBe(403);
    expect((await chet.post<Request>(`${one}forward/`, { remark: 'Fine' })).body.status).toBe('Forwarded');
    expect((await bina.post(forms, wish())).body).toEqual({
      non_field_errors: ['Your transfer request is already pending'],
    });
    expect((await hr.post<Request>(`${one}decline/?as=hr`, { remark: 'No post' })).body.status).toBe('Decline');
  });

  it('[E11] need a remark where the organization has set so; declining always needs one', async () => {
    await hr.patch('/org/himal/application-settings/', { is_remark_optional: false });
    await enter();
    const { body: sent } = await asha.post<Request>(forms, wish());
    const one = `${forms}${sent.id}/`;
    const needed = [400, { remark: ['Remarks is Required'] }];
    const answer = async (who: Client, action: string, body: object = {}) => {
      const { status, body: said } = await who.post<Request>(`${one}${action}`, body);
      return [status, status === 200 ? said.status : said];
    };
    expect(await answer(bina, 'forward/')).toEqual(needed);
    const setting = '/org/himal/application-settings/';
    await hr.patch(setting, { is_remark_optional: true });
    await enter();
    const me = await bina.get<{ current_organization: { is_remark_optional: boolean } }>('/users/me/');
    expect(me.body.current_organization.is_remark_optional).toBe(true);
    expect(await answer(bina, 'forward/')).toEqual([200, 'Forwarded']);
    expect(await answer(hr, 'decline/?as=hr')).toEqual(needed);
    const bulk = (action: string) =>
      hr.post<{ results: object[] }>(`${forms}bulk/${action}/?as=hr`, { ids: [sent.id] });
    expect((await bulk('decline')).body).toEqual(needed[1]);
    expect((await hr.get<Request>(`${one}?as=hr`)).body.status).toBe('Forwarded');
    await hr.patch(setting, { is_remark_optional: false });
    await enter();
    expect((await bulk('approve')).body).toEqual(needed[1]);
    expect(await answer(asha, 'cancel/?as=user')).toEqual(needed);
    await hr.patch(setting, { is_remark_optional: true });
    await enter();
    expect(await answer(asha, 'cancel/?as=user', { remark: '' })).toEqual([200, 'Cancelled']);
    await hr.patch(setting, { is_remark_optional: false });
    await enter();
  });

  it('have comments and files of the person who takes part, and of no one else', async () => {
    const { body: sent } = await asha.post<Request>(forms, wish());
    const one = `${forms}${sent.id}/`;
    const upload = async (who: Client) =>
      (await who.upload<{ id: number }>('/files/?purpose=record', 'letter.txt', 'A letter')).body.id;
    const dil = await signIn(server, people.dil);
    const auditor = await signIn(server, await aMember(server, himal, 'lekha', { is_audit_user: true }));
    for (const [who, status] of [
      [dil, 404],
      [auditor, 403],
      [asha, 201],
      [bina, 201],
      [hr, 201],
    ] as const) {
      expect((await who.post(`${one}comments/`, { text: 'Could it be in January?' })).status).toBe(status);
      expect((await who.post(`${one}attachments/`, { file: await upload(who) })).status).toBe(status);
    }
    type Part = { id: number; url: string; can_delete: boolean };
    const read = async (who: Client, part: string) =>
      (await who.get<{ results: Part[]; can_add: boolean }>(`${one}${part}/`)).body;
    expect((await read(auditor, 'comments')).can_add).toBe(false);
    expect(await read(chet, 'comments')).toMatchObject({
      can_add: true,
      results: [
        { author: { id: people.asha.id }, text: 'Could it be in January?', can_delete: false },
        { author: { id: people.bina.id } },
        { author: { id: people.boss.id } },
      ],
    });
    const { results: comments } = await read(bina, 'comments');
    expect(comments.map(({ can_delete }) => can_delete)).toEqual([false, true, false]);
    expect((await bina.delete(`${one}comments/${comments[0]?.id}/`)).status).toBe(404);
    expect((await bina.delete(`${one}comments/${comments[1]?.id}/`)).status).toBe(204);
    const told = async (who: Client) =>
      (await who.get<{ results: { url: string }[] }>('/notifications/')).body.results.map(({ url }) => url);
    expect(await told(asha)).toContain(`/user/transfer-request?open=${sent.id}`);
    expect(await told(chet)).toContain(`/user/transfer-request/review?open=${sent.id}`);
    const { results: files } = await read(chet, 'attachments');
    const content = await server.app.inject({ url: files[0]?.url ?? '' });
    expect([content.statusCode, content.body]).toEqual([200, 'A letter']);
    expect((await dil.get(`${one}attachments/`)).status).toBe(404);
    expect((await chet.delete(`${one}attachments/${files[0]?.id}/`)).status).toBe(404);
    expect((await bina.delete(`${one}attachments/${files[1]?.id}/`)).status).toBe(204);
    // What it was decided on stays with it.
    await hr.post(`${one}decline/?as=hr`, { remark: 'No post' });
    expect((await asha.delete(`${one}attachments/${files[0]?.id}/`)).status).toBe(404);
    expect((await asha.post(`${one}attachments/`, { file: await upload(asha) })).status).toBe(403);
    expect((await read(asha, 'attachments')).results).toHaveLength(2);
    expect((await asha.post(`${one}comments/`, { text: 'Thank you all the same' })).status).toBe(201);
  });

  it('move someone on their day, once [TF-1]', async () => {
    const sent = await asha.post<Request>(forms, wish());
    expect(sent.body.status).toBe('Requested');
    const one = `${forms}${sent.body.id}/`;
    await bina.post(`${one}forward/`, { remark: 'Good' });
    const approved = await hr.post<Request>(`${one}approve/?as=hr`, { remark: 'Agreed' });
    expect([approved.status, approved.body.status]).toEqual([200, 'Approved']);
    const apply = async () => {
      await applyEmployments(server.context);
      await applyTransfers(server.context);
    };
    const state = async () => (await asha.get<Request>(one)).body.status;
    const tenant = server.context.database.organization(himal.id);
    const supervisors = () =>
      tenant.query<{ supervisor_id: number; valid_from: string; valid_to: string | null }>(
        'select supervisor_id, valid_from, valid_to from supervision where subordinate_id = $1 order by valid_from',
        [people.asha.id],
      );
    expect(await supervisors()).toEqual([{ supervisor_id: people.dil.id, valid_from: '2026-12-16', valid_to: null }]);
    // The evening before, in Kathmandu.
    server.move(Date.parse('2026-12-15T18:00:00Z') - server.now.getTime());
    await enter();
    await apply();
    expect([await placeOf(people.asha), await state()]).toEqual([branches[0], 'Approved']);
    server.move(Date.parse('2026-12-15T18:30:00Z') - server.now.getTime());
    await enter();
    await apply();
    await apply();
    expect([await placeOf(people.asha), await state()]).toEqual([branches[1], 'Applied']);
    const events = await tenant.query(
      `select 1 from audit_event where object_type = 'transfer_request' and action = 'took_effect'`,
    );
    expect(events).toHaveLength(1);
    const records = await tenant.query(
      `select starts_on, ends_on from employment where employee_id = $1 order by starts_on`,
      [people.asha.id],
    );
    expect(records).toEqual([
      { starts_on: '2026-11-01', ends_on: '2026-12-15' },
      { starts_on: '2026-12-16', ends_on: null },
    ]);
    server.move(day);
  });
});

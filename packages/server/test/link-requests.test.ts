/** What is asked about candidates by personal links: sent by HR, answered without an account, read by HR. */
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mostBytesOfLink, mostBytesOfOrganization } from '../src/files/link-uploads.ts';
import { sweepFiles } from '../src/files/routes.ts';
import { releaseUndeclared } from '../src/modules/hris/pre-employment/declarations.ts';
import { hashOf } from '../src/access/tokens.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkRequestKinds } from '../src/modules/hris/pre-employment/personal-link-kinds.ts';
import { expireLinkRequests } from '../src/modules/hris/pre-employment/personal-link-requests.ts';
import { allMails } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Evaluation {
  id: number;
  kind: string;
  evaluator: string;
  email: string;
  status: string;
  actions: string[];
  score: string | null;
  recommendation: string | null;
  opened_at: string | null;
  histories: { action_performed: string; remarks: string }[];
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let hrPerson: Person;
let colleague: Person;
let clerk: Client;
let reader: Client;
let stranger: Client;
const ids: Record<string, number> = {};
const at = '/hris/himal/candidate-evaluation/';

const make = async (path: string, body: object): Promise<number> => {
  const made = await hr.post<{ id: number }>(`/${path}/`, body);
  if (made.status !== 201) throw new Error(`${path}: ${JSON.stringify(made.body)}`);
  return made.body.id;
};

let added = 0;
const candidate = (change: object = {}): Promise<number> => {
  added += 1;
  return make('hris/himal/pre-employment', {
    first_name: 'Sunita',
    last_name: 'Tamang',
    email: `sunita${added}@example.com`,
    job_title: ids.title,
    branch: ids.branch,
    division: ids.division,
    employment_type: ids.type,
    employment_level: ids.level,
    joins_on: '2026-12-15',
    ...change,
  });
};

const reference = (change: object = {}) => ({
  kind: 'reference_check',
  evaluator: 'Bina Joshi',
  email: 'bina@example.org',
  relation: 'Supervisor until 2024',
  question_set: ids.set,
  answer_by: '2026-11-30',
  ...change,
});
const ask = (who: number, body: object, by: Client = hr) =>
  by.post<Evaluation & Record<string, string[]>>(`/hris/himal/pre-employment/${who}/evaluation/`, body);

interface Link {
  id: string;
  kind: string;
  token: string;
}
interface Mail {
  subject: string;
  body: string;
  to_address: string;
}
const mailOf = async (id: number): Promise<Mail | undefined> =>
  (await allMails(server)).find(({ body, organization_id: at }) => at === himal.id && body.includes(`/${id}/`));
/** What the newest mail of an evaluation links to. */
async function linkOf(id: number): Promise<Link> {
  const mail = await mailOf(id);
  const [, path = '', record = '', token = ''] =
    /https:\/\/hr\.example\.com\/([a-z-]+)\/(\d+)\/([\w-]+)/.exec(mail?.body ?? '') ?? [];
  return { kind: path.replaceAll('-', '_'), id: record, token };
}
async function sent(body: object = reference(), who?: number): Promise<{ id: number; link: Link }> {
  const made = await ask(who ?? (await candidate()), body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { id: made.body.id, link: await linkOf(made.body.id) };
}
const open = (link: Link) =>
  client(server).get(`/candidate-evaluation/?${new URLSearchParams({ ...link }).toString()}`);
const good = { answers: { q1: '4', q2: 'She keeps her word.' }, recommendation: 'strong' };
const answer = (link: Link, body: object = good) => client(server).post('/candidate-evaluation/', { ...link, ...body });
const act = (id: number, name: string, input: object = {}, by: Client = hr) =>
  by.post<Evaluation>(`${at}${id}/${name}/`, input);
const get = async (id: number) => (await hr.get<Evaluation>(`${at}${id}/`)).body;

beforeAll(async () => {
  server = await startServer({ poolSize: 10 });
  himal = await anOrganization(server, 'himal');
  hrPerson = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hrPerson);
  colleague = await aMember(server, himal, 'mina');
  clerk = await signIn(server, await aMember(server, himal, 'asha', { codes: ['4.10'] }));
  reader = await signIn(server, await aMember(server, himal, 'rita', { codes: ['4.99'] }));
  const sagar = await anOrganization(server, 'sagar');
  stranger = await signIn(server, await aMember(server, sagar, 'sita', { is_hr_admin: true }));
  ids.title = await make('org/himal/job-title', { title: 'Accountant' });
  ids.branch = await make('org/himal/branch', { name: 'Pokhara', code: 'PKR' });
  ids.division = await make('org/himal/division', { name: 'Finance' });
  ids.type = await make('org/himal/employment-type', { title: 'Contract' });
  ids.level = await make('org/himal/employment-level', { title: 'Officer', level: 5 });
  ids.set = await make('org/himal/question-set', { name: 'Reference' });
  ids.empty = await make('org/himal/question-set', { name: 'Nothing yet' });
  const put = await hr.put(`/org/himal/question-set/${ids.set}/questions/`, {
    sections: [
      {
        title: 'Work',
        questions: [
          { key: 'q1', type: 'Rating', text: 'How well did they work?', points: 5, is_mandatory: true },
          { key: 'q2', type: 'Long text', text: 'What should we know?' },
        ],
      },
    ],
  });
  if (put.status !== 200) throw new Error(JSON.stringify(put.body));
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = new Date('2026-11-21T06:15:00.000Z');
});

describe('an evaluation of a candidate', () => {
  it('is answered once by a referee through the personal link of a mail, without an account, and read by HR [AUD-5]', async () => {
    const { id, link } = await sent(reference({ message: 'Thank you for your time.' }));
    expect(link).toMatchObject({
      kind: 'reference_check',
      id: String(id),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await mailOf(id)).toMatchObject({
      to_address: 'bina@example.org',
      subject: 'Himal Industries asks you to give a reference for Sunita Tamang',
      body: expect.stringContaining('Thank you for your time.'),
    });
    const page = await open(link);
    expect([page.status, page.body]).toEqual([
      200,
      {
        organization: 'Himal Industries',
        timezone: 'Asia/Kathmandu',
        currency: 'NPR',
        asked_by: 'Hari Sharma',
        kind: 'reference_check',
        evaluator: 'Bina Joshi',
        candidate: 'Sunita Tamang',
        job_title: 'Accountant',
        message: 'Thank you for your time.',
        answer_by: '2026-11-30',
        is_answered: false,
        structure: expect.objectContaining({ sections: [expect.objectContaining({ title: 'Work' })] }),
      },
    ]);
    expect(await get(id)).toMatchObject({ status: 'Opened', opened_at: expect.any(String) });
    // Of two at once one counts.
    const both = await Promise.all([answer(link), answer(link)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await get(id)).toMatchObject({ status: 'Answered', score: '80.00', recommendation: 'strong', actions: [] });
    expect((await hr.get(`${at}${id}/answers/`)).body).toMatchObject({ answers: good.answers });
    const seen = await open(link);
    expect(seen.body).toMatchObject({ is_answered: true, structure: { sections: [] } });
    expect((await answer(link)).body).toMatchObject({ code: 'answered' });
    expect(JSON.stringify((await hr.get('/notifications/')).body)).toContain('Bina Joshi evaluated Sunita Tamang');
  });

  it('is of a kind: the link of one opens no other, and no other record', async () => {
    const { link } = await sent();
    const other = await sent();
    for (const wrong of [
      { ...link, kind: 'interview' },
      { ...link, kind: 'offer_letter' },
      { ...link, id: other.link.id },
      { ...link, token: 'x'.repeat(43) },
    ]) {
      const refused = await open(wrong);
      expect([wrong, [400, 404].includes(refused.status), 'candidate' in refused.body]).toEqual([wrong, true, false]);
      expect([400, 404]).toContain((await answer(wrong)).status);
    }
    expect((await client(server).get(`/offer-letter/?token=${link.token}`)).status).toBe(404);
  });

  it('is held against its questions, and asks the person who evaluates others for a recommendation', async () => {
    const { id, link } = await sent();
    expect((await answer(link, { answers: { q2: 'No rating' }, recommendation: 'yes' })).body).toHaveProperty('q1');
    expect((await answer(link, { answers: { q1: '9' }, recommendation: 'yes' })).body).toHaveProperty('q1');
    expect((await answer(link, { answers: { q1: '3', q9: 'x' }, recommendation: 'yes' })).status).toBe(400);
    expect((await answer(link, { answers: { q1: '3' } })).body).toHaveProperty('recommendation');
    expect((await hr.get(`${at}${id}/answers/`)).status).toBe(409);
    expect((await answer(link, { answers: { q1: '3' }, recommendation: 'no' })).status).toBe(200);
  });

  it('goes to an employee by the address of their file, and an assessment to the candidate', async () => {
    const who = await candidate();
    const interview = await sent(
      { kind: 'interview', employee: colleague.id, question_set: ids.set, answer_by: '2026-11-30' },
      who,
    );
    expect(await get(interview.id)).toMatchObject({ evaluator: 'Mina Sharma', email: colleague.email });
    const assessment = await sent({ kind: 'assessment', question_set: ids.set, answer_by: '2026-11-30' }, who);
    expect(await get(assessment.id)).toMatchObject({ evaluator: 'Sunita Tamang', email: `sunita${added}@example.com` });
    expect((await answer(assessment.link)).body).toHaveProperty('recommendation');
    expect((await answer(assessment.link, { answers: { q1: '5' } })).status).toBe(200);
    expect((await ask(who, reference({ evaluator: null, email: null }))).body).toMatchObject({
      evaluator: ['Evaluated by is Required'],
      email: ['Email is Required'],
    });
    expect((await ask(who, reference({ question_set: ids.empty }))).body).toEqual({
      question_set: ['Add questions to this set first'],
    });
    expect((await ask(who, reference({ answer_by: '2026-11-20' }))).body).toHaveProperty('answer_by');
  });

  it('of before, or under another key, is replaced by a reminder', async () => {
    const { id, link } = await sent();
    await server.context.database.everywhere.query('update personal_link set nonce = $2 where hash = $1', [
      hashOf(link.token),
      randomBytes(32),
    ]);
    expect((await act(id, 'remind')).status).toBe(200);
    expect((await open(link)).body).toMatchObject({ code: 'link_closed' });
    expect((await open(await linkOf(id))).status).toBe(200);
  });

  it('is asked for in the language of the organisation, where it has no words of its own', async () => {
    await hr.patch('/org/himal/overview/', { mail_language: 'ne' });
    const { id, link } = await sent();
    const mail = await mailOf(id);
    expect(mail?.subject).toBe('Himal Industries: तपाईंलाई Sunita Tamang का बारेमा सिफारिस दिन अनुरोध');
    expect(mail?.body).toContain('मंसिर');
    expect((await open(link)).status).toBe(200);
    await act(id, 'remind');
    expect((await mailOf(id))?.subject).toMatch(/^स्मरण: /);
    await hr.patch('/org/himal/overview/', { mail_language: null });
    const plain = await sent();
    expect((await mailOf(plain.id))?.subject).toMatch(/^Himal Industries asks you/);
  });

  it('that was replaced, withdrawn or is past its day says so, and nothing of what it asked', async () => {
    const { id, link } = await sent();
    const reminded = await act(id, 'remind');
    expect([reminded.status, reminded.body.histories.map((each) => each.action_performed)]).toEqual([
      200,
      ['Sent', 'Reminded'],
    ]);
    expect((await mailOf(id))?.subject).toMatch(/^Reminder: /);
    // Both mails lead to the same page.
    expect(await linkOf(id)).toEqual(link);
    expect((await open(link)).status).toBe(200);
    expect((await act(id, 'resend', { answer_by: '2026-11-24' })).body.status).toBe('Sent');
    expect((await open(link)).body).toEqual({ detail: expect.any(String), code: 'link_closed' });
    const second = await linkOf(id);
    expect((await open(second)).status).toBe(200);
    expect((await act(id, 'withdraw', { remark: 'Not needed' })).body.status).toBe('Withdrawn');
    expect((await open(second)).body).toEqual({ detail: expect.any(String), code: 'link_withdrawn' });
    expect((await answer(second)).status).toBe(410);
    expect((await act(id, 'resend', { answer_by: '2026-11-25' })).body.status).toBe('Sent');
    const third = await linkOf(id);
    // In Kathmandu it is still the 25th of November.
    server.now = new Date('2026-11-25T18:14:00.000Z');
    hr = await signIn(server, hrPerson);
    await expireLinkRequests(server.context, linkRequestKinds);
    expect([(await open(third)).status, (await get(id)).status]).toEqual([200, 'Opened']);
    server.now = new Date('2026-11-25T18:16:00.000Z');
    expect((await open(third)).body).toEqual({ detail: expect.any(String), code: 'link_expired' });
    expect((await answer(third)).status).toBe(410);
    await expireLinkRequests(server.context, linkRequestKinds);
    expect(await get(id)).toMatchObject({ status: 'Expired', actions: ['resend', 'withdraw'] });
    server.now = new Date('2026-11-21T06:15:00.000Z');
    hr = await signIn(server, hrPerson);
  });

  it('is taken back with the candidate, about whom nothing is asked afterwards', async () => {
    const who = await candidate();
    const { id, link } = await sent(reference(), who);
    expect((await hr.post(`/hris/himal/pre-employment/${who}/withdraw/`, { remark: 'The post is gone' })).status).toBe(
      200,
    );
    expect((await get(id)).status).toBe('Withdrawn');
    expect((await open(link)).body).toMatchObject({ code: 'link_withdrawn' });
    expect((await ask(who, reference())).status).toBe(409);
    expect((await act(id, 'resend', { answer_by: '2026-11-29' })).status).toBe(409);
  });

  it('says the zone of the organization, by whose days its page goes', async () => {
    const { link } = await sent(reference());
    const { everywhere } = server.context.database;
    const move = (zone: string) =>
      everywhere.query('update organization set timezone = $2 where id = $1', [himal.id, zone]);
    await move('Asia/Tokyo');
    const page = await open(link);
    await move('Asia/Kathmandu');
    expect(page.body).toMatchObject({ timezone: 'Asia/Tokyo', currency: 'NPR' });
  });

  it('holds no markup: names and messages stay the text that they are, and a subject one line', async () => {
    const refused = await ask(await candidate(), reference({ evaluator: '<script>alert(1)</script>' }));
    expect([refused.status, refused.body]).toEqual([400, { evaluator: [expect.any(String)] }]);
    const { id, link } = await sent(reference({ message: '<img src=x onerror=alert(1)>\n{{link}}' }));
    const mail = await mailOf(id);
    expect(mail?.body).toContain('<img src=x onerror=alert(1)>\n{{link}}');
    const page = await client(server).get(`/candidate-evaluation/?${new URLSearchParams({ ...link }).toString()}`);
    expect(page.headers['content-type']).toMatch(/^application\/json/);
    expect((await answer(link, { answers: { q1: '5', q2: '<b>bold</b>' }, recommendation: 'yes' })).status).toBe(200);
    expect((await hr.get(`${at}${id}/answers/`)).body).toMatchObject({ answers: { q2: '<b>bold</b>' } });
  });

  it('is for who may on-board: others, readers who write, and other organisations are refused', async () => {
    const who = await candidate();
    const { id, link } = await sent(reference(), who);
    await answer(link);
    expect((await clerk.get(`${at}${id}/`)).status).toBe(403);
    expect((await clerk.get(`${at}${id}/answers/`)).status).toBe(403);
    expect([(await reader.get(`${at}${id}/answers/`)).status, (await ask(who, reference(), reader)).status]).toEqual([
      200, 403,
    ]);
    expect((await stranger.get(`${at}${id}/answers/`)).status).not.toBe(200);
    expect((await stranger.get(`/hris/sagar/candidate-evaluation/${id}/`)).status).toBe(404);
    expect((await stranger.get(`/hris/sagar/candidate-evaluation/${id}/answers/`)).status).toBe(404);
    expect((await stranger.post(`/hris/sagar/pre-employment/${who}/evaluation/`, reference())).status).toBe(404);
    expect((await stranger.post(`/hris/sagar/candidate-evaluation/${id}/withdraw/`, { remark: 'x' })).status).toBe(404);
  });

  it('is read with a line in the audit each time [LOG-5]', async () => {
    const { id, link } = await sent();
    await answer(link);
    await reader.get(`${at}${id}/answers/`);
    await hr.get(`${at}${id}/answers/`);
    const viewed = await server.context.database.everywhere.query(
      `select 1 from audit_event where organization_id = $1 and action = 'viewed' and object_type = 'candidate_evaluation' and object_id = $2`,
      [himal.id, String(id)],
    );
    expect(viewed).toHaveLength(2);
  });

  it('refuses who guesses links after a few tries', async () => {
    const guess = { kind: 'interview', id: '1', token: 'y'.repeat(43) };
    const met: number[] = [];
    for (let n = 0; n < 8; n += 1) met.push((await open(guess)).status);
    expect([met[0], met.at(-1)]).toEqual([404, 429]);
  });
});

describe('a salary declaration', () => {
  interface DeclarationLink {
    id: string;
    token: string;
  }
  const asks = '/hris/himal/salary-declaration/';
  async function asked(who?: number): Promise<{ id: number; link: DeclarationLink }> {
    const about = who ?? (await candidate());
    const made = await hr.post<{ id: number }>(`/hris/himal/pre-employment/${about}/salary-declaration/`, {
      answer_by: '2026-11-30',
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const { id, token, kind } = await linkOf(made.body.id);
    expect(kind).toBe('salary_declaration');
    return { id: made.body.id, link: { id, token } };
  }
  const look = (link: DeclarationLink) =>
    client(server).get(`/salary-declaration/?${new URLSearchParams({ ...link }).toString()}`);
  const declare = (link: DeclarationLink, answers: object) =>
    client(server).post('/salary-declaration/', { ...link, answers });
  const upload = async (link: DeclarationLink, content = 'Salary: 80,000') => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/salary-declaration/files/',
      headers: {
        'content-type': 'multipart/form-data; boundary=paper',
        'x-link-id': link.id,
        'x-link-token': link.token,
      },
      payload: `--paper\r\ncontent-disposition: form-data; name="file"; filename="../pay slip.txt"\r\ncontent-type: text/html\r\n\r\n${content}\r\n--paper--\r\n`,
    });
    return { status: response.statusCode, body: response.json<{ id: number; name: string }>() };
  };
  const salary = { currency: 'NPR', amount: '80000' };

  it('is given once by the candidate through the link of a mail, with documents, and read by who may read salaries [AUD-5]', async () => {
    const { id, link } = await asked();
    const page = await look(link);
    expect([page.status, page.body]).toEqual([
      200,
      {
        organization: 'Himal Industries',
        timezone: 'Asia/Kathmandu',
        currency: 'NPR',
        asked_by: 'Hari Sharma',
        candidate: 'Sunita Tamang',
        job_title: 'Accountant',
        message: null,
        answer_by: '2026-11-30',
        is_answered: false,
      },
    ]);
    const paper = await upload(link);
    expect([paper.status, Object.keys(paper.body).toSorted()]).toEqual([201, ['id', 'mime', 'name', 'size']]);
    expect(paper.body.name).toBe('pay slip.txt');
    expect((await declare(link, { current_salary: salary })).body).toHaveProperty('expected_salary');
    expect((await declare(link, { expected_salary: { currency: 'JPY', amount: '1.5' } })).status).toBe(400);
    const answers = { current_salary: salary, expected_salary: { currency: 'USD', amount: '950.5' } };
    const both = await Promise.all([
      declare(link, { ...answers, certificate: paper.body.id }),
      declare(link, { ...answers, certificate: paper.body.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await look(link)).body).toMatchObject({ is_answered: true });
    expect((await upload(link)).status).toBe(409);
    const read = await hr.get<{ certificate: { url: string } }>(`${asks}${id}/answers/`);
    expect(read.body).toMatchObject({
      current_salary: { currency: 'NPR', amount: '80000.00' },
      expected_salary: { currency: 'USD', amount: '950.50' },
      certificate: { name: 'pay slip.txt' },
    });
    expect((await server.app.inject({ url: read.body.certificate.url })).body).toBe('Salary: 80,000');
    // The list and the spreadsheet say that it was answered, and nothing of what.
    expect(JSON.stringify((await hr.get(asks)).body)).not.toContain('80000');
  });

  it('is not read by who may on-board and not read salaries, nor from another organisation', async () => {
    const { id, link } = await asked();
    await declare(link, { expected_salary: salary });
    const onboarder = await signIn(server, await aMember(server, himal, 'gita', { codes: ['4.09'] }));
    expect([
      (await onboarder.get(`${asks}${id}/`)).status,
      (await onboarder.get(`${asks}${id}/answers/`)).status,
    ]).toEqual([200, 403]);
    expect((await clerk.get(`${asks}${id}/answers/`)).status).toBe(403);
    expect((await stranger.get(`/hris/sagar/salary-declaration/${id}/answers/`)).status).toBe(404);
    expect(
      (await client(server).get(`/candidate-evaluation/?kind=interview&id=${link.id}&token=${link.token}`)).status,
    ).toBe(404);
  });

  it('takes documents of its own link alone, and no more than it may hold', async () => {
    const mine = await asked();
    const other = await asked();
    const paper = await upload(other.link);
    expect((await declare(mine.link, { expected_salary: salary, certificate: paper.body.id })).body).toEqual({
      certificate: ['Send this document again'],
    });
    expect((await upload({ ...mine.link, token: 'z'.repeat(43) })).status).toBe(404);
    const met: number[] = [];
    for (let n = 0; n < 11; n += 1) met.push((await upload(mine.link)).status);
    expect([met[9], met[10]]).toEqual([201, 409]);
    expect((await hr.post(`${asks}${mine.id}/withdraw/`, { remark: 'Not needed' })).status).toBe(200);
    expect((await upload(mine.link)).body).toMatchObject({ code: 'link_withdrawn' });
    expect((await declare(mine.link, { expected_salary: salary })).status).toBe(410);
  });

  it('that is never sent lets its documents go after its end, and one that was sent keeps them', async () => {
    const { context } = server;
    const [ended, sent, waiting] = [await asked(), await asked(), await asked()];
    const [lost, kept, open] = [await upload(ended.link), await upload(sent.link), await upload(waiting.link)];
    await declare(sent.link, { expected_salary: salary, certificate: kept.body.id });
    await hr.post(`${asks}${ended.id}/withdraw/`, { remark: 'Not needed' });
    const keyOf = async (id: number) =>
      (
        await context.database.everywhere.one<{ storage_key: string }>('select storage_key from file where id = $1', [
          id,
        ])
      )?.storage_key;
    const key = (await keyOf(lost.body.id)) ?? '';
    expect(await context.files.has(key)).toBe(true);
    server.now = new Date('2026-11-22T07:00:00.000Z');
    await releaseUndeclared(context);
    await sweepFiles(context);
    expect([await keyOf(lost.body.id), await context.files.has(key)]).toEqual([undefined, false]);
    // What was not sent off within an hour went too.
    expect([await keyOf(kept.body.id), await keyOf(open.body.id)]).toEqual([expect.any(String), undefined]);
  });

  /** Files in the folder of the server, whatever the database knows of them. */
  const onDisk = () =>
    readdirSync(server.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /[0-9a-f]{32}(\.part)?$/.test(name),
    ).length;
  const inDatabase = async () =>
    (await server.context.database.everywhere.one<{ n: number }>('select count(*)::integer as n from file'))?.n;

  it('[S9] a link that sends files without end leaves no more on the disk than it may hold', async () => {
    const { link } = await asked();
    const [disk, rows] = [onDisk(), (await inDatabase()) ?? 0];
    const statuses = (await Promise.all(Array.from({ length: 30 }, () => upload(link)))).map(({ status }) => status);
    for (let n = 0; n < 15; n += 1) statuses.push((await upload(link)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([201, 409, 429]));
    expect([onDisk() - disk, ((await inDatabase()) ?? 0) - rows]).toEqual([10, 10]);
  });

  it('[S9] the share of a link and of all links of an organisation is counted before a file is stored', async () => {
    const { everywhere } = server.context.database;
    const [mine, other] = [await asked(), await asked()];
    const held = await upload(other.link);
    const disk = onDisk();
    const weigh = (bytes: number) => everywhere.query('update file set size = $2 where id = $1', [held.body.id, bytes]);
    await weigh(mostBytesOfLink);
    expect(await upload(other.link)).toMatchObject({ status: 409, body: { code: 'quota_reached' } });
    await weigh(mostBytesOfOrganization);
    expect((await upload(mine.link)).status).toBe(429);
    expect(onDisk()).toBe(disk);
    // Files of declarations that were sent off belong to the organisation, and stand in no candidate's way.
    await weigh(10);
    await declare(other.link, { expected_salary: salary, certificate: held.body.id });
    await weigh(mostBytesOfOrganization);
    expect((await upload(mine.link)).status).toBe(201);
  });

  it('[S9] what was not sent off within an hour is removed, and is asked for again', async () => {
    const { context } = server;
    const { link } = await asked();
    const paper = await upload(link);
    const { storage_key: key = '' } =
      (await context.database.everywhere.one<{ storage_key: string }>('select storage_key from file where id = $1', [
        paper.body.id,
      ])) ?? {};
    const begun = server.now.getTime();
    const sweepAt = async (ms: number) => {
      server.now = new Date(begun + ms);
      await releaseUndeclared(context);
      await sweepFiles(context);
      return context.files.has(key);
    };
    expect([await sweepAt(3_599_000), await sweepAt(3_601_000)]).toEqual([true, false]);
    expect((await declare(link, { expected_salary: salary, certificate: paper.body.id })).body).toEqual({
      certificate: ['Send this document again'],
    });
    const again = await upload(link);
    expect((await declare(link, { expected_salary: salary, certificate: again.body.id })).status).toBe(200);
  });
});

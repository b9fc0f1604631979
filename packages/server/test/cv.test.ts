/** The curriculum vitae of a profile: a PDF of what its reader may read of experience and learning. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Cv from '../src/pdf/cv-pdf.ts';
import type { CvSheet } from '../src/pdf/cv-pdf.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

const drawn = vi.hoisted((): { sheet?: CvSheet } => ({}));
vi.mock('../src/pdf/cv-pdf.ts', async (original) => {
  const { cvPdf } = await original<typeof Cv>();
  return { cvPdf: (sheet: CvSheet) => cvPdf((drawn.sheet = sheet)) };
});

let server: TestServer;
let asha: Client;
let boss: Client;
let bina: Client;
let hr: Client;
let ashaId: number;
const cvOf = (who: Client, query = '', path = `/hris/himal/people/${ashaId}/cv/`) =>
  server.app.inject({ url: `/api/v1${path}${query}`, headers: { authorization: `Bearer ${who.token}` } });

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true }));
  const bossPerson = await aMember(server, himal, 'boss');
  boss = await signIn(server, bossPerson);
  bina = await signIn(server, await aMember(server, himal, 'bina'));
  const person = await aMember(server, himal, 'asha');
  ashaId = person.id;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, name_ne, email, phone, joined_on)
     values ($1, $2, 'H1', 'Asha', 'Sharma', 'आशा शर्मा', 'asha1@himal.test', '9841000001', '2023-07-17')`,
    [himal.id, person.id],
  );
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2023-07-17')`,
    [himal.id, person.id, bossPerson.id],
  );
  for (const [path, body] of [
    [
      'experience',
      { employer: 'Nabil Bank', post: 'Clerk', starts_on: '2019-04-14', ends_on: '2021-04-13', duties: 'Cash' },
    ],
    ['experience', { employer: 'Sagar Traders', post: 'Accountant', starts_on: '2021-05-01' }],
    ['education', { degree: 'BBS', institution: 'Shanker Dev', passed_in: 2018, mark_type: 'GPA', score: '3.4' }],
    ['employee-language', { name: 'Newari', speaking: 'Native', reading: 'Good', writing: 'Basic' }],
  ] as const) {
    const made = await hr.post(`/hris/himal/${path}/`, { employee: ashaId, ...body });
    expect([path, made.status, made.body]).toEqual([path, 201, expect.anything()]);
  }
  asha = await signIn(server, person);
});
afterAll(() => server.close());

it('tells posts the newest first, learning and languages, in the language and calendar of its reader', async () => {
  const answer = await cvOf(asha);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(drawn.sheet).toMatchObject({ name: 'Asha Sharma', contacts: ['asha1@himal.test', '9841000001'] });
  expect(drawn.sheet?.sections).toEqual([
    {
      title: 'Experience',
      entries: [
        { title: 'Accountant, Sagar Traders', lines: ['2021-05-01'] },
        { title: 'Clerk, Nabil Bank', lines: ['2019-04-14 – 2021-04-13', 'Cash'] },
      ],
    },
    {
      title: 'Education',
      entries: [{ title: 'BBS, Shanker Dev, 3.4', lines: ['Year of completion (AD): 2018  ·  Grading: GPA'] }],
    },
    {
      title: 'Languages',
      entries: [{ title: 'Newari', lines: ['Speaking: Native  ·  Reading: Good  ·  Writing: Basic'] }],
    },
  ]);
  await cvOf(asha, '?language=ne&calendar=bs');
  expect(drawn.sheet).toMatchObject({
    name: 'आशा शर्मा',
    sections: [{ title: 'अनुभव', entries: [{}, { lines: ['2076-01-01 – 2077-12-31', 'Cash'] }] }, {}, {}],
  });
});

it('is for the person, who supervises them and who keeps files, at both of its addresses [API-1]', async () => {
  for (const path of [undefined, `/users/${ashaId}/cv/`])
    for (const [who, status] of [
      [asha, 200],
      [boss, 200],
      [hr, 200],
      [bina, 403],
    ] as const)
      expect([path, (await cvOf(who, '', path)).statusCode]).toEqual([path, status]);
});

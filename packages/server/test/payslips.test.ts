/** Payslips as people receive them: papers, the layout, publication at a moment, responses, and all of a payroll in one file. */
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../src/modules/payroll/run/move.ts';
import { pdfText } from './support/pdf-text.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
const people: Record<string, Person> = {};
const clients: Record<string, Client> = {};
const hr = () => clients['hari'] as Client;
const asha = () => clients['asha'] as Client;
const bina = () => clients['bina'] as Client;
const slips: Record<string, number> = {};
let run = 0;

const base = '/payroll/himal/';
const query = <T extends object>(sql: string, values: readonly (string | number | null)[] = []) =>
  server.context.database.everywhere.query<T>(sql, values);
const one = async (sql: string, values: readonly (string | number | null)[]): Promise<number> =>
  (await query<{ id: number }>(`${sql} returning id`, values))[0]?.id ?? 0;

const lines = [
  ['Basic salary', 'आधारभूत तलब', 'basic', 'addition', '60000.00', true],
  ['Allowance', 'भत्ता', 'allowance', 'addition', '40000.00', true],
  ['Overtime', 'अतिरिक्त समय', 'overtime', 'addition', '0.00', true],
  ['Secret basis', 'गोप्य आधार', 'secret_basis', 'off_set', '77777.77', false],
  ['Social security fund', 'सामाजिक सुरक्षा कोष', 'ssf', 'deduction', '6600.00', true],
  ['Remuneration tax', 'पारिश्रमिक कर', 'tax', 'tax_deduction', '1006.67', true],
  ['Employer fund', 'रोजगारदाताको कोष', 'ssf_employer', 'type1_cost', '12000.00', true],
] as const;

/** A confirmed payroll of a month with a payslip for each of these people. */
async function confirmed(month: string, startsOn: string, endsOn: string, names: readonly string[]): Promise<number> {
  const id = await one(
    `insert into pay_run (organization_id, name, month, starts_on, ends_on, paid_on, status, packages, people, approvals, confirmed_at, prepared_by_id)
     values ($1, $2, $2, $3, $4, $4, 'Confirmed', '{}', $5, 1, now(), $6)`,
    [himal.id, month, startsOn, endsOn, names.length, (people['hari'] as Person).id],
  );
  for (const name of names) {
    const slip = await one(
      `insert into pay_slip (organization_id, run_id, employee_id, month, tax_month, starts_on, paid_on, employed_days, unpaid_days, gross, deductions, tax, net, employer_cost, status,
              question, tax_portion, counted_income, counted_retirement, year_tax)
       values ($1, $2, $3, $4, $4, $5, $6, 31, 1.5, 100000, 7606.67, 1006.67, 92393.33, 12000, 'Confirmed', '{}', 0, 0, 0, 0)`,
      [himal.id, id, (people[name] as Person).id, month, startsOn, endsOn],
    );
    slips[`${name} ${month}`] = slip;
    for (const [place, [heading, ne, formula, type, amount, isShown]] of lines.entries())
      await query(
        `insert into pay_slip_lines (organization_id, parent_id, position, heading, heading_ne, formula_name, type, amount, is_shown)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9::boolean)`,
        [himal.id, slip, place, heading, ne, formula, type, amount, String(isShown)],
      );
  }
  return id;
}

const month = 'bs:2083-04';
const act = (who: Client, id: number, action: string, input: object = {}) =>
  who.post<{ status: string; code?: string; publish_at: string | null }>(
    `${base}collection/${id}/${action}/?as=hr`,
    input,
  );
const respond = (who: Client, slip: number, action: string, input: object = {}, as = 'user') =>
  who.post<{ response: string; acknowledged_at: string | null; actions: string[]; code?: string }>(
    `${base}payslip/${slip}/${action}/?as=${as}`,
    input,
  );
const own = (name: string) => slips[`${name} ${month}`] as number;
const bearer = ({ token }: Client) => ({ authorization: `Bearer ${token}` });
async function paper(who: Client, path: string): Promise<{ status: number; pages: string[] }> {
  const answer = await server.app.inject({ url: `/api/v1${base}${path}`, headers: bearer(who) });
  return { status: answer.statusCode, pages: answer.statusCode === 200 ? pdfText(answer.rawPayload) : [] };
}
const told = async (name: string): Promise<string[]> =>
  (
    await query<{ text_en: string }>('select text_en from notification where recipient_id = $1 order by id', [
      (people[name] as Person).id,
    ])
  ).map(({ text_en }) => text_en);
const layout = (body: object) => hr().patch(`${base}payslip-layout/`, body);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  for (const [name, rights] of [
    ['hari', { is_hr_admin: true }],
    ['asha', {}],
    ['bina', {}],
    ['chef', {}],
  ] as const) {
    const person = await aMember(server, himal, name, rights);
    people[name] = person;
    clients[name] = await signIn(server, person);
    await query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, name_ne, email, joined_on, gender, pan_number)
       values ($1, $2, $3, $4, 'Sharma', $5, $6, '2020-01-01', 'Male', '301234567')`,
      [himal.id, person.id, `E-${name}`, name, name === 'asha' ? 'आशा शर्मा' : null, person.email],
    );
  }
  await query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, (people['asha'] as Person).id, (people['chef'] as Person).id],
  );
  await query(
    `with b as (insert into bank (organization_id, name) values ($1, 'Himalayan Bank') returning id)
     insert into bank_account (organization_id, employee_id, bank_id, account_number, account_name, is_primary)
     select $1, $2, id, '00112233445566', 'Asha', true from b`,
    [himal.id, (people['asha'] as Person).id],
  );
  run = await confirmed(month, '2026-07-17', '2026-08-16', ['asha', 'bina']);
});
afterAll(() => server.close());

describe('publication at a moment', () => {
  it('refuses one that is over', async () => {
    const refused = await act(hr(), run, 'publish', { publish_at: '2020-01-01T00:00:00Z' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['publish_at']]);
  });

  it('shows and tells nothing before it, and tells each employee once, also where a server does it again [PC-36]', async () => {
    const at = new Date(server.context.clock().getTime() + 120_000).toISOString();
    expect((await act(hr(), run, 'publish', { publish_at: at })).body).toMatchObject({ status: 'Confirmed' });
    await publishDue(server.context);
    expect((await asha().get<{ results: unknown[] }>(`${base}payslip/?as=user`)).body.results).toEqual([]);
    expect((await asha().get(`${base}payslip/${own('asha')}/?as=user`)).status).toBe(404);
    expect((await paper(asha(), `payslip/${own('asha')}/pdf/`)).status).toBe(404);
    expect(await told('asha')).toEqual([]);

    server.move(120_000);
    await Promise.all([publishDue(server.context), publishDue(server.context)]);
    await publishDue(server.context);
    expect((await hr().get<{ status: string }>(`${base}collection/${run}/?as=hr`)).body.status).toBe('Published');
    for (const name of ['asha', 'bina']) {
      const words = await told(name);
      expect(words).toEqual(['Your payslip of Shrawan 2083 is available']);
    }
    expect(await told('chef')).toEqual([]);
  });
});

describe('a payslip as PDF', () => {
  it('is one page with figures, days, tax of the year, words and the end of the account', async () => {
    const { status, pages } = await paper(asha(), `payslip/${own('asha')}/pdf/?language=en`);
    expect([status, pages.length]).toEqual([200, 1]);
    for (const text of [
      'Payslip',
      'Shrawan 2083 (17 Jul 2026 – 16 Aug 2026)',
      'E-asha',
      '301234567',
      'Basic salary',
      '60,000.00',
      '1,00,000.00',
      '92,393.33',
      'Ninety-two thousand three hundred ninety-three rupees and thirty-three paisa only',
      'Himalayan Bank, ••••5566',
      '1.5',
      'Employer fund',
    ])
      expect(pages[0]).toContain(text);
    expect(pages[0]).not.toContain('00112233');
    // A heading of zero, and one that is hidden on payslips.
    for (const hidden of ['Overtime', 'Secret', '77,777']) expect(pages[0]).not.toContain(hidden);
  });

  it('speaks the language of its reader', async () => {
    const { pages } = await paper(asha(), `payslip/${own('asha')}/pdf/?language=ne`);
    for (const text of ['९२,३९३.३३', '२०८३']) expect(pages[0]).toContain(text);
    expect(pages[0]).not.toContain('Net pay');
  });

  it('follows the layout of the organisation', async () => {
    expect(
      (
        await layout({
          title: 'Salary slip',
          shows_words: false,
          shows_account: false,
          shows_employer: false,
          shows_days: false,
          shows_signature: true,
          hides_zero: false,
          note: 'Ask the desk of HR.',
          language: 'both',
        })
      ).status,
    ).toBe(200);
    const [page = ''] = (await paper(asha(), `payslip/${own('asha')}/pdf/?language=ne`)).pages;
    for (const text of ['Salary slip', 'Net pay / ', 'Received by', 'Ask the desk of HR.', 'Overtime / '])
      expect(page).toContain(text);
    for (const text of ['rupees', '5566', 'Employer fund', 'Days employed']) expect(page).not.toContain(text);
    expect((await paper(hr(), 'payslip-layout/preview/?language=en')).pages[0]).toContain('Salary slip');
    const seen = await asha().get<{ layout: object }>(`${base}payslip/${own('asha')}/?as=user`);
    expect(seen.body.layout).toEqual({ hides_zero: false, shows_employer: false });
    await layout({
      title: null,
      shows_words: true,
      shows_account: true,
      shows_employer: true,
      shows_days: true,
      shows_signature: false,
      hides_zero: true,
      note: null,
      language: 'reader',
    });
  });

  it('of a year has a page a month, and counts the tax from the beginning of the year', async () => {
    const second = await confirmed('bs:2083-05', '2026-08-17', '2026-09-16', ['asha']);
    // What is not published is not in it.
    expect((await paper(asha(), 'yearly-payslip/pdf/?day=2026-08-20')).pages).toHaveLength(1);
    expect((await act(hr(), second, 'publish')).status).toBe(200);
    const { pages } = await paper(asha(), 'yearly-payslip/pdf/?day=2026-08-20');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Shrawan 2083');
    expect(pages[1]).toContain('2,013.34');
    expect((await paper(asha(), 'yearly-payslip/pdf/?day=2025-08-20')).status).toBe(404);
  });

  it('is written down where HR reads it', async () => {
    const before = await query('select 1 from audit_event where action = $1 and actor_id = $2', [
      'viewed',
      (people['hari'] as Person).id,
    ]);
    expect((await paper(hr(), `payslip/${own('asha')}/pdf/?as=hr`)).status).toBe(200);
    const after = await query<{ object_id: string }>(
      'select object_id from audit_event where action = $1 and actor_id = $2 order by id desc',
      ['viewed', (people['hari'] as Person).id],
    );
    expect(after.length).toBe(before.length + 1);
    expect(after[0]?.object_id).toBe(String((people['asha'] as Person).id));
  });
});

describe('headings that are hidden on payslips', () => {
  const detail = (who: Client, as: string) =>
    who.get<{ lines: { heading: string }[] }>(`${base}payslip/${own('asha')}/?as=${as}`);

  it('are in no answer to the employee: record, list, spreadsheet, filter or sum', async () => {
    const wish = `payslip/?as=user&month=${encodeURIComponent(month)}`;
    const record = JSON.stringify((await detail(asha(), 'user')).body);
    const list = JSON.stringify((await asha().get(`${base}${wish}`)).body);
    const notified = JSON.stringify((await detail(asha(), 'notification')).body);
    for (const said of [record, list, notified]) {
      expect(said).toContain('Basic salary');
      expect(said).not.toContain('ecret');
    }
    const csv = await server.app.inject({
      url: `/api/v1${base}payslip/export/?as=user&format=csv`,
      headers: bearer(asha()),
    });
    expect(csv.statusCode).toBe(200);
    expect(csv.body).toContain('Basic salary');
    expect(csv.body).not.toContain('ecret');
    const found = async (who: Client, filter: string, as: string) =>
      (await who.get<{ count: number }>(`${base}payslip/?as=${as}&${filter}`)).body.count;
    expect(await found(asha(), 'lines.formula_name=secret_basis', 'user')).toBe(0);
    expect(await found(hr(), 'lines.formula_name=secret_basis', 'hr')).toBeGreaterThan(0);
    const sums = async (who: Client, as: string) =>
      JSON.stringify(
        (
          await who.get(
            `${base}payslip/aggregate/?as=${as}&group_by=lines.formula_name&measures=${encodeURIComponent('sum:lines.amount')}`,
          )
        ).body,
      );
    expect(await sums(asha(), 'user')).not.toContain('secret');
    expect(await sums(hr(), 'hr')).toContain('secret');
    const total = async (who: Client, as: string) =>
      JSON.stringify(
        (
          await who.get(
            `${base}payslip/aggregate/?as=${as}&group_by=month&employee=${(people['asha'] as Person).id}&month=${encodeURIComponent(month)}&measures=${encodeURIComponent('sum:lines.amount')}`,
          )
        ).body,
      );
    expect(await total(asha(), 'user')).toContain('119606.67');
    expect(await total(hr(), 'hr')).toContain('197384.44');
  });

  it('are there for HR', async () => {
    expect(JSON.stringify((await detail(hr(), 'hr')).body)).toContain('Secret basis');
  });
});

describe('others', () => {
  it.each(['bina', 'chef'])('as %s get no slip, paper, list, sum or file of another employee [PC-37]', async (name) => {
    const who = clients[name] as Client;
    const of = (people['asha'] as Person).id;
    for (const of_ of ['user', 'supervisor', 'notification'] as const) {
      expect((await who.get(`${base}payslip/${own('asha')}/?as=${of_}`)).status).toBe(404);
      expect((await paper(who, `payslip/${own('asha')}/pdf/?as=${of_}`)).status).toBe(404);
      for (const filter of ['', `&employee=${of}`]) {
        const { results } = (
          await who.get<{ results: { employee: { id: number } }[] }>(`${base}payslip/?as=${of_}${filter}`)
        ).body;
        expect(results.filter(({ employee }) => employee.id !== (people[name] as Person).id)).toEqual([]);
      }
    }
    expect((await who.get(`${base}payslip/${own('asha')}/?as=hr`)).status).toBe(403);
    expect((await paper(who, `payslip/${own('asha')}/pdf/?as=hr`)).status).toBe(403);
    expect((await who.get(`${base}payslip/?as=hr`)).status).toBe(403);
    expect((await who.get(`${base}payslip/aggregate/?as=hr&group_by=run`)).status).toBe(403);
    expect((await who.get(`${base}payslip/export/?as=hr`)).status).toBe(403);
    for (const path of ['', 'file/'])
      expect((await who.get(`${base}collection/${run}/archive/${path}`)).status).toBe(403);
    expect((await who.post(`${base}collection/${run}/archive/`)).status).toBe(403);
    expect((await respond(who, own('asha'), 'acknowledge')).status).toBe(404);
    expect((await respond(who, own('asha'), 'answer', { remark: 'x' }, 'hr')).status).toBe(403);
  });
});

describe('a response', () => {
  it('acknowledges once, by the owner alone, with the moment', async () => {
    expect((await respond(hr(), own('asha'), 'acknowledge', {}, 'hr')).status).toBe(403);
    const first = await respond(asha(), own('asha'), 'acknowledge');
    expect(first).toMatchObject({ status: 200, body: { response: 'acknowledged', actions: ['ask'] } });
    expect(first.body.acknowledged_at).toBe(server.context.clock().toISOString());
    server.move(60_000);
    const again = await respond(asha(), own('asha'), 'acknowledge');
    expect([again.status, again.body.code]).toEqual([409, 'acknowledged']);
    const [row] = await query<{ acknowledged_at: Date }>('select acknowledged_at from pay_slip where id = $1', [
      own('asha'),
    ]);
    expect(new Date(row?.acknowledged_at ?? 0).toISOString()).toBe(first.body.acknowledged_at);
  });

  it('is a question that HR answers, without its words in notifications', async () => {
    expect((await respond(bina(), own('bina'), 'ask')).status).toBe(400);
    expect((await respond(bina(), own('bina'), 'ask', { remark: 'Why is the tax 1,006?' })).body).toMatchObject({
      response: 'question',
      inquiry: 'Why is the tax 1,006?',
    });
    const again = await respond(bina(), own('bina'), 'ask', { remark: 'And the fund?' });
    expect([again.status, again.body.code]).toEqual([409, 'question_open']);
    const words = await query<{ text_en: string; code: string }>(
      'select text_en, code from organization_notification where organization_id = $1 order by id desc limit 1',
      [himal.id],
    );
    expect(words).toEqual([{ text_en: 'A question about a payslip of Shrawan 2083', code: '11.00' }]);
    const list = await hr().get<{ results: { id: number; actions: string[] }[] }>(
      `${base}payslip/?as=hr&status=Published&response=question`,
    );
    expect(list.body.results).toMatchObject([{ id: own('bina'), actions: ['answer'] }]);
    const answered = await respond(hr(), own('bina'), 'answer', { remark: 'It is the 1 % of the first band.' }, 'hr');
    expect(answered).toMatchObject({ status: 200, body: { response: 'answered' } });
    expect((await told('bina')).at(-1)).toBe('HR answered your question about the payslip of Shrawan 2083');
    const seen = await bina().get<{ answer: string; histories: { action_performed: string; remarks: string }[] }>(
      `${base}payslip/${own('bina')}/?as=user`,
    );
    expect(seen.body).toMatchObject({
      answer: 'It is the 1 % of the first band.',
      histories: [
        { action_performed: 'Asked', remarks: 'Why is the tax 1,006?' },
        { action_performed: 'Answered', remarks: 'It is the 1 % of the first band.' },
      ],
    });
  });

  it('is missing of some, whom HR reminds, and never of people without a published payslip', async () => {
    const hidden = await confirmed('bs:2083-06', '2026-09-17', '2026-10-17', ['asha', 'bina']);
    const ids = [own('asha'), own('bina'), slips['bina bs:2083-06'] as number];
    const before = (await told('bina')).length;
    const reminded = await hr().post<{ results: { id: number; status: string }[] }>(
      `${base}payslip/bulk/remind/?as=hr`,
      {
        ids,
      },
    );
    expect(reminded.status).toBe(200);
    expect(reminded.body.results.map(({ id, status }) => [id, status])).toEqual([
      [own('asha'), 'refused'],
      [own('bina'), 'done'],
      [ids[2], 'refused'],
    ]);
    expect((await told('bina')).slice(before)).toEqual(['Please acknowledge your payslip of Shrawan 2083']);
    expect((await told('asha')).join()).not.toContain('acknowledge');
    expect((await respond(asha(), own('asha'), 'remind', {}, 'hr')).status).toBe(403);
    await query(`update pay_run set status = 'Discarded' where id = $1`, [hidden]);
    await query(`update pay_slip set status = 'Discarded' where run_id = $1`, [hidden]);
  });

  it('is counted by payroll', async () => {
    const { body } = await hr().get(`${base}payslip/aggregate/?as=hr&group_by=run,response&status=Published`);
    expect(JSON.stringify(body)).toContain('acknowledged');
  });
});

describe('all payslips of a payroll', () => {
  interface State {
    readonly is_working: boolean;
    readonly is_ready: boolean;
    readonly progress: { readonly done: number; readonly total: number };
    readonly message: { readonly en: string } | null;
  }
  const path = () => `${base}collection/${run}/archive/`;

  it('are one ZIP with a PDF for each employee, fetched by who asked for it', async () => {
    expect((await hr().get(path())).body).toBeNull();
    const [first, second] = await Promise.all([hr().post<State>(path()), hr().post<State>(path())]);
    expect([first.status, second.status]).toEqual([202, 202]);
    const ready = await until('the archive', async () => {
      const { body } = await hr().get<State>(path());
      return body.is_working ? undefined : body;
    });
    expect(ready).toMatchObject({
      is_ready: true,
      progress: { done: 2, total: 2 },
      message: { en: '2 payslips are ready to download.' },
    });
    expect(await query('select 1 from paper_archive')).toHaveLength(1);
    const file = await server.app.inject({ url: `/api/v1${path()}file/`, headers: bearer(hr()) });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
    const zip = await yauzl.fromBufferPromise(file.rawPayload);
    const texts: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      const chunks: Buffer[] = [];
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
      texts[entry.fileName] = pdfText(Buffer.concat(chunks)).join('\n');
    }
    expect(Object.keys(texts)).toEqual(['E-asha-2083-04.pdf', 'E-bina-2083-04.pdf']);
    expect(texts['E-asha-2083-04.pdf']).toContain('92,393.33');
    expect(texts['E-bina-2083-04.pdf']).toContain('E-bina');
    expect(texts['E-bina-2083-04.pdf']).not.toContain('Secret');
    expect(
      await query(`select 1 from audit_event where action = 'payslips_exported' and object_id = $1`, [String(run)]),
    ).toHaveLength(1);
  });

  it('are refused before the payroll is confirmed', async () => {
    await query(`update pay_run set status = 'Approved' where id = $1`, [run]);
    const refused = await hr().post<{ code: string }>(path());
    expect([refused.status, refused.body.code]).toEqual([409, 'not_confirmed']);
    await query(`update pay_run set status = 'Published' where id = $1`, [run]);
  });
});

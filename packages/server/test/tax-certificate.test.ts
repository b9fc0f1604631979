/** Tax certificates: figures of a year across employments, excess, earlier income, receipts, what is missing, papers, and who reads them. */
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { pdfText } from './support/pdf-text.ts';
import { signIn, startServer, until, type Client, type TestServer } from './support/server.ts';

interface Row {
  readonly id: number;
  readonly employee: { readonly id: number };
  readonly fiscal_year: string;
  readonly months: number;
  readonly gross: string;
  readonly tax: string;
  readonly year_tax: string;
  readonly excess: string | null;
  readonly missing: readonly string[];
  readonly status: string;
}

let server: TestServer;
let payroll: Payroll;
let hr: Client;
let asha: Client;

const firstHalf = ['04', '05', '06', '07', '08', '09'].map((month) => `bs:2083-${month}`);
const secondHalf = ['2083-10', '2083-11', '2083-12', '2084-01', '2084-02', '2084-03'].map((month) => `bs:${month}`);
const names = ['asha', 'bina', 'chitra', 'dipa'] as const;
/** 1 Magh and 1 Falgun 2083. */
const [magh, falgun] = ['2027-01-15', '2027-02-13'];

const certificates = async (more = ''): Promise<readonly Row[]> =>
  (await hr.get<{ results: Row[] }>(`${payroll.base}tax-certificate/?limit=50${more}`)).body.results;
const of = async (name: string): Promise<Row> =>
  (await certificates()).find(({ employee }) => employee.id === payroll.person(name).id) as Row;
const read = async (who: Client, path: string): Promise<{ status: number; text: string }> => {
  const answer = await server.app.inject({
    url: `/api/v1${payroll.base}${path}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  return {
    status: answer.statusCode,
    text: answer.statusCode === 200 ? pdfText(answer.rawPayload).join('\n').replaceAll(/ +/g, ' ') : '',
  };
};
const paper = async (name: string): Promise<string> =>
  (await read(hr, `tax-certificate/${(await of(name)).id}/pdf/`)).text;
const employed = (name: string, from: string, to: string | null, change = 'Joining') =>
  payroll.query(
    `insert into employment (organization_id, employee_id, change, starts_on, ends_on) values ($1, $2, '${change}', $3, ${to === null ? 'null' : `'${to}'`})`,
    [payroll.organization.id, payroll.person(name).id, from],
  );
const setting = (body: object) => hr.patch(`${payroll.base}tax-certificate-setting/`, body);

beforeAll(async () => {
  // 2083/84 is over.
  server = await startServer({}, { now: new Date('2027-07-25T06:15:00.000Z') });
  payroll = await Payroll.of(server, 'himal');
  ({ hr } = payroll);
  await hr.post(`${payroll.base}heading/ready-made/`);
  const plain = await payroll.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
  asha = await signIn(server, await payroll.anEmployee('asha'));
  for (const name of ['bina', 'dipa']) await payroll.anEmployee(name);
  await payroll.anEmployee('chitra', magh);
  const ofAsha = await payroll.assign('asha', plain, { basic: '150000.00' });
  expect(ofAsha.status).toBe(201);
  await payroll.assign('bina', plain, { basic: '87000.00' });
  await payroll.assign('chitra', plain, { basic: '120000.00' }, magh);
  await payroll.assign('dipa', plain, { basic: '100000.00' });
  const profile = await hr.post(`${payroll.base}profile/`, {
    employee: payroll.person('chitra').id,
    starts_on: magh,
    tax_status: 'single',
    other_income: 'none',
    opening_year: '2083/84',
    opening_income: '480000.00',
    opening_tax: '4800.00',
    opening_first_band: '4800.00',
  });
  expect(profile.status).toBe(201);
  await payroll.query(
    `update employee set pan_number = '60' || user_id where organization_id = $1 and employee_code <> 'E-bina'`,
    [payroll.organization.id],
  );
  for (const month of firstHalf) {
    // Dipa leaves with the end of Kartik and is hired again on 1 Falgun.
    if (month === 'bs:2083-07') await employed('dipa', '2020-01-01', '2026-11-16');
    await payroll.pay(month);
  }
  await employed('dipa', falgun, null, 'Rejoining');
  // Bina leaves on 12 Magh.
  await employed('bina', '2020-01-01', '2027-01-26');
});
afterAll(() => server.close());

describe('a year that is not closed', () => {
  it('has provisional certificates, which say so on paper and what they lack in the list', async () => {
    const [first] = await certificates();
    expect([first?.fiscal_year, first?.status]).toEqual(['2083/84', 'provisional']);
    expect((await of('bina')).missing).toEqual(['pan', 'employer_pan', 'signatory', 'receipt']);
    expect((await of('asha')).missing).toEqual(['employer_pan', 'signatory', 'receipt']);
    expect((await certificates('&missing__has=pan')).map(({ employee }) => employee.id)).toEqual([
      payroll.person('bina').id,
    ]);
    const text = await paper('asha');
    expect(text).toContain('Provisional');
    expect(text).toContain('Projected tax of the year');
  });
});

describe('a year that is closed', () => {
  beforeAll(async () => {
    const { body } = await hr.get<{ results: { id: number; employee: { id: number } }[] }>(
      `${payroll.base}package-assignment/?limit=50`,
    );
    const own = body.results.find(({ employee }) => employee.id === payroll.person('asha').id);
    const plain = (await payroll.idsBy('package', 'name'))['Plain'] as number;
    await payroll.query(`update pay_package_assignment set ends_on = '2027-01-14' where id = $1`, [own?.id ?? 0]);
    expect((await payroll.assign('asha', plain, { basic: '60000.00' }, magh)).status).toBe(201);
    for (const month of secondHalf) await payroll.pay(month);
  });

  it('shows what was withheld too much [PC-11, PC-18]', async () => {
    expect(await of('asha')).toMatchObject({
      status: 'final',
      months: 12,
      gross: '1260000.00',
      tax: '60000.00',
      year_tax: '36000.00',
      excess: '24000.00',
    });
    expect(await of('bina')).toMatchObject({
      gross: '558000.00',
      tax: '7200.00',
      year_tax: '5580.00',
      excess: '1620.00',
    });
    const text = await paper('asha');
    expect(text).toMatch(/Excess tax withheld[^\n]* 24,000\.00/);
    expect(text).not.toContain('Provisional');
    expect(await paper('bina')).toMatch(/Excess tax withheld[^\n]* 1,620\.00/);
  });

  it('counts the income and the tax of an earlier employer [PC-17]', async () => {
    const row = await of('chitra');
    expect(row).toMatchObject({ gross: '720000.00', tax: '25200.00', year_tax: '30000.00', excess: null });
    const text = await paper('chitra');
    expect(text).toMatch(/Elsewhere, declared[^\n]* 4,80,000\.00/);
    expect(text).toMatch(/Withheld elsewhere[^\n]* 4,800\.00/);
    expect(text).toMatch(/Assessable income[^\n]* 12,00,000\.00/);
    expect(text).not.toContain('No earlier income of the year is declared.');
    expect(await paper('asha')).toContain('No earlier income of the year is declared.');
  });

  it('has one certificate of a person who left and was hired again [PC-68]', async () => {
    const own = (await certificates()).filter(({ employee }) => employee.id === payroll.person('dipa').id);
    expect(own).toEqual([
      expect.objectContaining({ months: 9, gross: '900000.00', tax: '9000.00', year_tax: '9000.00' }),
    ]);
  });

  it('adds up to the payslips of the year, by month and in all', async () => {
    const sums = await payroll.query<{ employee_id: number; gross: string; tax: string }>(
      `select employee_id, sum(gross)::text as gross, sum(tax)::text as tax from pay_slip where status = 'Published' group by 1`,
    );
    expect(sums).toHaveLength(names.length);
    for (const { employee_id, gross, tax } of sums)
      expect((await certificates()).find(({ employee }) => employee.id === employee_id)).toMatchObject({ gross, tax });
    const text = await paper('dipa');
    for (const month of ['Shrawan', 'Kartik', 'Falgun', 'Ashad 2084']) expect(text).toContain(month);
    expect(text).not.toContain('Mangsir 2083');
  });

  it('names the receipts of the tax office, and lacks none once each month has one', async () => {
    for (const month of [...firstHalf, ...secondHalf]) {
      const { id } = await payroll.runOf(month);
      const written = await hr.post<{ id: number }>(`${payroll.base}collection/${id}/output-file/tax/`, {
        template: 'etds',
        format: 'csv',
        leaves_out: true,
      });
      // In later months only Dipa and Chitra pay tax.
      if (written.status !== 201) continue;
      const receipt = {
        receipt_number: `R-${month.slice(3)}`,
        paid_on: '2027-07-20',
        paid_by: payroll.person('asha').id,
      };
      expect((await hr.post(`${payroll.base}output-file/${written.body.id}/pay/?as=hr`, receipt)).status).toBe(200);
    }
    expect((await of('asha')).missing).toEqual(['employer_pan', 'signatory']);
    // A file takes no one without a PAN.
    expect((await of('bina')).missing).toContain('receipt');
    const text = await paper('asha');
    expect(text).toContain('R-2083-04');
    expect(text).not.toContain('R-2083-11');
  });

  it('is written as the settings say', async () => {
    const refused = await setting({ signatory: 'x'.repeat(101) });
    expect(refused.status).toBe(400);
    const stored = await setting({
      language: 'en',
      signatory: 'Sita Rai',
      post: 'Finance head',
      place: 'Lalitpur',
      remark: 'For the tax office',
      shows_months: false,
      shows_deposits: false,
    });
    expect(stored.status).toBe(200);
    await payroll.query(
      `insert into organization_profile (organization_id, pan, mail_language) values ($1, '301234567', 'en')
       on conflict (organization_id) do update set pan = excluded.pan`,
      [payroll.organization.id],
    );
    await hr.patch(`${payroll.base}tax-report-setting/`, { tax_office: 'Inland Revenue Office, Lalitpur' });
    const text = await paper('asha');
    for (const part of [
      'Inland Revenue Office, Lalitpur',
      'Sita Rai',
      'Finance head',
      'Lalitpur',
      'For the tax office',
      '301234567',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Shrawan 2083');
    expect(text).not.toContain('R-2083-04');
    expect(text).not.toMatch(/[\u0900-\u097f]/u);
    expect((await of('asha')).missing).toEqual([]);
    await setting({ language: 'both' });
    expect(await paper('asha')).toMatch(/[\u0900-\u097f]/u);
  });

  it('is one ZIP with a PDF for each person', async () => {
    const path = `${payroll.base}tax-certificate/archive/`;
    expect((await hr.get(`${path}?fiscal_year=2083/84`)).body).toBeNull();
    expect((await hr.post(`${path}?fiscal_year=2083/84`)).status).toBe(202);
    const ready = await until('the archive', async () => {
      const { body } = await hr.get<{ is_working: boolean }>(`${path}?fiscal_year=2083/84`);
      return body.is_working ? undefined : body;
    });
    expect(ready).toMatchObject({ is_ready: true, message: { en: '4 tax certificates are ready to download.' } });
    const file = await server.app.inject({
      url: `/api/v1${path}file/?fiscal_year=2083/84`,
      headers: { authorization: `Bearer ${hr.token}` },
    });
    const zip = await yauzl.fromBufferPromise(file.rawPayload);
    const entries: string[] = [];
    for await (const { fileName } of zip.eachEntry()) entries.push(fileName);
    expect(entries.toSorted()).toEqual(names.map((name) => `E-${name}-2083-84.pdf`));
    expect((await hr.get(`${path}?fiscal_year=2082/83`)).body).toBeNull();
    expect((await hr.get(`${path}?fiscal_year=nothing`)).status).toBe(400);
  });
});

describe('who reads certificates', () => {
  it('employees fetch their own of a year, and that of no other employee', async () => {
    const own = await read(asha, 'tax-certificate/own/pdf/?day=2026-09-01');
    expect(own.status).toBe(200);
    expect(own.text).toContain('24,000.00');
    expect((await read(asha, 'tax-certificate/own/pdf/?day=2025-09-01')).status).toBe(404);
    expect((await asha.get(`${payroll.base}tax-certificate/`)).status).toBe(403);
    const other = await of('bina');
    expect((await read(asha, `tax-certificate/${other.id}/pdf/`)).status).toBe(403);
    expect((await asha.post(`${payroll.base}tax-certificate/archive/`)).status).toBe(403);
    expect((await asha.get(`${payroll.base}tax-certificate-setting/`)).status).toBe(403);
  });

  it('shows employees published payslips alone, and calls the rest of the year open', async () => {
    await payroll.query(`update pay_slip set status = 'Confirmed' where employee_id = $1 and month = 'bs:2084-03'`, [
      payroll.person('asha').id,
    ]);
    expect((await read(asha, 'tax-certificate/own/pdf/?day=2026-09-01')).text).toContain('Provisional');
    expect(await paper('asha')).not.toContain('Provisional');
  });

  it('writes down who read them', async () => {
    const views = await payroll.query(
      `select 1 from audit_event where action = 'viewed' and after->>'section' = 'tax_certificate'`,
    );
    expect(views.length).toBeGreaterThan(0);
  });
});

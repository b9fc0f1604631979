/** A payroll next to the register of another payroll system: what is equal, what differs, and the likely cause. */
import type { ArchiveLook } from '@karmik/model/payroll/archive/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { signIn, startServer, type Client, type TestServer } from './support/server.ts';

const shrawan = 'bs:2083-04';
const register = [
  'Salary sheet of Shrawan',
  'Emp Code,Name,Basic Salary,Allowances,TDS,Tea',
  'E-asha,Asha,"60,000","5,000",650,',
  'E-bina,Bina,"30,000.40",,310,200',
  'E-chitra,Chitra,"31,000",,310,',
  'E-esha,Esha,"20,000",,200,',
].join('\n');

let server: TestServer;
let payroll: Payroll;
let asha: Client;

interface Line {
  readonly employee: { readonly full_name: string };
  readonly heading: string;
  readonly theirs: string;
  readonly ours: string;
  readonly difference: string;
  readonly net_effect: string;
  readonly cause: string;
}

beforeAll(async () => {
  server = await startServer({}, { now: new Date('2026-11-20T06:15:00.000Z') });
  payroll = await Payroll.of(server, 'parallel');
  const year = { used_for: 'Payroll', calendar: 'BS', starts_on: '2026-07-17', ends_on: '2027-07-16' };
  await payroll.hr.post(`/org/${payroll.organization.slug}/fiscal-year/`, { name: '2083/84', ...year });
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  const plain = await payroll.aPackage('Plain', ['basic', 'allowance', 'social_security_tax', 'remuneration_tax']);
  asha = await signIn(server, await payroll.anEmployee('asha'));
  for (const name of ['bina', 'chitra', 'dinesh', 'esha']) await payroll.anEmployee(name);
  await payroll.assign('asha', plain, { basic: '60000.00', allowance: '5000.00' });
  await payroll.assign('bina', plain, { basic: '30000.00' });
  await payroll.assign('chitra', plain, { basic: '31000.00' });
  await payroll.assign('dinesh', plain, { basic: '25000.00' });
  await payroll.absent('chitra', ['2026-07-20', '2026-07-21']);
  await payroll.close(shrawan);
  await payroll.generate(shrawan);
});
afterAll(() => server.close());

const send = (query: string) =>
  payroll.hr.upload<ArchiveLook & Record<string, string[]>>(
    `${payroll.base}archive-import/import/?${query}`,
    'Shrawan.csv',
    register,
  );

/** Lines as `employee heading: theirs, ours, cause`. */
async function compared(): Promise<Record<string, readonly [string, string, string]>> {
  const { status, body } = await payroll.hr.get<{ results: Line[] }>(`${payroll.base}reports/comparison/?limit=100`);
  expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
  return Object.fromEntries(
    body.results.map(({ employee, heading, theirs, ours, cause }) => [
      `${employee.full_name.split(' ')[0]} ${heading}`,
      [theirs, ours, cause],
    ]),
  );
}

describe('a register for comparison', () => {
  let made = 0;

  it('is of a month, and is stored once its headings are confirmed', async () => {
    expect(await send('purpose=comparison&period=year&fiscal_year=1')).toMatchObject({
      status: 400,
      body: { period: [expect.stringContaining('a month')] },
    });
    const of = `purpose=comparison&period=month&month=${shrawan}`;
    const { body } = await send(of);
    const headings = body.columns.map(({ heading, type }) => ({ name: heading, type }));
    expect((await payroll.hr.post(`${payroll.base}earlier-heading/match/`, { headings })).status).toBe(204);
    const stored = await send(`${of}&dry_run=false`);
    expect([stored.status, stored.body.stored]).toEqual([200, expect.any(Number)]);
    made = stored.body.stored ?? 0;
  });

  it('is compared by employee and heading, all tax together, with the likely cause of each difference', async () => {
    const first = await compared();
    expect(first['asha Allowances']).toEqual(['5000.00', '0.00', 'heading']);
    const { body } = await payroll.hr.get<{ results: { id: number; name: string }[] }>(
      `${payroll.base}earlier-heading/?limit=100`,
    );
    const allowances = body.results.find(({ name }) => name === 'Allowances');
    const matched = await payroll.hr.patch(`${payroll.base}earlier-heading/${allowances?.id}/`, {
      heading: await payroll.heading('allowance'),
    });
    expect(matched.status).toBe(200);
    expect(await compared()).toEqual({
      'asha Basic salary': ['60000.00', '60000.00', 'equal'],
      'asha Other allowance': ['5000.00', '5000.00', 'equal'],
      'asha Tax': ['650.00', '650.00', 'equal'],
      'bina Basic salary': ['30000.40', '30000.00', 'rounding'],
      'bina Tax': ['310.00', '300.00', 'tax'],
      'bina Tea': ['200.00', '0.00', 'heading'],
      // Two of 31 days.
      'chitra Basic salary': ['31000.00', '29000.00', 'days'],
      'chitra Tax': ['310.00', expect.stringMatching(/^30\d\.\d\d$/), 'tax'],
      'dinesh Basic salary': ['0.00', '25000.00', 'not_in_register'],
      'dinesh Tax': ['0.00', '250.00', 'not_in_register'],
      'esha Basic Salary': ['20000.00', '0.00', 'not_in_payroll'],
      'esha Tax': ['200.00', '0.00', 'not_in_payroll'],
    });
  });

  it('says what of the net pay differs', async () => {
    const { body } = await payroll.hr.get<{ results: Line[] }>(
      `${payroll.base}reports/comparison/?limit=100&size__gte=0.01&employee=${payroll.person('bina').id}`,
    );
    expect(Object.fromEntries(body.results.map(({ heading, net_effect }) => [heading, net_effect]))).toEqual({
      'Basic salary': '-0.40',
      Tax: '10.00',
      Tea: '-200.00',
    });
  });

  it('is in no archive, is never published, and is gone once it is withdrawn', async () => {
    const { body } = await asha.get<{ results: object[] }>(`${payroll.base}archived-payroll/?as=user`);
    expect(body.results).toEqual([]);
    expect((await asha.get(`${payroll.base}reports/comparison/`)).status).toBe(403);
    const act = (action: string, input: object = {}) =>
      payroll.hr.post(`${payroll.base}archive-import/${made}/${action}/?as=hr`, input);
    expect((await act('publish')).status).toBe(409);
    // A register of the same month for the archive does not collide with it.
    expect((await send(`period=month&month=${shrawan}`)).body.problem_count).toBe(0);
    expect((await act('withdraw', { remark: 'Newer sheet' })).status).toBe(200);
    expect(await compared()).toEqual({});
  });
});

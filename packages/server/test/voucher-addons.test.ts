/** Changes of settings of vouchers and of amounts apart from packages, as the report of voucher add-ons tells them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type TestServer } from './support/server.ts';

const month = 'bs:2083-07';

interface Change {
  readonly area: string;
  readonly what: string | null;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly after_ne: string | null;
  readonly done_by: { readonly id: number } | null;
  readonly employee: { readonly id: number } | null;
  readonly voucher: { readonly name: string } | null;
}

let server: TestServer;
let payroll: Payroll;

const changesOf = async (query: string): Promise<Change[]> => {
  const { status, body } = await payroll.hr.get<{ results: Change[] }>(
    `${payroll.base}reports/voucher-addon/?limit=100&sort=done_at&${query}`,
  );
  expect(status).toBe(200);
  return body.results;
};

beforeAll(async () => {
  server = await startServer();
  payroll = await Payroll.of(server, 'addons');
  const { hr, base } = payroll;
  await hr.post(`${base}heading/ready-made/`);
  await hr.post(`${base}ledger/ready-made/`);
  const type = await hr.post<{ id: number }>(`${base}voucher-type/`, {
    code: 'SAL',
    name: 'Salary voucher',
    prefix: 'SAL',
  });
  await hr.patch(`${base}voucher-setting/`, { voucher_type: type.body.id, splits_by_branch: false });
  await payroll.anEmployee('asha');
  await payroll.assign('asha', await payroll.aPackage('Staff', ['basic', 'remuneration_tax']), { basic: '40000.00' });
});
afterAll(() => server.close());

describe('voucher add-ons', () => {
  it('tell who changed which setting, with the value before and after by name', async () => {
    const { hr, base } = payroll;
    const { body } = await hr.get<{ results: { id: number; name: string }[] }>(`${base}ledger/?limit=100&sort=code`);
    const [first, other] = body.results;
    await hr.patch(`${base}ledger/${first?.id}/`, { name: 'Salaries of staff' });
    const [renamed] = (await changesOf('area=ledger&field=name')).filter(({ before }) => before !== null);
    expect(renamed).toMatchObject({ what: 'Salaries of staff', before: first?.name, after: 'Salaries of staff' });
    const mappings = await hr.get<{ results: { id: number; debit_ledger: { id: number } | null }[] }>(
      `${base}ledger-mapping/?limit=100&heading=${await payroll.heading('basic')}`,
    );
    const mapping = mappings.body.results[0];
    await hr.patch(`${base}ledger-mapping/${mapping?.id}/`, { debit_ledger: other?.id });
    const moved = (await changesOf('area=mapping&field=debit_ledger')).at(-1);
    expect(moved).toMatchObject({ what: 'Basic salary', after: other?.name });
    expect(moved?.before).not.toBeNull();
    expect((await changesOf('area=setting&field=splits_by_branch')).at(-1)).toMatchObject({
      after: 'No',
      after_ne: 'होइन',
    });
  });

  it('tell amounts apart from packages once they are in a voucher', async () => {
    const { hr, base } = payroll;
    const incentive = await hr.post<{ id: number }>(`${base}incentive/`, {
      name: 'Field work',
      heading: await payroll.heading('allowance'),
      first_month: month,
    });
    const amount = { incentive: incentive.body.id, employee: payroll.person('asha').id, amount: '1500.00' };
    const made = await hr.post<{ id: number }>(`${base}incentive-amount/`, amount);
    expect((await hr.patch(`${base}incentive-amount/${made.body.id}/`, { amount: '2500.00' })).status).toBe(200);
    await payroll.close(month);
    await payroll.pay(month);
    expect(await changesOf('area=incentive')).toEqual([]);
    const { id } = await payroll.runOf(month);
    const voucher = await hr.post<{ number: string }>(`${base}collection/${id}/voucher/`, {});
    expect([voucher.status, voucher.status === 201 ? undefined : voucher.body]).toEqual([201, undefined]);
    const told = await changesOf('area=incentive&field=amount');
    expect(told.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['Field work', null, '1500.00'],
      ['Field work', '1500.00', '2500.00'],
    ]);
    expect(told[0]).toMatchObject({
      employee: { id: payroll.person('asha').id },
      voucher: { name: voucher.body.number },
    });
  });

  it('are for those alone who see pay', async () => {
    const plain = await signIn(server, await aMember(server, payroll.organization, 'plain-addons'));
    expect((await plain.get(`${payroll.base}reports/voucher-addon/`)).status).toBe(403);
  });
});

/** Declarations of rebates: what tax they bring in payrolls, who may see and decide them, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Declaration {
  readonly id: number;
  readonly status: string;
  readonly amount: string;
  readonly relief: string;
  readonly law_limit: string | null;
  readonly actions: string[];
  readonly version: string;
  readonly can_edit: boolean;
}

let server: TestServer;
let made = 0;

beforeAll(async () => {
  // A day of Ashadh 2084: the last month of 2083/84 has begun.
  server = await startServer({}, { now: new Date('2027-07-12T06:15:00.000Z') });
});
afterAll(() => server.close());

const months = Array.from({ length: 12 }, (_, index) => {
  const month = ((index + 3) % 12) + 1;
  return `bs:${month >= 4 ? 2083 : 2084}-${String(month).padStart(2, '0')}`;
});
const [shrawan = '', bhadra = '', ashwin = ''] = months;

interface Place {
  readonly payroll: Payroll;
  readonly asha: Client;
  /** Ids of the ready-made rebates, by the input of the law. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly proof: number;
}

/** An organisation with one employee of 150,000 a month without funds, and the ready-made rebates. */
async function aPlace(setting: object = {}, basic = '150000.00'): Promise<Place> {
  const payroll = await Payroll.of(server, `rebate-${++made}`);
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  await payroll.hr.patch(`${payroll.base}setting/`, setting);
  const plain = await payroll.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
  const asha = await signIn(server, await payroll.anEmployee('asha'));
  await payroll.assign('asha', plain, { basic });
  expect((await payroll.hr.post(`${payroll.base}rebate-kind/ready-made/`)).body).toEqual({ added: 5 });
  expect((await payroll.hr.post(`${payroll.base}rebate-kind/ready-made/`)).body).toEqual({ added: 0 });
  const { body } = await asha.upload<{ id: number }>('/files/?purpose=record', 'policy.pdf', '%PDF-1.7\n%%EOF');
  return { payroll, asha, kinds: await payroll.idsBy('rebate-kind', 'tax_input'), proof: body.id };
}

const declare = ({ payroll, asha, kinds, proof }: Place, input: string, amount: string, more: object = {}) =>
  asha.post<Declaration & Record<string, unknown>>(`${payroll.base}rebate/`, {
    kind: kinds[input],
    amount,
    from_month: shrawan,
    proof,
    ...more,
  });
const act = (who: Client, { payroll }: Place, id: number, action: string, body: object = {}, as = 'hr') =>
  who.post<Declaration & { code?: string }>(`${payroll.base}rebate/${id}/${action}/?as=${as}`, body);
const taxOf = async ({ payroll }: Place, month: string) => (await payroll.slipOf('asha', month))?.tax;

describe('a declaration in payrolls', () => {
  it('lowers tax from Shrawan, and its proof refused in Chaitra brings the rest back evenly [PC-53]', async () => {
    const place = await aPlace();
    const { payroll } = place;
    const sent = await declare(place, 'life', '45000.00');
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { status: 'Requested', relief: '40000.00', law_limit: '40000.00', actions: ['cancel'], can_edit: true },
    ]);
    const approved = await act(payroll.hr, place, sent.body.id, 'approve');
    expect(approved).toMatchObject({ status: 200, body: { status: 'Approved', actions: ['withdraw'] } });
    for (const month of months.slice(0, 8)) await payroll.pay(month);
    const first = await Promise.all(months.slice(0, 8).map((month) => taxOf(place, month)));
    expect(new Set(first)).toEqual(new Set(['9333.33', '9333.34']));
    const refused = await act(payroll.second, place, sent.body.id, 'withdraw', { remark: 'The premium was not paid' });
    expect(refused).toMatchObject({ status: 200, body: { status: 'Refused' } });
    // Months that are paid stay as they are: the year squares itself.
    expect((await payroll.hr.get(`${payroll.base}change/`)).body).toEqual({ results: [] });
    for (const month of months.slice(8, 11)) await payroll.pay(month);
    expect(await Promise.all(months.slice(8, 11).map((month) => taxOf(place, month)))).toEqual([
      '11333.34',
      '11333.33',
      '11333.34',
    ]);
    await payroll.generate(months[11] ?? '');
    expect(await taxOf(place, months[11] ?? '')).toBe('11333.33');
  }, 120_000);

  it('counts up to the limits of the law, and of the organisation before them [PY-11]', async () => {
    const place = await aPlace();
    const { payroll, kinds } = place;
    for (const [input, amount, relief] of [
      ['life', '50000.00', '40000.00'],
      ['health', '25000.00', '20000.00'],
    ] as const) {
      const { body } = await declare(place, input, amount);
      expect(body).toMatchObject({ relief });
      await act(payroll.hr, place, body.id, 'approve');
    }
    await payroll.generate(shrawan);
    // 1,800,000 less 60,000: 10,000 + 50,000 + 20 percent of 240,000 is 108,000 a year.
    expect(await taxOf(place, shrawan)).toBe('9000.00');
    const { id } = await payroll.runOf(shrawan);
    await payroll.act(payroll.hr, id, 'send');
    await payroll.hr.patch(`${payroll.base}rebate-kind/${kinds['life']}/`, { cap: '10000.00' });
    expect((await payroll.act(payroll.second, id, 'approve')).body.code).toBe('stale_facts');
    await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
    // 30,000 less of the income.
    expect(await taxOf(place, shrawan)).toBe('9500.00');
    const { body: slips } = await payroll.hr.get<{ differences: number[] }>(
      `${payroll.base}collection/${id}/verification/`,
    );
    expect(slips.differences).toEqual([]);
    const stored = await payroll.query<{ declared: object }>(
      `select question #> '{tax,declared}' as declared from pay_slip where run_id = $1`,
      [id],
    );
    expect(stored).toEqual([{ declared: { life: '10000.00', health: '25000.00' } }]);
  });

  it('credits medical expense against the tax, at most 1,500 a year', async () => {
    const place = await aPlace();
    const { body } = await declare(place, 'medical_expense', '12000.00');
    expect(body).toMatchObject({ relief: '10000.00', law_limit: '10000.00' });
    await act(place.payroll.hr, place, body.id, 'approve');
    await place.payroll.generate(shrawan);
    // 120,000 less 1,500.
    expect(await taxOf(place, shrawan)).toBe('9875.00');
  });

  it('is replaced by a later one of the same rebate from its month on', async () => {
    const place = await aPlace();
    const { payroll } = place;
    const first = await declare(place, 'life', '12000.00');
    await act(payroll.hr, place, first.body.id, 'approve');
    await payroll.pay(shrawan);
    expect(await taxOf(place, shrawan)).toBe('9800.00');
    expect((await declare(place, 'life', '24000.00')).body).toHaveProperty('from_month');
    const second = await declare(place, 'life', '24000.00', { from_month: ashwin });
    expect(second.status).toBe(201);
    await act(payroll.hr, place, second.body.id, 'approve');
    await payroll.pay(bhadra);
    expect(await taxOf(place, bhadra)).toBe('9800.00');
    await payroll.pay(ashwin);
    // 115,200 less 19,600 withheld, over ten months.
    expect(await taxOf(place, ashwin)).toBe('9560.00');
  });

  it('counts before approval where the organisation wants it, until its proof is due', async () => {
    const place = await aPlace({ declared_before_proof: true });
    const { payroll, kinds } = place;
    await payroll.hr.patch(`${payroll.base}rebate-kind/${kinds['life']}/`, { proof_due: bhadra });
    const { status, body } = await declare(place, 'life', '45000.00', { proof: null });
    expect(status).toBe(201);
    expect((await act(payroll.hr, place, body.id, 'approve')).body.code).toBe('proof_missing');
    await payroll.pay(shrawan);
    expect(await taxOf(place, shrawan)).toBe('9333.33');
    await payroll.pay(bhadra);
    expect(await taxOf(place, bhadra)).toBe('9333.33');
    await payroll.pay(ashwin);
    // 120,000 less 18,666.66 withheld, over ten months.
    expect(await taxOf(place, ashwin)).toBe('10133.33');
  });

  it('counts nothing while it is pending, where that is not set', async () => {
    const place = await aPlace();
    expect((await declare(place, 'life', '45000.00')).status).toBe(201);
    await place.payroll.generate(shrawan);
    expect(await taxOf(place, shrawan)).toBe('10000.00');
  });
});

describe('who may', () => {
  it('see declarations: the employee their own, HR all, a supervisor and others none', async () => {
    const place = await aPlace();
    const { payroll } = place;
    const { body } = await declare(place, 'life', '45000.00');
    const boss = await payroll.anEmployee('boss');
    await payroll.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [payroll.organization.id, payroll.person('asha').id, boss.id],
    );
    const supervisor = await signIn(server, boss);
    expect((await place.asha.get(`${payroll.base}rebate/${body.id}/`)).status).toBe(200);
    expect((await supervisor.get(`${payroll.base}rebate/${body.id}/`)).status).toBe(404);
    expect((await supervisor.get<{ count: number }>(`${payroll.base}rebate/`)).body).toMatchObject({ results: [] });
    const team = await supervisor.get(`${payroll.base}rebate/?as=supervisor`);
    expect(team.body).toMatchObject({ results: [] });
    expect((await supervisor.get(`${payroll.base}rebate/${body.id}/?as=supervisor`)).status).toBe(404);
    expect((await supervisor.get(`${payroll.base}rebate/?as=hr`)).status).toBe(403);
    expect((await act(supervisor, place, body.id, 'approve')).status).toBe(403);
    expect((await supervisor.post(`${payroll.base}rebate/entry/`, {})).status).toBe(403);
    expect((await supervisor.post(`${payroll.base}rebate-kind/ready-made/`)).status).toBe(403);
    expect((await payroll.hr.get<{ results: object[] }>(`${payroll.base}rebate/?as=hr`)).body.results).toHaveLength(1);
  });

  it('decide: never the employee, and of two decisions at once the first', async () => {
    const place = await aPlace();
    const { payroll } = place;
    const { body } = await declare(place, 'life', '45000.00');
    await payroll.query('update membership set is_hr_admin = true where organization_id = $1 and user_id = $2', [
      payroll.organization.id,
      payroll.person('asha').id,
    ]);
    const own = await signIn(server, payroll.person('asha'));
    expect((await act(own, place, body.id, 'approve')).status).toBe(403);
    const entry = {
      employee: payroll.person('asha').id,
      kind: place.kinds['health'],
      amount: '1.00',
      from_month: shrawan,
    };
    expect((await own.post(`${payroll.base}rebate/entry/`, entry)).status).toBe(403);
    const answers = await Promise.all([
      act(payroll.hr, place, body.id, 'approve'),
      act(payroll.second, place, body.id, 'refuse', { remark: 'Not readable' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('hear of a decision: the employee, without the amount', async () => {
    const place = await aPlace();
    const { payroll } = place;
    const inbox = async () => {
      const { body } = await payroll.hr.get<{ inbox: { lists: { name: string; count: number }[] } }>('/users/me/home/');
      return body.inbox.lists.find(({ name }) => name === 'payroll_rebate')?.count;
    };
    const { body } = await declare(place, 'life', '45000.00');
    expect(await inbox()).toBe(1);
    await act(payroll.hr, place, body.id, 'refuse', { remark: 'The receipt is of another year' });
    expect(await inbox()).toBeUndefined();
    const told = await payroll.query<{ text_en: string; url: string }>(
      'select text_en, url from notification where organization_id = $1 and recipient_id = $2',
      [payroll.organization.id, payroll.person('asha').id],
    );
    expect(told).toEqual([
      { text_en: 'Your rebate declaration was refused', url: `/user/payroll/rebate?open=${body.id}` },
    ]);
    const seen = await place.asha.get<{ histories: { remarks: string }[] }>(`${payroll.base}rebate/${body.id}/`);
    expect(seen.body.histories).toMatchObject([{ remarks: 'The receipt is of another year' }]);
  });
});

describe('a declaration', () => {
  it('is changed and cancelled by its employee while it is not decided', async () => {
    const place = await aPlace();
    const { payroll, asha } = place;
    const { body } = await declare(place, 'life', '45000.00');
    const path = `${payroll.base}rebate/${body.id}/`;
    const changed = await asha.patch<Declaration>(`${path}edit/`, { amount: '30000.00' });
    expect(changed).toMatchObject({ status: 200, body: { amount: '30000.00', relief: '30000.00' } });
    expect((await payroll.hr.patch(`${path}edit/`, { amount: '1.00' })).status).toBe(404);
    expect((await act(asha, place, body.id, 'cancel', {}, 'user')).body).toMatchObject({ status: 'Cancelled' });
    expect((await asha.patch(`${path}edit/`, { amount: '2.00' })).status).toBe(409);
    const again = await declare(place, 'life', '45000.00');
    await act(payroll.hr, place, again.body.id, 'approve');
    expect((await act(asha, place, again.body.id, 'cancel', {}, 'user')).status).toBe(409);
  });

  it('is refused where it is wrong, naming the field', async () => {
    const place = await aPlace();
    const { payroll, kinds } = place;
    const refused = async (more: object) => {
      const { status, body } = await declare(place, 'health', '1000.00', more);
      return [status, Object.keys(body).filter((name) => !name.startsWith('_'))];
    };
    expect(await refused({ proof: null })).toEqual([400, ['proof']]);
    expect(await refused({ amount: '0.00' })).toEqual([400, ['amount']]);
    expect(await refused({ amount: 'many' })).toEqual([400, ['amount']]);
    expect(await refused({ from_month: 'bs:2082-12' })).toEqual([400, ['from_month']]);
    expect(await refused({ from_month: 'Shrawan' })).toEqual([400, ['from_month']]);
    expect(await refused({ kind: 999_999 })).toEqual([400, ['kind']]);
    expect(await refused({ status: 'Approved' })).toEqual([400, ['status']]);
    const open = await declare(place, 'health', '1000.00');
    expect(open.status).toBe(201);
    expect(await refused({ from_month: bhadra })).toEqual([400, ['kind']]);
    const both = await Promise.all([declare(place, 'life', '1.00'), declare(place, 'life', '2.00')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    await payroll.hr.patch(`${payroll.base}rebate-kind/${kinds['house']}/`, { closes_in: bhadra });
    expect(await declare(place, 'house', '1.00')).toMatchObject({
      status: 400,
      body: { kind: [expect.stringContaining('Bhadra 2083')] },
    });
    const used = await payroll.hr.patch(`${payroll.base}rebate-kind/${kinds['life']}/`, { tax_input: 'house' });
    expect(used).toMatchObject({ status: 400, body: { tax_input: [expect.any(String)] } });
    const turned = await payroll.hr.patch(`${payroll.base}rebate-kind/${kinds['donation']}/`, {
      opens_in: 'bs:2084-04',
    });
    expect(turned).toMatchObject({ status: 400, body: { opens_in: [expect.stringContaining('2083/84')] } });
  });

  it('is entered by HR, one or many, and approved with that', async () => {
    const place = await aPlace();
    const { payroll, kinds } = place;
    await payroll.anEmployee('bina');
    const asked = { employee: payroll.person('asha').id, kind: kinds['life'], amount: '45000.00', from_month: shrawan };
    const entered = await payroll.hr.post<{ id: number }>(`${payroll.base}rebate/entry/`, asked);
    expect(entered.status).toBe(201);
    const { body } = await payroll.hr.get<Declaration>(`${payroll.base}rebate/${entered.body.id}/?as=hr`);
    expect(body).toMatchObject({ status: 'Approved', relief: '40000.00' });
    expect((await payroll.hr.post(`${payroll.base}rebate/entry/`, asked)).status).toBe(400);
    const sheet = [
      'Employee code,Rebate,Amount,Effective from',
      `E-bina,Life insurance premium 2083/84,20000,2083-04`,
      `E-bina,Health insurance premium 2083/84,5000,भदौ २०८३`,
      `E-bina,Unknown,5000,2083-05`,
      `E-asha,Life insurance premium 2083/84,5000,2083-04`,
    ].join('\n');
    const brought = await payroll.hr.upload<{ created: number; errors: { row: number }[] }>(
      `${payroll.base}import/rebate/import/?dry_run=false&mode=valid`,
      'rebates.csv',
      sheet,
    );
    expect(brought).toMatchObject({ status: 200, body: { created: 2, errors: [{ row: 4 }, { row: 5 }] } });
    expect(
      await payroll.query(
        `select amount::text, from_month, status from pay_rebate where employee_id = $1 order by from_month`,
        [payroll.person('bina').id],
      ),
    ).toEqual([
      { amount: '20000.00', from_month: shrawan, status: 'Approved' },
      { amount: '5000.00', from_month: bhadra, status: 'Approved' },
    ]);
  });

  it('is approved with others by one call, and each that lacks its proof is named', async () => {
    const place = await aPlace({ declared_before_proof: true });
    const { payroll } = place;
    const ids = [
      (await declare(place, 'life', '45000.00')).body.id,
      (await declare(place, 'health', '5000.00', { proof: null })).body.id,
    ];
    const { body } = await payroll.hr.post<{ results: { id: number; detail?: string }[] }>(
      `${payroll.base}rebate/bulk/approve/?as=hr`,
      { ids },
    );
    expect(JSON.stringify(body)).toContain('proof');
    const states = await payroll.query('select status from pay_rebate where organization_id = $1 order by id', [
      payroll.organization.id,
    ]);
    expect(states).toEqual([{ status: 'Approved' }, { status: 'Requested' }]);
  });
});

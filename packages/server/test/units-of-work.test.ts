/** Work paid by the unit: entered, approved by the rate of its day, and paid once with the payroll of its month. */
import { monthSpan } from '@karmik/model/kit/month';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;
/** 15 Mangsir 2083. */
const today = new Date('2026-12-01T06:15:00.000Z');

beforeAll(async () => {
  server = await startServer({}, { now: today });
});
afterAll(() => server.close());

interface Work {
  readonly id: number;
  readonly status: string;
  readonly amount?: string | null;
  readonly is_paid: boolean;
}
type Errors = Record<string, string[]>;

class Workshop extends Payroll {
  operation = 0;

  static override async of(started: TestServer): Promise<Workshop> {
    // HR signs in late in the year, so that the sessions last while the months go by.
    started.now = new Date('2027-04-10T06:15:00.000Z');
    const shop = (await super.of(started, `work-${++made}`)) as Workshop;
    started.now = today;
    await shop.hr.post(`${shop.base}heading/ready-made/`);
    const wages = await shop.heading('wages');
    expect((await shop.hr.patch(`${shop.base}unit-of-work-setting/`, { heading: wages })).status).toBe(200);
    const { body: code } = await shop.hr.post<{ id: number }>(`${shop.base}unit-of-work-code/`, {
      code: 'SH',
      name: 'Shirt',
    });
    const { body: operation } = await shop.hr.post<{ id: number }>(`${shop.base}unit-of-work-operation/`, {
      name: 'Shirt: collar',
      code: code.id,
      unit: 'piece',
    });
    shop.operation = operation.id;
    // The rate rises in the middle of Kartik.
    await shop.rate('12.50', '2026-07-17', '2026-10-31');
    await shop.rate('13.75', '2026-11-01', null);
    const of = await shop.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
    for (const name of ['asha', 'bina']) {
      await shop.anEmployee(name);
      await shop.assign(name, of, { basic: '20000' });
    }
    return shop;
  }

  rate(rate: string, starts_on: string, ends_on: string | null) {
    return this.hr.post<Errors & { id: number }>(`${this.base}unit-of-work-rate/`, {
      operation: this.operation,
      rate,
      starts_on,
      ends_on,
    });
  }

  async as(name: string): Promise<Client> {
    return signIn(this.server, this.person(name));
  }

  enter(who: Client, worked_on: string, quantity: string) {
    return who.post<Work & Errors>(`${this.base}unit-of-work/`, { worked_on, operation: this.operation, quantity });
  }

  approve(id: number) {
    return this.hr.post<Work & Errors>(`${this.base}unit-of-work/${id}/approve/?as=hr`, { remark: 'Counted' });
  }

  async done(who: Client, worked_on: string, quantity: string): Promise<number> {
    const entered = await this.enter(who, worked_on, quantity);
    expect([entered.status, entered.status === 201 ? undefined : entered.body]).toEqual([201, undefined]);
    expect((await this.approve(entered.body.id)).status).toBe(200);
    return entered.body.id;
  }

  async work(id: number): Promise<Work> {
    return (await this.hr.get<Work>(`${this.base}unit-of-work/${id}/?as=hr`)).body;
  }

  /** What a payslip pays by the unit, by the month in which it was done. */
  async paidFor(name: string, month: string): Promise<string[]> {
    const lines = (await this.slipOf(name, month))?.lines ?? [];
    return lines.flatMap(({ source, amount, earned }) =>
      source === 'unit_of_work' ? [`${amount} of ${earned?.slice(3) ?? ''}`] : [],
    );
  }

  async after(month: string, work: 'generate' | 'pay'): Promise<void> {
    this.server.now = new Date(`${monthSpan(month).ends_on}T06:15:00.000Z`);
    await this.close(month);
    await this[work](month);
  }
}

describe('work paid by the unit', () => {
  it('is valued by the rate of its day, and paid once with the payroll of its month', async () => {
    const shop = await Workshop.of(server);
    const asha = await shop.as('asha');
    const before = await shop.done(asha, '2026-10-31', '40');
    const after = await shop.done(asha, '2026-11-01', '40.5');
    const open = await shop.enter(asha, '2026-11-02', '10');
    expect((await shop.work(before)).amount).toBe('500.00');
    expect((await shop.work(after)).amount).toBe('556.88');
    await shop.after('bs:2083-07', 'generate');
    expect(await shop.paidFor('asha', 'bs:2083-07')).toEqual(['1056.88 of 2083-07']);
    expect(await shop.paidFor('bina', 'bs:2083-07')).toEqual([]);
    expect((await shop.work(before)).is_paid).toBe(false);
    await shop.settle('bs:2083-07');
    expect([await shop.work(before), await shop.work(after)]).toMatchObject([{ is_paid: true }, { is_paid: true }]);
    // What was open is approved late, and is paid with the next payroll as work of its own month.
    await shop.approve(open.body.id);
    server.now = today;
    const mangsir = await shop.done(asha, '2026-11-20', '8');
    await shop.after('bs:2083-08', 'pay');
    expect(await shop.paidFor('asha', 'bs:2083-08')).toEqual(['137.50 of 2083-07', '110.00 of 2083-08']);
    expect(await shop.work(mangsir)).toMatchObject({ is_paid: true });
    await shop.after('bs:2083-09', 'generate');
    expect(await shop.paidFor('asha', 'bs:2083-09')).toEqual([]);
  });

  it('that is approved after a payroll was computed is never marked as paid without pay', async () => {
    const shop = await Workshop.of(server);
    const asha = await shop.as('asha');
    const late = await shop.enter(asha, '2026-10-30', '10');
    await shop.done(asha, '2026-10-31', '40');
    await shop.after('bs:2083-07', 'generate');
    const { id } = await shop.runOf('bs:2083-07');
    await shop.act(shop.hr, id, 'send');
    await shop.act(shop.second, id, 'approve');
    await shop.approve(late.body.id);
    const refused = await shop.act(shop.hr, id, 'confirm');
    expect(refused.status).toBe(409);
    expect((await shop.work(late.body.id)).is_paid).toBe(false);
  });

  it('needs a rate on its day, when it is entered and when it is approved', async () => {
    const shop = await Workshop.of(server);
    const asha = await shop.as('asha');
    expect((await shop.enter(asha, '2026-07-16', '1')).body.operation?.[0]).toContain('has no rate on');
    expect((await shop.enter(asha, '2026-12-02', '1')).status).toBe(400);
    expect((await shop.enter(asha, '2026-11-02', '0')).status).toBe(400);
    const { body } = await asha.get<{ count: number }>(`${shop.base}unit-of-work/`);
    expect(body.count).toBe(0);
  });

  it('keeps the rate that approved work was valued by', async () => {
    const shop = await Workshop.of(server);
    await shop.done(await shop.as('asha'), '2026-11-05', '4');
    const { body } = await shop.hr.get<{ results: { id: number; rate: string }[] }>(`${shop.base}unit-of-work-rate/`);
    const used = body.results.find(({ rate }) => rate === '13.75')?.id ?? 0;
    expect((await shop.hr.patch(`${shop.base}unit-of-work-rate/${used}/`, { rate: '20.00' })).status).toBe(409);
    expect((await shop.hr.delete(`${shop.base}unit-of-work-rate/${used}/`)).status).toBe(409);
    expect((await shop.hr.patch(`${shop.base}unit-of-work-rate/${used}/`, { ends_on: '2026-11-30' })).status).toBe(200);
    expect((await shop.rate('14.00', '2026-12-01', null)).status).toBe(201);
    expect((await shop.rate('15.00', '2026-12-05', null)).status).toBe(400);
  });

  it('shows amounts to its employee on the payslip alone, and is closed to others', async () => {
    const shop = await Workshop.of(server);
    const asha = await shop.as('asha');
    const id = await shop.done(asha, '2026-11-05', '4');
    const bina = await shop.as('bina');
    const reader = await signIn(
      server,
      await aMember(server, shop.organization, `reader-${made}`, { codes: ['4.11'] }),
    );
    for (const who of [bina, reader]) {
      expect((await who.get(`${shop.base}unit-of-work/${id}/?as=hr`)).status).toBe(403);
      expect((await who.get(`${shop.base}unit-of-work/${id}/?as=user`)).status).toBe(404);
    }
    expect((await asha.get<Work>(`${shop.base}unit-of-work/${id}/?as=user`)).body.amount ?? null).toBeNull();
  });

  it('is entered by a supervisor for the team, all or none, and approved as any', async () => {
    const shop = await Workshop.of(server);
    const boss = await aMember(server, shop.organization, `foreman-${made}`);
    await shop.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [shop.organization.id, shop.person('asha').id, boss.id],
    );
    const foreman = await signIn(server, boss);
    const rows = (...names: readonly string[]) =>
      names.map((name) => ({ person: shop.person(name).id, quantity: '12.00' }));
    const enter = (who: Client, of: object[]) =>
      who.post<Errors & { entered: number }>(`${shop.base}unit-of-work/sheet/`, {
        worked_on: '2026-11-05',
        operation: shop.operation,
        rows: of,
      });
    const refused = await enter(foreman, rows('asha', 'bina'));
    expect([refused.status, Object.keys(refused.body).includes('rows.1.person')]).toEqual([400, true]);
    expect((await enter(foreman, rows('asha', 'asha'))).status).toBe(400);
    expect((await enter(await shop.as('bina'), rows('asha'))).status).toBe(400);
    const list = () =>
      shop.hr.get<{ results: (Work & { sender: { id: number } })[] }>(`${shop.base}unit-of-work/?as=hr`);
    expect((await list()).body.results).toEqual([]);
    expect((await enter(foreman, rows('asha'))).body.entered).toBe(1);
    expect((await enter(shop.hr, rows('bina'))).body.entered).toBe(1);
    const { results } = (await list()).body;
    expect(new Set(results.map(({ sender }) => sender.id))).toEqual(
      new Set([shop.person('asha').id, shop.person('bina').id]),
    );
    for (const { id } of results) expect((await shop.approve(id)).body.status).toBe('Approved');
    const asha = await shop.as('asha');
    expect((await asha.get<{ count: number }>(`${shop.base}unit-of-work/`)).body.count).toBe(1);
  });
});

describe('a sheet of work', () => {
  interface Outcome {
    readonly rows: number;
    readonly valid: number;
    readonly known: number;
    readonly created: number;
    readonly columns: { heading: string; field: string | null }[];
    readonly errors: { row: number; errors: Errors }[];
  }
  const bring = (shop: Workshop, who: Client, text: string, query = 'dry_run=false') =>
    who.upload<Outcome>(`${shop.base}import/unit-of-work/import/?${query}`, 'work.csv', text);
  const stored = async (shop: Workshop) =>
    (
      await shop.query<{ row: string }>(
        `select concat_ws(' ', u.email, w.worked_on, w.quantity, w.status, w.request_remarks) as row from unit_of_work w join users u on u.id = w.sender_id
          where w.organization_id = $1 order by 1`,
        [shop.organization.id],
      )
    ).map(({ row }) => row);
  const called = (shop: Workshop, name: string) => shop.person(name).email;

  async function withForeman() {
    const shop = await Workshop.of(server);
    const boss = await aMember(server, shop.organization, `sheet-foreman-${made}`);
    await shop.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [shop.organization.id, shop.person('asha').id, boss.id],
    );
    return { shop, foreman: await signIn(server, boss) };
  }

  it('is checked by cell before anything is kept, and brings all rows or none', async () => {
    const { shop, foreman } = await withForeman();
    const sheet = (...rows: string[]) => ['Employee,Date,Work operation,Quantity,Remarks', ...rows].join('\n');
    const asha = called(shop, 'asha');
    const bad = sheet(
      `${asha},2026-11-05,Shirt: collar,12,First lot`,
      `${called(shop, 'bina')},2026-11-05,Shirt: collar,5,`,
      `${asha},2026-11-05,Shirt: collar,3,`,
      `${asha},2026-07-16,Shirt: collar,3,`,
      `${asha},2026-11-06,Shirt: cuff,3,`,
      `${asha},2026-11-07,Shirt: collar,0,`,
      `${asha},2026-12-25,Shirt: collar,1,`,
    );
    const checked = await bring(shop, foreman, bad, 'dry_run=true');
    expect(checked.body).toMatchObject({ rows: 7, valid: 1, created: 0 });
    expect(checked.body.errors.map(({ row, errors }) => [row, ...Object.keys(errors)])).toEqual([
      [3, 'employee'],
      [4, 'operation'],
      [5, 'operation'],
      [6, 'operation'],
      [7, 'quantity'],
      [8, 'worked_on'],
    ]);
    expect(checked.body.errors[0]?.errors['employee']).toEqual(['Choose an employee whom you supervise']);
    expect(checked.body.errors[2]?.errors['operation']?.[0]).toContain('has no rate on');
    expect((await bring(shop, foreman, bad)).body.created).toBe(0);
    expect(await stored(shop)).toEqual([]);
    expect((await bring(shop, foreman, bad, 'dry_run=false&mode=valid')).status).toBe(400);
    const good = sheet(`${asha},2026-11-05,Shirt: collar,12,First lot`, `${asha},2026-11-06,Shirt: collar,7.5,`);
    expect((await bring(shop, foreman, good, 'dry_run=true')).body).toMatchObject({ valid: 2, created: 0 });
    expect(await stored(shop)).toEqual([]);
    expect((await bring(shop, foreman, good)).body).toMatchObject({ created: 2, errors: [] });
    const both = [`${asha} 2026-11-05 12.00 Requested First lot`, `${asha} 2026-11-06 7.50 Requested`];
    expect(await stored(shop)).toEqual(both);
    // The same file again adds nothing.
    expect((await bring(shop, foreman, good)).body).toMatchObject({ created: 0, known: 2, errors: [] });
    expect(await stored(shop)).toEqual(both);
    // The employee finds the work, which is decided and valued like any other.
    const own = await (await shop.as('asha')).get<{ results: Work[] }>(`${shop.base}unit-of-work/?sort=worked_on`);
    expect(own.body.results.map(({ status }) => status)).toEqual(['Requested', 'Requested']);
    for (const { id } of own.body.results) expect((await shop.approve(id)).status).toBe(200);
    expect(await Promise.all(own.body.results.map(async ({ id }) => (await shop.work(id)).amount))).toEqual([
      '165.00',
      '103.13',
    ]);
  });

  it('has headings and days of either language and calendar', async () => {
    const { shop } = await withForeman();
    // 19 and 20 Kartik 2083 are 5 and 6 November 2026.
    const sheet = [
      'कर्मचारी,मिति,कामको चरण,परिमाण,कैफियत',
      `${called(shop, 'asha')},२०८३-०७-१९,Shirt: collar,१२,बिहान`,
      `${called(shop, 'bina')},2083-07-20,shirt: collar,4,`,
    ].join('\n');
    const { body } = await bring(shop, shop.hr, sheet);
    expect(body).toMatchObject({ created: 2, errors: [] });
    expect(body.columns.map(({ field }) => field)).toEqual([
      'employee',
      'worked_on',
      'operation',
      'quantity',
      'request_remarks',
    ]);
    expect(await stored(shop)).toEqual([
      `${called(shop, 'asha')} 2026-11-05 12.00 Requested बिहान`,
      `${called(shop, 'bina')} 2026-11-06 4.00 Requested`,
    ]);
  });

  it('is for supervisors and HR alone, and names the column that it lacks', async () => {
    const { shop, foreman } = await withForeman();
    const sheet = `Employee,Date,Work operation,Quantity\n${called(shop, 'asha')},2026-11-05,Shirt: collar,12`;
    expect((await bring(shop, await shop.as('bina'), sheet)).status).toBe(403);
    expect((await bring(shop, await shop.as('asha'), sheet)).status).toBe(403);
    const lacking = await bring(shop, foreman, 'Employee,Date,Quantity\nA,2026-11-05,1');
    expect(lacking.status).toBe(400);
    expect(JSON.stringify(lacking.body)).toContain('Work operation');
    expect(await stored(shop)).toEqual([]);
  });
});

describe('employees who are paid by the unit alone', () => {
  interface Found {
    readonly kind: string;
    readonly detail: string;
  }
  const findings = async (shop: Workshop, month: string, kinds: readonly string[]) => {
    const { id } = await shop.runOf(month);
    const { body } = await shop.hr.get<{ results: Found[] }>(`${shop.base}exception/?as=hr&run=${id}&limit=100`);
    return body.results.flatMap(({ kind, detail }) => (kinds.includes(kind) ? [`${kind}: ${detail}`] : [])).toSorted();
  };
  const wages = ['below_daily_wage', 'below_minimum_wage', 'topped_up'];

  it('are topped up to the minimum wage of the days on which they worked, where their package has the heading', async () => {
    const shop = await Workshop.of(server);
    const topped = await shop.aPackage('By the piece', ['piece_top_up', 'social_security_tax', 'remuneration_tax']);
    const plain = await shop.aPackage('By the piece, plain', ['allowance', 'social_security_tax', 'remuneration_tax']);
    for (const [name, of] of [
      ['kamala', topped],
      ['dolma', topped],
      ['maya', plain],
    ] as const) {
      await shop.anEmployee(name);
      expect((await shop.assign(name, of, {})).status).toBe(201);
    }
    const kamala = await shop.as('kamala');
    // 500 and 300 on one day, 687.50 on the other: 1,487.50 for two days of 754.
    await shop.done(kamala, '2026-10-20', '40');
    await shop.done(kamala, '2026-10-20', '24');
    await shop.done(kamala, '2026-11-03', '50');
    // 1,000 for one day.
    await shop.done(await shop.as('dolma'), '2026-10-20', '80');
    // 600 for one day, without the heading.
    await shop.done(await shop.as('maya'), '2026-10-20', '48');
    const late = await shop.enter(kamala, '2026-11-04', '40');
    await shop.after('bs:2083-07', 'generate');
    expect(await shop.linesOf('kamala', 'bs:2083-07')).toMatchObject({ piece_top_up: '20.50' });
    expect((await shop.slipOf('kamala', 'bs:2083-07'))?.gross).toBe('1508.00');
    expect((await shop.linesOf('dolma', 'bs:2083-07'))['piece_top_up'] ?? '0.00').toBe('0.00');
    expect((await shop.slipOf('dolma', 'bs:2083-07'))?.gross).toBe('1000.00');
    expect(await findings(shop, 'bs:2083-07', wages)).toEqual([
      'below_daily_wage: 600.00 for a day, below 754.00 of the law',
      'topped_up: 20.50 for 2 days of piece work',
    ]);
    await shop.settle('bs:2083-07');
    // What is approved late is paid as work of its month, and brings its own top-up: 550 of 754.
    expect((await shop.approve(late.body.id)).status).toBe(200);
    await shop.after('bs:2083-08', 'generate');
    const { lines = [] } = (await shop.slipOf('kamala', 'bs:2083-08')) ?? {};
    expect(
      lines
        .flatMap(({ formula_name: name, amount, earned }) => (earned === 'bs:2083-07' ? [`${name} ${amount}`] : []))
        .toSorted(),
    ).toEqual(['piece_top_up 204.00', 'wages 550.00']);
  });
});

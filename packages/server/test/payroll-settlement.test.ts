/** Settlements: what employees who leave are paid last, once, and what it waits for. */
import { bsToAdText } from 'date-bs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDaysTo } from '@karmik/model/kit/period';
import type { PayItem, PayItemSource } from '../src/pay-items/port.ts';
import { postLine } from '../src/ledger/ledger.ts';
import { pdfText } from './support/pdf-text.ts';
import { Payroll, type PaySlip } from './support/payroll.ts';
import { aMember, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;
/** What loans and advances would hand in. */
const recoveries: (PayItem & { readonly organization: number })[] = [];

beforeAll(async () => {
  // 1 Ashadh 2084.
  server = await startServer({}, { now: new Date('2027-06-15T06:15:00.000Z') });
  const source: PayItemSource = {
    name: 'recovery',
    offer: ({ organizationId }, { month }, people) =>
      Promise.resolve(
        recoveries.filter(
          ({ organization, earned, person }) =>
            organization === organizationId && earned === month && (people === null || people.includes(person)),
        ),
      ),
  };
  (server.context.modules.payItems as PayItemSource[]).push(source);
});
afterAll(() => server.close());

interface Leaving {
  readonly category?: string;
  readonly notice_days?: number;
  readonly notice_on?: string;
  readonly needs_clearance?: boolean;
}

const [shrawan, bhadra, ashwin, kartik, mangsir, poush, magh, falgun, chaitra] = [4, 5, 6, 7, 8, 9, 10, 11, 12].map(
  (month) => `bs:2083-${String(month).padStart(2, '0')}`,
) as [string, string, string, string, string, string, string, string, string];
const untilMagh = [shrawan, bhadra, ashwin, kartik, mangsir, poush, magh];

class Leavers extends Payroll {
  static async begin(setting: object = {}): Promise<Leavers> {
    const payroll = (await Leavers.of(server, `exit-${++made}`)) as Leavers;
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    await payroll.hr.patch(`${payroll.base}setting/`, setting);
    return payroll;
  }

  /** Begins a separation. @param lastDay AD ISO */
  async leaves(name: string, lastDay: string, { category = 'Voluntary', ...of }: Leaving = {}): Promise<number> {
    const at = `/hris/${this.organization.slug}/`;
    const { notice_on = null, notice_days = 0, needs_clearance = false } = of;
    const type = await this.hr.post<{ id: number }>(`${at}settings/separation-type/`, {
      name: `${category} ${++made}`,
      category,
      notice_days,
      needs_clearance,
    });
    const begun = await this.hr.post<{ id: number }>(`${at}separation/`, {
      employee: this.person(name).id,
      separation_type: type.body.id,
      effective_date: addDaysTo(lastDay, 1),
      notice_on,
    });
    expect([begun.status, begun.status === 201 ? undefined : begun.body]).toEqual([201, undefined]);
    return begun.body.id;
  }

  settlementOf(name: string, month: string): Promise<PaySlip | undefined> {
    return this.slipOf(name, month, 'settlement');
  }

  async settleIn(month: string): Promise<void> {
    await this.pay(month, { kind: 'settlement' });
  }

  /** Leave types of the Labour Act, by their statutes. */
  async lawfulLeave(): Promise<Record<string, number>> {
    const at = `/leave/${this.organization.slug}/`;
    await this.hr.post(`${at}master-setting/lawful/`, {});
    const { body } = await this.hr.get<{ results: { id: number; statute: string }[] }>(`${at}leave-type/`);
    return Object.fromEntries(body.results.map(({ id, statute }) => [statute, id]));
  }

  credit(name: string, type: number, quantity: string): Promise<unknown> {
    return postLine(this.server.context.database.everywhere, {
      organizationId: this.organization.id,
      personId: this.person(name).id,
      ledger: 'leave',
      account: String(type),
      entryDate: '2026-07-17',
      quantity,
      kind: 'opening',
      ref: `test:${++made}`,
      createdById: null,
      at: this.server.context.clock(),
    });
  }

  async opening(name: string, opening_gratuity: string, of: object = {}): Promise<void> {
    const made = await this.hr.post(`${this.base}profile/`, {
      employee: this.person(name).id,
      starts_on: '2026-07-17',
      tax_status: 'single',
      opening_gratuity,
      ...of,
    });
    expect(made.status).toBe(201);
  }

  recovers(name: string, heading: string, amount: string, earned: string): void {
    recoveries.push({
      organization: this.organization.id,
      id: ++made,
      person: this.person(name).id,
      heading,
      amount,
      earned,
    });
  }
}

const plain = ['basic', 'allowance', 'overtime', 'social_security_tax', 'remuneration_tax'];
/** Name and amount of all lines, those of the net as well. */
const linesIn = (slip: PaySlip | undefined): Record<string, string> =>
  Object.fromEntries((slip?.lines ?? []).map(({ formula_name, amount }) => [formula_name, amount]));

describe('a settlement', () => {
  /** 90,000 a month for 24 months, who leaves on 20 Falgun 2083. */
  async function aLeaver({ loan = '70000.00', isPaidHere = false } = {}): Promise<Leavers> {
    const payroll = await Leavers.begin();
    for (const [formula_name, slip_order] of [
      ['advance', 80],
      ['loan', 81],
    ] as const)
      await payroll.hr.post(`${payroll.base}heading/`, {
        name: `The ${formula_name}`,
        formula_name,
        slip_order,
        type: 'extra_deduction',
        taxable: 'not_applicable',
        has_amount: true,
        rules: [],
      });
    await payroll.anEmployee('asha', bsToAdText('2081-11-21'));
    await payroll.assign('asha', await payroll.aPackage('Plain', plain), { basic: '60000.00', allowance: '30000.00' });
    const { home = 0 } = await payroll.lawfulLeave();
    await payroll.credit('asha', home, '18');
    // Of 24 months: 16 1/3 until Ashadh 2083, 23 1/3 until Magh.
    if (isPaidHere) {
      await payroll.opening('asha', '81634.00');
      for (const month of untilMagh) await payroll.pay(month);
    } else
      await payroll.opening('asha', '116620.00', {
        starts_on: bsToAdText('2083-11-01'),
        opening_year: '2083/84',
        opening_income: '630000.00',
        opening_retirement: '0.00',
        opening_tax: '10500.00',
        opening_first_band: '10500.00',
      });
    await payroll.leaves('asha', bsToAdText('2083-11-20'));
    payroll.recovers('asha', 'advance', '15000.00', falgun);
    payroll.recovers('asha', 'loan', loan, falgun);
    return payroll;
  }

  it('pays days, leave and gratuity, withholds final tax, and recovers what is open [PC-65]', async () => {
    const payroll = await aLeaver({ isPaidHere: true });
    await payroll.settleIn(falgun);
    const slip = await payroll.settlementOf('asha', falgun);
    expect(linesIn(slip)).toEqual({
      basic: '40000.00',
      allowance: '20000.00',
      leave_pay: '36000.00',
      gratuity: '119952.00',
      // 5,400.00 of leave and 17,992.80 of gratuity.
      exit_tax: '23392.80',
      advance: '15000.00',
      loan: '70000.00',
    });
    expect(slip).toMatchObject({ net: '107559.20', tax: '0.00' });
    const { body } = await payroll.hr.get<{ projection: Record<string, string> }>(
      `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=tax`,
    );
    expect(body.projection).toMatchObject({
      assessable_income: '690000.00',
      year_tax: '6900.00',
      withheld: '10500.00',
      excess: '3600.00',
    });
    // The leave is paid, so that the account is empty.
    const left = await payroll.query<{ sum: string }>(
      `select sum(quantity)::float8::text as sum from ledger_line where organization_id = $1 and person_id = $2 and ledger = 'leave'`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    expect(left).toEqual([{ sum: '0' }]);
    const { id } = await payroll.runOf(falgun, 'settlement');
    const { body: verified } = await payroll.hr.get(`${payroll.base}collection/${id}/verification/`);
    expect(verified).toEqual({ payslips: 1, differences: [] });
  });

  it.each([
    ['1300000.00', '32500.00'],
    ['900000.00', '20000.00'],
    ['450000.00', undefined],
  ])(
    'pays a lump sum of %s from a fund, of which half or 500,000 is free, apart from gratuity [PC-66]',
    async (sum, tax) => {
      const payroll = await Leavers.begin();
      const plain = await payroll.aPackage('Without basic', ['allowance', 'social_security_tax', 'remuneration_tax']);
      await payroll.anEmployee('asha');
      await payroll.assign('asha', plain, { allowance: '60000.00' });
      const profile = await payroll.hr.post(`${payroll.base}profile/`, {
        employee: payroll.person('asha').id,
        starts_on: '2026-07-17',
        tax_status: 'single',
        is_resident: true,
        other_income: 'none',
        opening_gratuity: '150000.00',
      });
      expect(profile.status).toBe(201);
      // The last day of Shrawan.
      await payroll.leaves('asha', '2026-08-16');
      const record = (amount: string, who = payroll.hr) =>
        who.post<{ id: number; month?: string[] }>(`${payroll.base}fund-payment/`, {
          employee: payroll.person('asha').id,
          fund: 'Retirement fund',
          month: shrawan,
          amount,
        });
      const { status, body: lump } = await record(sum);
      expect(status).toBe(201);
      await payroll.settleIn(shrawan);
      const slip = await payroll.settlementOf('asha', shrawan);
      expect(linesIn(slip)).toEqual({
        allowance: '60000.00',
        social_security_tax: '600.00',
        gratuity: '150000.00',
        exit_tax: '22500.00',
        fund_payment: sum,
        ...(tax !== undefined && { fund_tax: tax }),
      });
      const { body } = await payroll.hr.get<{ projection: Record<string, string> }>(
        `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=tax`,
      );
      // Neither is income of the year.
      expect(body.projection).toMatchObject({ assessable_income: '60000.00', year_tax: '600.00' });
      const words = await payroll.hr.get<{
        rule: { words: { en: string } };
        inputs: { name: string; value: string }[];
      }>(`${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=fund_payment`);
      expect(words.body.inputs).toMatchObject([{ name: 'fund_amount', value: String(Number(sum)) }]);
      // What is settled stays.
      expect((await record('1.00')).body.month?.[0]).toContain('A confirmed settlement has paid this month');
      expect((await payroll.hr.delete(`${payroll.base}fund-payment/${lump.id}/`)).status).toBe(409);
    },
  );

  it('pays nothing where more is owed than it comes to, and says what stays owed [PC-65]', async () => {
    const payroll = await aLeaver({ loan: '250000.00' });
    await payroll.settleIn(falgun);
    expect(await payroll.settlementOf('asha', falgun)).toMatchObject({ net: '0.00' });
    expect(
      await payroll.query('select carried::text from pay_item_use where organization_id = $1 and carried > 0', [
        payroll.organization.id,
      ]),
    ).toEqual([{ carried: '72440.80' }]);
  });

  it('has leave taxed as salary where the organisation says so [PC-65]', async () => {
    const payroll = await aLeaver();
    await payroll.hr.patch(`${payroll.base}setting/`, { exit_leave_tax: 'income' });
    await payroll.generate(falgun, { kind: 'settlement' });
    const slip = await payroll.settlementOf('asha', falgun);
    expect(linesIn(slip)).toMatchObject({ leave_pay: '36000.00', exit_tax: '17992.80' });
    const { body } = await payroll.hr.get<{ projection: Record<string, string> }>(
      `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=tax`,
    );
    expect(body.projection).toMatchObject({ assessable_income: '726000.00', year_tax: '7260.00', excess: '3240.00' });
  });

  it('explains leave and gratuity by their rules and values [PC-65]', async () => {
    const payroll = await aLeaver();
    await payroll.generate(falgun, { kind: 'settlement' });
    const slip = await payroll.settlementOf('asha', falgun);
    const explained = async (of: string) =>
      (
        await payroll.hr.get<{
          rule: { words: { en: string; ne: string } };
          inputs: { name: string; value: string }[];
        }>(`${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=${of}`)
      ).body;
    const { rule, inputs } = await explained('leave_pay');
    expect(rule.words.en).toContain('Leave days to pay at exit');
    expect(rule.words.ne).toContain('अवकाशमा रकम दिने बिदाका दिन');
    expect(inputs).toMatchObject([
      { name: 'monthly_basic', value: '60000' },
      { name: 'exit_leave_days', value: '18' },
      { name: 'exit_leave_amount', value: '0' },
    ]);
    expect((await explained('gratuity')).inputs).toMatchObject([
      { name: 'gratuity_before', value: '116620' },
      { name: 'basic', value: '40000' },
      { name: 'gratuity_rate', value: '0.0833' },
    ]);
  });

  it('pays a person once: not by the regular payroll after it, nor by a second settlement', async () => {
    const payroll = await aLeaver();
    await payroll.anEmployee('bina');
    await payroll.assign(
      'bina',
      (await payroll.idsBy('package', 'name'))['Plain'] ?? 0,
      { basic: '50000.00' },
      '2027-02-13',
    );
    await payroll.settleIn(falgun);
    await payroll.pay(falgun);
    expect(await payroll.slipOf('asha', falgun)).toBeUndefined();
    expect(await payroll.slipOf('bina', falgun)).toMatchObject({ gross: '50000.00' });
    expect((await payroll.preview(falgun, { kind: 'settlement' })).count).toBe(0);
    await payroll.pay(chaitra);
    expect(await payroll.slipOf('asha', chaitra)).toBeUndefined();
    // What the settlement paid is no change of the month.
    const { body } = await payroll.hr.get<{ results: unknown[] }>(`${payroll.base}change/`);
    expect(body.results).toEqual([]);
  });

  it('comes after a regular payroll that paid the last days, and pays the rest', async () => {
    const payroll = await aLeaver();
    await payroll.pay(falgun);
    expect(await payroll.linesOf('asha', falgun)).toMatchObject({ basic: '40000.00', allowance: '20000.00' });
    await payroll.settleIn(falgun);
    const slip = await payroll.settlementOf('asha', falgun);
    expect(linesIn(slip)).toEqual({ leave_pay: '36000.00', gratuity: '119952.00', exit_tax: '23392.80' });
    expect(slip).toMatchObject({ tax: '0.00', net: '132559.20' });
  });

  it('waits for clearance before it is confirmed, and names the unit', async () => {
    const payroll = await aLeaver();
    const accounts = await payroll.query<{ id: number }>(
      `insert into division (organization_id, name) values ($1, 'Accounts') returning id`,
      [payroll.organization.id],
    );
    const separation = await payroll.query<{ id: number; type: number }>(
      'select id, separation_type_id as type from separation where organization_id = $1',
      [payroll.organization.id],
    );
    await payroll.query('update separation_type set needs_clearance = true where organization_id = $1', [
      payroll.organization.id,
    ]);
    await payroll.query(
      `insert into process_task (organization_id, title, process, process_id, employee_id, unit_id, due_on, is_clearance, status)
       values ($1, 'Advance is settled', 'Separation', $2, $3, $4, '2027-03-01', true, 'Open')`,
      [payroll.organization.id, separation[0]?.id ?? 0, payroll.person('asha').id, accounts[0]?.id ?? 0],
    );
    await payroll.generate(falgun, { kind: 'settlement' });
    const { id } = await payroll.runOf(falgun, 'settlement');
    await payroll.act(payroll.hr, id, 'send');
    await payroll.act(payroll.second, id, 'approve');
    const refused = await payroll.act(payroll.hr, id, 'confirm');
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_cleared' } });
    expect(JSON.stringify(refused.body)).toContain('Accounts: Advance is settled');
    await payroll.query(`update process_task set status = 'Done' where organization_id = $1`, [
      payroll.organization.id,
    ]);
    expect((await payroll.act(payroll.hr, id, 'confirm')).status).toBe(200);
  });
});

describe('notice', () => {
  /** Pay of 60,000 a month, who leaves on the last day of Falgun 2083 with 10 days of notice of 30. */
  async function noticed(category: string): Promise<Record<string, string>> {
    const payroll = await Leavers.begin();
    await payroll.anEmployee('asha');
    await payroll.assign(
      'asha',
      await payroll.aPackage('Plain', plain, false, '2027-02-13'),
      { basic: '60000.00' },
      '2027-02-13',
    );
    const last = bsToAdText('2083-11-30');
    await payroll.leaves('asha', last, { category, notice_days: 30, notice_on: addDaysTo(last, -10) });
    await payroll.generate(falgun, { kind: 'settlement' });
    return linesIn(await payroll.settlementOf('asha', falgun));
  }

  it('that the employer did not give is paid', async () => {
    expect(await noticed('Involuntary')).toMatchObject({ basic: '60000.00', notice_pay: '40000.00' });
  });

  it('that the employee did not give is taken', async () => {
    const lines = await noticed('Voluntary');
    expect(lines).toMatchObject({ notice_owed: '40000.00' });
    expect(lines['notice_pay']).toBeUndefined();
  });
});

describe('pay on hold', () => {
  it('is paid with the settlement by its month, and is not released afterwards [PC-44]', async () => {
    const payroll = await Leavers.begin();
    await payroll.anEmployee('asha');
    // A net of 50,000.00 a month: 50,505.05 less 1 %.
    await payroll.assign(
      'asha',
      await payroll.aPackage('Plain', ['basic'], false, '2027-01-15'),
      { basic: '50000.00' },
      '2027-01-15',
    );
    const hold = await payroll.hr.post<{ id: number }>(`${payroll.base}on-hold/`, {
      employee: payroll.person('asha').id,
      from_month: magh,
      until_month: magh,
      reason: 'Notice',
    });
    await payroll.pay(magh);
    expect(await payroll.slipOf('asha', magh)).toMatchObject({ net: '50000.00', is_held: true });
    await payroll.leaves('asha', bsToAdText('2083-11-30'));
    await payroll.settleIn(falgun);
    const slip = await payroll.settlementOf('asha', falgun);
    expect(slip?.lines.find(({ formula_name }) => formula_name === 'held_salary')).toMatchObject({
      heading: 'Held salary',
      amount: '50000.00',
      earned: magh,
      type: 'net_only',
    });
    expect(slip).toMatchObject({ is_held: false });
    const released = await payroll.hr.post(`${payroll.base}on-hold/${hold.body.id}/release/?as=hr`, {});
    expect(released.status).toBe(409);
    expect(await payroll.slipOf('asha', magh)).toMatchObject({
      is_held: false,
      settled_in: { name: expect.anything() },
    });
    // What was paid of Magh: its payslip is paid by the settlement alone.
    const paid = await payroll.query<{ sum: string }>(
      `select sum(l.amount)::text as sum from pay_slip_lines l where l.organization_id = $1 and l.formula_name = 'held_salary' and l.earned = $2`,
      [payroll.organization.id, magh],
    );
    expect(paid).toEqual([{ sum: '50000.00' }]);
  });
});

describe('gratuity', () => {
  it('grows month by month on the basic that was paid, and no more in the SSF [PC-64]', async () => {
    const payroll = await Leavers.begin();
    await payroll.anEmployee('asha', bsToAdText('2081-12-01'));
    const outside = await payroll.aPackage(
      'Outside',
      ['basic', 'social_security_tax', 'remuneration_tax'],
      false,
      bsToAdText('2083-04-01'),
    );
    const inside = await payroll.aPackage(
      'Inside',
      ['basic', 'ssf_employer', 'ssf_employee', 'social_security_tax', 'remuneration_tax'],
      true,
      bsToAdText('2083-08-01'),
    );
    await payroll.assign('asha', outside, { basic: '36000.00' }, bsToAdText('2083-04-01'));
    await payroll.assign('asha', inside, { basic: '36000.00' }, bsToAdText('2083-08-01'));
    // 8 months of 30,000 and 8 of 36,000 before Karmik, 4 of 36,000 here, of which Kartik has 10 unpaid days of 30, and 6 in the SSF.
    await payroll.opening('asha', '43982.40', { starts_on: bsToAdText('2083-04-01') });
    const day = bsToAdText('2083-07-02');
    await payroll.absent(
      'asha',
      Array.from({ length: 10 }, (_, place) => addDaysTo(day, place)),
    );
    for (const month of [shrawan, bhadra, ashwin, kartik, mangsir, poush, magh, falgun, chaitra]) {
      if (month === kartik) await payroll.close(month);
      await payroll.pay(month);
    }
    await payroll.leaves('asha', bsToAdText('2084-01-31'));
    await payroll.generate('bs:2084-01', { kind: 'settlement' });
    const slip = await payroll.settlementOf('asha', 'bs:2084-01');
    expect(linesIn(slip)).toMatchObject({ gratuity: '54978.00', exit_tax: '8246.70' });
  });

  it('is 8.33 % of basic of each month, with 15 % final tax, and none in the SSF with its reason [PY-13] [E03]', async () => {
    const payroll = await Leavers.begin();
    const outside = await payroll.aPackage('Outside', plain);
    const inside = await payroll.aPackage('Inside', [...plain, 'ssf_employer', 'ssf_employee'], true);
    for (const [name, of] of [
      ['asha', outside],
      ['bina', outside],
      ['chitra', inside],
    ] as const) {
      await payroll.anEmployee(name);
      await payroll.assign(name, of, { basic: '40000.00' });
    }
    // 39 months, and 27 months.
    await payroll.opening('asha', '129948.00');
    await payroll.opening('bina', '89964.00');
    for (const name of ['asha', 'bina', 'chitra']) await payroll.leaves(name, bsToAdText('2083-04-31'));
    await payroll.generate(shrawan, { kind: 'settlement' });
    expect(linesIn(await payroll.settlementOf('asha', shrawan))).toMatchObject({
      gratuity: '133280.00',
      exit_tax: '19992.00',
    });
    expect(linesIn(await payroll.settlementOf('bina', shrawan))).toMatchObject({ gratuity: '93296.00' });
    const member = await payroll.settlementOf('chitra', shrawan);
    expect(linesIn(member)).toMatchObject({ gratuity: '0.00' });
    const { body } = await payroll.hr.get<{ inputs: { name: string; label: { en: string } }[] }>(
      `${payroll.base}payslip/${member?.id}/explanation/?as=hr&of=gratuity`,
    );
    expect(body.inputs.find(({ name }) => name === 'gratuity_rate')?.label.en).toContain('SSF');
  });
});

describe('leave', () => {
  it('is paid at the last basic, of each type that may be encashed [E06] [PY-13]', async () => {
    const payroll = await Leavers.begin();
    const { home = 0, sick = 0 } = await payroll.lawfulLeave();
    const of = await payroll.aPackage('Plain', plain, false, '2027-02-13');
    for (const name of ['asha', 'bina']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, of, { basic: '45000.00' }, '2027-02-13');
      await payroll.leaves(name, bsToAdText('2083-11-30'));
    }
    await payroll.credit('asha', home, '62');
    await payroll.credit('asha', sick, '31');
    await payroll.credit('bina', sick, '45');
    await payroll.generate(falgun, { kind: 'settlement' });
    expect(linesIn(await payroll.settlementOf('asha', falgun))).toMatchObject({ leave_pay: '139500.00' });
    expect(linesIn(await payroll.settlementOf('bina', falgun))).toMatchObject({ leave_pay: '67500.00' });
  });
});

describe('overtime', () => {
  it('of a leaver is paid with the settlement, at the basic of its day [PC-61]', async () => {
    const payroll = await Leavers.begin();
    await payroll.anEmployee('bina');
    await payroll.assign('bina', await payroll.aPackage('Plain', plain), { basic: '48000.00' });
    await payroll.query(
      `insert into overtime_claim (organization_id, sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status)
       values ($1, $2, '2026-09-25', 0, 240, 240, 'Workday', 1.5, 'Stock', 'Approved')`,
      [payroll.organization.id, payroll.person('bina').id],
    );
    await payroll.leaves('bina', bsToAdText('2083-06-15'));
    await payroll.generate(ashwin, { kind: 'settlement' });
    expect(linesIn(await payroll.settlementOf('bina', ashwin))).toMatchObject({ overtime: '1200.00' });
  });
});

describe('the festival allowance', () => {
  it('that was not paid yet is paid by the months since the last one, and not twice', async () => {
    const payroll = await Leavers.begin();
    const of = await payroll.aPackage('Festive', [...plain, 'festival']);
    for (const name of ['asha', 'bina']) {
      await payroll.anEmployee(name, '2026-07-17');
      await payroll.assign(name, of, { basic: '36000.00' });
    }
    await payroll.pay(shrawan);
    await payroll.leaves('asha', bsToAdText('2083-05-31'));
    await payroll.settleIn(bhadra);
    // Shrawan and Bhadra.
    expect(linesIn(await payroll.settlementOf('asha', bhadra))).toMatchObject({ festival_share: '6000.00' });
    await payroll.pay(bhadra);
    await payroll.pay(ashwin);
    await payroll.leaves('bina', bsToAdText('2083-07-20'));
    await payroll.generate(kartik, { kind: 'settlement' });
    expect(linesIn(await payroll.settlementOf('bina', kartik))['festival_share']).toBeUndefined();
  });
});

describe('a death', () => {
  it('ends pay with its day, waits for a nominee, and tells the employee nothing [PC-67]', async () => {
    const payroll = await Leavers.begin();
    const { hr } = payroll;
    await payroll.anEmployee('asha');
    await payroll.anEmployee('bina');
    const of = await payroll.aPackage('Plain', plain, false, '2027-03-15');
    for (const name of ['asha', 'bina']) await payroll.assign(name, of, { basic: '75000.00' }, '2027-03-15');
    await payroll.generate(chaitra);
    // 8 Chaitra, with a draft of the month.
    await payroll.leaves('asha', bsToAdText('2083-12-08'), { category: 'Death' });
    const draft = await payroll.runOf(chaitra);
    await payroll.act(hr, draft.id, 'discard', { remark: 'Settled first' });
    await payroll.generate(chaitra, { kind: 'settlement' });
    const slip = await payroll.settlementOf('asha', chaitra);
    expect(linesIn(slip)).toMatchObject({ basic: '20000.00' });
    const { id } = await payroll.runOf(chaitra, 'settlement');
    await payroll.act(hr, id, 'send');
    await payroll.act(payroll.second, id, 'approve');
    expect((await payroll.act(hr, id, 'confirm')).body.code).toBe('not_cleared');
    await payroll.query(
      `insert into family_member (organization_id, employee_id, name, relation, is_dependant, nominee_percent) values ($1, $2, 'Ram Sharma', 'Spouse', true, 100)`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    expect((await payroll.act(hr, id, 'confirm')).status).toBe(200);
    expect((await payroll.act(hr, id, 'publish')).status).toBe(200);
    expect(
      await payroll.query(
        `select 1 from notification where organization_id = $1 and recipient_id = $2 and category = 'payroll'`,
        [payroll.organization.id, payroll.person('asha').id],
      ),
    ).toEqual([]);
    const { body } = await hr.post<{ notice: { en: string } | string }>(`${payroll.base}generate/preview/`, {
      month: chaitra,
    });
    expect(JSON.stringify(body.notice)).toContain('paid for this month by their settlement');
    await payroll.pay(chaitra);
    expect(await payroll.slipOf('asha', chaitra)).toBeUndefined();
    expect(await payroll.slipOf('bina', chaitra)).toMatchObject({ gross: '75000.00' });
  });
});

describe('who is hired again in the year', () => {
  it('is one taxpayer: what was paid and withheld before counts [PC-68]', async () => {
    const payroll = await Leavers.begin();
    await payroll.anEmployee('asha');
    const of = await payroll.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
    await payroll.assign('asha', of, { basic: '100000.00' });
    for (const month of [shrawan, bhadra, ashwin]) {
      await payroll.pay(month);
      expect(await payroll.slipOf('asha', month)).toMatchObject({ tax: '2500.00' });
    }
    const separation = await payroll.leaves('asha', bsToAdText('2083-07-30'));
    await payroll.settleIn(kartik);
    expect(await payroll.settlementOf('asha', kartik)).toMatchObject({ tax: '0.00' });
    const at = `/hris/${payroll.organization.slug}/separation/${separation}/`;
    expect((await payroll.hr.post(`${at}complete/`, { remark: 'Done' })).status).toBe(200);
    // Hired again on 1 Falgun.
    await payroll.query(
      `insert into employment (organization_id, employee_id, change, starts_on, ends_on) values ($1, $2, 'Joining', '2020-01-01', $3), ($1, $2, 'Joining', $4, null)`,
      [payroll.organization.id, payroll.person('asha').id, bsToAdText('2083-07-30'), bsToAdText('2083-11-01')],
    );
    await payroll.pay(falgun);
    const slip = await payroll.slipOf('asha', falgun);
    expect(slip).toMatchObject({ gross: '100000.00', tax: '300.00' });
    const { body } = await payroll.hr.get<{ projection: Record<string, string> }>(
      `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=tax`,
    );
    expect(body.projection).toMatchObject({ assessable_income: '900000.00', year_tax: '9000.00', withheld: '7500.00' });
  });
});

it('a settlement is read by its employee on screen and on paper', async () => {
  const payroll = await Leavers.begin();
  await payroll.anEmployee('asha');
  await payroll.assign(
    'asha',
    await payroll.aPackage('Plain', plain, false, '2027-02-13'),
    { basic: '60000.00' },
    '2027-02-13',
  );
  await payroll.leaves('asha', bsToAdText('2083-11-30'));
  await payroll.settleIn(falgun);
  const asha = await signIn(server, payroll.person('asha'));
  const slip = await payroll.settlementOf('asha', falgun);
  const { body } = await asha.get<PaySlip>(`${payroll.base}payslip/${slip?.id}/?as=user`);
  expect(linesIn(body)).toMatchObject({ basic: '60000.00', gratuity: '4998.00', exit_tax: '749.70' });
  const paper = await server.app.inject({
    url: `/api/v1${payroll.base}payslip/${slip?.id}/pdf/?language=en`,
    headers: { authorization: `Bearer ${asha.token}` },
  });
  expect(paper.statusCode).toBe(200);
  const [page = ''] = pdfText(paper.rawPayload);
  expect(page).toContain('Gratuity');
  expect(page).toContain('Final tax on payments at exit');
  const other = await signIn(server, await aMember(server, payroll.organization, `other-${payroll.organization.slug}`));
  expect((await other.get(`${payroll.base}payslip/${slip?.id}/?as=user`)).status).toBe(404);
});

/** Payments that are complete together are recorded in their sources as each by itself would be, and what a source refuses is left. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Loans } from './support/loans.ts';
import { Payments } from './support/payments.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = new Date('2026-12-01T06:15:00.000Z');
});
afterAll(() => server.close());

interface Row {
  readonly id: number;
}

/** A batch that was sent, of payments of a source, from an account with a line of its statement for each. */
async function sentBatch(
  organization: number,
  source: 'claim' | 'advance' | 'loan',
  debts: readonly { readonly id: number; readonly person: number; readonly amount: string }[],
): Promise<number[]> {
  const { everywhere } = server.context.database;
  const one = async (text: string, ...values: (number | string)[]): Promise<number> =>
    (await everywhere.one<Row>(text, [organization, ...values]))?.id ?? 0;
  const bank = await one(`insert into bank (organization_id, name) values ($1, 'Bank ' || random()) returning id`);
  const account = await one(
    `insert into payment_account (organization_id, name, bank_id, account_number, account_name, template) values ($1, 'Account', $2::bigint, '00110022', 'Himal', 'nmb') returning id`,
    bank,
  );
  const batch = await one(
    `insert into payment_batch (organization_id, number, source, way, account_id, pay_on, narration, status) values ($1, 'B-' || $2::text, $3, 'bank', $2::bigint, '2026-12-01', 'x', 'Sent') returning id`,
    account,
    source,
  );
  const lines: number[] = [];
  for (const [place, { id, person, amount }] of debts.entries()) {
    const number = `00120034${place}${account}`;
    await one(
      `insert into payment_item (organization_id, batch_id, employee_id, source, source_id, amount, way, pay_on, account_number, status)
       values ($1, $2, $3, $4, $5, $6::numeric, 'bank', '2026-12-01', $7, 'Sending') returning id`,
      batch,
      person,
      source,
      id,
      amount,
      number,
    );
    lines.push(
      await one(
        `insert into statement_line (organization_id, account_id, happened_on, narration, reference, withdrawn, balance)
         values ($1, $2, '2026-11-30', $3, 'R-' || $4::text, $5::numeric, $4::text::numeric) returning id`,
        account,
        `TRF ${number}`,
        String(place + 1),
        amount,
      ),
    );
  }
  return lines;
}

const matchedLines = (organization: number, lines: readonly number[]) =>
  server.context.database.everywhere.query<Row>(
    `select id from statement_line where organization_id = $1 and id = any($2::bigint[]) and match = 'matched' order by id`,
    [organization, lines],
  );

describe('lines that are matched together', () => {
  it('record claims as a person does, audited, and leave the one that is not due any more', async () => {
    const payments = await Payments.of(server);
    const { id: organization } = payments.organization;
    const { everywhere } = server.context.database;
    const claims: { id: number; person: number; amount: string }[] = [];
    for (const amount of ['100.00', '200.50', '300.00', '400.00']) {
      const [claim] = await payments.query<Row>(
        `insert into expense_settlement (organization_id, sender_id, title, claimed_total, weighed_total, approved_total, to_pay, standing, status)
         values ($1, $2, 'Taxi', $3::numeric, $3::numeric, $3::numeric, $3::numeric, 'to_pay', 'Approved') returning id`,
        payments.person.id,
        amount,
      );
      claims.push({ id: claim?.id ?? 0, person: payments.person.id, amount });
    }
    const [first, second, third, byHand] = claims;
    const recorded = await payments.hr.post(`${payments.base}payment/`, {
      settlement: byHand?.id,
      kind: 'payment',
      paid_by: 'bank',
      happened_on: '2026-11-30',
      reference: 'R-4',
    });
    expect(recorded.status).toBe(201);
    const lines = await sentBatch(organization, 'claim', claims.slice(0, 3));
    await everywhere.query(`update expense_settlement set standing = 'paid' where organization_id = $1 and id = $2`, [
      organization,
      third?.id ?? 0,
    ]);
    const match = () => payments.hr.post<{ matched: number }>(`${payments.at}statement-line/match/`, {});
    expect((await match()).body).toEqual({ matched: 2 });
    expect(await matchedLines(organization, lines)).toEqual(lines.slice(0, 2).map((id) => ({ id })));
    const rows = await payments.query(
      `select settlement_id as claim, employee_id as employee, kind, paid_by, amount::text, happened_on::text, reference, created_by_id is not null as is_by_someone,
              (select after - 'settlement' - 'amount' - 'reference' from audit_event a where a.organization_id = p.organization_id and a.object_type = 'expense_payment' and a.object_id = p.id::text) as audited
         from expense_payment p where organization_id = $1 order by settlement_id`,
    );
    const same = rows.at(-1);
    expect(rows).toEqual([
      { ...same, claim: first?.id, amount: '100.00', reference: 'R-1' },
      { ...same, claim: second?.id, amount: '200.50', reference: 'R-2' },
      { ...same, claim: byHand?.id, amount: '400.00', reference: 'R-4' },
    ]);
    expect(same).toMatchObject({ employee: payments.person.id, audited: { kind: 'payment', paid_by: 'bank' } });
    const standing = await payments.query(
      'select distinct standing from expense_settlement where organization_id = $1',
    );
    expect(standing).toEqual([{ standing: 'paid' }]);
    // What is recorded once is not recorded again.
    expect((await match()).body).toEqual({ matched: 0 });
  });

  it('record advances with what they come to, and leave one that was cancelled', async () => {
    const payments = await Payments.of(server);
    const { id: organization } = payments.organization;
    for (const amount of ['1000.00', '2000.00', '3000.00']) await payments.owes(amount);
    const debts = payments.advances.map((id, place) => ({
      id,
      person: payments.payees[place]?.id ?? 0,
      amount: `${place + 1}000.00`,
    }));
    const lines = await sentBatch(organization, 'advance', debts);
    await payments.query(
      `update expense_advance set status = 'Cancelled' where organization_id = $1 and id = $2`,
      payments.advances[1] ?? 0,
    );
    const { body } = await payments.hr.post<{ matched: number }>(`${payments.at}statement-line/match/`, {});
    expect(body).toEqual({ matched: 2 });
    expect(await matchedLines(organization, lines)).toEqual([{ id: lines[0] }, { id: lines[2] }]);
    for (const place of [0, 2])
      expect(await payments.advance(payments.advances[place] ?? 0)).toMatchObject({
        standing: 'open',
        paid: { currency: 'NPR', amount: `${place + 1}000.00` },
        unsettled: { currency: 'NPR', amount: `${place + 1}000.00` },
        paid_on: '2026-11-30',
      });
    const moved = await payments.query<{ home: string }>(
      'select home_amount::text as home from expense_advance_movement where organization_id = $1 order by id',
    );
    expect(moved).toEqual([{ home: '1000.00' }, { home: '3000.00' }]);
  });

  it('disburse loans, whose months begin as those of a loan that is disbursed by hand, and none without its guarantors', async () => {
    const loans = await Loans.giving(server, { type: { most_open: 5 } });
    server.now = new Date('2026-12-01T06:15:00.000Z');
    const { id: organization } = loans.organization;
    const { everywhere } = server.context.database;
    await loans.employed(['asha']);
    const granted = async () => loans.granted('asha', { amount: '50000.00', term: 10 }, false);
    const [byHand, first, second, third] = [await granted(), await granted(), await granted(), await granted()];
    await loans.recorded(byHand, 'disbursement', { amount: '50000.00', happened_on: '2026-11-30' });
    const person = loans.person('asha').id;
    const lines = await sentBatch(
      organization,
      'loan',
      [first, second, third].map((id) => ({ id, person, amount: '50000.00' })),
    );
    await everywhere.query(
      `insert into loan_guarantors (organization_id, parent_id, position, guarantor_id) values ($1, $2, 1, $3)`,
      [organization, third, person],
    );
    const { slug } = loans.organization;
    const { body } = await loans.hr.post<{ matched: number }>(`/payment/${slug}/statement-line/match/`, {});
    expect(body).toEqual({ matched: 2 });
    expect(await matchedLines(organization, lines)).toEqual(lines.slice(0, 2).map((id) => ({ id })));
    const figures = async (id: number) => {
      const { repayment, disbursed, balance, next_month, next_amount, last_month } = await loans.loan(id);
      return { repayment, disbursed, balance, next_month, next_amount, last_month };
    };
    const expected = await figures(byHand);
    expect(expected).toMatchObject({ repayment: 'repaying', disbursed: '50000.00' });
    for (const id of [first, second]) expect(await figures(id)).toEqual(expected);
    expect(await figures(third)).toMatchObject({ repayment: 'to_pay', disbursed: null });
    const moved = await everywhere.query<{ month: string; kind: string }>(
      'select distinct kind, month, balance::text as balance from loan_movement where organization_id = $1',
      [organization],
    );
    expect(moved).toEqual([{ kind: 'disbursement', month: expected.next_month, balance: '50000.00' }]);
  });
});

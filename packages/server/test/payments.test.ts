/** Batches of payments: made of what is due, checked by another person, sent once, and followed until each row is paid or due again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Payments } from './support/payments.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = new Date('2026-11-20T06:15:00.000Z');
});
afterAll(() => server.close());

const paid = { settled_on: '2026-11-20', reference: 'B-1', remark: '' };

describe('a batch', () => {
  it('is checked by another person than those who made or changed it, and an edit voids the check [MC-43]', async () => {
    const payments = await Payments.of(server);
    for (let n = 0; n < 10; n += 1) await payments.owes('92100.00');
    const { body: batch } = await payments.make();
    expect(batch).toMatchObject({ number: '2083-08-001', payments: 10, total: '921000.00', status: 'Draft' });
    expect((await payments.move(batch.id, 'submit')).status).toBe(200);
    expect((await payments.move(batch.id, 'check')).status).toBe(403);
    const checked = await payments.move(batch.id, 'check', {}, payments.checker);
    expect(checked.body).toMatchObject({ status: 'Checked' });
    const [first] = await payments.items(batch.id);
    expect((await payments.moveItem(first?.id ?? 0, 'remove')).status).toBe(200);
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Draft', payments: 9, total: '828900.00' });
    expect((await payments.move(batch.id, 'send')).status).toBe(409);
    await payments.move(batch.id, 'submit');
    await payments.move(batch.id, 'check', {}, payments.checker);
    // What no action did is found by the digest.
    await payments.query(
      `update payment_item set amount = 1 where organization_id = $1 and batch_id = $2 and id = (select max(id) from payment_item where status = 'Created')`,
      batch.id,
    );
    expect((await payments.move(batch.id, 'send')).body.code).toBe('problems');
    expect((await payments.move(batch.id, 'send', {}, payments.asha)).status).toBe(403);
  });

  it('is not checked by a payee, or by who changed an account in it shortly before [MC-43]', async () => {
    const payments = await Payments.of(server);
    await payments.owes('5000.00');
    const { body: batch } = await payments.make();
    await payments.move(batch.id, 'submit');
    await payments.query(
      `insert into audit_event (organization_id, actor_id, action, object_type, object_id, at)
       select $1, $2, 'update', 'bank_account', id::text, '2026-11-15T06:00:00Z' from bank_account where organization_id = $1`,
      payments.checkerId,
    );
    expect((await payments.move(batch.id, 'check', {}, payments.checker)).body.code).toBe('own_account_change');
    server.now = new Date('2026-11-23T06:15:00.000Z');
    await payments.query('update payment_item set employee_id = $2 where organization_id = $1', payments.checkerId);
    const rule = (payee_check: string) => payments.hr.patch(`${payments.at}setting/`, { payee_check });
    await rule('refuse');
    expect((await payments.move(batch.id, 'check', {}, payments.checker)).body.code).toBe('own_payment');
    await rule('second');
    const first = await payments.move(batch.id, 'check', {}, payments.checker);
    expect(first.body).toMatchObject({ status: 'Check pending', actions: ['send_back', 'cancel'] });
    expect((await payments.move(batch.id, 'check', {}, payments.checker)).status).toBe(403);
  });

  it('is sent once, into a file whose bytes stay, and holds its debts until they are answered [PM-5] [MC-36] [MC-48]', async () => {
    const payments = await Payments.of(server);
    await payments.owes('45000.00', 'José Núñez', '0012 0034-567');
    await payments.owes('20000.00');
    const batch = await payments.sent();
    expect((await payments.move(batch.id, 'send')).status).toBe(409);
    const file = async () => (await payments.hr.get<string>(`${payments.at}batch/${batch.id}/content/`)).body;
    const text = await file();
    expect(text).toBe(
      'Account number,Name,Amount,Branch code,Narration\r\n00120034567,Jose Nunez,45000.00,012,Advances Mangsir\r\n0012003451,Payee 1,20000.00,012,Advances Mangsir\r\n',
    );
    expect(await file()).toBe(text);
    expect((await payments.make()).body.code).toBe('nothing_due');
    const cash = await payments.record(payments.advances[0] ?? 0, 'NPR', '45000.00', { paid_by: 'cash' });
    expect(cash.body).toEqual({ advance: [`This is already in payment batch ${batch.number}.`] });
    const [first, second] = await payments.items(batch.id);
    expect((await payments.moveItem(first?.id ?? 0, 'complete', paid)).status).toBe(200);
    expect((await payments.moveItem(first?.id ?? 0, 'complete', paid)).status).toBe(409);
    expect(await payments.advance(payments.advances[0] ?? 0)).toMatchObject({
      standing: 'open',
      paid: { amount: '45000.00' },
    });
    await payments.moveItem(second?.id ?? 0, 'fail', { remark: 'Account closed' });
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Incomplete', paid: '45000.00' });
    expect((await payments.move(batch.id, 'retry')).status).toBe(200);
    const [retry] = (
      await payments.hr.get<{
        results: { id: number; payments: number; status: string; number: string; retry_of: { name: string } }[];
      }>(`${payments.at}batch/?as=hr&status=Draft`)
    ).body.results;
    expect(retry).toMatchObject({ number: '2083-08-002', payments: 1, retry_of: { name: batch.number } });
    expect((await payments.move(batch.id, 'retry')).body.code).toBe('nothing_failed');
  });

  it('takes no narration that is a formula or breaks a row, and quotes a comma without an added apostrophe [MC-41]', async () => {
    const payments = await Payments.of(server);
    await payments.owes('45000.00');
    for (const narration of [
      '=1+1',
      '+977 refund',
      '-Bonus',
      'Salary\nKartik',
      'Salary\tKartik',
      'Salary "Kartik"',
      '@SUM',
    ]) {
      const { status, body } = await payments.make({ narration });
      expect([narration, status, Object.keys(body)]).toEqual([narration, 400, ['narration']]);
    }
    const batch = await payments.sent({ narration: 'Salary, Kartik' });
    const { body } = await payments.hr.get<string>(`${payments.at}batch/${batch.id}/content/`);
    expect(body.split('\r\n')[1]).toBe('0012003450,Payee 0,45000.00,012,"Salary, Kartik"');
  });

  it('lists what a bank would refuse, and is not submitted with it [MC-39] [MC-42] [PM-4]', async () => {
    const payments = await Payments.of(server);
    await payments.hr.patch(`${payments.at}setting/`, {
      most_amount: '1000000.00',
      account_change_days: 7,
      is_full_name_required: false,
    });
    await payments.owes('2500000.00');
    await payments.owes('45000.00', 'बिष्णु प्रसाद श्रेष्ठ');
    await payments.owes('45000.00', 'Würth');
    const { body: batch } = await payments.make();
    const { results, refused } = await payments.rows(batch.id);
    expect(refused).toBe(2);
    expect(results.map(({ problems, name_in_file }) => [problems, name_in_file])).toEqual([
      [['above_limit'], null],
      [['no_latin_name'], null],
      [[], 'Wurth'],
    ]);
    expect((await payments.move(batch.id, 'submit')).body).toMatchObject({ code: 'problems' });
    for (const { id, problems } of results) if (problems.length > 0) await payments.moveItem(id, 'remove');
    expect((await payments.move(batch.id, 'submit')).status).toBe(200);
  });

  it('is not sent with what is no longer due, and warns of accounts that changed [MC-54]', async () => {
    const payments = await Payments.of(server);
    const advance = await payments.owes('45000.00');
    await payments.owes('20000.00');
    const { body: batch } = await payments.make();
    await payments.move(batch.id, 'submit');
    await payments.move(batch.id, 'check', {}, payments.checker);
    await payments.query(
      `update expense_advance set status = 'Cancelled' where organization_id = $1 and id = $2`,
      advance,
    );
    await payments.query(
      `update bank_account set account_number = '99' where organization_id = $1 and employee_id = $2`,
      payments.payees[1]?.id ?? 0,
    );
    const { results } = await payments.rows(batch.id);
    expect(results.map(({ problems, is_account_changed }) => [problems, is_account_changed])).toEqual([
      [['not_due'], false],
      [[], true],
    ]);
    expect((await payments.move(batch.id, 'send')).body.code).toBe('problems');
  });

  it('is one alone of two who make it at once, by a rule of the database [MC-36]', async () => {
    const payments = await Payments.of(server);
    await payments.owes('45000.00');
    const answers = await Promise.all([payments.make(), payments.make({}, payments.checker)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await expect(
      payments.query(
        `insert into payment_item (organization_id, batch_id, employee_id, source, source_id, amount, way, pay_on, status)
         select organization_id, batch_id, employee_id, source, source_id, amount, way, pay_on, 'Created' from payment_item where organization_id = $1`,
      ),
    ).rejects.toThrow('payment_item_open');
  });

  it('owes again what the bank returned, and goes to a new row with the account as it is now [MC-49]', async () => {
    const payments = await Payments.of(server);
    const advance = await payments.owes('45000.00');
    const batch = await payments.sent();
    const [item] = await payments.items(batch.id);
    await payments.moveItem(item?.id ?? 0, 'complete', paid);
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Complete' });
    const back = { settled_on: '2026-11-20', fee: '25.00', remark: 'Account closed' };
    const mistaken = await payments.record(advance, 'NPR', '45000.00', { kind: 'payment_taken_back' });
    expect([mistaken.status, mistaken.body.kind?.[0]]).toEqual([
      400,
      expect.stringContaining(`Payment batch ${batch.number} paid this.`),
    ]);
    expect((await payments.moveItem(item?.id ?? 0, 'give_back', back)).body).toMatchObject({
      status: 'Returned',
      return_fee: '25.00',
      returned_on: '2026-11-20',
    });
    expect((await payments.moveItem(item?.id ?? 0, 'give_back', back)).status).toBe(409);
    expect(await payments.advance(advance)).toMatchObject({ standing: 'to_pay' });
    await payments.query(`update bank_account set account_number = '00777000' where organization_id = $1`);
    await payments.move(batch.id, 'retry');
    const [row] = await payments.query<{ account_number: string; retry_of_id: number }>(
      `select account_number, retry_of_id from payment_item where organization_id = $1 order by id desc limit 1`,
    );
    expect(row).toEqual({ account_number: '00777000', retry_of_id: item?.id });
    await expect(
      payments.query(`update payment_item set status = 'Sending' where organization_id = $1 and status = 'Returned'`),
    ).rejects.toThrow('does not go back');
  });

  it('is rejected as a whole by the bank, and all of its rows can be retried [MC-48]', async () => {
    const payments = await Payments.of(server);
    await payments.owes('1000.00');
    await payments.owes('2000.00');
    const batch = await payments.sent();
    expect((await payments.move(batch.id, 'reject', { remark: 'Row 2: branch' })).body).toMatchObject({
      status: 'Incomplete',
    });
    expect((await payments.items(batch.id)).map(({ status, problem }) => [status, problem])).toEqual([
      ['Failed', 'Row 2: branch'],
      ['Failed', 'Row 2: branch'],
    ]);
  });

  it('is recorded as paid as a whole, but for what failed already and for their own row [PM-1]', async () => {
    const payments = await Payments.of(server);
    for (const amount of ['92100.00', '92100.00', '500.00']) await payments.owes(amount);
    const batch = await payments.sent();
    const [, , third] = await payments.items(batch.id);
    await payments.moveItem(third?.id ?? 0, 'fail', { remark: 'Account closed' });
    const settled = await payments.move(batch.id, 'settle', { settled_on: '2026-11-20', reference: 'N-1' });
    expect(settled.body).toMatchObject({ status: 'Incomplete', total: '184700.00', paid: '184200.00' });
    // Nothing is left to record; what failed can be tried again.
    expect(settled.body).toMatchObject({ pending: 0, failed: 1, actions: ['retry'] });
    expect(await payments.advance(payments.advances[0] ?? 0)).toMatchObject({ standing: 'open' });
    expect((await payments.move(batch.id, 'settle', { settled_on: '2026-11-20' })).body.code).toBe('nothing_open');
    expect((await payments.move(batch.id, 'reject', { remark: 'Late' })).body.code).toBe('nothing_open');
  });

  it('does not offer to record all as paid to whom alone the last open payment is made [PM-1]', async () => {
    const payments = await Payments.of(server);
    for (const amount of ['92100.00', '500.00']) await payments.owes(amount);
    const batch = await payments.sent();
    const [, own] = await payments.items(batch.id);
    await payments.query(
      `update payment_item i set employee_id = m.user_id from membership m
        where i.organization_id = $1 and i.id = $2 and m.organization_id = $1 and m.is_hr_admin`,
      own?.id ?? 0,
    );
    const settle = { settled_on: '2026-11-20', reference: 'N-1' };
    const settled = await payments.move(batch.id, 'settle', settle);
    expect(settled.body).toMatchObject({ status: 'Sent', pending: 1, paid: '92100.00', actions: ['reject'] });
    expect((await payments.move(batch.id, 'settle', settle)).body.code).toBe('nothing_open');
    expect((await payments.move(batch.id, 'settle', settle, payments.checker)).body).toMatchObject({
      status: 'Complete',
      pending: 0,
      paid: '92600.00',
      actions: [],
    });
  });

  it('is read by those with the permission alone', async () => {
    const payments = await Payments.of(server);
    const other = await Payments.of(server);
    await payments.owes('1000.00');
    const { body: batch } = await payments.make();
    expect((await payments.asha.get(`${payments.at}batch/?as=hr`)).status).toBe(403);
    expect((await payments.asha.get(`${payments.at}batch/${batch.id}/rows/`)).status).toBe(403);
    expect((await other.hr.get(`${other.at}batch/${batch.id}/rows/`)).status).toBe(404);
    expect((await payments.asha.post(`${payments.at}batch/`, {})).status).toBeGreaterThanOrEqual(400);
  });
});

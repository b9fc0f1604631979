/** Payments to wallets by a simulated provider: sent once whatever happens, asked for when the outcome is unknown, and never sent blindly. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EsewaSimulator } from '../../../tools/support/esewa-simulator.ts';
import { matchCallbacks } from '../src/modules/payment/callbacks.ts';
import { payWallets } from '../src/modules/payment/wallets.ts';
import { makeLog } from '../src/runtime.ts';
import { Payments, type Batch } from './support/payments.ts';
import { startServer, type TestServer } from './support/server.ts';

const secret = 'a secret of the merchant';
let server: TestServer;
let esewa: EsewaSimulator;

beforeAll(async () => {
  esewa = await EsewaSimulator.start(secret);
  server = await startServer(
    {},
    {
      network: {
        resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
        isAllowed: () => true,
        ports: [String(esewa.port)],
      },
    },
  );
});
beforeEach(() => {
  server.now = new Date('2026-11-20T06:15:00.000Z');
});
afterAll(async () => {
  await server.close();
  await esewa.close();
});

let wallets = 0;
const minutes = (count: number) => (server.now = new Date(server.now.getTime() + count * 60_000));
const walletOf = (place: number) => `98${String(10_000_000 + wallets - place)}`;

/** A sent batch of advances to wallets, a payment for each amount. */
async function sentBatch(
  amounts: readonly string[],
): Promise<{ payments: Payments; batch: Batch; receivers: string[] }> {
  const payments = await Payments.of(server);
  await payments.hr.patch(`${payments.at}esewa-setting/`, {
    is_active: true,
    address: `http://esewa.test:${esewa.port}`,
    merchant: 'KARMIK',
    settling_minutes: 30,
  });
  expect((await payments.hr.put(`${payments.at}esewa-setting/secret/`, { secret })).body).toEqual({ is_set: true });
  for (const amount of amounts) {
    await payments.owes(amount);
    wallets += 1;
    const made = await payments.hr.post(`${payments.at}esewa-user/`, {
      employee: payments.payees.at(-1)?.id,
      wallet: walletOf(0),
      wallet_name: 'Asha Sharma',
    });
    expect(made.status).toBe(201);
  }
  const receivers = amounts.map((_amount, place) => walletOf(amounts.length - 1 - place));
  return { payments, batch: await payments.sent({ way: 'esewa', account: null }), receivers };
}
const statesOf = async (payments: Payments, batch: Batch) =>
  (await payments.items(batch.id)).map(({ status }) => status);

describe('payments to wallets', () => {
  it('are sent once in whole paisa, and recorded in their source once, by two workers [MC-44] [MC-55]', async () => {
    const amounts = ['19.99', '0.57', '4.60', '1.13', '2568.70'];
    const { payments, batch, receivers } = await sentBatch(amounts);
    const before = esewa.sends;
    await Promise.all([payWallets(server.context), payWallets(server.context)]);
    expect(await statesOf(payments, batch)).toEqual(amounts.map(() => 'Complete'));
    expect(esewa.sends - before).toBe(5);
    const paid = [...esewa.transfers.values()].filter(({ receiver }) => receivers.includes(receiver));
    expect(paid.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([57, 113, 460, 1999, 256_870]);
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Complete', paid: '2594.99' });
    const moved = await payments.query<{ count: number }>(
      'select count(*)::integer as count from expense_advance_movement where organization_id = $1',
    );
    expect(moved).toEqual([{ count: 5 }]);
  });

  it('with a time-out are asked for, and failed ones alone are retried [PM-2] [MC-45]', async () => {
    const { payments, batch, receivers } = await sentBatch(['100.00', '200.00', '300.00', '400.00', '500.00']);
    esewa.behave(receivers[3] ?? '', 'fail');
    esewa.behave(receivers[4] ?? '', 'silent');
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Complete', 'Complete', 'Complete', 'Failed', 'Ambiguous']);
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Incomplete' });
    const sends = esewa.sends;
    minutes(1);
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Complete', 'Complete', 'Complete', 'Failed', 'Complete']);
    expect(esewa.sends).toBe(sends);
    await payments.move(batch.id, 'retry');
    const drafts = await payments.hr.get<{ results: Batch[] }>(`${payments.at}batch/?as=hr&status=Draft`);
    expect(drafts.body.results.map(({ payments: count, total }) => [count, total])).toEqual([[1, '400.00']]);
  });

  it('that never arrived fail after the settling time, and not before [MC-45]', async () => {
    const { payments, batch, receivers } = await sentBatch(['100.00']);
    esewa.behave(receivers[0] ?? '', 'lost');
    await payWallets(server.context);
    minutes(10);
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Ambiguous']);
    minutes(25);
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Failed']);
  });

  it('of a process that was killed are asked for by their key, and never paid twice [MC-44]', async () => {
    const { payments, batch, receivers } = await sentBatch(['45000.00', '45000.00', '45000.00']);
    const items = await payments.query<{ id: number; own_key: string }>(
      'select id, own_key from payment_item where organization_id = $1 order by id',
    );
    // The first was not taken yet; the second was stored as sent and not called; the third was called, and its answer was not stored.
    await payments.query(
      `update payment_item set status = 'Sending', sending_at = '2026-11-20T06:15:00Z', asked_at = '2026-11-20T06:15:00Z' where organization_id = $1 and id > $2`,
      items[0]?.id ?? 0,
    );
    const third = { key: items[2]?.own_key ?? '', receiver: receivers[2] ?? '', amount: 4_500_000, currency: 'NPR' };
    esewa.transfers.set(third.key, third);
    minutes(2);
    await Promise.all([payWallets(server.context), payWallets(server.context)]);
    expect(await statesOf(payments, batch)).toEqual(['Complete', 'Ambiguous', 'Complete']);
    minutes(31);
    await Promise.all([payWallets(server.context), payWallets(server.context)]);
    minutes(1);
    await payWallets(server.context);
    const states = await statesOf(payments, batch);
    expect(states).toEqual(['Complete', 'Complete', 'Complete']);
    expect([...esewa.transfers.values()].filter(({ receiver }) => receivers.includes(receiver))).toHaveLength(3);
  });

  it('that were paid with another amount wait for a person, who decides with a remark [MC-46]', async () => {
    const { payments, batch, receivers } = await sentBatch(['9990.00']);
    esewa.behave(receivers[0] ?? '', 'other amount');
    await payWallets(server.context);
    const [item] = await payments.items(batch.id);
    expect(item).toMatchObject({ status: 'Mismatch', amount: '9990.00', answered: '9999.00' });
    expect(await payments.advance(payments.advances[0] ?? 0)).toMatchObject({ standing: 'to_pay' });
    expect((await payments.move(batch.id, 'retry')).body.code).toBe('nothing_failed');
    const decided = { settled_on: '2026-11-20', reference: 'E-1' };
    expect((await payments.moveItem(item?.id ?? 0, 'complete', decided)).status).toBe(400);
    const remark = 'The difference is reclaimed';
    expect((await payments.moveItem(item?.id ?? 0, 'complete', { ...decided, remark })).status).toBe(200);
  });

  it('that their source refuses wait for a person, and hold up no others [MC-54]', async () => {
    const { payments, batch } = await sentBatch(['300.00', '400.00']);
    await payments.query(
      `update expense_advance set status = 'Cancelled' where organization_id = $1 and id = $2`,
      payments.advances[0] ?? 0,
    );
    await payWallets(server.context);
    expect((await payments.items(batch.id)).map(({ status, problem }) => [status, problem !== null])).toEqual([
      ['Mismatch', true],
      ['Complete', false],
    ]);
  });

  it('keep the secret encrypted, and in no answer', async () => {
    const { payments } = await sentBatch(['10.00']);
    const [kept] = await payments.query<{ sealed: Buffer }>(
      'select sealed from esewa_secret where organization_id = $1',
    );
    expect(kept?.sealed.includes(Buffer.from(secret))).toBe(false);
    const shown = await payments.hr.get(`${payments.at}esewa-setting/`);
    expect(JSON.stringify(shown.body)).not.toContain(secret);
    expect((await payments.asha.put(`${payments.at}esewa-setting/secret/`, { secret: 'x' })).status).toBe(403);
  });
});

interface Callback {
  readonly id: number;
  readonly status: string;
  readonly answer: string;
  readonly amount: string | null;
  readonly payment: { readonly id: number } | null;
  readonly actions: string[];
}

describe('callbacks of the provider', () => {
  const report = (organization: string, { body, signature }: { readonly body: string; readonly signature: string }) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1/payment/${organization}/esewa-callback/`,
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      payload: body,
    });
  const inbox = async (payments: Payments) =>
    (await payments.hr.get<{ results: Callback[] }>(`${payments.at}callback/?as=hr&sort=received_at`)).body.results;
  const keysOf = async (payments: Payments) =>
    (
      await payments.query<{ own_key: string }>(
        'select own_key::text from payment_item where organization_id = $1 order by id',
      )
    ).map(({ own_key }) => own_key);
  const said = (key: string, receiver: string, amount: number) => ({
    body: { key, status: 'COMPLETE', amount, currency: 'NPR', receiver, reference: 'E-9' },
  });
  const paymentsOf = async (payments: Payments) =>
    (
      await payments.query<{ count: number }>(
        'select count(*)::integer as count from expense_advance_movement where organization_id = $1',
      )
    )[0]?.count;

  it('that come before the payment is stored wait in the inbox, and are matched once it is sent [MC-47]', async () => {
    const { payments, batch, receivers } = await sentBatch(['9990.00']);
    const [item] = await payments.items(batch.id);
    const slug = payments.organization.slug;
    const key = '11111111-2222-4333-8444-555555555555';
    const answer = await report(slug, esewa.report(key, said(key, receivers[0] ?? '', 999_000)));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    await matchCallbacks(server.context);
    expect(await inbox(payments)).toMatchObject([
      { status: 'Waiting', answer: 'complete', amount: '9990.00', payment: null },
    ]);
    // The payment appears, is not sent yet, and then is.
    await payments.query('update payment_item set own_key = $2::uuid where organization_id = $1', key);
    await matchCallbacks(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Created']);
    await payments.query(
      `update payment_item set status = 'Sending', sending_at = now(), asked_at = now() where organization_id = $1`,
    );
    await Promise.all([matchCallbacks(server.context), matchCallbacks(server.context)]);
    expect(await statesOf(payments, batch)).toEqual(['Complete']);
    expect(await inbox(payments)).toMatchObject([{ status: 'Matched', payment: { id: item?.id } }]);
    expect([await paymentsOf(payments), await payments.batch(batch.id)]).toMatchObject([
      1,
      { status: 'Complete', paid: '9990.00' },
    ]);
  });

  it('that come after it complete it once, before the answer of its sending and twice at once too [MC-45] [MC-47]', async () => {
    const { payments, batch, receivers } = await sentBatch(['45000.00']);
    esewa.behave(receivers[0] ?? '', 'silent');
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Ambiguous']);
    const [key = ''] = await keysOf(payments);
    const slug = payments.organization.slug;
    const both = await Promise.all([report(slug, esewa.report(key)), report(slug, esewa.report(key))]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await statesOf(payments, batch)).toEqual(['Complete']);
    expect([await paymentsOf(payments), (await inbox(payments)).length]).toEqual([1, 1]);
    // Three days later the same report comes again: it was handled.
    minutes(3 * 24 * 60);
    expect((await report(slug, esewa.report(key))).statusCode).toBe(200);
    await matchCallbacks(server.context);
    expect([await statesOf(payments, batch), await paymentsOf(payments), (await inbox(payments)).length]).toEqual([
      ['Complete'],
      1,
      1,
    ]);
    // What is final stays so, whatever is reported late.
    await report(slug, esewa.report(key, { body: { status: 'PENDING' } }));
    await report(slug, esewa.report(key, { body: { status: 'FAILED', reason: 'Late' } }));
    const [item] = await payments.items(batch.id);
    expect(item).toMatchObject({ status: 'Complete', problem: 'eSewa contradicts its earlier answer' });
  });

  it('of a first try, once another was sent, are paid twice, and nothing is sent by itself [MC-45]', async () => {
    const { payments, batch, receivers } = await sentBatch(['45000.00']);
    esewa.behave(receivers[0] ?? '', 'fail');
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Failed']);
    const [key = ''] = await keysOf(payments);
    await payments.move(batch.id, 'retry');
    const sends = esewa.sends;
    await report(payments.organization.slug, esewa.report(key, said(key, receivers[0] ?? '', 4_500_000)));
    expect(await statesOf(payments, batch)).toEqual(['Paid twice']);
    expect(esewa.sends).toBe(sends);
  });

  /** What people of an organization were told of payments: who, the text, the address and whether it is unread. */
  const toldOf = (payments: Payments) =>
    payments.query<{ recipient: number; text: string; url: string }>(
      `select recipient_id as recipient, text_en as text, url from notification where organization_id = $1 and code = '26.00' order by id`,
    );

  it('that contradict what is final tell the people of payments, once each, however often they come [MC-45]', async () => {
    const { payments, batch, receivers } = await sentBatch(['45000.00']);
    await payWallets(server.context);
    const [key = ''] = await keysOf(payments);
    const [item] = await payments.items(batch.id);
    const slug = payments.organization.slug;
    await report(slug, esewa.report(key));
    await report(slug, esewa.report(key, { body: { status: 'PENDING' } }));
    expect(await toldOf(payments)).toEqual([]);
    const late = esewa.report(key, { body: { status: 'FAILED', reason: 'Late' } });
    await Promise.all([report(slug, late), report(slug, late)]);
    const told = await toldOf(payments);
    expect(told.map(({ text, url }) => [text, url])).toEqual(
      Array(2).fill([
        `eSewa contradicts a completed payment of batch ${batch.number}. Check it.`,
        `/admin/${slug}/payment/bulk-transactions?tab=payments&open=${item?.id}`,
      ]),
    );
    const recipients = told.map(({ recipient }) => recipient);
    expect(recipients).toContain(payments.checkerId);
    expect(new Set(recipients).size).toBe(2);
    // Read by all, the same report tells no one again, and neither does a round; another contradiction does.
    await payments.query('update notification set read_at = now() where organization_id = $1');
    await report(slug, late);
    await matchCallbacks(server.context);
    await payWallets(server.context);
    expect(await toldOf(payments)).toHaveLength(2);
    await report(slug, esewa.report(key, said(key, receivers[0] ?? '', 4_500_100)));
    expect(await toldOf(payments)).toHaveLength(4);
    expect(await statesOf(payments, batch)).toEqual(['Complete']);
  });

  it('of a payment that was paid twice tell so [MC-45]', async () => {
    const { payments, batch, receivers } = await sentBatch(['45000.00']);
    esewa.behave(receivers[0] ?? '', 'fail');
    await payWallets(server.context);
    const [key = ''] = await keysOf(payments);
    await payments.move(batch.id, 'retry');
    await report(payments.organization.slug, esewa.report(key, said(key, receivers[0] ?? '', 4_500_000)));
    expect(new Set((await toldOf(payments)).map(({ text }) => text))).toEqual(
      new Set([`A payment of batch ${batch.number} was paid twice. Reclaim one of them.`]),
    );
  });

  it('with a wrong signature are refused as those of unknown payments are, and leave a count alone [MC-47]', async () => {
    const { payments, batch } = await sentBatch(['9990.00']);
    await payWallets(server.context);
    const [key = ''] = await keysOf(payments);
    const slug = payments.organization.slug;
    const before = await inbox(payments);
    const unknown = '99999999-2222-4333-8444-555555555555';
    const wrong = [
      await report(slug, esewa.report(key, { secret: 'another' })),
      await report(slug, esewa.report(unknown, { secret: 'another' })),
      await report(slug, { body: esewa.report(key).body, signature: '' }),
      await report('no-such-organization', esewa.report(key)),
    ];
    expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(wrong[0]?.statusCode).toBe(403);
    expect(await inbox(payments)).toEqual(before);
    expect((await payments.hr.get(`${payments.at}callback/refusals/`)).body).toEqual({
      refused: 3,
      last_on: '2026-11-20',
    });
    expect((await payments.asha.get(`${payments.at}callback/refusals/`)).status).toBe(403);
    expect((await payments.asha.get(`${payments.at}callback/?as=hr`)).status).toBe(403);
    // What is signed and says nothing is not answered as done.
    const odd = await report(slug, esewa.report(key, { body: { status: 'ODD' } }));
    expect(odd.statusCode).toBe(400);
    const nothing = await report(slug, esewa.report('no key', { body: { status: 'PENDING' } }));
    expect(nothing.statusCode).toBe(400);
    expect(await statesOf(payments, batch)).toEqual(['Complete']);
  });

  it('of nothing that was sent are dismissed with a reason, and have no effect later [MC-47]', async () => {
    const { payments, batch, receivers } = await sentBatch(['9990.00']);
    const slug = payments.organization.slug;
    const [key = ''] = await keysOf(payments);
    await report(slug, esewa.report(key, said(key, receivers[0] ?? '', 999_000)));
    const [callback] = await inbox(payments);
    const dismiss = (input: object) => payments.hr.post(`${payments.at}callback/${callback?.id}/dismiss/?as=hr`, input);
    expect((await dismiss({})).status).toBe(400);
    expect((await dismiss({ remark: 'Test of eSewa' })).body).toMatchObject({ status: 'Dismissed', actions: [] });
    await payments.query(
      `update payment_item set status = 'Sending', sending_at = now(), asked_at = now() where organization_id = $1`,
    );
    await matchCallbacks(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Sending']);
  });

  it('keep no signature, secret or whole report [MC-47]', async () => {
    const { payments } = await sentBatch(['9990.00']);
    await payWallets(server.context);
    const [key = ''] = await keysOf(payments);
    const marked = esewa.report(key, { body: { note: 'whole-report-marker' } });
    await report(payments.organization.slug, marked);
    const [stored] = await payments.query<{ text: string }>(
      `select string_agg(to_jsonb(c)::text, ' ') as text from payment_callback c where organization_id = $1`,
    );
    for (const hidden of ['whole-report-marker', marked.signature, secret]) {
      expect(stored?.text).not.toContain(hidden);
      expect(JSON.stringify(await inbox(payments))).not.toContain(hidden);
    }
  });

  it('leave neither their text nor signature nor secret in a log that says everything [MC-47]', async () => {
    const lines: string[] = [];
    const logged = await startServer(
      {},
      { log: makeLog('trace', { write: (line) => void lines.push(line) }), hasBackgroundWork: false },
    );
    try {
      const payments = await Payments.of(logged);
      await payments.hr.put(`${payments.at}esewa-setting/secret/`, { secret });
      const url = `/api/v1/payment/${payments.organization.slug}/esewa-callback/`;
      const key = '11111111-2222-4333-8444-555555555555';
      const receiver = '9800000001';
      const good = esewa.report(key, said(key, receiver, 123_456_700));
      const sent = [
        good,
        good,
        { ...good, signature: 'ab'.repeat(32) },
        esewa.report('no-key-marker', { body: { status: 'PENDING', note: 'whole-report-marker' } }),
        esewa.report(key, { body: { status: 'FAILED', reason: 'reason-marker' } }),
        { body: 'not-json-marker', signature: good.signature },
      ];
      lines.length = 0;
      const answers = [];
      for (const { body, signature } of sent)
        answers.push(
          await logged.app.inject({
            method: 'POST',
            url,
            headers: { 'content-type': 'application/json', 'x-signature': signature },
            payload: body,
          }),
        );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 400, 200, 403]);
      // One that the database refuses with the whole row in its error is logged as failed.
      await logged.context.database.owner.query(
        'alter table payment_callback add constraint none check (organization_id <> $1) not valid'.replace(
          '$1',
          String(payments.organization.id),
        ),
      );
      const { body, signature } = esewa.report(key, said(key, receiver, 123_456_701));
      const failed = await logged.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        payload: body,
      });
      expect(failed.statusCode).toBe(500);
      await payments.hr.get(`${payments.at}callback/?as=hr`);
      const log = lines.join('');
      expect(log).toMatch(/"level":50/);
      expect(log).toContain('/callback/');
      for (const hidden of [
        secret,
        key,
        receiver,
        '123456700',
        '1234567',
        'E-9',
        'no-key-marker',
        'whole-report-marker',
        'reason-marker',
        'not-json-marker',
        signature,
        ...sent.map((each) => each.signature),
      ])
        expect([hidden, log.includes(hidden)]).toEqual([hidden, false]);
    } finally {
      await logged.close();
    }
  });
});

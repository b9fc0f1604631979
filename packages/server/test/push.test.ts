import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { PushBrowser, PushBrowsers, PushPayload } from '@karmik/model/notification/push';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { notify, type NewNotification } from '../src/modules/notification/notify.ts';
import { addressDue, forgetBrowsers, pushSender } from '../src/modules/notification/push/deliver.ts';
import { isPushService } from '../src/modules/notification/push/services.ts';
import {
  pushService,
  subjectOf,
  type PushAnswer,
  type PushRequest,
} from '../src/modules/notification/push/web-push.ts';
import {
  aMember,
  anOrganization,
  password,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

const path = '/users/me/push-browsers/';

interface Browser {
  readonly pair: ECDH;
  readonly secret: Buffer;
  readonly body: { endpoint: string; p256dh: string; auth: string; language: string };
}

let made = 0;
function aBrowser(change: Partial<Browser['body']> = {}): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(16);
  return {
    pair,
    secret,
    body: {
      endpoint: `https://push.example.com/send/${made++}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
      language: 'en',
      ...change,
    },
  };
}

let server: TestServer;
let himal: Organization;
let hari: Person;
let asha: Person;
let ashas: Client;
let sent: PushRequest[];
/** What push services answer; undefined: they are not reached. */
let answer: (request: PushRequest) => PushAnswer | undefined;
const good: PushAnswer = { status: 201, retryAfter: null };

const service = async (request: PushRequest): Promise<PushAnswer> => {
  sent.push(request);
  const said = answer(request);
  if (!said) throw new Error('no answer');
  return said;
};

beforeAll(async () => {
  server = await startServer({}, { push: service, hasBackgroundWork: true });
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  // A service that rests for one test is awake for the next.
  server.move(3_600_000);
  sent = [];
  answer = () => good;
  asha = await aMember(server, himal, `asha${made++}`);
  ashas = await signIn(server, asha);
});

const here = () => server.context.database.organization(himal.id);
const everywhere = () => server.context.database.everywhere;
const notice = (change: Partial<NewNotification> = {}): NewNotification => ({
  organizationId: himal.id,
  recipientIds: [asha.id],
  actorId: hari.id,
  text: { en: 'Hari asks for leave', ne: 'हरिले बिदा मागे' },
  category: 'attendance',
  url: '/user/noticeboard',
  at: server.now,
  ...change,
});
const tell = (change: Partial<NewNotification> = {}) => notify(here(), notice(change));
const deliver = async () => {
  await addressDue(server.context);
  await pushSender(server.context, service).sendWaiting();
};
const sentTo = (endpoint: string) => sent.filter((request) => request.endpoint === endpoint);
const payloadsOf = (endpoint: string) => sentTo(endpoint).map(({ payload }) => JSON.parse(payload) as PushPayload);
/** Delivers until a browser was called so many times. */
const called = (endpoint: string, times: number) =>
  until(`${times} calls of ${endpoint}`, async () => {
    await deliver();
    return sentTo(endpoint).length >= times;
  });
const waiting = async (id: number) =>
  (await everywhere().one<{ n: number }>('select count(*) as n from push_message where subscription_id = $1', [id]))?.n;
const turnOn = async (browser = aBrowser(), who = ashas) => {
  const { status, body } = await who.post<PushBrowser>(path, browser.body);
  expect([status, body.is_current]).toEqual([200, true]);
  return { ...browser, id: body.id, endpoint: browser.body.endpoint };
};
const listed = async (who = ashas) => (await who.get<PushBrowsers>(path)).body;

describe('a browser that is told', () => {
  it('is listed for its person alone, once for a session, and turned off', async () => {
    const before = await listed();
    expect(before).toEqual({
      public_key: server.context.secrets.pushKeys.publicKey,
      session: expect.any(Number),
      results: [],
    });
    const first = await turnOn();
    const again = await turnOn(first);
    expect(again.id).toBe(first.id);
    const other = await signIn(server, asha);
    const second = await turnOn(aBrowser(), other);
    expect((await listed(other)).session).not.toBe(before.session);
    expect((await listed()).results.map(({ id, is_current: isCurrent }) => [id, isCurrent])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    // A browser that renews its subscription gives up the one before.
    const renewed = await turnOn();
    expect((await listed()).results.map(({ id }) => id)).toEqual([renewed.id, second.id]);
    const stranger = await signIn(server, await aMember(server, himal, `stranger${made++}`));
    expect((await listed(stranger)).results).toEqual([]);
    for (const refused of [stranger.delete(`${path}${second.id}/`), stranger.post(`${path}${second.id}/test/`)])
      expect((await refused).status).toBe(404);
    expect((await ashas.delete(`${path}${second.id}/`)).status).toBe(204);
    expect((await ashas.delete(`${path}${second.id}/`)).status).toBe(404);
    const audit = await here().query<{ action: string; object_id: string }>(
      `select action, object_id from audit_event where organization_id = $1 and actor_id = $2 and object_type = 'push_subscription' order by id`,
      [himal.id, asha.id],
    );
    expect(audit.map(({ action, object_id: id }) => [action, Number(id)])).toEqual([
      ['push_turned_on', first.id],
      ['push_turned_on', second.id],
      ['push_turned_on', renewed.id],
      ['push_turned_off', second.id],
    ]);
  });

  it('is of the push services on the list, with keys that can be used', async () => {
    for (const endpoint of [
      'http://push.example.com/a',
      'https://push.example.com:8443/a',
      'https://user:pw@push.example.com/a',
      'https://push.example.com.evil.test/a',
      'https://evil.test/push.example.com',
      'https://push.example.net/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://localhost/a',
      'https://169.254.169.254/latest/meta-data',
      'ftp://push.example.com/a',
      'push.example.com',
      '',
    ])
      expect([endpoint, (await ashas.post(path, aBrowser({ endpoint }).body)).body]).toEqual([
        endpoint,
        { endpoint: ["This browser's push service is not supported."] },
      ]);
    expect((await ashas.post(path, aBrowser({ endpoint: 'https://eu.push.example.net/a' }).body)).status).toBe(200);
    const off = Buffer.alloc(65, 7).fill(4, 0, 1).toString('base64url');
    for (const p256dh of [off, randomBytes(65).fill(2, 0, 1).toString('base64url')])
      expect((await ashas.post(path, aBrowser({ p256dh }).body)).body).toEqual({
        p256dh: ["This browser's key can't be used."],
      });
    for (const [field, value] of [
      ['p256dh', 'short'],
      ['auth', 'short'],
      ['auth', '!'.repeat(22)],
      ['endpoint', `https://push.example.com/${'x'.repeat(1_000)}`],
      ['language', 'fr'],
    ] as const)
      expect(Object.keys((await ashas.post(path, aBrowser({ [field]: value }).body)).body)).toEqual([field]);
    expect((await listed()).results).toHaveLength(1);
  });

  it('is one of 20 at most', async () => {
    for (let n = 0; n < 20; n++) await turnOn(aBrowser(), await signIn(server, asha));
    const refused = await ashas.post(path, aBrowser().body);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        detail: 'You already get notifications in 20 browsers. Turn one off first.',
        code: 'push_limit',
      },
    ]);
    const [last] = (await listed()).results;
    await ashas.delete(`${path}${last?.id}/`);
    await turnOn();
  });

  it('goes over to the person who signs in there, with what waited thrown away, and not to who knows its address alone', async () => {
    const browser = await turnOn();
    await tell();
    await addressDue(server.context);
    const bina = await aMember(server, himal, `bina${made++}`);
    const binas = await signIn(server, bina);
    const thief = await binas.post(path, aBrowser({ endpoint: browser.endpoint }).body);
    expect([thief.status, thief.body['code']]).toEqual([409, 'push_known']);
    answer = () => undefined;
    await turnOn(browser, binas);
    expect((await listed()).results).toEqual([]);
    answer = () => good;
    sent = [];
    await tell({ recipientIds: [asha.id], text: 'For Asha' });
    await tell({ recipientIds: [bina.id], text: 'For Bina' });
    await called(browser.endpoint, 1);
    expect(payloadsOf(browser.endpoint).map(({ body }) => body)).toEqual(['For Bina']);
  });

  it('may be in a place that pushes nothing', async () => {
    const { config } = server.context;
    const services = config.pushServices;
    Object.assign(config, { pushServices: [] });
    try {
      expect(Object.keys((await ashas.post(path, aBrowser().body)).body)).toEqual(['endpoint']);
    } finally {
      Object.assign(config, { pushServices: services });
    }
    const silent = await startServer({ pushServices: [] });
    try {
      const sagar = await anOrganization(silent, 'sagar');
      const who = await signIn(silent, await aMember(silent, sagar, 'maya'));
      expect((await listed(who)).public_key).toBeNull();
    } finally {
      await silent.close();
    }
  });
});

describe('a push', () => {
  it('holds the organisation, a short text, the page, and no more; in the language of the browser [NTF-1, NTF-8]', async () => {
    const english = await turnOn();
    const nepali = await turnOn(aBrowser({ language: 'ne' }), await signIn(server, asha));
    const row = { en: 'x'.repeat(140), ne: 'हरिले बिदा मागे' };
    await tell({ text: row, interactiveType: 'leave', interactiveData: { leave_request_id: 7 } });
    await called(english.endpoint, 1);
    await called(nepali.endpoint, 1);
    const told = await here().one<{ id: number }>(
      'select id from notification where organization_id = $1 and recipient_id = $2',
      [himal.id, asha.id],
    );
    expect(payloadsOf(english.endpoint)).toEqual([
      {
        id: told?.id,
        title: 'Himal Industries',
        body: `${'x'.repeat(100)}…`,
        lang: 'en',
        url: '/user/noticeboard',
        isUnderBell: true,
      },
    ]);
    expect(payloadsOf(nepali.endpoint)).toMatchObject([{ body: 'हरिले बिदा मागे', lang: 'ne' }]);
    expect(sentTo(english.endpoint)).toMatchObject([
      { ttl: 86_400, urgency: 'normal', topic: `n${himal.id}-${told?.id}`, auth: english.body.auth },
    ]);
    await deliver();
    expect([sentTo(english.endpoint).length, await waiting(english.id)]).toEqual([1, 0]);
    expect((await listed()).results[0]?.last_sent_at).toBe(server.now.toISOString());
  });

  it('leads inside this site alone', async () => {
    const { endpoint } = await turnOn();
    const addresses = ['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', undefined];
    for (const [n, url] of addresses.entries())
      await notify(here(), { ...notice({ text: `Number ${n}` }), url: url ?? '' });
    await called(endpoint, addresses.length);
    expect(payloadsOf(endpoint).map(({ url }) => url)).toEqual(addresses.map(() => '/'));
  });

  it('goes out after the commit of its event, and never where that was rolled back [NT-2]', async () => {
    const { endpoint } = await turnOn();
    await here().transaction(async (queries) => {
      await notify(queries, notice({ text: 'Committed' }));
      await deliver();
      expect(sent).toEqual([]);
    });
    await here()
      .transaction(async (queries) => {
        await notify(queries, notice({ text: 'Never' }));
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await tell({ text: 'Afterwards' });
    await called(endpoint, 2);
    expect(payloadsOf(endpoint).map(({ body }) => body)).toEqual(['Committed', 'Afterwards']);
  });

  it('comes by choice of category, also where the bell is off, and never of what a screen must not show', async () => {
    const { endpoint } = await turnOn();
    const preferences = '/users/me/notification-preferences/';
    const choose = (category: string, in_app: boolean, push: boolean) =>
      ashas.put<{ results: object[] }>(preferences, { category, in_app, email: 'off', push });
    expect((await choose('attendance', true, false)).body.results).toContainEqual(
      expect.objectContaining({ category: 'attendance', push: false, is_pushed: true }),
    );
    expect((await choose('whistle_blower', true, true)).body.results).toContainEqual(
      expect.objectContaining({ category: 'whistle_blower', is_pushed: false }),
    );
    await choose('noticeboard', false, true);
    await tell({ text: 'Turned off' });
    await tell({ text: 'A report', category: 'whistle_blower' });
    await tell({ text: 'A post', category: 'noticeboard' });
    await called(endpoint, 1);
    expect(payloadsOf(endpoint)).toMatchObject([{ body: 'A post', id: null, isUnderBell: false }]);
    const left = await here().query<{ text_en: string }>(
      'select text_en from notification where organization_id = $1 and recipient_id = $2 order by id',
      [himal.id, asha.id],
    );
    expect(left.map((row) => row.text_en)).toEqual(['Turned off', 'A report']);
    expect((await ashas.put(preferences, { category: 'attendance', in_app: true, email: 'off' })).body).toEqual({
      push: ['By push must be true or false'],
    });
  });

  it('does not come of what was read already, and comes again with a reminder [NTF-5]', async () => {
    const { endpoint } = await turnOn();
    await here().transaction(async (queries) => {
      await notify(queries, notice({ text: 'Read at once', canBeReminded: true }));
      await queries.query('update notification set read_at = $2 where organization_id = $1 and recipient_id = $3', [
        himal.id,
        server.now,
        asha.id,
      ]);
    });
    await tell({ text: 'A mark' });
    await called(endpoint, 1);
    expect(payloadsOf(endpoint).map(({ body }) => body)).toEqual(['A mark']);
    const put = await here().one<{ id: number }>(
      `select id from notification where organization_id = $1 and recipient_id = $2 and text_en = 'Read at once'`,
      [himal.id, asha.id],
    );
    const at = new Date(server.now.getTime() + 600_000).toISOString();
    expect((await ashas.post(`/notifications/${put?.id}/remind/`, { remind_at: at })).status).toBe(200);
    server.move(601_000);
    await called(endpoint, 2);
    expect(payloadsOf(endpoint).map(({ body }) => body)).toEqual(['A mark', 'Read at once']);
  });

  it('can be tried', async () => {
    const { endpoint, id } = await turnOn(aBrowser({ language: 'ne' }));
    expect((await ashas.post(`${path}${id}/test/`)).status).toBe(204);
    await called(endpoint, 1);
    expect(payloadsOf(endpoint)).toMatchObject([
      { id: null, body: 'सूचनाहरू यहाँ आइपुग्छन्।', url: '/', isUnderBell: false },
    ]);
  });
});

describe('nothing is pushed to a browser', () => {
  const ends: [string, (other: Client) => Promise<unknown>][] = [
    ['whose person has signed out', () => ashas.post('/security/auth/logout/')],
    ['whose session was ended from another', (other) => other.post('/users/me/sessions/end-others/')],
    [
      'whose person has a new password',
      (other) =>
        other.post('/users/me/change-password/', {
          old_password: password,
          password: 'Kanchenjunga-8586',
          confirm_password: 'Kanchenjunga-8586',
        }),
    ],
    [
      'whose person HR has disabled',
      () => everywhere().query(`update users set status = 'disabled' where id = $1`, [asha.id]),
    ],
    ['whose session has run out', async () => server.move(3_700_000)],
  ];
  for (const [name, end] of ends)
    it(`${name}, not even what waited already`, async () => {
      const gone = await turnOn();
      answer = () => ({ status: 503, retryAfter: null });
      await tell({ text: 'Waits' });
      await called(gone.endpoint, 1);
      const ended = await end(await signIn(server, asha));
      expect((ended as { status?: number } | undefined)?.status ?? 204).toBeLessThan(300);
      answer = () => good;
      server.move(60_000);
      await tell({ text: 'Later' });
      const bina = await aMember(server, himal, `bina${made++}`);
      const mark = await turnOn(aBrowser(), await signIn(server, bina));
      await tell({ recipientIds: [bina.id], text: 'A mark' });
      await called(mark.endpoint, 1);
      expect(sentTo(gone.endpoint)).toHaveLength(1);
      await forgetBrowsers(server.context);
      expect(await everywhere().query('select 1 from push_subscription where id = $1', [gone.id])).toEqual([]);
    });

  it('that knows an earlier key of the installation', async () => {
    const { id } = await turnOn();
    await everywhere().query(`update push_subscription set server_key = 'earlier' where id = $1`, [id]);
    expect((await listed()).results).toEqual([]);
    await forgetBrowsers(server.context);
    expect(await everywhere().query('select 1 from push_subscription where id = $1', [id])).toEqual([]);
  });
});

describe('a push service', () => {
  const stateOf = (id: number) =>
    everywhere().one<{ failures: number; rests_until: string | null }>(
      'select failures, rests_until from push_subscription where id = $1',
      [id],
    );
  const secondsOf = async (id: number) =>
    (Date.parse((await stateOf(id))?.rests_until ?? '') - server.now.getTime()) / 1_000;

  it('that says 404 or 410 is called for that browser no more', async () => {
    for (const status of [404, 410]) {
      const { endpoint, id } = await turnOn();
      answer = () => ({ status, retryAfter: null });
      await tell({ text: `Gone ${status}` });
      await called(endpoint, 1);
      await until('the browser to be forgotten', async () => (await stateOf(id)) === undefined);
      expect((await listed()).results).toEqual([]);
    }
  });

  it('that fails is tried again later and later, and given up after a day', async () => {
    const { endpoint, id } = await turnOn();
    await everywhere().query(
      `update auth_session set expires_at = expires_at + interval '30 days' where user_id = $1`,
      [asha.id],
    );
    answer = () => ({ status: 500, retryAfter: null });
    await tell();
    for (const [n, seconds] of [30, 300, 1_800, 7_200, 7_200].entries()) {
      await called(endpoint, n + 1);
      await until('the rest to be written', async () => (await stateOf(id))?.failures === n + 1);
      expect(await secondsOf(id)).toBe(seconds);
      server.move((seconds - 1) * 1_000);
      await deliver();
      expect(sentTo(endpoint)).toHaveLength(n + 1);
      server.move(1_000);
    }
    server.move(24 * 3_600_000);
    await deliver();
    expect(sentTo(endpoint)).toHaveLength(5);
    await forgetBrowsers(server.context);
    expect(await waiting(id)).toBe(0);
    answer = () => good;
    await tell({ text: 'New' });
    await called(endpoint, 6);
    await until('the rest to end', async () => (await stateOf(id))?.rests_until === null);
    expect(await stateOf(id)).toEqual({ failures: 0, rests_until: null });
  });

  it('that asks for time gets it, in seconds or until a date', async () => {
    const { endpoint, id } = await turnOn();
    answer = () => ({ status: 429, retryAfter: '900' });
    await tell();
    await called(endpoint, 1);
    await until('the rest to be written', async () => (await stateOf(id))?.failures === 1);
    expect(await secondsOf(id)).toBe(900);
    server.move(900_000);
    const until2 = new Date(server.now.getTime() + 1_200_000);
    answer = () => ({ status: 503, retryAfter: until2.toUTCString() });
    await called(endpoint, 2);
    await until('the second rest to be written', async () => (await stateOf(id))?.failures === 2);
    expect(await secondsOf(id)).toBe(1_200);
    expect(await waiting(id)).toBe(1);
  });

  it('that finds one message unfit gets the next', async () => {
    const { endpoint, id } = await turnOn();
    answer = ({ payload }) => ({ status: payload.includes('Unfit') ? 413 : 201, retryAfter: null });
    await tell({ text: 'Unfit' });
    await tell({ text: 'Fit' });
    await called(endpoint, 2);
    await until('nothing to wait', async () => (await waiting(id)) === 0);
  });

  it('that is dead delays no other', async () => {
    const dead = await turnOn(aBrowser({ endpoint: 'https://dead.push.example.net/a' }));
    const bina = await aMember(server, himal, `bina${made++}`);
    const alive = await turnOn(aBrowser(), await signIn(server, bina));
    answer = ({ endpoint }) => (endpoint === dead.endpoint ? undefined : good);
    await tell({ recipientIds: [asha.id, bina.id] });
    await called(alive.endpoint, 1);
    await called(dead.endpoint, 1);
    await until('the rest to be written', async () => (await stateOf(dead.id))?.failures === 1);
    await deliver();
    expect([sentTo(alive.endpoint).length, sentTo(dead.endpoint).length]).toEqual([1, 1]);
  });

  it('that is no longer on the list is not called', async () => {
    const { id } = await turnOn();
    await everywhere().query(`update push_subscription set endpoint = 'https://127.0.0.1/a' where id = $1`, [id]);
    await tell();
    await until('the browser to be forgotten', async () => {
      await deliver();
      return (await stateOf(id)) === undefined;
    });
    expect(sent).toEqual([]);
  });
});

describe('the way to a push service', () => {
  /** RFC 8188 and 8291, read by the browser that it is for. */
  function decrypted({ pair, secret }: Browser, content: Buffer): string {
    const salt = content.subarray(0, 16);
    const from = content.subarray(21, 21 + (content[20] ?? 0));
    const hkdf = (key: Buffer, salted: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salted, info, bytes));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), from]);
    const shared = hkdf(pair.computeSecret(from), secret, about, 32);
    const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = content.subarray(21 + from.length);
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
  }

  it('is encrypted for the browser alone and signed with the key of the installation', async () => {
    const browser = aBrowser();
    const calls: { url: string; options: RequestInit }[] = [];
    const { config, secrets } = server.context;
    const send = pushService(config, secrets, async (url, options) => {
      calls.push({ url: new Request(url).url, options: options ?? {} });
      return new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    });
    const text = '{"body":"हरिले बिदा मागे"}';
    const { endpoint, p256dh, auth } = browser.body;
    const message = { payload: text, ttl: 60, topic: 'n1-2', urgency: 'normal' } as const;
    expect(await send({ endpoint, p256dh, auth, ...message })).toEqual({ status: 429, retryAfter: '60' });
    const [{ url, options } = { url: '', options: {} }] = calls;
    const headers = new Headers(options.headers);
    expect([url, options.method, options.redirect]).toEqual([endpoint, 'POST', 'manual']);
    expect(['ttl', 'topic', 'urgency', 'content-encoding'].map((name) => headers.get(name))).toEqual([
      '60',
      'n1-2',
      'normal',
      'aes128gcm',
    ]);
    const content = Buffer.from(options.body as Uint8Array);
    expect(content.includes('body')).toBe(false);
    expect(decrypted(browser, content)).toBe(text);
    const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    expect(key).toBe(secrets.pushKeys.publicKey);
    const point = Buffer.from(secrets.pushKeys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] });
    const { payload } = await jwtVerify(token, keys, { audience: 'https://push.example.com' });
    expect(payload.sub).toBe('https://hr.example.com');
  });

  it('names whom the push service may write to', () => {
    const mailFrom = 'Karmik HR <hr@example.com>';
    expect(subjectOf({ publicUrl: 'http://localhost:3000', mailFrom })).toBe('mailto:hr@example.com');
    expect(subjectOf({ publicUrl: 'http://localhost:3000', mailFrom: 'hr@example.com' })).toBe('mailto:hr@example.com');
  });

  it('leads to the known services until the operator names others', () => {
    const services = (value?: string) => readConfig({ KARMIK_PUSH_SERVICES: value }, '/tmp').pushServices;
    for (const known of [
      'https://fcm.googleapis.com/fcm/send/a',
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://web.push.apple.com/a',
      'https://wns2-pn1p.notify.windows.com/w/?token=a',
    ])
      expect([known, isPushService(known, services())]).toEqual([known, true]);
    expect(isPushService('https://example.com/a', services())).toBe(false);
    expect(services('push.example.org, *.example.net')).toEqual(['push.example.org', '*.example.net']);
    expect(services('off')).toEqual([]);
    for (const wrong of ['https://push.example.org', '*', 'localhost', '127.0.0.1', 'a.b:8443'])
      expect(() => services(wrong)).toThrow(/KARMIK_PUSH_SERVICES/);
  });
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkEveryMs } from '../src/live/hub.ts';
import { announce } from '../src/live/announce.ts';
import { openDatabase } from '../src/db/database.ts';
import { makeContext, makeLog, makeServer, type Server } from '../src/runtime.ts';
import { idsIn, isStatus, joined, listen, openLine, portOf, type Listener } from './support/live.ts';
import { startProxy, type Proxy } from './support/proxy.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let port: number;
let himal: Organization;
let sagar: Organization;
let asha: Person;
let ashas: Client;
let hari: Person;
let haris: Client;
let theirs: Client;
const open: Listener[] = [];

beforeAll(async () => {
  server = await startServer({ runtime: {} });
  await listen(server);
  port = portOf(server);
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  asha = await aMember(server, himal, 'asha');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  ashas = await signIn(server, asha);
  haris = await signIn(server, hari);
  theirs = await signIn(server, await aMember(server, sagar, 'boss', { is_hr_admin: true }));
});
afterAll(async () => {
  for (const line of open) line.socket.terminate();
  await server.close();
});

// Topics that every member reads stand for any: what is told to whom is another test's.
const here = () => server.context.database.organization(himal.id);
const changed = (objectId: number | string, topic = 'religion', userIds?: readonly number[]) =>
  announce(here(), { organizationId: himal.id, topic, objectId, ...(userIds ? { userIds } : {}) });

async function line(who: Client, last?: string, at = port): Promise<Listener> {
  const made = await joined(at, who.token, last);
  open.push(made);
  return made;
}
/** Waits until something that was said last has arrived: what was not heard by then was not said. */
async function mark(...lines: Listener[]): Promise<void> {
  const name = `mark ${Math.random()}`;
  await changed(name, 'directory');
  await Promise.all(lines.map((one) => until('a mark', async () => one.ids('directory').includes(name))));
}

describe('commands', () => {
  it('join makes a connection that is open a joined one [LIV-1, LIV-4]', async () => {
    const quiet = await openLine(port);
    const loud = await line(ashas);
    await changed(1);
    await mark(loud);
    expect(quiet.frames).toEqual([]);
    quiet.say({ command: 'join', token: ashas.token });
    await quiet.heard('joining', isStatus('joined'));
    await changed(2);
    await until('the change', async () => quiet.ids('religion').includes('2'));
    expect(quiet.ids('religion')).toEqual(['2']);
    await quiet.close();
    await loud.close();
  });

  it('join with a token that is none says so, and another one may follow [LIV-3]', async () => {
    const one = await openLine(port);
    for (const token of ['', 'nonsense', `${ashas.token}x`]) one.say({ command: 'join', token });
    await until('three refusals', async () => one.frames.length === 3);
    expect(new Set(one.frames.map((frame) => JSON.stringify(frame)))).toEqual(
      new Set([JSON.stringify({ event: 'websocket', status: 'error', message: 'Invalid User Token' })]),
    );
    one.say({ command: 'join', token: ashas.token });
    await one.heard('joining', isStatus('joined'));
    await one.close();
  });

  it('subscribe_organization brings its notices to HR, unsubscribe_organizations ends that [LIV-4, LIV-5]', async () => {
    const hr = await line(haris);
    const member = await line(ashas);
    const isOpenNotice = (frame: { event: string }) => frame.event === 'org_notification';
    const notice = () => announce(here(), { organizationId: himal.id, topic: 'org_notification' });
    await notice();
    await mark(hr, member);
    expect(hr.frames.some(isOpenNotice)).toBe(false);
    for (const each of [hr, member]) {
      each.say({ command: 'subscribe_organization', organization_slug: 'himal' });
      await each.heard('subscribing', isStatus('subscribed'));
    }
    await notice();
    await hr.heard('the notice', isOpenNotice);
    await mark(hr, member);
    expect(hr.frames.filter(isOpenNotice)).toEqual([expect.objectContaining({ organization: 'himal' })]);
    expect(member.frames.some(isOpenNotice)).toBe(false);
    hr.say({ command: 'unsubscribe_organizations' });
    await hr.heard('unsubscribing', isStatus('unsubscribed'));
    await notice();
    await mark(hr);
    expect(hr.frames.filter(isOpenNotice)).toHaveLength(1);
    await hr.close();
    await member.close();
  });

  it('logout ends what a connection hears [LIV-4]', async () => {
    const one = await line(ashas);
    const other = await line(ashas);
    one.say({ command: 'logout' });
    await one.heard('leaving', isStatus('left'));
    await changed(5);
    await mark(other);
    expect(one.ids('religion')).toEqual([]);
    await one.close();
    await other.close();
  });

  it('that make no sense are answered, too long or too many ones end the connection', async () => {
    const one = await openLine(port);
    for (const nonsense of [
      '',
      '{',
      '7',
      'null',
      '[]',
      '{"command":"drop"}',
      '{"command":"join","token":{}}',
      '{"__proto__":{}}',
    ])
      one.say(nonsense);
    await until('eight answers', async () => one.frames.length === 8);
    expect(one.frames.every(isStatus('error'))).toBe(true);
    for (let n = 0; n < 60; n++) one.say('{}');
    expect((await one.closed).code).toBe(1008);
    const long = await openLine(port);
    long.say(JSON.stringify({ command: 'join', token: 'x'.repeat(20_000) }));
    expect((await long.closed).code).toBe(1009);
  });
});

describe('events', () => {
  it('come after the commit, in its order, and never from what was taken back [LIV-5]', async () => {
    const one = await line(ashas);
    await here().transaction(async (queries) => {
      await announce(queries, { organizationId: himal.id, topic: 'ethics', objectId: 'a' });
      await announce(queries, { organizationId: himal.id, topic: 'ethics', objectId: 'b' });
    });
    await here()
      .transaction(async (queries) => {
        await announce(queries, { organizationId: himal.id, topic: 'ethics', objectId: 'never' });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await changed('c', 'ethics');
    await mark(one);
    expect(one.ids('ethics')).toEqual(['a', 'b', 'c']);
    await one.close();
  });

  it('concern whom they name, and stay in their organisation [LIV-5]', async () => {
    const [mine, hr, foreign] = await Promise.all([line(ashas), line(haris), line(theirs)]);
    foreign.say({ command: 'subscribe_organization', organization_slug: 'himal' });
    await foreign.heard('a refusal', isStatus('error'));
    await changed(7, 'notification', [asha.id]);
    await changed(8, 'salary', [asha.id]);
    await changed(9, 'branch');
    await changed(9, 'no such topic');
    await mine.heard('the notification', (frame) => frame.event === 'notification');
    await mark(mine, hr);
    expect(mine.ids('salary')).toEqual(['8']);
    expect(hr.frames.some((frame) => frame.event === 'notification')).toBe(false);
    expect([hr.ids('salary'), hr.ids('branch')]).toEqual([[], ['9']]);
    // Who may not read a record does not hear of it, and of what no rule knows no one does.
    expect([mine.ids('branch'), hr.ids('no such topic')]).toEqual([[], []]);
    // Theirs is another organisation: of all this it hears nothing, and of its own it does.
    await announce(server.context.database.organization(sagar.id), {
      organizationId: sagar.id,
      topic: 'branch',
      objectId: 3,
    });
    await until('its own news', async () => foreign.ids('branch').includes('3'));
    expect(foreign.frames.filter((frame) => 'organization' in frame && frame.organization === 'himal')).toEqual([]);
    for (const one of [mine, hr, foreign]) await one.close();
  });

  it('name many records of one topic by the topic alone', async () => {
    const one = await line(ashas);
    await here().transaction(async (queries) => {
      for (let n = 0; n < 150; n++)
        await announce(queries, { organizationId: himal.id, topic: 'incident_type', objectId: n });
    });
    const frame = await one.heard('the change', (each) => each.event === 'websocket' && each.status === 'changed');
    expect(frame).toMatchObject({ changes: [{ topic: 'incident_type', ids: null }] });
    await one.close();
  });

  it('cannot be written for another organisation', async () => {
    await expect(announce(here(), { organizationId: sagar.id, topic: 'x' })).rejects.toThrow(/row-level security/);
  });
});

describe('who may listen', () => {
  it('is put out within 5 s after the session ended [LIV-5, LIV-7, SEC-2]', async () => {
    const session = await signIn(server, asha);
    const one = await line(session);
    const stays = await line(ashas);
    expect(checkEveryMs).toBeLessThan(5_000);
    await session.post('/security/auth/logout/');
    await one.heard('the end', (frame) => frame.event === 'logged_out');
    expect((await one.closed).code).toBe(4401);
    const again = await openLine(port);
    again.say({ command: 'join', token: session.token });
    await again.heard('a refusal', isStatus('error'));
    await again.close();
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    await stays.close();
  });

  it('is put out when the account or the membership ends', async () => {
    const { everywhere } = server.context.database;
    const [bina, chandra] = [await aMember(server, himal, 'bina'), await aMember(server, himal, 'chandra')];
    const lines = [await line(await signIn(server, bina)), await line(await signIn(server, chandra))];
    await everywhere.query(`update users set status = 'disabled' where id = $1`, [bina.id]);
    await everywhere.query('update membership set is_current = false where user_id = $1', [chandra.id]);
    for (const one of lines) expect((await one.closed).code).toBe(4401);
  });

  it('is no page of another site', async () => {
    await expect(openLine(port, { origin: 'https://evil.example' })).rejects.toThrow(/403/);
    for (const origin of [`http://127.0.0.1:${port}`, 'https://hr.example.com'])
      await (await openLine(port, { origin })).close();
    expect((await server.app.inject('/ws/')).statusCode).toBe(426);
  });

  it('is no one where the environment switches it off [CFG-7, LIV-6]', async () => {
    const off = await startServer({ runtime: { live_connection: false } });
    await listen(off);
    await expect(openLine(portOf(off))).rejects.toThrow();
    expect((await off.app.inject('/config/runtimeConfig.json')).json()).toMatchObject({ live_connection: false });
    expect((await server.app.inject('/config/runtimeConfig.json')).json()).toMatchObject({ live_connection: true });
    await off.close();
  });
});

describe('after a gap', () => {
  it('what was missed is told by the last position, once [LIV-2]', async () => {
    const first = await line(ashas);
    await changed('before', 'ethnicity');
    await mark(first);
    const last = first.position();
    await first.close();
    await changed('missed 1', 'ethnicity');
    await changed('of Hari alone', 'ethnicity', [hari.id]);
    await changed('missed 2', 'ethnicity');
    const second = await line(ashas, last);
    await mark(second);
    expect(second.ids('ethnicity')).toEqual(['missed 1', 'missed 2']);
    const place = second.position();
    await second.close();
    const third = await line(ashas, place);
    await mark(third);
    expect(third.ids('ethnicity')).toEqual([]);
    await third.close();
  });

  it('a page that has just been opened hears what happened while it was fetched', async () => {
    await changed('while fetching', 'fiscal_year');
    const one = await openLine(port);
    one.say({ command: 'join', token: ashas.token, seconds: 30 });
    await one.heard('joining', isStatus('joined'));
    await mark(one);
    expect(one.ids('fiscal_year')).toEqual(['while fetching']);
    await one.close();
  });

  it('what a slow transaction wrote before others is told, too, though its id is older', async () => {
    let commit = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const first = await line(ashas);
    const slow = here().transaction(async (queries) => {
      await announce(queries, { organizationId: himal.id, topic: 'duty_station', objectId: 'duty_station' });
      written();
      await held;
    });
    await isWritten;
    await changed('quick', 'duty_station');
    await mark(first);
    expect(first.ids('duty_station')).toEqual(['quick']);
    await first.close();
    commit();
    await slow;
    const second = await line(ashas, first.position());
    await mark(second);
    expect(second.ids('duty_station')).toEqual(['duty_station']);
    await second.close();
  });

  it('a position that this database never wrote, or too old a one, is answered with "missed"', async () => {
    const one = await line(ashas);
    const real = one.position() ?? '';
    await one.close();
    const [name = '', seconds = '', snapshot = ''] = real.split('~');
    for (const last of [
      'nonsense',
      '',
      `other123~${seconds}~${snapshot}`,
      `${name}~${Number(seconds) - 90_000}~${snapshot}`,
      `${name}~${seconds}~9:1:`,
      `${name}~${seconds}~1:9:,,`,
      `${name}~${seconds}~99999999999999999999:99999999999999999999:`,
    ]) {
      const again = await line(ashas, last);
      expect([last, again.frames.some(isStatus('missed'))]).toEqual([last, true]);
      await again.close();
    }
  });

  it('a database that did not answer for a while brings everything afterwards', async () => {
    const one = await line(ashas);
    const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
    await admin.connect();
    const name = (await server.context.database.owner.query<{ name: string }>('select current_database() as name'))
      .rows[0]?.name;
    for (let n = 0; n < 3; n++) {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'karmik-live'`,
        [name],
      );
      await changed(n, 'holiday_category');
      await until('the news', async () => one.ids('holiday_category').includes(String(n)));
    }
    await admin.end();
    expect(one.ids('holiday_category')).toEqual(['0', '1', '2']);
    await one.close();
  });
});

/** Another process on the same database, as far as the two can tell. */
async function anotherServer(): Promise<Server & { port: number }> {
  const { host, port: clusterPort, user, password } = inject('cluster');
  const { rows } = await server.context.database.owner.query<{ name: string }>('select current_database() as name');
  const database = openDatabase(
    { host, port: clusterPort, user, password, database: rows[0]?.name ?? '' },
    4,
    () => undefined,
  );
  const store = { database, kind: 'own' as const, applied: [], close: () => database.close() };
  const context = await makeContext(server.context.config, store, makeLog('silent'), { clock: () => server.now });
  const made = await makeServer(context, store);
  await made.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...made, port: portOf(Object.assign({}, server, { app: made.app })) };
}

describe('several servers', () => {
  it('tell the same, whichever of them it happened on; a place of one is good on the other', async () => {
    const other = await anotherServer();
    const [one, two] = [await line(ashas), await line(ashas, undefined, other.port)];
    for (let n = 0; n < 20; n++)
      await announce(n % 2 ? here() : other.context.database.organization(himal.id), {
        organizationId: himal.id,
        topic: 'document_category',
        objectId: n,
      });
    await mark(one, two);
    const all = Array.from({ length: 20 }, (_, n) => String(n));
    expect([one.ids('document_category'), two.ids('document_category')]).toEqual([all, all]);
    const last = two.position();
    await other.close();
    expect((await two.closed).code).toBe(1001);
    await changed('later', 'document_category');
    const moved = await line(ashas, last);
    await mark(moved);
    expect(moved.ids('document_category')).toEqual(['later']);
    for (const each of [one, moved]) await each.close();
  });
});

describe('presence', () => {
  const online = async (person: Person) =>
    (
      await haris.get<{ results: { id: number; is_online: boolean; last_online: string | null }[] }>(
        `/users/presence/?ids=${person.id}`,
      )
    ).body.results[0];

  it('is told when someone comes and goes [LIV-5, CHIP-5]', async () => {
    const dil = await aMember(server, himal, 'dil');
    const watcher = await line(haris);
    expect(await online(dil)).toMatchObject({ is_online: false });
    const session = await signIn(server, dil);
    const [first, second] = [await line(session), await line(session)];
    const told = () =>
      watcher.frames.filter(
        (frame) => frame.event === 'user_update' && (frame.ids === null || frame.ids.includes(String(dil.id))),
      ).length;
    await until('the coming', async () => told() === 1);
    expect(await online(dil)).toMatchObject({ is_online: true });
    await first.close();
    expect(await online(dil)).toMatchObject({ is_online: true });
    await second.close();
    await until('the going', async () => told() === 2);
    // A browser asks for its own rights again at any other change of its user.
    expect(watcher.frames.every((frame) => frame.event !== 'user_update' || frame.is_presence === true)).toBe(true);
    expect(await online(dil)).toEqual({ id: dil.id, is_online: false, last_online: server.now.toISOString() });
    expect((await theirs.get<{ results: unknown[] }>(`/users/presence/?ids=${dil.id}`)).body.results).toEqual([]);
    await watcher.close();
  });

  it('of a server that died without a word ends, too', async () => {
    const esha = await aMember(server, himal, 'esha');
    const { everywhere } = server.context.database;
    await everywhere.query(
      `with dead as (insert into live_server (id, seen_at) values (gen_random_uuid(), now() - interval '1 hour') returning id)
       insert into live_presence (server_id, user_id) select id, $1 from dead`,
      [esha.id],
    );
    await until('the beat', async () => (await online(esha))?.is_online === false);
  });
});

describe('a bad line', () => {
  let proxy: Proxy;
  beforeAll(async () => {
    proxy = await startProxy(() => port);
  });
  afterAll(() => proxy.close());

  it('that is cut, slow and out of order loses nothing [LIV-2]', async () => {
    const seen: string[] = [];
    let last: string | undefined;
    let over = false;
    let connections = 0;
    // What a browser does, without its pause of three seconds: it takes frames in order and comes back with the last position.
    const listening = (async () => {
      while (!over) {
        const one = await openLine(proxy.port).catch(() => undefined);
        if (!one) continue;
        connections++;
        one.socket.on('message', () => {
          const frame = one.frames.at(-1);
          if (!frame) return;
          if (isStatus('missed')(frame)) throw new Error('nothing is too old here');
          seen.push(...idsIn(frame, 'equipment_category'));
          if (frame.position) last = frame.position;
        });
        one.say({ command: 'join', token: ashas.token, ...(last ? { last } : {}) });
        await one.closed;
      }
    })();
    await until('a connection', async () => last);
    const numbers = Array.from({ length: 120 }, (_, n) => String(n));
    for (const [index, n] of numbers.entries()) {
      await changed(n, 'equipment_category');
      if (index % 15 === 7) proxy.cut();
      if (index % 15 === 11) {
        // Out of order is what an open connection says; one that is still opening would never open.
        await until('the connection to be back', async () => seen.includes(n));
        proxy.isReordering = true;
        await until('a connection that was garbled', async () => {
          await changed('garbled', 'education_degree');
          return connections > index / 15;
        });
        proxy.isReordering = false;
        proxy.cut();
      }
      proxy.delayMs = index % 3 ? 0 : 5;
    }
    await until('every number', async () => numbers.every((n) => seen.includes(n)));
    over = true;
    proxy.cut();
    await listening;
    // Each number came, and in the order of commits but for what a cut let come twice.
    expect([...new Set(seen)]).toEqual(numbers);
    expect(connections).toBeGreaterThan(8);
  });
});

describe('id_card_sample', () => {
  it('of one organisation hear a change, and after a restart all are back and have missed nothing', async () => {
    let other = await anotherServer();
    const count = 150;
    const people = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => signIn(server, await aMember(server, himal, `many${n}`))),
    );
    const tokenOf = (n: number) => people[n % people.length] ?? ashas;
    const connect = (lasts: (string | undefined)[]) =>
      Promise.all(lasts.map((last, n) => line(tokenOf(n), last, other.port)));
    const before = await connect(Array.from({ length: count }, () => undefined));
    await changed('first', 'id_card_sample');
    await until('all to hear', async () => before.every((one) => one.ids('id_card_sample').includes('first')));
    await other.close();
    expect(new Set((await Promise.all(before.map((one) => one.closed))).map(({ code }) => code))).toEqual(
      new Set([1001]),
    );
    await changed('while away', 'id_card_sample');
    other = await anotherServer();
    const after = await connect(before.map((one) => one.position()));
    await changed('last', 'id_card_sample');
    await until('all to hear', async () => after.every((one) => one.ids('id_card_sample').includes('last')));
    expect(after.filter((one) => one.ids('id_card_sample').join() !== 'while away,last')).toEqual([]);
    await other.close();
  });
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditChain, AuditLog } from '@karmik/model/audit/audit';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readKeys } from '../src/access/keyring.ts';
import { accessOf } from '../src/access/access.ts';
import { writeAudit } from '../src/access/audit.ts';
import { backup, restore } from '../src/backup/backup.ts';
import { openDatabase } from '../src/db/database.ts';
import { makePartitions } from '../src/db/partitions.ts';
import { folderStore } from '../src/files/store.ts';
import { checkAudit, checkAudits } from '../src/modules/audit/check.ts';
import { isGenuine, type Seal } from '../src/modules/audit/chain.ts';
import { logQuery, logStatement } from '../src/modules/audit/log.ts';
import { sealAudit } from '../src/modules/audit/seal.ts';
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
let himal: Organization;
let hari: Person;
let anita: Person;
let auditor: Client;
let hr: Client;

beforeAll(async () => {
  server = await startServer({}, { hasBackgroundWork: true });
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  anita = await aMember(server, himal, 'anita', { is_audit_user: true });
  await signInAgain();
});
afterAll(() => server.close());

async function signInAgain(): Promise<void> {
  [hr, auditor] = await Promise.all([signIn(server, hari), signIn(server, anita)]);
}
const write = (action: string, after: object = { name: 'x' }) =>
  writeAudit(server.context.database.organization(himal.id), {
    organizationId: himal.id,
    actorId: hari.id,
    action,
    objectType: 'branch',
    objectId: 7,
    before: { name: 'old', code: 'A' },
    after: { code: 'A', ...after },
    at: server.now,
  });
const sql = (text: string, values: unknown[] = []) => server.context.database.owner.query(text, values);
const chain = async () => (await auditor.get<AuditChain>('/org/himal/audit-chain/')).body;
/** Seals what waits, in a seal of its own. */
const seal = async (...actions: string[]) => {
  for (const action of actions) await write(action);
  await sealAudit(server.context);
  server.move(60_000);
};
const check = async () => {
  await checkAudit(server.context, himal.id);
  return chain();
};
/** Does something to the tables by SQL, looks what the check finds, and undoes it. */
async function tampered(statement: string, values: unknown[] = []) {
  const { rows: events } = await sql('select * from audit_event order by id');
  const { rows: seals } = await sql('select * from audit_seal order by number');
  const done = await sql(statement, values);
  expect(done.rowCount).toBeGreaterThan(0);
  const state = await check();
  await sql('delete from audit_event where id < 0 or id = any($1)', [events.map((row: { id: string }) => row.id)]);
  await sql('delete from audit_seal');
  await sql(
    `insert into audit_event overriding system value select * from jsonb_populate_recordset(null::audit_event, $1::jsonb)`,
    [JSON.stringify(events)],
  );
  for (const row of seals)
    await sql('insert into audit_seal values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', Object.values(row as object));
  expect((await check()).state).toBe('intact');
  return state;
}

describe('the chain of the audit [AU-2]', () => {
  it('seals what was written and says how far it was checked; the last minutes are said to be unsealed', async () => {
    expect(await chain()).toMatchObject({ state: 'unchecked', sealed_events: 0, faults: [] });
    await seal('first', 'second');
    await seal('third');
    const sealedAt = new Date(server.now.getTime() - 60_000).toISOString();
    await write('late');
    expect(await check()).toMatchObject({
      state: 'intact',
      checked_at: server.now.toISOString(),
      verified_until: sealedAt,
      sealed_until: sealedAt,
      unsealed_events: 1,
      fault_count: 0,
    });
    await seal();
    expect((await chain()).unsealed_events).toBe(0);
  });

  it('breaks where someone changes or removes an event by SQL', async () => {
    const number = Number((await sql('select min(number) as n from audit_seal where row_count > 1')).rows[0].n);
    const event = `(select min(id) from audit_event where action = 'second')`;
    for (const statement of [
      `update audit_event set action = 'other' where id = ${event}`,
      `update audit_event set actor_id = null where id = ${event}`,
      `update audit_event set after = after || '{"name": "y"}' where id = ${event}`,
      `update audit_event set at = at + interval '1 microsecond' where id = ${event}`,
      `delete from audit_event where id = ${event}`,
    ]) {
      const state = await tampered(statement);
      expect([statement, state.state, state.faults]).toEqual([
        statement,
        'broken',
        [expect.objectContaining({ number, kind: 'rows' })],
      ]);
    }
  });

  it('breaks where someone puts an event in by SQL', async () => {
    const added = `insert into audit_event (organization_id, id, action, object_type, object_id, at) overriding system value values (${himal.id}, -5, 'x', 'x', 'x', now())`;
    expect((await tampered(added)).faults).toEqual([expect.objectContaining({ number: 1, kind: 'rows' })]);
  });

  it('breaks where someone changes or removes a seal, also the last ones or all', async () => {
    expect((await sql('select 1 from audit_seal')).rowCount).toBeGreaterThanOrEqual(3);
    const kinds = async (statement: string) =>
      (await tampered(statement)).faults.map(({ kind, number }) => [kind, number]);
    const last = Number((await sql('select max(number) as n from audit_seal')).rows[0].n);
    expect(await kinds(`update audit_seal set row_count = row_count + 1 where number = 2`)).toEqual([['seal', 2]]);
    expect(await kinds(`update audit_seal set rows_hash = sha256('x') where number = 2`)).toEqual([['seal', 2]]);
    expect(await kinds(`update audit_seal set sealed_at = sealed_at - interval '1 day' where number = 1`)).toEqual([
      ['seal', 1],
    ]);
    expect(await kinds(`delete from audit_seal where number = 2`)).toEqual([['missing', 2]]);
    expect(await kinds(`delete from audit_seal where number = ${last}`)).toEqual([['end', last]]);
    expect(await kinds(`delete from audit_seal`)).toEqual([['end', last]]);
  });

  it('cannot be sealed again by who has the database alone', async () => {
    const { rows: inDatabase } = await server.context.database.owner.query<{ value: Buffer }>(
      'select value from server_secret',
    );
    const ofFile = readKeys(server.context.config.keysFile)?.all.map(({ link }) => link) ?? [];
    const stored = await server.context.database
      .organization(himal.id)
      .one<Seal>('select * from audit_seal where organization_id = $1 and number = 1', [himal.id]);
    expect(ofFile).toHaveLength(1);
    const guesses = [...inDatabase.map(({ value }) => value), ...ofFile];
    expect(stored && isGenuine(guesses, himal.id, stored)).toBe(false);
    expect(server.context.files.path('audit/key')).toContain(server.folder);
    const one = `insert into audit_seal select organization_id, 100, last_id, last_id, 0, sha256(''), hash, now(), hash from audit_seal order by number desc limit 1`;
    expect((await tampered(one)).faults.map(({ kind }) => kind)).toEqual(['missing', 'seal']);
  });

  it('goes on behind a hole, which stays', async () => {
    const last = Number((await sql('select max(number) as n from audit_seal')).rows[0].n);
    const { rows } = await sql('delete from audit_seal where number = $1 returning *', [last]);
    await seal('after the hole');
    const state = await check();
    expect(state).toMatchObject({ state: 'broken', faults: [{ number: last, kind: 'missing' }] });
    await sql('insert into audit_seal values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', Object.values(rows[0] as object));
    expect((await check()).state).toBe('intact');
  });

  it('raises the alarm once: in the audit, to HR and auditors, in the log of the server', async () => {
    const logged = vi.spyOn(server.context.log, 'error');
    await seal('fourth');
    await sql('delete from notification; delete from organization_notification');
    const alarms = `select after from audit_event where action = 'audit_tampered'`;
    const earlier = (await sql(alarms)).rowCount ?? 0;
    await sql(`update audit_chain set fault_count = 0, faults = '[]', next_check_at = '-infinity'`);
    const before = await sql('select * from audit_event');
    await sql(`update audit_event set ip = '10.0.0.9' where action = 'fourth'`);
    await checkAudits(server.context);
    await checkAudit(server.context, himal.id);
    expect((await sql(alarms)).rowCount).toBe(earlier + 1);
    expect((await sql('select * from audit_event')).rowCount).toBe((before.rowCount ?? 0) + 1);
    for (const who of [hr, auditor]) {
      const own = await who.get<{ results: { text: string; url: string }[] }>('/notifications/');
      expect(own.body.results).toEqual([
        expect.objectContaining({
          text: expect.stringContaining('no longer matches its seals'),
          url: '/admin/himal/organization/report/audit-logs',
        }),
      ]);
      const shared = await who.get<{ results: { is_resolved: boolean }[] }>('/notifications/himal/');
      expect(shared.body.results).toEqual([expect.objectContaining({ is_resolved: false })]);
    }
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ organization: himal.id }),
      'the audit was tampered with',
    );
    expect((await chain()).state).toBe('broken');
    logged.mockRestore();
  });

  it('is checked each hour, also when someone put the check off by SQL', async () => {
    const checkedAt = async () => (await chain()).checked_at;
    const before = await checkedAt();
    await checkAudits(server.context);
    expect(await checkedAt()).toBe(before);
    server.move(3_700_000);
    await signInAgain();
    await checkAudits(server.context);
    expect(await checkedAt()).toBe(server.now.toISOString());
    await sql(`update audit_chain set next_check_at = '2999-01-01'`);
    server.move(60_000);
    await checkAudits(server.context);
    expect(await checkedAt()).toBe(server.now.toISOString());
  });

  it('is checked when an auditor asks, once for all who ask at the same time', async () => {
    const held = await server.context.database.owner.connect();
    try {
      // What a check finds is not written down until both have asked, so that it does not end between them.
      await held.query('begin');
      await held.query('lock table audit_chain in share mode');
      const asked = await Promise.all(
        [auditor, hr].map((who) => who.post<AuditChain>('/org/himal/audit-chain/check/')),
      );
      expect(asked.map((answer) => answer.status)).toEqual([202, 202]);
    } finally {
      await held.query('commit');
      held.release();
    }
    await until('the end of the check', async () => !(await chain()).is_checking);
    expect((await chain()).checked_at).toBe(server.now.toISOString());
    expect((await sql(`select 1 from job_run where kind = 'check_audit'`)).rowCount).toBe(1);
    const asha = await signIn(server, await aMember(server, himal, 'asha'));
    for (const path of ['audit-chain', 'audit-logs']) expect((await asha.get(`/org/himal/${path}/`)).status).toBe(403);
    expect((await asha.post('/org/himal/audit-chain/check/')).status).toBe(403);
  });

  it('seals nothing over the head of someone who is still writing, and holds no one up', async () => {
    const tenant = server.context.database.organization(himal.id);
    const before = (await chain()).sealed_events;
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const slow = tenant.transaction(async (inner) => {
      await writeAudit(inner, {
        organizationId: himal.id,
        actorId: null,
        action: 'slow',
        objectType: 'x',
        objectId: 1,
        at: server.now,
      });
      isWritten();
      await held;
    });
    await written;
    await write('quick');
    const sealing = sealAudit(server.context);
    // Others write on while the seal waits for the slow one.
    await write('quick too');
    expect((await chain()).sealed_events).toBe(before);
    go();
    await slow;
    await sealing;
    await sealAudit(server.context);
    expect((await chain()).unsealed_events).toBe(0);
    expect((await check()).fault_count).toBe(1);
  });

  it('can still be checked after a restore elsewhere, and goes on there, but not without the key', async () => {
    const file = join(server.folder, 'one.tar.gz');
    await backup(server.context.database.owner, server.context.files, file);
    const name = `karmik_audit_${process.pid}`;
    const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const { host, port, user, password } = inject('cluster');
    const database = openDatabase({ host, port, user, password, database: name }, 2, () => undefined);
    const files = folderStore(join(server.folder, 'elsewhere'));
    try {
      await restore(database.owner, files, file);
      const context = { ...server.context, database, files };
      expect((await checkAudit(context, himal.id)).faults).toEqual([expect.objectContaining({ kind: 'rows' })]);
      await sealAudit(context);
      expect((await checkAudit(context, himal.id)).faults).toHaveLength(1);
      rmSync(files.path('audit/key'));
      expect((await checkAudit(context, himal.id)).faults.length).toBeGreaterThan(3);
    } finally {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });
});

describe('the log', () => {
  it('tells who did what, newest first, with the fields that changed and never their values', async () => {
    server.move(1_000);
    await write('renamed', { name: 'a secret name' });
    const { body } = await auditor.get<{ results: AuditLog[] }>('/org/himal/audit-logs/?limit=1');
    expect(body.results).toEqual([
      expect.objectContaining({
        action: 'renamed',
        object_type: 'branch',
        object_id: '7',
        changed: ['name'],
        at: server.now.toISOString(),
        actor: expect.objectContaining({ id: hari.id, full_name: 'Hari Sharma' }),
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('a secret name');
  });

  it('[E28] names whom an event is about, and what is no person by its number alone', async () => {
    server.move(1_000);
    await sql(
      `insert into audit_event (organization_id, actor_id, action, object_type, object_id, after, at)
       select $1, $2, 'create', e.type, e.id, '{}', $3::timestamptz + e.n * interval '1 millisecond'
         from (values (1, 'employee', $4), (2, 'branch', $4), (3, 'membership', 'none')) e (n, type, id)`,
      [himal.id, hari.id, server.now, String(hari.id)],
    );
    server.move(1_000);
    const { body } = await auditor.get<{ results: AuditLog[] }>('/org/himal/audit-logs/?limit=3');
    expect(body.results.map(({ object_type: type, person }) => [type, person?.full_name])).toEqual([
      ['membership', undefined],
      ['branch', undefined],
      ['employee', 'Hari Sharma'],
    ]);
  });

  it('is exported whole by its filters, in which the export itself is the newest event, and by auditors alone [AU-6]', async () => {
    server.move(60_000);
    const many = await aMember(server, himal, 'many');
    const stranger = await signIn(server, many);
    await sql(
      `insert into audit_event (organization_id, actor_id, action, object_type, object_id, before, after, at, ip)
       select $1, $2, 'updated', 'branch', n::text, '{"name": "one secret"}', '{"name": "another secret"}', $3::timestamptz - (n / 2) * interval '1 millisecond', '=1+1'
         from generate_series(1, 2500) n`,
      [himal.id, many.id, server.now],
    );
    const exported = async (asked: string) => {
      const { status, body } = await auditor.get<string>(`/org/himal/audit-logs/export/?format=csv${asked}`);
      expect(status).toBe(200);
      return parse(body, { bom: true });
    };
    server.move(1_000);
    const [head, newest] = await exported('&language=ne&calendar=bs');
    expect(head).toEqual(['समय (BS)', 'व्यक्ति', 'कार्य', 'अभिलेखको प्रकार', 'अभिलेख', 'बदलिएका विवरण', 'आईपी ठेगाना']);
    expect(newest?.slice(1, 4)).toEqual(['Anita Sharma', 'गतिविधि अभिलेख निर्यात गरिएको', 'गतिविधि अभिलेख']);
    const [, ...rows] = await exported(`&actor=${many.id}`);
    expect(new Set(rows.map((row) => row[4])).size).toBe(2500);
    expect(rows).toHaveLength(2500);
    expect(rows[0]?.slice(1)).toEqual(['Many Sharma', 'Changed', 'Branch', '1', 'Name', "'=1+1"]);
    expect(JSON.stringify(rows)).not.toContain('secret');

    const { body } = await auditor.get<{ results: AuditLog[] }>('/org/himal/audit-logs/?limit=2');
    expect(body.results.map(({ action, actor }) => [action, actor?.id])).toEqual([
      ['log_exported', anita.id],
      ['log_exported', anita.id],
    ]);
    const { rows: kept } = await sql(
      `select row_count, filters from export_log where entity = 'audit_event' order by id desc limit 1`,
    );
    expect(kept).toEqual([{ row_count: 2500, filters: { actor: many.id } }]);
    expect((await stranger.get('/org/himal/audit-logs/export/')).status).toBe(403);
    expect((await auditor.get('/org/himal/audit-logs/export/?at__gte=soon')).status).toBe(400);
    await sql('delete from export_log');
  });

  it('is narrowed by person and month, and reads an index for it [AU-5]', async () => {
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => aMember(server, himal, `person${'abcdefghijklmnopqrstuvwxyz'[n]}`)),
    );
    const one = others[7];
    await sql(
      `insert into audit_event (organization_id, actor_id, action, object_type, object_id, at)
       select $1, ($2::bigint[])[1 + n % 20], 'update', 'branch', n::text, timestamptz '2025-01-01T00:00:00Z' + n * interval '15 minutes'
         from generate_series(0, 39999) n`,
      [himal.id, others.map(({ id }) => id)],
    );
    await makePartitions(server.context.database.owner, server.now);
    await sql('analyze audit_event');
    // A month of the organisation's zone: Kathmandu is 5:45 ahead.
    const asked = `actor=${one?.id}&at__gte=2025-03-01&at__lte=2025-03-31`;
    const found: AuditLog[] = [];
    let next: string | null = `/org/himal/audit-logs/?limit=100&${asked}`;
    while (next) {
      const { body }: { body: { results: AuditLog[]; next: string | null } } = await auditor.get(next);
      found.push(...body.results);
      next = body.next && body.next.replace('/api/v1', '');
    }
    const { rows } = await sql(
      `select id from audit_event where actor_id = $1 and at >= '2025-02-28T18:15:00Z' and at < '2025-03-31T18:15:00Z' order by at desc, id desc`,
      [one?.id],
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(found.map(({ id }) => id)).toEqual(rows.map((row: { id: string }) => Number(row.id)));

    const access = await accessOf(server.context.database, himal.id, anita.id);
    const planOf = async (filters: object) => {
      const { text, values } = logStatement(logQuery(server.context), { ...filters }, access, { limit: 25, offset: 0 });
      const lines = await access.tenant.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    };
    const days = { at__gte: '2025-03-01', at__lte: '2025-03-31' };
    expect(await planOf({ actor: one?.id, ...days })).toMatch(
      /audit_event_p2025_actor.*\n.*Index Cond.*actor_id.*at >=/,
    );
    expect(await planOf(days)).toMatch(/audit_event_p2025_at .*\n.*Index Cond.*at >=/);
    for (const filters of [{ actor: one?.id, ...days }, days, {}])
      expect(await planOf(filters)).not.toContain('Seq Scan on audit_event');
  });
});

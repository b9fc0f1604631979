/** Old partitions are put aside and taken back: the rest works on, and the audit says what it cannot check any more. */
import { join } from 'node:path';
import type { AuditChain, AuditLog } from '@karmik/model/audit/audit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeAudit } from '../src/access/audit.ts';
import { backup, contentHashes, restore } from '../src/backup/backup.ts';
import { openDatabase } from '../src/db/database.ts';
import { makePartitions, partitionsOf } from '../src/db/partitions.ts';
import { folderStore } from '../src/files/store.ts';
import { checkAudit } from '../src/modules/audit/check.ts';
import { attachPartition, detachPartition } from '../src/modules/audit/detach.ts';
import { sealAudit } from '../src/modules/audit/seal.ts';
import { balanceOf, postLine, reverseLine } from '../src/ledger/ledger.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let sagar: Organization;
let hari: Person;
let auditor: Client;
/** The number of the seal over events of 2024 and 2025. */
let straddling: number;

const sql = async (text: string, values: unknown[] = []) =>
  (await server.context.database.owner.query(text, values)).rows;
const write = (organization: Organization, action: string, at: string) =>
  writeAudit(server.context.database.organization(organization.id), {
    organizationId: organization.id,
    actorId: null,
    action,
    objectType: 'branch',
    objectId: 1,
    at: new Date(at),
  });
const seal = async (...events: [action: string, at: string][]) => {
  for (const [action, at] of events) await write(himal, action, at);
  await sealAudit(server.context);
  server.move(60_000);
  return Number((await sql('select max(number) as n from audit_seal where organization_id = $1', [himal.id]))[0].n);
};
const chain = async () => {
  await checkAudit(server.context, himal.id);
  return (await auditor.get<AuditChain>('/org/himal/audit-chain/')).body;
};
const faults = async () => (await chain()).faults.map(({ kind, number }) => [kind, number]);
const detach = (name: string) => detachPartition(server.context, name);
const attach = (name: string) => attachPartition(server.context, name);
const stateOf = async (name: string) =>
  (await partitionsOf(server.context.database.owner)).find((each) => each.name === name)?.isAttached;
/** Does something by SQL, looks what a check finds, and undoes it. */
async function tampered(statement: string, undo: string) {
  await sql(statement);
  const found = await faults();
  await sql(undo);
  expect(await faults()).toEqual([]);
  return found;
}

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  await write(sagar, 'other', '2024-02-01T00:00:00Z');
  await seal(['a1', '2024-01-01T00:00:00Z'], ['a2', '2024-06-01T00:00:00Z']);
  await seal(['b1', '2024-11-01T00:00:00Z']);
  straddling = await seal(
    ['c1', '2024-12-31T23:59:59Z'],
    ['c2', '2025-01-01T00:00:00Z'],
    ['c3', '2024-12-31T23:59:58Z'],
  );
  await seal(['d1', '2025-06-01T00:00:00Z']);
  await seal(['e1', '2025-12-31T00:00:00Z'], ['e2', '2026-01-01T00:00:00Z']);
  auditor = await signIn(server, await aMember(server, himal, 'anita', { is_audit_user: true }));
  await seal(['f1', '2026-02-01T00:00:00Z']);
  await makePartitions(server.context.database.owner, server.now);
});
afterAll(() => server.close());

describe('a partition of the audit', () => {
  it('is left where it is while it is written to, or where there is none', async () => {
    await expect(detach('audit_event_p2026')).rejects.toThrow('audit_event_p2026 is still written to');
    await expect(detach('audit_event_p2001')).rejects.toThrow('There is no partition audit_event_p2001.');
    await expect(detach('audit_event_default')).rejects.toThrow('There is no partition');
    await expect(detach('branch')).rejects.toThrow('There is no partition');
    await expect(attach('audit_event_p2024')).rejects.toThrow('audit_event_p2024 is attached already.');
    expect(await stateOf('audit_event_p2024')).toBe(true);
  });

  it('is not detached over faults, which that would hide', async () => {
    await sql(`update audit_event set ip = 'x' where action = 'a1'`);
    await expect(detach('audit_event_p2024')).rejects.toThrow('The audit of himal has faults');
    await sql(`update audit_event set ip = '' where action = 'a1'`);
    expect([await stateOf('audit_event_p2024'), await sql('select 1 from audit_gap')]).toEqual([true, []]);
  });

  it('is not detached while someone uses the table for long, and no one waits behind that', async () => {
    const client = await server.context.database.owner.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from audit_event limit 1');
      await expect(detach('audit_event_p2024')).rejects.toThrow('The table is in use just now');
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect([await stateOf('audit_event_p2024'), await sql('select 1 from audit_gap')]).toEqual([true, []]);
  });

  it('takes its events along; the audit is intact, and says how many it cannot check', async () => {
    expect((await chain()).detached_events).toBe(0);
    const before = await checkAudit(server.context, himal.id);
    expect(await detach('audit_event_p2024')).toBe(6);
    await seal();
    const after = await checkAudit(server.context, himal.id);
    // One more says that it was detached.
    expect({ ...after, until: '' }).toEqual({
      ...before,
      until: '',
      seals: before.seals + 1,
      events: before.events - 4,
      detached: 5,
    });
    expect(await chain()).toMatchObject({ state: 'intact', detached_events: 5, unsealed_events: 0 });
    expect((await checkAudit(server.context, sagar.id)).faults).toEqual([]);
    const { body } = await auditor.get<{ results: AuditLog[] }>('/org/himal/audit-logs/?limit=100');
    const actions = body.results.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['partition_detached', 'c2', 'd1']));
    expect(actions).not.toContain('a1');
    expect(await sql('select count(*)::int as n from detached.audit_event_p2024')).toEqual([{ n: 6 }]);
    await expect(server.context.database.everywhere.query('select 1 from detached.audit_event_p2024')).rejects.toThrow(
      /permission denied/,
    );
    await expect(detach('audit_event_p2024')).rejects.toThrow('audit_event_p2024 is detached already.');
  });

  it('leaves the rest as it was sealed, to the event', async () => {
    const setIp = (action: string, ip: string) => `update audit_event set ip = '${ip}' where action = '${action}'`;
    expect(await tampered(setIp('c2', 'x'), setIp('c2', ''))).toEqual([['rows', straddling]]);
    expect(await tampered(setIp('d1', 'x'), setIp('d1', ''))).toEqual([['rows', straddling + 1]]);
    const late = `insert into audit_event (organization_id, id, action, object_type, object_id, at) overriding system value
      select organization_id, after_id + 1, 'forged', 'x', 'x', '2024-05-05' from audit_seal where number = ${straddling} and organization_id = ${himal.id}`;
    expect(await tampered(late, `delete from audit_event where action = 'forged'`)).toEqual([['rows', straddling]]);
  });

  it('is missing by no word but that of the command', async () => {
    const [gap] = await sql(
      'select to_jsonb(g) as row from audit_gap g where organization_id = $1 and rest_rows = 0 order by id',
      [himal.id],
    );
    const putBack = `insert into audit_gap overriding system value select * from jsonb_populate_record(null::audit_gap, '${JSON.stringify(gap.row)}')`;
    const id = Number(gap.row.id);
    const own = [gap.row.first_number, gap.row.last_number].map((number) => ['rows', number]);
    expect(await tampered(`delete from audit_gap where id = ${id}`, putBack)).toEqual(own);
    expect(
      await tampered(
        `update audit_gap set last_number = 1000 where id = ${id}`,
        `update audit_gap set last_number = ${gap.row.last_number} where id = ${id}`,
      ),
    ).toEqual(own);
    await expect(
      server.context.database
        .organization(himal.id)
        .query('delete from audit_gap where organization_id = $1', [himal.id]),
    ).rejects.toThrow(/permission denied/);
  });

  it('stays out of backups, and what they restore says the same', async () => {
    const file = join(server.folder, 'one.tar.gz');
    await backup(server.context.database.owner, server.context.files, file);
    const name = `karmik_detached_${process.pid}`;
    const { host, port, user, password } = inject('cluster');
    const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const database = openDatabase({ host, port, user, password, database: name }, 2, () => undefined);
    try {
      const files = folderStore(join(server.folder, 'elsewhere'));
      await restore(database.owner, files, file);
      expect(await contentHashes(database.owner)).toEqual(await contentHashes(server.context.database.owner));
      const parts = (await partitionsOf(database.owner)).map((each) => each.name);
      expect(parts).toEqual(expect.arrayContaining(['audit_event_p2025', 'audit_event_p2026', 'audit_event_p2027']));
      expect(parts).not.toContain('audit_event_p2024');
      expect(await checkAudit({ ...server.context, database, files }, himal.id)).toMatchObject({
        faults: [],
        detached: 5,
      });
    } finally {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });

  it('comes back in the reverse order, and its events are checked again', async () => {
    expect(await detach('audit_event_p2025')).toBe(3);
    expect(await chain()).toMatchObject({ state: 'intact', detached_events: 8 });
    await expect(attach('audit_event_p2024')).rejects.toThrow(
      'audit_event_p2025 was detached after audit_event_p2024: attach it first.',
    );
    await attach('audit_event_p2025');
    expect(await chain()).toMatchObject({ state: 'intact', detached_events: 5 });
    await attach('audit_event_p2024');
    await seal();
    const { detached, faults: found, events } = await checkAudit(server.context, himal.id);
    const [stored] = await sql('select count(*)::int as n from audit_event where organization_id = $1', [himal.id]);
    expect({ detached, found, events }).toEqual({ detached: 0, found: [], events: stored.n });
    expect(await sql('select 1 from audit_gap')).toEqual([]);
    const { body } = await auditor.get<{ results: AuditLog[] }>('/org/himal/audit-logs/?limit=100&at__lte=2024-12-31');
    expect(body.results.map(({ action }) => action)).toEqual(['b1', 'a2', 'a1']);
  });

  it('that was changed outside shows when it is back', async () => {
    await detach('audit_event_p2024');
    await sql(`update detached.audit_event_p2024 set ip = 'x' where action = 'b1'`);
    await attach('audit_event_p2024');
    expect(await faults()).toEqual([['rows', straddling - 1]]);
    await sql(`update audit_event set ip = '' where action = 'b1'`);
    expect(await faults()).toEqual([]);
  });
});

describe('a partition of another table', () => {
  const punch = (at: string) =>
    server.context.database
      .organization(himal.id)
      .query(
        `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source) values ($1, $2, 'Punch In', $3, ($3::timestamptz)::date, 'web')`,
        [himal.id, hari.id, at],
      );
  const places = async () =>
    (await sql('select tableoid::regclass::text as place, count(*)::int as n from punch group by 1 order by 1')).map(
      ({ place, n }: { place: string; n: number }) => `${place} ${n}`,
    );

  it('comes back with what was written of its time meanwhile', async () => {
    await punch('2024-05-01T04:00:00Z');
    await makePartitions(server.context.database.owner, server.now);
    expect(await detach('punch_p2024')).toBe(0);
    expect(await places()).toEqual([]);
    await punch('2024-05-02T04:00:00Z');
    await makePartitions(server.context.database.owner, server.now);
    expect(await places()).toEqual(['punch_default 1']);
    await attach('punch_p2024');
    expect(await places()).toEqual(['punch_p2024 2']);
  });

  it('comes back also where another one took its place', async () => {
    await detach('punch_p2024');
    await sql('create schema elsewhere');
    await sql('alter table detached.punch_p2024 set schema elsewhere');
    await punch('2024-05-03T04:00:00Z');
    await makePartitions(server.context.database.owner, server.now);
    expect(await places()).toEqual(['punch_p2024 1']);
    await sql('alter table elsewhere.punch_p2024 set schema detached');
    await expect(attach('punch_p2023')).rejects.toThrow('There is no partition punch_p2023.');
    await attach('punch_p2024');
    expect(await places()).toEqual(['punch_p2024 3']);
    await expect(punch('2024-05-01T04:00:00Z')).rejects.toMatchObject({
      constraint: 'punch_p2024_employee_punched_at_source_unique',
    });
  });
});

describe('a partition of the ledger', () => {
  const account = { ledger: 'credit_hour', account: 'old' };
  const tenant = () => server.context.database.organization(himal.id);
  const place = () => ({ organizationId: himal.id, personId: hari.id, ...account });
  const post = (quantity: string, ref: string, entryDate: string) =>
    postLine(tenant(), { ...place(), entryDate, quantity, kind: 'credit', ref, createdById: null, at: server.now });
  const left = () => balanceOf(tenant(), place(), '2026-12-31');

  it('is kept while a balance is made of it, and leaves the balance as it was', async () => {
    const first = await post('8', 'earned', '2024-03-01');
    const wrong = await post('2', 'mistaken', '2024-12-30');
    await makePartitions(server.context.database.owner, server.now);
    await expect(detach('ledger_line_p2024')).rejects.toThrow(
      'ledger_line_p2024 is still part of balances (1): carry them forward first.',
    );
    await post('-10', 'closing', '2024-12-31');
    await post('10', 'carried', '2025-01-01');
    await reverseLine(tenant(), himal.id, wrong ?? 0, {
      entryDate: '2026-02-01',
      note: 'Mistaken',
      createdById: null,
      at: server.now,
    });
    expect(await left()).toBe('8.0000');
    expect(await detach('ledger_line_p2024')).toBe(0);
    expect(await left()).toBe('8.0000');
    expect(await post('8', 'earned', '2024-03-01')).toBeUndefined();
    expect(await post('8', 'earned', '2026-03-01')).toBeUndefined();
    await attach('ledger_line_p2024');
    expect(await balanceOf(tenant(), place(), '2024-12-29')).toBe('8.0000');
    expect(first).toBeGreaterThan(0);
  });
});

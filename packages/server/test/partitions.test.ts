/** Tables that are partitioned by time: their walls, what is made ahead, and what a new table asks for. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../src/access/audit.ts';
import { makePartitions } from '../src/db/partitions.ts';
import { toHttpError } from '../src/http/errors.ts';
import {
  aMember,
  anOrganization,
  startServer,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let sagar: Organization;
let asha: Person;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  asha = await aMember(server, himal, 'asha');
  await aMember(server, sagar, 'bina');
});
afterAll(() => server.close());

const owner = () => server.context.database.owner;
const rows = async (text: string, values: unknown[] = []) => (await owner().query(text, values)).rows;
const partsOf = async (table: string) =>
  (
    await rows(`select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1`, [
      table,
    ])
  ).map(({ name }: { name: string }) => name);
const write = (at: string, action = 'x') =>
  writeAudit(server.context.database.organization(himal.id), {
    organizationId: himal.id,
    actorId: asha.id,
    action,
    objectType: 'branch',
    objectId: 1,
    at: new Date(at),
  });
const placeOf = async (action: string) =>
  (await rows('select tableoid::regclass::text as place from audit_event where action = $1', [action]))[0]?.place;

describe('partitions', () => {
  it('are reached by their table alone, and show nothing to who was given a right on one', async () => {
    await write('2026-11-20T00:00:00Z');
    const found = await rows(
      `select relname as name, relrowsecurity as secured,
              exists (select from aclexplode(relacl) where grantee in ('karmik_app'::regrole, 'karmik_everywhere'::regrole, 0)) as granted,
              exists (select from pg_policy where polrelid = c.oid) as passable
         from pg_class c where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(found.length).toBeGreaterThanOrEqual(9);
    expect(found.filter(({ secured, granted, passable }) => !secured || granted || passable)).toEqual([]);
    const { database } = server.context;
    for (const scope of [database.everywhere, database.organization(himal.id)]) {
      await expect(scope.query('select 1 from audit_event_p2026')).rejects.toThrow(/permission denied/);
      await expect(scope.query('delete from punch_default')).rejects.toThrow(/permission denied/);
    }
    const client = await owner().connect();
    try {
      await client.query('begin');
      await client.query('grant select on audit_event_p2026 to karmik_app, karmik_everywhere');
      for (const role of ['karmik_app', 'karmik_everywhere']) {
        await client.query(`set local role ${role}`);
        await client.query(`set local app.organization_id = '${himal.id}'`);
        expect((await client.query('select 1 from audit_event_p2026')).rows).toEqual([]);
        expect((await client.query('select 1 from audit_event')).rows.length).toBeGreaterThan(0);
        await client.query('reset role');
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('keep organizations apart', async () => {
    expect(await server.context.database.organization(sagar.id).query('select 1 from audit_event')).toEqual([]);
    await expect(
      server.context.database
        .organization(sagar.id)
        .query(
          `insert into audit_event (organization_id, action, object_type, object_id, at) values ($1, 'spy', 'x', 'x', now())`,
          [himal.id],
        ),
    ).rejects.toThrow(/row-level security/);
  });

  it('are there for this year and the next, however many servers make them', async () => {
    expect(await partsOf('punch')).toEqual(['punch_default', 'punch_p2026', 'punch_p2027']);
    const later = new Date('2027-12-31T23:59:59Z');
    await Promise.all([1, 2, 3].map(() => makePartitions(owner(), later)));
    for (const table of ['audit_event', 'login_log', 'punch'])
      expect(await partsOf(table)).toEqual(['default', 'p2026', 'p2027', 'p2028'].map((part) => `${table}_${part}`));
  });

  it('take what is written at any time: what has none yet waits in the default one', async () => {
    await write('2031-05-01T00:00:00Z', 'early');
    await write('2019-12-31T23:59:59.999Z', 'late');
    await write('1999-01-01T00:00:00Z', 'slip');
    expect([await placeOf('early'), await placeOf('late'), await placeOf('slip')]).toEqual(
      Array(3).fill('audit_event_default'),
    );
    const before = await rows(`select to_jsonb(e) as event from audit_event e order by id`);
    await makePartitions(owner(), new Date('2028-02-01T00:00:00Z'));
    expect([await placeOf('early'), await placeOf('late'), await placeOf('slip')]).toEqual([
      'audit_event_default',
      'audit_event_p2019',
      'audit_event_default',
    ]);
    await makePartitions(owner(), new Date('2030-02-01T00:00:00Z'));
    expect(await placeOf('early')).toBe('audit_event_p2031');
    expect(await rows(`select to_jsonb(e) as event from audit_event e order by id`)).toEqual(before);
  });

  it('refuse what is there already in the words of their table', async () => {
    const punch = () =>
      server.context.database
        .organization(himal.id)
        .query(
          `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source) values ($1, $2, 'Punch In', '2026-11-20T04:00:00Z', '2026-11-20', 'web')`,
          [himal.id, asha.id],
        );
    await punch();
    await expect(punch()).rejects.toMatchObject({
      code: '23505',
      constraint: 'punch_p2026_employee_punched_at_source_unique',
    });
    const refusal = (table: string) =>
      toHttpError(
        Object.assign(new pg.DatabaseError('duplicate key', 0, 'error'), {
          code: '23505',
          table,
          constraint: `${table}_swift_code_unique`,
        }),
      );
    expect(refusal('bank')).toMatchObject({
      status: 400,
      body: { swift_code: [{ code: 'unique', params: { field: { en: 'SWIFT code' } } }] },
    });
    for (const table of ['bank_p2026', 'bank_p2026_03', 'bank_default'])
      expect([table, refusal(table)?.body]).toEqual([table, refusal('bank')?.body]);
  });

  it('are one line of a migration, for months too', async () => {
    await owner().query(`
      create table attended_day (
        organization_id bigint not null references organization (id) deferrable,
        id bigint generated always as identity,
        employee_id bigint not null,
        day date not null,
        primary key (organization_id, id),
        foreign key (organization_id, employee_id) references membership deferrable
      );
      create unique index attended_day_employee_day_unique on attended_day (organization_id, employee_id, day);
      call guard_tenant_table('attended_day', privileges => 'select, insert');
      call partition_by_time('attended_day', 'day', 'month');
    `);
    await makePartitions(owner(), new Date('2026-12-31T00:00:00Z'));
    expect(await partsOf('attended_day')).toEqual(
      expect.arrayContaining(['attended_day_default', 'attended_day_p2026_12', 'attended_day_p2027_01']),
    );
    const here = server.context.database.organization(himal.id);
    const enter = (day: string) =>
      here.query('insert into attended_day (organization_id, employee_id, day) values ($1, $2, $3)', [
        himal.id,
        asha.id,
        day,
      ]);
    await enter('2026-12-31');
    await enter('2027-01-01');
    await expect(enter('2027-01-01')).rejects.toThrow(/attended_day_p2027_01_employee_day_unique/);
    await expect(here.query('delete from attended_day')).rejects.toThrow(/permission denied/);
    expect(await rows('select tableoid::regclass::text as place from attended_day order by day')).toEqual([
      { place: 'attended_day_p2026_12' },
      { place: 'attended_day_p2027_01' },
    ]);
  });
});

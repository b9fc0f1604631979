/** How complete profiles are is kept by the database, and is what their records come to after every write, no matter who makes it. */
import { countedSections, sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries, Tenant } from '../src/db/database.ts';
import { randomFrom, type Random } from '../src/seed/random.ts';
import { keptCompleteness, plainCompleteness } from './support/completeness.ts';
import { aMember, anOrganization, startServer, type Organization, type TestServer } from './support/server.ts';

/** What a record of each section has besides its organization and its person, each time another. */
const bodies: Partial<Record<SectionName, string>> = {
  education: `(degree, institution) values (gen_random_uuid(), 'Tribhuvan University')`,
  experience: `(employer, post, starts_on) values (gen_random_uuid(), 'Officer', '2019-01-01')`,
  employee_training: `(name) values (gen_random_uuid())`,
  employee_language: `(name, speaking, reading, writing) values (gen_random_uuid(), 'Good', 'Good', 'Good')`,
  employee_skill: `(name, level) values (gen_random_uuid(), 'Basic')`,
  family_member: `(name, relation, is_dependant) values (gen_random_uuid(), 'Mother', true)`,
  emergency_contact: `(name, relation, phone) values (gen_random_uuid(), 'Mother', '9841000000')`,
  bank_account: `(bank_id, account_number, account_name, is_primary) values ((select min(id) from bank), gen_random_uuid(), 'A', false)`,
  employee_document: `(title, form, visibility) values (gen_random_uuid(), 'Digital', 'Employee')`,
};
const records = countedSections.filter((name) => bodies[name] !== undefined);
const parts = {
  gender: `'Male'`,
  date_of_birth: `'1990-01-01'`,
  marital_status: `'Single'`,
  phone: `'9841000001'`,
  address: `'{}'`,
  permanent_address: `'{}'`,
  citizenship_number: `'1'`,
  pan_number: `'1'`,
  height_cm: '170',
  allergies: `'Dust'`,
};

let server: TestServer;
const tenants: Tenant[] = [];
const peopleOf = new Map<Tenant, number[]>();
const organizationOf = new Map<Tenant, Organization>();

const addEmployees = (queries: Queries, organizationId: number, ids: readonly number[]) =>
  queries.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, gender, date_of_birth, marital_status)
     select $1, id, 'E' || id, 'A', 'Sharma', id || '@work.test', '2020-01-01', 'Female', '1990-01-01', 'Single' from unnest($2::bigint[]) id`,
    [organizationId, ids],
  );
const addRecord = (queries: Queries, name: SectionName, organizationId: number, employeeId: number, times = 1) => {
  const [columns = '', values = ''] = (bodies[name] ?? '').split(') values (');
  return queries.query(
    `insert into ${name} (organization_id, employee_id, ${columns.slice(1)}) select $1, $2, ${values.slice(0, -1)} from generate_series(1, $3)`,
    [organizationId, employeeId, times],
  );
};
const agree = async () => {
  const { everywhere } = server.context.database;
  const read = <T extends object>(sql: string) => everywhere.query<T>(sql);
  expect(await keptCompleteness(read)).toEqual(await plainCompleteness(read));
};

beforeAll(async () => {
  server = await startServer();
  for (const slug of ['himal', 'sagar']) {
    const organization = await anOrganization(server, slug);
    const tenant = server.context.database.organization(organization.id);
    await tenant.query(`insert into bank (organization_id, name) values ($1, 'Bank')`, [organization.id]);
    const ids: number[] = [];
    for (const name of ['asha', 'bina', 'chet', 'dil']) ids.push((await aMember(server, organization, name)).id);
    await addEmployees(tenant, organization.id, ids);
    tenants.push(tenant);
    peopleOf.set(tenant, ids);
    organizationOf.set(tenant, organization);
  }
});
afterAll(() => server.close());

it('names a way to write a record of every section that counts', () => {
  expect(countedSections.filter((name) => sectionOf(name).kind === 'records')).toEqual(records);
});

it('is there with the employee, and goes with them', async () => {
  await agree();
  const { everywhere } = server.context.database;
  const ids = peopleOf.get(tenants[0] as Tenant) ?? [];
  await everywhere.query('delete from employee where user_id = $1', [ids[3] ?? 0]);
  await agree();
  const left = await everywhere.query('select employee_id from profile_completeness where employee_id = any($1)', [
    ids,
  ]);
  expect(left).toHaveLength(3);
  await addEmployees(tenants[0] as Tenant, tenants[0]?.organizationId ?? 0, ids.slice(3));
  await agree();
});

/** One write of any kind, about the people of an organization. */
async function writeAnything(queries: Queries, tenant: Tenant, random: Random): Promise<void> {
  const { organizationId } = tenant;
  const people = peopleOf.get(tenant) ?? [];
  const person = random.pick(people);
  const name = random.pick(records);
  switch (random.below(8)) {
    case 0:
    case 1:
      await addRecord(queries, name, organizationId, person, random.between(1, 2));
      return;
    case 2:
    case 3:
      await queries.query(
        `delete from ${name} where organization_id = $1 and employee_id = $2 and id in (select id from ${name} where organization_id = $1 and employee_id = $2 limit $3)`,
        [organizationId, person, random.between(1, 3)],
      );
      return;
    case 4:
      await queries.query(`delete from ${name} where organization_id = $1`, [organizationId]);
      return;
    case 5:
      await queries.query(`update ${name} set employee_id = $3 where organization_id = $1 and employee_id = $2`, [
        organizationId,
        person,
        random.pick(people),
      ]);
      return;
    case 6: {
      const [column, value] = random.pick(Object.entries(parts));
      await queries.query(
        `update employee set ${column} = ${random.below(3) ? value : 'null'} where organization_id = $1 and user_id = $2`,
        [organizationId, person],
      );
      return;
    }
    default: {
      if (random.below(3) === 0) {
        await queries.query('delete from completeness_setting where organization_id = $1', [organizationId]);
        return;
      }
      const weights = countedSections.map(() => random.below(4) * random.below(30));
      await queries.query(
        `insert into completeness_setting (organization_id, alert_below, ${countedSections.join(', ')}) values ($1, 80, ${weights.join(', ')})
           on conflict (organization_id) do update set ${countedSections.map((each, n) => `${each} = ${weights[n]}`).join(', ')}`,
        [organizationId],
      );
    }
  }
}

it('counts what a member had before there was a file, also where one transaction makes all of it', async () => {
  const { everywhere } = server.context.database;
  for (const tenant of tenants) {
    const organization = organizationOf.get(tenant);
    if (!organization) throw new Error('a tenant without its organization');
    const before = await aMember(server, organization, 'before');
    const plain = await aMember(server, organization, 'plain');
    for (const name of records) await addRecord(tenant, name, tenant.organizationId, before.id);
    await addEmployees(tenant, tenant.organizationId, [before.id, plain.id]);
    const percents = await tenant.query<{ percent: number }>(
      'select percent from profile_completeness where organization_id = $1 and employee_id = any($2) order by employee_id',
      [tenant.organizationId, [before.id, plain.id]],
    );
    expect(percents[0]?.percent).toBeGreaterThan(percents[1]?.percent ?? 100);
    await everywhere.transaction(async (queries) => {
      const made = await queries.one<{ id: number }>(
        `insert into users (username, first_name, last_name) values ('new' || $1::bigint, 'A', 'Sharma') returning id`,
        [tenant.organizationId],
      );
      const id = made?.id ?? 0;
      await queries.query('insert into membership (organization_id, user_id) values ($1, $2)', [
        tenant.organizationId,
        id,
      ]);
      await addRecord(queries, 'education', tenant.organizationId, id);
      await addEmployees(queries, tenant.organizationId, [id]);
    });
  }
  await agree();
});

it('follows any writes, those that are taken back included', async () => {
  const random = randomFrom(1);
  for (let round = 0; round < 60; round++) {
    const tenant = random.pick(tenants);
    const isUndone = random.below(4) === 0;
    const work = tenant.transaction(async (inner) => {
      for (let n = random.between(1, 4); n > 0; n--) await writeAnything(inner, tenant, random);
      if (isUndone) throw new Error('taken back');
    });
    await (isUndone ? expect(work).rejects.toThrow('taken back') : work);
    await agree();
  }
});

it('follows several who write about the same people at once', async () => {
  for (let round = 0; round < 12; round++) {
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (n) => {
        const random = randomFrom(100 + round * 10 + n);
        const tenant = tenants[n % 2] as Tenant;
        for (let write = 0; write < 6; write++)
          await tenant.transaction((inner) => writeAnything(inner, tenant, random));
      }),
    );
    await agree();
  }
});

it('waits for the person who takes the other record of a person away', async () => {
  const [tenant] = tenants as [Tenant];
  const { organizationId } = tenant;
  const [person = 0] = peopleOf.get(tenant) ?? [];
  await tenant.query('delete from education where organization_id = $1', [organizationId]);
  await addRecord(tenant, 'education', organizationId, person, 2);
  const [first, second] = await tenant.query<{ id: number }>(
    'select id from education where organization_id = $1 order by id',
    [organizationId],
  );
  const take = (queries: Queries, id = 0) => queries.query('delete from education where id = $1', [id]);
  let later: Promise<unknown> | undefined;
  await tenant.transaction(async (inner) => {
    await take(inner, first?.id);
    later = take(tenant, second?.id);
    // Until the other one waits for this transaction.
    await expect
      .poll(async () => {
        const { rows } = await server.context.database.owner.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.n;
      })
      .toBe(1);
  });
  await later;
  await agree();
  const row = await tenant.one<{ filled: number }>(
    'select filled from profile_completeness where organization_id = $1 and employee_id = $2',
    [organizationId, person],
  );
  expect((row?.filled ?? 0) & 16).toBe(0);
});

it('is written by no one else', async () => {
  const [tenant] = tenants as [Tenant];
  await expect(tenant.query('update profile_completeness set percent = 100')).rejects.toThrow(/permission denied/);
  await expect(tenant.query(`select refresh_profile_completeness('{1}', '{1}')`)).rejects.toThrow(/permission denied/);
});

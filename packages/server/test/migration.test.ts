/** What migrations carry over: a database as an earlier release left it, brought to this one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { structure } from '@karmik/model/questions/structure';
import { migrate } from '../src/db/migrate.ts';

const cluster = inject('cluster');
const name = `karmik_migration_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}`;
let admin: pg.Client;
let pool: pg.Pool;

beforeAll(async () => {
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
});
beforeEach(async () => {
  await admin.query(`create database ${name}`);
  pool = new pg.Pool({ ...cluster, database: name, max: 1 });
  // A connection that is still closing when its database is dropped says so to no one else.
  pool.on('error', () => undefined);
});
afterEach(async () => {
  await pool.end();
  await admin.query(`drop database ${name} with (force)`);
});
afterAll(() => admin.end());

it('exit interviews keep their questions and answers when they become questionnaires', async () => {
  await migrate(pool, '0041');
  const asked = JSON.stringify([
    { question: 'How was the work?', answered: 'Rating', is_needed: true },
    { question: 'Would you come back?', answered: 'Yes or no', is_needed: true },
    { question: 'What should we change?', answered: 'Text', is_needed: false },
  ]);
  await pool.query(`
    insert into organization (id, slug, name, abbreviation) overriding system value values (1, 'himal', 'Himal', 'HI');
    insert into users (id, username, email, first_name, last_name) overriding system value
      values (1, 'asha', 'asha@himal.test', 'Asha', 'Rai'), (2, 'bina', 'bina@himal.test', 'Bina', 'Rai');
    insert into membership (organization_id, user_id) values (1, 1), (1, 2);
    insert into question_set (organization_id, name) values (1, 'usual');
    insert into exit_question_set (organization_id, id, name, introduction, questions) overriding system value
      values (1, 7, 'Usual', 'Read by HR alone.', '${asked}');
    insert into separation_type (organization_id, id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview, question_set_id)
      overriding system value values (1, 1, 'Resignation', 'Voluntary', 30, true, false, true, 7);
    insert into separation (organization_id, id, employee_id, separation_type_id, category, effective_date, status) overriding system value
      values (1, 1, 1, 1, 'Voluntary', '2026-01-01', 'Settled'), (1, 2, 2, 1, 'Voluntary', '2026-01-01', 'Settled');
    insert into exit_interview (organization_id, id, separation_id, employee_id, introduction, questions, answered_at) overriding system value
      values (1, 1, 1, 1, null, '${asked}', '2025-12-20T20:00:00Z'), (1, 2, 2, 2, null, '${asked}', null);
    insert into exit_answer (organization_id, interview_id, employee_id, category, question, rating, answer, answered_on)
      values (1, 1, 1, 'Voluntary', 'How was the work?', 4, null, '2025-12-21'),
             (1, 1, 1, 'Voluntary', 'Would you come back?', null, 'No', '2025-12-21'),
             (1, 1, 1, 'Voluntary', 'What should we change?', null, null, '2025-12-21');
  `);
  await migrate(pool);
  const types = await pool.query<{ name: string; description: string; question_count: number; structure: object }>(
    `select q.name, q.description, q.question_count, q.structure from separation_type t
       join question_set q on q.organization_id = t.organization_id and q.id = t.question_set_id`,
  );
  // A name that was taken gets a number.
  expect(types.rows).toMatchObject([{ name: 'Usual (7)', description: 'Read by HR alone.', question_count: 3 }]);
  expect(structure.safeParse(types.rows[0]?.structure)).toMatchObject({ success: true });
  const interviews = await pool.query<{ answers: object | null; structure: { sections: { questions: object[] }[] } }>(
    'select structure, answers from exit_interview order by id',
  );
  expect(interviews.rows[0]?.structure.sections[0]?.questions).toMatchObject([
    { key: 'q1', type: 'Rating', text: 'How was the work?', points: 5, is_mandatory: true },
    { key: 'q2', type: 'Single choice', is_mandatory: true },
    { key: 'q3', type: 'Long text', is_mandatory: false },
  ]);
  expect(interviews.rows.map(({ answers }) => answers)).toEqual([{ q1: '4', q2: 'o2' }, null]);
  const report = await pool.query(
    `select question, rating, answer, answered_on::text as day, category from exit_answer order by id`,
  );
  expect(report.rows).toEqual([
    { question: 'How was the work?', rating: 4, answer: null, day: '2025-12-21', category: 'Voluntary' },
    { question: 'Would you come back?', rating: null, answer: 'No · होइन', day: '2025-12-21', category: 'Voluntary' },
  ]);
});

it('accounts keep their memberships, and the person who never activated theirs is invited under the address of their file', async () => {
  await migrate(pool, '0052');
  await pool.query(`
    insert into organization (id, slug, name, abbreviation) overriding system value values (1, 'himal', 'Himal', 'HI'), (2, 'sagar', 'Sagar', 'SA');
    insert into users (id, username, email, first_name, last_name, status) overriding system value
      values (1, 'asha', 'asha@himal.test', 'Asha', 'Rai', 'active'), (2, 'bina', 'bina@himal.test', 'Bina', 'Rai', 'invited');
    insert into membership (organization_id, user_id, is_default, created_at)
      values (1, 1, false, '2025-01-01'), (2, 1, false, '2026-01-01'), (1, 2, false, '2026-01-01');
    insert into account_token (hash, user_id, organization_id, purpose, created_at, expires_at)
      values ('x', 2, 1, 'activation', '2026-01-01', '2099-01-01');
    insert into email_log (organization_id, kind, to_address, to_name, subject, body, created_at)
      values (1, 'reset', 'asha@himal.test', 'Asha', 'Choose a new password', 'https://karmik.test/account/reset/MQ/secret', '2026-01-01'),
             (1, 'notification', 'asha@himal.test', 'Asha', 'A notice', 'Holiday on Friday', '2026-01-01');
  `);
  await migrate(pool);
  const rows = async (sql: string) => (await pool.query(sql)).rows;
  expect(await rows('select organization_id, user_id, account_id from membership order by 1, 2')).toEqual([
    { organization_id: '1', user_id: '1', account_id: '1' },
    { organization_id: '1', user_id: '2', account_id: null },
    { organization_id: '2', user_id: '1', account_id: '1' },
  ]);
  expect(await rows('select id, email, is_email_proven, home_organization_id from users order by id')).toEqual([
    { id: '1', email: 'asha@himal.test', is_email_proven: true, home_organization_id: '1' },
    { id: '2', email: null, is_email_proven: false, home_organization_id: null },
  ]);
  expect(await rows('select address, is_proof from account_token')).toEqual([
    { address: 'bina@himal.test', is_proof: false },
  ]);
  expect(await rows('select kind, body from email_log order by id')).toEqual([
    { kind: 'reset', body: '' },
    { kind: 'notification', body: 'Holiday on Friday' },
  ]);
});

it('lists inside records become lines of their own, in their order', async () => {
  await migrate(pool, '0068');
  await pool.query(`
    insert into organization (id, slug, name, abbreviation) overriding system value values (1, 'himal', 'Himal', 'HI');
    insert into users (id, username, email, first_name, last_name) overriding system value
      values (1, 'asha', 'asha@himal.test', 'Asha', 'Rai'), (2, 'bina', 'bina@himal.test', 'Bina', 'Rai');
    insert into membership (organization_id, user_id, account_id) values (1, 1, 1), (1, 2, 2);
    insert into task (organization_id, id, title, priority, responsible, observers, checklist, approval_needed, deadline, created_by_id, status) overriding system value
      values (1, 7, 'Budget', 'Minor', '[{"person": 2}, {"person": 1}]', '[]', '[{"item": "Draft", "is_done": true}, {"item": "Send", "is_done": false}]', false, '2027-01-01', 1, 'Pending');
    insert into equipment (organization_id, id, name, tag, condition, assignments) overriding system value
      values (1, 5, 'Laptop', 'L-1', 'Good', '[{"employee": 2, "assigned_on": "2026-01-02", "returned_on": null, "remarks": null}]');
    insert into approval_policy (organization_id, id, name, request_type, priority, is_active, levels) overriding system value
      values (1, 3, 'Usual', 'resignation', 1, true,
        '[{"approver": "HR", "quorum": "Any", "may_approve": true, "may_decline": true, "may_forward": false, "remind_after_hours": 48, "on_timeout": "remind"}]');
  `);
  await migrate(pool);
  const rows = async (sql: string) => (await pool.query(sql)).rows;
  expect(await rows('select parent_id, position, person_id from task_responsible order by position')).toEqual([
    { parent_id: '7', position: 1, person_id: '2' },
    { parent_id: '7', position: 2, person_id: '1' },
  ]);
  expect(await rows('select 1 from task_observers')).toEqual([]);
  expect(await rows('select position, item, is_done from task_checklist order by position')).toEqual([
    { position: 1, item: 'Draft', is_done: true },
    { position: 2, item: 'Send', is_done: false },
  ]);
  expect(
    await rows('select parent_id, employee_id, assigned_on::text as day, returned_on from equipment_assignments'),
  ).toEqual([{ parent_id: '5', employee_id: '2', day: '2026-01-02', returned_on: null }]);
  expect(await rows('select approver, may_forward, time_limit_hours, on_timeout from approval_policy_levels')).toEqual([
    { approver: 'HR', may_forward: false, time_limit_hours: 48, on_timeout: 'remind' },
  ]);
});

it('logs that grow with time keep their rows, ids and rules when they are partitioned', async () => {
  await migrate(pool, '0087_z');
  await pool.query(`
    insert into organization (id, slug, name, abbreviation) overriding system value values (1, 'himal', 'Himal', 'HI');
    insert into users (id, username, email, first_name, last_name) overriding system value values (1, 'asha', 'asha@himal.test', 'Asha', 'Rai');
    insert into membership (organization_id, user_id, account_id) values (1, 1, 1);
    insert into audit_event (organization_id, actor_id, action, object_type, object_id, before, at)
      select 1, 1, 'update', 'branch', n, jsonb_build_object('n', n), timestamptz '2023-06-01T00:00:00Z' + n * interval '100 days' from generate_series(1, 12) n;
    insert into audit_event (organization_id, action, object_type, object_id, at) values (1, 'slip', 'branch', 1, '1970-01-01'), (1, 'slip', 'branch', 1, '2091-01-01');
    select nextval('audit_event_id_seq') from generate_series(1, 7);
    insert into login_log (organization_id, user_id, outcome, ip, user_agent, at) values (1, 1, 'success', '::1', 'x', '2024-12-31T23:59:59Z');
    insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, location)
      values (1, 1, 'Punch In', '2024-12-31T23:59:59Z', '2025-01-01', 'web', '{"a": 1}');
  `);
  const rows = async (sql: string) => (await pool.query(sql)).rows;
  const tables = ['audit_event', 'login_log', 'punch'];
  const content = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (name) => [name, await rows(`select to_jsonb(t) from ${name} t order by id`)]),
      ),
    );
  const rules = `
    select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as says from pg_constraint where conrelid::regclass::text = any($1) and contype <> 'p'
    union all select tablename, indexname, regexp_replace(indexdef, ' ON (ONLY )?', ' ON ') from pg_indexes where tablename = any($1) and indexname !~ '_pkey$'
    union all select table_name, column_name, concat_ws(' ', data_type, is_nullable, column_default, identity_generation) from information_schema.columns where table_name = any($1)
    union all select tablename, policyname, concat_ws(' ', roles, cmd, qual, with_check) from pg_policies where tablename = any($1)
    union all select relname, grantee::regrole::text, string_agg(privilege_type, ' ' order by privilege_type) from pg_class, aclexplode(relacl) where relname = any($1) and grantee <> relowner group by 1, 2
    order by 1, 2, 3`;
  const rulesOf = async () => (await pool.query(rules, [tables])).rows;
  const before = { content: await content(), rules: await rulesOf() };
  expect(before.rules.length).toBeGreaterThan(40);
  await migrate(pool, '0088_z');
  expect({ content: await content(), rules: await rulesOf() }).toEqual(before);

  expect(
    await rows(`select tableoid::regclass::text as part, count(*)::int as rows from audit_event group by 1 order by 1`),
  ).toEqual([
    { part: 'audit_event_default', rows: 2 },
    { part: 'audit_event_p2023', rows: 2 },
    { part: 'audit_event_p2024', rows: 3 },
    { part: 'audit_event_p2025', rows: 4 },
    { part: 'audit_event_p2026', rows: 3 },
  ]);
  expect(await rows('select tableoid::regclass::text as part from punch')).toEqual([{ part: 'punch_p2024' }]);
  // A number that was given once is given to no one else, be its row there or not.
  expect(
    await rows(
      `insert into audit_event (organization_id, action, object_type, object_id, at) values (1, 'next', 'branch', 1, '2026-01-01') returning id::int`,
    ),
  ).toEqual([{ id: 22 }]);
  expect(
    await rows(
      `select conrelid::regclass::text as place, pg_get_constraintdef(oid) as says from pg_constraint where contype = 'p' and conrelid::regclass::text in ('audit_event', 'punch', 'punch_p2024') order by 1`,
    ),
  ).toEqual([
    { place: 'audit_event', says: 'PRIMARY KEY (organization_id, id, at)' },
    { place: 'punch', says: 'PRIMARY KEY (organization_id, id, punched_at)' },
    { place: 'punch_p2024', says: 'PRIMARY KEY (organization_id, id, punched_at)' },
  ]);
});

it('ledger lines keep their rows and numbers when references stand apart', async () => {
  await migrate(pool, '0185_z');
  await pool.query(`
    insert into organization (id, slug, name, abbreviation) overriding system value values (1, 'himal', 'Himal', 'HI');
    insert into users (id, username, email, first_name, last_name) overriding system value values (1, 'asha', 'asha@himal.test', 'Asha', 'Rai');
    insert into membership (organization_id, user_id, account_id) values (1, 1, 1);
    insert into ledger_line (organization_id, person_id, ledger, account, entry_date, quantity, kind, ref, created_at) values
      (1, 1, 'credit_hour', '1', '2025-12-31', 60, 'credit', 'a', '2026-01-01'), (1, 1, 'credit_hour', '1', '2026-01-01', 30, 'credit', 'b', '2026-01-01');
    insert into ledger_line (organization_id, person_id, ledger, account, entry_date, quantity, kind, ref, reverses_id, created_at) values
      (1, 1, 'credit_hour', '1', '2026-02-01', -60, 'credit', 'reversal:1', 1, '2026-02-01');
  `);
  const rows = async (sql: string) => (await pool.query(sql)).rows;
  const lines = `select id::int, entry_date::text, quantity::int, ref, reverses_id::int from ledger_line order by id`;
  const before = await rows(lines);
  expect(before).toHaveLength(3);
  await migrate(pool, '0186_z');
  expect(await rows(lines)).toEqual(before);
  expect(
    await rows(`select tableoid::regclass::text as place, reverses_on::text from ledger_line order by id`),
  ).toEqual([
    { place: 'ledger_line_p2025', reverses_on: null },
    { place: 'ledger_line_p2026', reverses_on: null },
    { place: 'ledger_line_p2026', reverses_on: '2025-12-31' },
  ]);
  expect(
    await rows(
      `insert into ledger_reference (organization_id, entry_date, ledger, account, person_id, ref) values (1, '2026-03-01', 'credit_hour', '1', 1, 'c') returning id::int`,
    ),
  ).toEqual([{ id: 4 }]);
  await expect(
    pool.query(
      `insert into ledger_reference (organization_id, entry_date, ledger, account, person_id, ref) values (1, '2027-01-01', 'credit_hour', '1', 1, 'a')`,
    ),
  ).rejects.toThrow(/ledger_reference_once/);
});

it('migrations apply in order: one that comes before another that is applied already stops the start, and nothing is applied', async () => {
  await migrate(pool, '0040_z');
  await pool.query(`delete from migration where name = '0038_archived_payslip'`);
  const names = async () => (await pool.query<{ name: string }>('select name from migration order by name')).rows;
  const before = await names();
  await expect(migrate(pool)).rejects.toThrow(
    'The migration 0038_archived_payslip comes before 0040_archived_places, which the database has already. Migrations apply in order: give it a number after 0040_archived_places.',
  );
  expect(await names()).toEqual(before);
});

it('views are made again from their files where the database has others, and only then', async () => {
  await migrate(pool);
  const views = async () =>
    (
      await pool.query<{ name: string; id: string }>(
        `select relname as name, oid::text as id from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace order by 1`,
      )
    ).rows;
  const first = await views();
  const files = readdirSync(join(import.meta.dirname, '../src/db/views'));
  expect(first.map(({ name }) => `${name}.sql`)).toEqual(files.toSorted());
  expect(files).toContain('person.sql');
  await migrate(pool);
  expect(await views()).toEqual(first);

  // As an earlier release left them: one with other columns, and one whose file is gone.
  await pool.query(`
    drop view person; create view person as select 1 as id;
    comment on view person is 'From a file of db/views, sha256 of-before';
    create view of_before as select id from person;
    comment on view of_before is 'From a file of db/views, sha256 of-before';
  `);
  await migrate(pool);
  expect((await views()).map(({ name }) => name)).toEqual(first.map(({ name }) => name));
  const { rows } = await pool.query(
    `select has_table_privilege('karmik_app', 'person', 'select') as granted, count(full_name) as people from person`,
  );
  expect(rows).toEqual([{ granted: true, people: '0' }]);

  await pool.query('create view of_others as select full_name from person; drop view staff cascade');
  await expect(migrate(pool)).rejects.toThrow(
    /^The views could not be made again: .* view of_others depends on view person/,
  );
});

it('profiles that are there already are counted, by the weights of each organization', async () => {
  await migrate(pool, '0096');
  await pool.query(`
    insert into organization (id, slug, name, abbreviation) overriding system value values (1, 'himal', 'Himal', 'HI'), (2, 'sagar', 'Sagar', 'SA');
    insert into users (id, username, email, first_name, last_name) overriding system value
      values (1, 'asha', 'asha@himal.test', 'Asha', 'Rai'), (2, 'bina', 'bina@sagar.test', 'Bina', 'Rai');
    insert into membership (organization_id, user_id) values (1, 1), (2, 2);
    insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, allergies)
      values (1, 1, '1', 'Asha', 'Rai', 'asha@himal.test', '2020-01-01', 'Dust'), (2, 2, '1', 'Bina', 'Rai', 'bina@sagar.test', '2020-01-01', 'Dust');
    insert into education (organization_id, employee_id, degree, institution) values (1, 1, 'Bachelor', 'TU'), (2, 2, 'Bachelor', 'TU');
    insert into completeness_setting (organization_id, alert_below, personal, contact, legal, medical, education, experience, employee_training,
                                      employee_language, employee_skill, family_member, emergency_contact, bank_account, employee_document)
      values (2, 80, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0);
  `);
  await migrate(pool);
  const { rows } = await pool.query(
    'select organization_id::int as at, filled, percent from profile_completeness order by 1',
  );
  expect(rows).toEqual([
    { at: 1, filled: 24, percent: 13 },
    { at: 2, filled: 24, percent: 75 },
  ]);
});

it('a deadline of a form that was a day becomes the end of that day where the organization is [FM-3]', async () => {
  await migrate(pool, '0133_z');
  await pool.query(`
    insert into organization (id, slug, name, abbreviation, timezone) overriding system value
      values (1, 'himal', 'Himal', 'HI', 'Asia/Kathmandu'), (2, 'sagar', 'Sagar', 'SA', 'America/New_York');
    insert into form (organization_id, name, state, deadline, is_multiple, is_anonymous, needs_approval, branches, divisions, employment_types)
      select o, o || coalesce(day::text, ''), 'Open', day, false, false, false, '{}', '{}', '{}'
        from (values (1, date '2026-11-21'), (1, null), (2, date '2026-11-21')) each (o, day);
  `);
  await migrate(pool);
  const { rows } = await pool.query<{ deadline: Date | null }>('select deadline from form order by id');
  expect(rows.map(({ deadline }) => deadline && new Date(deadline).toISOString())).toEqual([
    '2026-11-21T18:14:59.000Z',
    null,
    '2026-11-22T04:59:59.000Z',
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, ensureDemo } from '../src/seed/demo.ts';
import { signIn, startServer, type TestServer } from './support/server.ts';

const password = 'Sagarmatha8848';
let servers: TestServer[];
beforeAll(async () => {
  servers = await Promise.all([startServer({ demoPassword: password }), startServer({ demoPassword: password })]);
  await Promise.all(servers.map((server) => ensureDemo(server.context, () => undefined)));
}, 120_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

const first = () => servers[0] as TestServer;
const facts = (server: TestServer) => {
  const { everywhere } = server.context.database;
  return Promise.all([
    everywhere.query(
      `select employee_code, full_name, name_ne, email, date_of_birth, joined_on, branch_id, division_id from employee order by organization_id, id`,
    ),
    everywhere.query(
      'select subordinate_id, supervisor_id, position, valid_from from supervision order by organization_id, id',
    ),
    everywhere.query(
      'select sender_id, overtime_date, overtime_duration, status, created_at from overtime_request order by organization_id, id',
    ),
    everywhere.query(
      `select author_id, text, state, published_at, scheduled_at, pinned_at from post order by organization_id, id`,
    ),
    everywhere.query(`select post_id, author_id, text, created_at from post_comment order by organization_id, id`),
    everywhere.query(`select post_id, user_id, reaction from post_reaction order by organization_id, post_id, user_id`),
  ]);
};

describe('the demo organisations', () => {
  it('have the people, branches and divisions that they should', async () => {
    const counts = await first().context.database.everywhere.query(
      `select o.slug, (select count(*) from employee e where e.organization_id = o.id) as people, (select count(*) from branch b where b.organization_id = o.id) as branches,
              (select count(*) from division d where d.organization_id = o.id) as divisions from organization o order by o.slug`,
    );
    expect(counts).toEqual([
      { slug: 'himal', people: 240, branches: 4, divisions: 12 },
      { slug: 'sagar', people: 40, branches: 2, divisions: 4 },
    ]);
  });

  it('have two years of history up to the day, and nothing later', async () => {
    const [span] = await first().context.database.everywhere.query<{ begin: string; until: string; posts: number }>(
      `select min(published_at) as begin, max(published_at) as until, count(*) as posts from post where organization_id = 1 and state = 'Published'`,
    );
    expect(span?.begin.slice(0, 7)).toMatch(/^2024-1[12]$/);
    expect(span?.until.slice(0, 10)).toBe('2026-11-19');
    expect(span?.posts).toBeGreaterThan(180);
    const waiting = await first().context.database.everywhere.query(
      `select state, count(*) as n from post where state <> 'Published' and organization_id = 1 group by state order by state`,
    );
    expect(waiting).toEqual([
      { state: 'Pending', n: 2 },
      { state: 'Scheduled', n: 1 },
    ]);
  });

  it('come out the same each time', async () => {
    expect(await facts(servers[1] as TestServer)).toEqual(await facts(first()));
  });

  it('let their accounts in, each in its role', async () => {
    const roles = [];
    for (const { email } of demoAccounts) {
      const { body } = await (
        await signIn(first(), { email }, password)
      ).get<{
        is_admin: boolean;
        user: { is_audit_user: boolean };
        supervisor: { is_supervisor: boolean };
        current_organization: { slug: string };
      }>('/users/me/');
      roles.push([
        email,
        body.current_organization.slug,
        body.is_admin,
        body.user.is_audit_user,
        body.supervisor.is_supervisor,
      ]);
    }
    expect(roles).toEqual([
      ['hr@himal.demo', 'himal', true, false, true],
      ['supervisor@himal.demo', 'himal', false, false, true],
      ['employee@himal.demo', 'himal', false, false, false],
      ['audit@himal.demo', 'himal', true, true, false],
      ['hr@sagar.demo', 'sagar', true, false, true],
    ]);
  });

  it('are made once, and take a new password from a later start', async () => {
    const again = { ...first().context, config: { ...first().context.config, demoPassword: 'Lumbini2083' } };
    expect(await ensureDemo(again, () => undefined)).toBe('Lumbini2083');
    await signIn(first(), { email: 'hr@himal.demo' }, 'Lumbini2083');
    expect(await first().context.database.everywhere.query('select 1 from organization')).toHaveLength(2);
    expect(await ensureDemo({ ...again, config: { ...again.config, demoPassword: undefined } }, () => undefined)).toBe(
      'Lumbini2083',
    );
  });

  it('never come to an installation that has an organisation already', async () => {
    const used = await startServer();
    try {
      await used.context.database.everywhere.query(
        `insert into organization (slug, name, abbreviation) values ('own', 'Own', 'OWN')`,
      );
      expect(await ensureDemo(used.context, () => undefined)).toBeUndefined();
      expect(await used.context.database.everywhere.query('select 1 from users')).toEqual([]);
    } finally {
      await used.close();
    }
  });

  it('that a killed start left half-made are made anew', async () => {
    const half = await startServer({ demoPassword: password });
    try {
      const { everywhere } = half.context.database;
      await everywhere.query(`insert into server_secret (name, value) values ('demo_making', 'x')`);
      await everywhere.query(`insert into organization (slug, name, abbreviation) values ('himal', 'Half', 'H')`);
      expect(await ensureDemo(half.context, () => undefined)).toBe(password);
      expect(await facts(half)).toEqual(await facts(first()));
    } finally {
      await half.close();
    }
  }, 180_000);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { greeting, hostOf } from '../src/greeting.ts';
import { demoAccounts, hasPrintedPassword, renewDemoPassword } from '../src/seed/demo-accounts.ts';
import { ensureDemo } from '../src/seed/demo.ts';
import { keptCompleteness, plainCompleteness } from './support/completeness.ts';
import { signIn, startServer, type TestServer } from './support/server.ts';

const password = 'Sagarmatha8848';
const begun = new Date(Date.now() - 60_000);
let servers: TestServer[];
/** The password of each demo, as its start says it. */
let passwords: (string | undefined)[];

/** A server whose demo is made before its background work begins, as the product does it. */
async function startWithDemo({ isHalfMade = false, at }: { isHalfMade?: boolean; at?: Date } = {}) {
  let said: string | undefined;
  const server = await startServer(
    { demoPassword: password },
    {
      ...(at && { now: at }),
      async beforeWork(context) {
        // What a start that was killed leaves behind.
        const { everywhere } = context.database;
        if (isHalfMade) {
          await everywhere.query(`insert into demo_installation (state) values ('making')`);
          await everywhere.query(`insert into organization (slug, name, abbreviation) values ('himal', 'Half', 'H')`);
        }
        said = await ensureDemo(context, () => undefined);
      },
    },
  );
  return { server, password: said };
}
beforeAll(async () => {
  const made = await Promise.all([startWithDemo(), startWithDemo({ isHalfMade: true })]);
  servers = made.map(({ server }) => server);
  passwords = made.map((one) => one.password);
}, 600_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

const first = () => servers[0] as TestServer;
const half = () => servers[1] as TestServer;
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
    expect(span?.until.slice(0, 10)).toBe('2026-11-20');
    expect(span?.posts).toBeGreaterThan(180);
    const waiting = await first().context.database.everywhere.query(
      `select state, count(*) as n from post where state <> 'Published' and organization_id = 1 group by state order by state`,
    );
    expect(waiting).toEqual([
      { state: 'Pending', n: 2 },
      // One on the noticeboard, and one for the guests of an event.
      { state: 'Scheduled', n: 2 },
    ]);
  });

  async function expectNothingLater({ now, context }: TestServer): Promise<void> {
    const { owner } = context.database;
    const { rows: columns } = await owner.query<{ place: string; name: string }>(
      `select c.table_name as place, c.column_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
          and c.column_name in ('created_at', 'updated_at', 'published_at', 'punched_at', 'decided_at', 'completed_at', 'sent_at', 'done_at', 'at')`,
    );
    expect(columns.length).toBeGreaterThan(50);
    const later = [];
    for (const { place, name } of columns) {
      // What the database's own clock wrote is of this run, and not of the demo's time.
      const { rows } = await owner.query(`select from ${place} where ${name} > $1 and ${name} < $2 limit 1`, [
        now,
        begun,
      ]);
      if (rows.length) later.push(`${place}.${name}`);
    }
    expect(later).toEqual([]);
  }

  it('holds nothing that happened later than its first start', () => expectNothingLater(first()));

  it.runIf(process.env.KARMIK_SWEEP === 'all')(
    'holds nothing that happened later than a first start just after midnight',
    async () => {
      const { server: night } = await startWithDemo({ at: new Date('2026-11-20T18:20:00.000Z') });
      await expectNothingLater(night);
      await night.close();
    },
    300_000,
  );

  it.runIf(process.env.KARMIK_SWEEP === 'all')(
    'can be made on each day of a week, and on the last and the first day of a month',
    async () => {
      const days = [
        ...Array.from({ length: 7 }, (_, later) => `2026-12-0${later + 1}`),
        '2026-12-15',
        '2026-12-16',
        '2027-01-14',
        '2027-01-15',
      ];
      for (const day of days) {
        const { server } = await startWithDemo({ at: new Date(`${day}T04:15:00.000Z`) });
        const { everywhere } = server.context.database;
        const made = await everywhere.one<{ state: string }>('select state from demo_installation');
        expect([day, made?.state]).toEqual([day, 'made']);
        await server.close();
      }
    },
    1_200_000,
  );

  it('have a guarantor who is asked for what a leaver still owes, and a claim of a leaver to be paid', async () => {
    const { everywhere } = first().context.database;
    const called = await everywhere.query(
      `select g.status, g.called > 0 as is_called, l.repayment, b.is_current as is_here from loan_guarantee g join organization o on o.id = g.organization_id and o.slug = 'himal'
         join loan l on l.organization_id = o.id and l.id = g.loan_id join person b on b.organization_id = o.id and b.id = l.sender_id
        where g.called is not null`,
    );
    expect(called).toEqual([{ status: 'Payment requested', is_called: true, repayment: 'receivable', is_here: false }]);
    const claims = await everywhere.query(
      `select s.title, s.status, s.standing, s.to_pay::text as to_pay, not exists (select from approval_history h where h.organization_id = o.id and h.entity = 'expense_settlement'
                and h.object_id = s.id and h.action_performed = 'Approved' and h.action_performed_by_id = s.entered_by_id) as is_decided_by_another, p.is_current as is_here
         from expense_settlement s join organization o on o.id = s.organization_id and o.slug = 'himal' join person p on p.organization_id = o.id and p.id = s.sender_id
        where s.entered_by_id is not null`,
    );
    expect(claims).toEqual([
      {
        title: 'Last visit to Pokhara',
        status: 'Approved',
        standing: 'to_pay',
        to_pay: '9750.00',
        is_decided_by_another: true,
        is_here: false,
      },
    ]);
  });

  it('come out the same each time, and those that a killed start left half-made are made again', async () => {
    expect(passwords).toEqual([password, password]);
    expect(await facts(half())).toEqual(await facts(first()));
  });

  it('have their profiles as complete as their records say', async () => {
    const { everywhere } = first().context.database;
    const read = <T extends object>(sql: string) => everywhere.query<T>(sql);
    const kept = await keptCompleteness(read);
    expect(kept).toEqual(await plainCompleteness(read));
    expect(new Set(kept.map(({ percent }) => percent)).size).toBeGreaterThan(1);
  });

  it('have no one on leave and at work on one day, and leave within the months whose attendance is kept', async () => {
    const { everywhere } = first().context.database;
    const both = `from leave_request r join leave_request_days d on d.organization_id = r.organization_id and d.parent_id = r.id and d.quantity > 0
        join attendance_day a on a.organization_id = r.organization_id and a.employee_id = r.sender_id and a.day = d.day
       where r.status = 'Approved' and d.day < '2026-11-20'`;
    const [taken] = await everywhere.query<{ n: number }>(`select count(*)::integer as n ${both}`);
    expect(taken?.n).toBeGreaterThan(50);
    const faults = await everywhere.query(
      `select r.sender_id, d.day, a.standing ${both} and (a.standing <> 'Excused' or exists (
         select from punch p where p.organization_id = r.organization_id and p.employee_id = r.sender_id and p.punched_on = d.day))`,
    );
    expect(faults).toEqual([]);
    const settings = await everywhere.query<{ name: string }>(
      'select name from leave_master_setting where organization_id = 1 order by effective_from',
    );
    // The next year is there for the preview of its opening.
    expect(settings.map(({ name }) => name)).toEqual(['2082/83', '2083/84', '2084/85']);
  });

  it('pay a leaver by a settlement, an employee in dollars and another one by the day', async () => {
    const { everywhere } = first().context.database;
    const pay = await everywhere.query(
      `select o.slug, count(*) filter (where s.kind = 'settlement' and s.separation_id is not null and s.status = 'Published')::integer as settled,
              count(distinct s.employee_id) filter (where exists (select from pay_slip_agreements a where a.organization_id = s.organization_id and a.parent_id = s.id
                and a.currency = 'USD' and a.agreed = 1100.00))::integer as in_dollars,
              count(distinct s.employee_id) filter (where exists (select from pay_slip_lines l where l.organization_id = s.organization_id and l.parent_id = s.id
                and l.formula_name = 'wages' and l.amount > 0 and l.amount % 490 = 0))::integer as by_day
         from organization o join pay_slip s on s.organization_id = o.id and s.status <> 'Discarded' group by o.slug order by o.slug`,
    );
    expect(pay).toEqual([
      { slug: 'himal', settled: 1, in_dollars: 1, by_day: 1 },
      { slug: 'sagar', settled: 1, in_dollars: 1, by_day: 1 },
    ]);
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

  it('are made once: a later start changes no account, whatever password it is given', async () => {
    const { everywhere } = first().context.database;
    const accounts = () => everywhere.query('select * from users order by id');
    const before = await accounts();
    const again = { ...first().context, config: { ...first().context.config, demoPassword: 'Lumbini2083' } };
    expect(await ensureDemo(again, () => undefined)).toBeUndefined();
    expect(await accounts()).toEqual(before);
    expect(await everywhere.query('select 1 from organization')).toHaveLength(2);
  });

  it('leave their password nowhere in plain text', async () => {
    const { owner } = first().context.database;
    const { rows: tables } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
    );
    const holding = [];
    for (const { name } of tables) {
      const { rowCount } = await owner.query(
        `select 1 from ${name} t where position($1 in t::text) > 0 or position($2 in t::text) > 0 limit 1`,
        [password, Buffer.from(password).toString('hex')],
      );
      if (rowCount) holding.push(name);
    }
    expect(holding).toEqual([]);
  });

  it('get a new password by a command, which ends their sessions and those of no one else', async () => {
    const server = half();
    const { database } = server.context;
    const hr = await signIn(server, { email: 'hr@himal.demo' }, password);
    const changed = 'Lumbini2083';
    expect(await renewDemoPassword(database, changed, server.now)).toBe(true);
    server.move(6_000);
    expect((await hr.get('/users/me/')).status).toBe(401);
    await signIn(server, { email: 'employee@himal.demo' }, changed);
    await expect(signIn(server, { email: 'employee@himal.demo' }, password)).rejects.toThrow(/failed: 4/);
    expect(await ensureDemo(server.context, () => undefined)).toBeUndefined();
    await signIn(server, { email: 'employee@himal.demo' }, changed);
  });

  it('count as open while one of them has the printed password', async () => {
    const server = half();
    const { database } = server.context;
    expect(await hasPrintedPassword(database)).toBe(true);
    const rest = demoAccounts.map(({ email }) => email);
    for (const email of rest) {
      expect(await hasPrintedPassword(database)).toBe(true);
      await database.everywhere.query('update users set password_hash = $2 where email = $1', [email, 'another']);
    }
    expect(await hasPrintedPassword(database)).toBe(false);
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
});

describe('a start', () => {
  const start = { address: 'http://localhost:3000', host: undefined, demoPassword: undefined, firstRunCode: undefined };

  it('keeps to this machine while the printed password opens accounts, unless HOST says otherwise', () => {
    expect(hostOf({ host: undefined, hasPrintedPassword: true })).toBe('127.0.0.1');
    expect(hostOf({ host: undefined, hasPrintedPassword: false })).toBe('0.0.0.0');
    expect(hostOf({ host: '0.0.0.0', hasPrintedPassword: true })).toBe('0.0.0.0');
  });

  it('says who can reach it, and the password at the first start alone', () => {
    const made = greeting({ ...start, hasPrintedPassword: true, demoPassword: 'demo-1a' });
    expect(made).toMatch(/Password of each: demo-1a /);
    expect(made).toMatch(/only this machine reaches the server\. HOST=0\.0\.0\.0 lets others in\./);
    const later = greeting({ ...start, hasPrintedPassword: true, host: '0.0.0.0' });
    expect(later).toMatch(/printed when they were made; npm run demo-password makes another/);
    expect(later).toMatch(/HOST is 0\.0\.0\.0: the person who reaches this address/);
    expect(greeting({ ...start, hasPrintedPassword: false })).toBe('\n  Karmik HR is at http://localhost:3000\n');
  });
});

/**
 * Two demo organisations with their people, and two years of their life up to today by the seeds of the modules. Records are made
 * through the services that people use, with the clock set back; what there is much of is written by one statement a table. The demo comes
 * out the same for the same day. Never run outside demo mode.
 */
import type { Context } from '../context.ts';
import type { JobControl } from '../jobs/jobs.ts';
import { hashPassword } from '../modules/account/passwords.ts';
import { createImport, setState } from '../modules/imports/imports.ts';
import { checkImport, commitImport } from '../modules/imports/work.ts';
import { createOrganization } from '../modules/organization/organizations.ts';
import { todayIn } from '../time.ts';
import type { Seed } from './demo-organization.ts';
import { demoStateOf, newDemoPassword, setDemoPassword } from './demo-accounts.ts';
import { peopleOf, plans, spreadsheetHeadings, type Employee, type Plan } from './people.ts';
import { allowPasswordAlone } from './password-alone.ts';
import { randomFrom } from './random.ts';

const lockKey = 7_355_610;
const day = 86_400_000;

/**
 * Loads the demo organisations into an empty installation. One that has them stays as it is.
 * @returns the password of the demo accounts where they were made now
 */
export async function ensureDemo(context: Context, say: (text: string) => void): Promise<string | undefined> {
  const { everywhere } = context.database;
  return alone(context, async () => {
    const state = await demoStateOf(everywhere);
    if (state === 'none wanted') return undefined;
    if (state === 'half made')
      await context.database.owner.query('truncate organization, users restart identity cascade');
    await everywhere.query(`insert into demo_installation (state) values ('making') on conflict (is_only) do nothing`);
    say('First start: making the demo organisations …');
    const started = performance.now();
    const password = context.config.demoPassword ?? newDemoPassword();
    const hash = await hashPassword(password);
    const database = context.database.hurried();
    try {
      const steps: Promise<void>[][] = [];
      for (const plan of plans) steps.push(stepsOf({ ...context, database }, plan, hash, steps.at(-1)));
      const ends = await Promise.allSettled(steps.flat());
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    } finally {
      await database.close();
    }
    // The first lists are asked for before the database would look at what it has by itself.
    await context.database.owner.query('analyze');
    await everywhere.transaction((queries) => setDemoPassword(queries, hash, context.clock()));
    say(`… done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return password;
  });
}

/** Runs work while no other server process does the same. */
async function alone<T>({ database }: Context, work: () => Promise<T>): Promise<T> {
  const client = await database.owner.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}

/** A quarter to nine in Kathmandu, today or, before that hour, the day before: nothing of the demo is later than now. */
function lastMorning(now: Date): number {
  const morning = Date.parse(`${todayIn('Asia/Kathmandu', now)}T03:00:00Z`);
  return morning <= now.getTime() ? morning : morning - day;
}

/**
 * Makes an organisation with its people, then fills it by the seeds of the modules, each once those are done that it builds on. Where another
 * organisation is made before it, each step waits for the same step of that one: in each table the rows of the first come first, so that
 * their ids are the same each time.
 * @returns the steps: the people, then each seed
 */
function stepsOf(
  real: Context,
  plan: Plan,
  hash: string,
  before: readonly Promise<void>[] | undefined,
): Promise<void>[] {
  const people = Promise.resolve(before?.[0]).then(() => beginOrganization(real, plan, hash));
  const steps = new Map<string, Promise<void>>();
  for (const [index, { name, after = [], load }] of real.modules.seeds.entries())
    steps.set(
      name,
      Promise.all([people, before?.[index + 1], ...after.map((each) => steps.get(each))]).then(async ([fill]) =>
        fill((await load()).seed, index),
      ),
    );
  return [people.then(() => undefined), ...steps.values()];
}

/**
 * Makes an organisation with its people.
 * @returns what fills it by a seed, of which it is told the place among all
 */
async function beginOrganization(
  real: Context,
  plan: Plan,
  hash: string,
): Promise<(seed: Seed, place: number) => Promise<void>> {
  const end = lastMorning(real.clock());
  const today = todayIn('Asia/Kathmandu', new Date(end));
  const begin = end - 731 * day;
  const now = new Date(begin);
  const context: Context = { ...real, clock: () => now };
  const random = randomFrom(plan.people * 7 + 2083);
  const { everywhere } = context.database;

  const { organizationId, userId: hrId } = await everywhere.transaction((queries) =>
    createOrganization(
      queries,
      plan,
      {
        username: `hr.${plan.slug}`,
        email: `hr@${plan.slug}.demo`,
        first_name: plan.hr.first[0],
        last_name: plan.hr.last[0],
        password_hash: hash,
      },
      now,
    ),
  );
  await allowPasswordAlone(everywhere, organizationId);
  if (plan === plans[0]) await everywhere.query('update users set is_operator = true where id = $1', [hrId]);
  const people = peopleOf(plan, random, today);
  await importPeople(context, organizationId, hrId, people);
  await settle(context, organizationId, plan, people, end);
  // The database would look at what it has by itself too late for the statements that follow.
  await context.database.owner.query('analyze');
  return async (seed, place) => {
    // Seeds run at the same time, each with a clock and a chance of its own.
    let time = new Date(end);
    await seed({
      context: { ...real, clock: () => time },
      organizationId,
      hrId,
      plan,
      people,
      random: randomFrom(plan.people * 7 + 2083 + place),
      begin,
      end,
      until: real.clock(),
      setTime: (next) => (time = next),
    });
  };
}

/** The employees come as a spreadsheet, as they would. */
async function importPeople(
  context: Context,
  organizationId: number,
  hrId: number,
  people: readonly Employee[],
): Promise<void> {
  const tenant = context.database.organization(organizationId);
  const grid = [[...spreadsheetHeadings], ...people.map(({ cells }) => [...cells])];
  const id = await createImport(
    tenant,
    { name: 'employees.xlsx', sheets: [{ name: '', grid }] },
    hrId,
    context.clock(),
    todayIn('Asia/Kathmandu', context.clock()),
  );
  await tenant.query(
    'update spreadsheet_import set create_missing = true, send_activation = false where organization_id = $1 and id = $2',
    [organizationId, id],
  );
  const control: JobControl = {
    tenant,
    job: {
      organization_id: organizationId,
      id: 0,
      kind: 'commit_import',
      payload: { import_id: id },
      created_by: hrId,
      attempts: 1,
    },
    checkpoint: () => Promise.resolve(),
  };
  await checkImport(context, control);
  await setState(tenant, organizationId, id, 'committing');
  await commitImport(context, control);
}

/** Accounts are active but for those who joined in the last weeks; each division reports to its head; the roles of the demo. */
async function settle(
  context: Context,
  organizationId: number,
  plan: Plan,
  people: readonly Employee[],
  end: number,
): Promise<void> {
  const { everywhere } = context.database;
  const settled = people.filter(({ joined }) => Date.parse(joined) < end - 45 * day).map(({ email }) => email);
  await everywhere.query(
    `with active as (
       update users u set status = 'active', email = e.email, is_email_proven = true, home_organization_id = e.organization_id
         from employee e where e.organization_id = $1 and e.user_id = u.id and e.email = any($2) and u.status = 'invited' returning u.id)
     update membership m set account_id = m.user_id, last_online = $3 from active where m.organization_id = $1 and m.user_id = active.id`,
    [organizationId, settled, new Date(end - day)],
  );
  const heads = people.filter(({ rank }) => rank === 0).map(({ code }) => code.toLowerCase());
  // The head of a division first, then the head of the organisation; heads themselves have the latter.
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from)
     select e.organization_id, e.user_id, h.user_id, 1, greatest(e.joined_on, h.joined_on)
       from employee e join employee h on h.organization_id = e.organization_id and h.division_id = e.division_id and h.id <> e.id
      where e.organization_id = $1 and lower(h.employee_code) = any($2) order by e.id, h.id`,
    [organizationId, heads],
  );
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from)
     select e.organization_id, e.user_id, top.user_id, case when lower(e.employee_code) = any($2) then 1 else 2 end, greatest(e.joined_on, top.joined_on)
       from employee e join employee top on top.organization_id = e.organization_id and lower(top.employee_code) = $3
      where e.organization_id = $1 and e.id <> top.id
        and not exists (select from supervision s where s.organization_id = e.organization_id and s.subordinate_id = e.user_id and s.supervisor_id = top.user_id) order by e.id`,
    [organizationId, heads, heads[0] ?? ''],
  );
  await everywhere.query(
    `update membership m set need_approval = true from employee e join employment_type t on t.organization_id = e.organization_id and t.id = e.employment_type_id
     where m.organization_id = $1 and e.organization_id = $1 and e.user_id = m.user_id and t.title = 'Time-bound'`,
    [organizationId],
  );
  if (plan.slug !== 'himal') return;
  const audit = await everywhere.one<{ id: number }>(
    `insert into users (username, email, first_name, last_name, status, is_email_proven, home_organization_id)
     values ('audit.himal', 'audit@himal.demo', 'Deepak', 'Raut', 'active', true, $1) returning id`,
    [organizationId],
  );
  await everywhere.query(
    'insert into membership (organization_id, user_id, account_id, is_audit_user, allow_to_post, is_default) values ($1, $2, $2, true, false, true)',
    [organizationId, audit?.id ?? 0],
  );
}

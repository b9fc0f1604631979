/** Leave of thousands of people: a month of accrual, balances, the count of a request, reports, and the opening of a leave year. */
import type { Preview, RunAnswer } from '@karmik/model/kit/operation';
import { addDaysTo, periodEnd, periodStart } from '@karmik/model/kit/period';
import { reportLook, reportQuery } from '@karmik/model/kit/report';
import { addDays, todayIn } from '@karmik/model/kit/zone';
import { leaveDay } from '@karmik/model/leave/leave-day';
import { leaveRule } from '@karmik/model/leave/rule';
import { leaveType } from '@karmik/model/leave/leave-type';
import pg from 'pg';
import type { Connection } from '../src/cluster/cluster.ts';
import type { Context } from '../src/context.ts';
import { createRecord } from '../src/entity/write.ts';
import { postDue } from '../src/modules/leave/account/post-due.ts';
import { addLawfulLeave } from '../src/modules/leave/settings/routes.ts';
import { leaveRuleHooks } from '../src/modules/leave/settings/hooks.ts';
import { writerOf } from '../src/seed/demo-organization.ts';
import { askTogether, foundIn, hire, inFolder, serve, signInAs, type Asked } from './organization.ts';

const counted = 100;

export interface LeaveResult {
  /** Seconds in which a month of 10,000 people was posted, and how many lines that were. */
  readonly accrual: { readonly seconds: number; readonly lines: number; readonly again: number };
  /** Milliseconds of each count of a request that is being written. */
  readonly counting: readonly number[];
  readonly asked: readonly Asked[];
  /** Seconds of the preview and of the opening of a leave year of 5,000 people. */
  readonly opening: {
    readonly preview: number;
    readonly open: number;
    readonly people: number;
    readonly lines: number;
  };
}

const today = todayIn('Asia/Kathmandu', new Date());
const yearStart = periodStart(today, 'fiscal_year', 'bs');

/** The leave of the Labour Act for this year and the last, with leave that accrues each month. */
async function setUp(context: Context, organizationId: number): Promise<void> {
  const hr = await context.database.everywhere.one<{ id: number }>(`select id from users where username = 'hr'`);
  const writer = await writerOf(context, organizationId, hr?.id ?? 0);
  await writer.access.tenant.transaction(async (tenant) => {
    await addLawfulLeave(writer, tenant, addDaysTo(yearStart, -1));
    const { setting } = await addLawfulLeave(writer, tenant, today);
    const type = { name: 'Casual leave', category: 'General', statute: 'none', is_right: false, position: 9 };
    await createRecord(writer, tenant, leaveRule, leaveRuleHooks, {
      master_setting: setting,
      leave_type: await createRecord(writer, tenant, leaveType, {}, type),
      paid_fraction: '1.00',
      accrual: 'periodic',
      accrual_every: 'month',
      accrual_at: 'start',
      accrual_amount: '1.5000',
    });
    // The server that is asked later has nothing left to post.
    await tenant.query('insert into leave_posting (organization_id, posted_on) values ($1, $2)', [
      organizationId,
      today,
    ]);
  });
}

/** Posts until a day. @returns seconds and lines */
async function post({ database, clock }: Context, organizationId: number, day: string) {
  const began = performance.now();
  const lines = await database.patient
    .organization(organizationId)
    .transaction((tenant) => postDue(tenant, day, clock()));
  return { seconds: (performance.now() - began) / 1000, lines };
}

/** Everyone took a day of casual leave in the current month. */
const takeLeave = ({ database: { owner } }: Context, organizationId: number): Promise<unknown> =>
  owner.query(
    `with made as (
       insert into leave_request (organization_id, sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline,
                                  denies_right, status, created_at)
       select $1, e.user_id, t.id, d.day, 'Full', d.day, 'Full', 'Family visit', 1, false, false, 'Approved', now()
         from employee e join leave_type t on t.organization_id = $1 and t.name = 'Casual leave'
        cross join lateral (select $2::date + (e.user_id % 28)::integer as day) d
        where e.organization_id = $1 returning id, from_date)
     insert into leave_request_days (organization_id, parent_id, position, day, part, quantity, paid, why)
     select $1, id, 1, from_date, 'Full', 1, 1, 'working_day' from made`,
    [organizationId, periodStart(today, 'month', 'bs')],
  );

/** How long the count of a request takes for its sender, one after another. */
async function count(address: string, connection: pg.ClientConfig): Promise<number[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ person: string; type: string }>(
    `select max(e.user_id) as person, max(t.id) as type from employee e, leave_type t where t.name = 'Casual leave'`,
  );
  const token = await signInAs(address, client, Number(rows[0]?.person));
  await client.end();
  const samples: number[] = [];
  for (let n = 0; n < counted + 5; n++) {
    const from_date = addDays(today, 7 + (n % 20));
    const began = performance.now();
    const answer = await fetch(`${address}/api/v1/leave/bench/leave-count/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ leave_type: Number(rows[0]?.type), from_date, to_date: addDays(from_date, 2) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`count: ${answer.status} ${text}`);
    // The first answers prepare what the others find.
    if (n >= 5) samples.push(performance.now() - began);
  }
  return samples;
}

/** What is on first pages: balances and the reports of a month. */
function ask(address: string, token: string, connection: Connection): Promise<Asked[]> {
  const base = `${address}/api/v1/leave/bench/`;
  const month = { day__gte: periodStart(today, 'month', 'bs'), day__lte: periodEnd(today, 'month', 'bs') };
  const reports = Object.entries(leaveDay.reports).map(([name, report]) => {
    const query = { as: 'hr', ...month, ...reportQuery(reportLook(leaveDay, report)) };
    return {
      what: `report ${name.replaceAll('_', ' ')}`,
      address: `${base}leave-day/aggregate/?${new URLSearchParams(query).toString()}`,
    };
  });
  return askTogether(
    [
      { what: 'balances, first page', address: `${base}balance/list/?limit=25` },
      { what: 'balances, page 300', address: `${base}balance/list/?limit=25&offset=7500` },
      { what: 'balances, searched', address: `${base}balance/list/?limit=25&search=First99` },
      ...reports,
    ],
    token,
    connection,
  );
}

/** Opens the year of today for 5,000 people with what they held at the end of the last one. */
async function openYear(folder: string): Promise<LeaveResult['opening']> {
  await foundIn(folder, async (context, organizationId) => {
    await hire(context.database, organizationId, 5_000);
    await setUp(context, organizationId);
    await post(context, organizationId, addDaysTo(yearStart, -1));
    await context.database.owner.query('vacuum analyze');
  });
  const { server, cluster, token } = await serve(folder);
  try {
    const base = `${server.address}/api/v1/leave/bench/year-opening/`;
    const call = async <T>(path: string, init: RequestInit = {}): Promise<{ seconds: number; body: T }> => {
      const began = performance.now();
      const answer = await fetch(base + path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      const body = (await answer.json()) as T;
      return { seconds: (performance.now() - began) / 1000, body };
    };
    const post = { method: 'POST' };
    const input = { starts_on: yearStart };
    const preview = await call<Preview>('preview/', { ...post, body: JSON.stringify(input) });
    const { fingerprint } = preview.body;
    const began = performance.now();
    const { id } = (await call<RunAnswer>('runs/', { ...post, body: JSON.stringify({ input, fingerprint }) })).body;
    let run: RunAnswer;
    do run = (await call<RunAnswer>(`runs/${id}/`)).body;
    while (run.state === 'running');
    if (preview.body.people < 5_000 || run.done < 5_000)
      throw new Error(`opened ${run.done} rows for ${preview.body.people} people`);
    const open = (performance.now() - began) / 1000;
    return { preview: preview.seconds, open, people: preview.body.people, lines: run.done };
  } finally {
    server.stop();
    await cluster.close();
  }
}

export async function measureLeave(): Promise<LeaveResult> {
  const large = await inFolder(async (folder) => {
    let accrual = { seconds: 0, lines: 0, again: 0 };
    await foundIn(folder, async (context, organizationId) => {
      await hire(context.database, organizationId, 10_000);
      await setUp(context, organizationId);
      const month = periodStart(today, 'month', 'bs');
      await post(context, organizationId, addDays(month, -1));
      await context.database.owner.query('vacuum analyze');
      const posted = await post(context, organizationId, month);
      accrual = { ...posted, again: (await post(context, organizationId, month)).lines };
      await takeLeave(context, organizationId);
      await context.database.owner.query('vacuum analyze');
    });
    const { server, cluster, token } = await serve(folder);
    try {
      return {
        accrual,
        counting: await count(server.address, { ...cluster.connection }),
        asked: await ask(server.address, token, cluster.connection),
      };
    } finally {
      server.stop();
      await cluster.close();
    }
  });
  return { ...large, opening: await inFolder(openYear) };
}

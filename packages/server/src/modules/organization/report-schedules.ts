/**
 * Reports that people have sent again and again: their schedules, and the work that mails the links. A mail holds a link and no figure; who
 * opens it signs in and sees what their own rights show.
 */
import type { ViewerType } from '@karmik/model/kit/actions';
import { allows } from '@karmik/model/kit/allows';
import { fillPath, linkTo } from '@karmik/model/kit/links';
import { listed, verbatim } from '@karmik/model/kit/message';
import { relativePeriods, type RelativePeriod } from '@karmik/model/kit/period';
import { bilingual, type Language, type Text } from '@karmik/model/kit/text';
import { toInstant } from '@karmik/model/kit/wall-clock';
import type { ReportPage } from '@karmik/model/organization/report-page';
import { reportPages } from '@karmik/model/organization/report-pages';
import { reportSchedulePaths } from '@karmik/model/organization/report-schedule-paths';
import { reportSchedule, reportScheduleMessages as refusals } from '@karmik/model/organization/report-schedule';
import { nextRun } from '@karmik/model/task/next-run';
import * as z from 'zod/mini';
import { heldCodes, organizationMember, type Access } from '../../access/access.ts';
import { actingGroups, actsForMember } from '../../access/acting-groups.ts';
import { writeAudit } from '../../access/audit.ts';
import { supervisionOn } from '../../access/supervision.ts';
import { addHistory } from '../../approval/history.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { asQuery, viewOfRole } from '../../entity/scope.ts';
import { mountWorkflow, type RecordMove, type Row } from '../../entity/workflow-routes.ts';
import { ruleClockOf, type Writer } from '../../entity/write.ts';
import type { Api } from '../../http/api.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { compose, wordsOf } from '../../mail/compose.ts';
import { queueMail, type Message } from '../../mail/mail.ts';
import { stateLabel } from '../../messages.ts';
import { dayBefore, todayIn } from '../../time.ts';
import { notify } from '../notification/notify.ts';

/** Who sees and changes the schedules of others. */
const code = '2.02';

interface Schedule {
  readonly id: number;
  readonly name: string;
  readonly page: keyof typeof reportPages;
  readonly address: string | null;
  readonly period: RelativePeriod | null;
  readonly every: Parameters<typeof nextRun>[1];
  readonly first_run: string;
  readonly time_of_day: string;
  readonly created_by: number;
}
type Lines = readonly { readonly person: number }[] | null;
type ScheduleRow = Row & Schedule & { readonly recipients: Lines; readonly declined_by: Lines };

/** The day of the next sending after an instant. */
function nextDay(
  { first_run, every, time_of_day }: Pick<Schedule, 'first_run' | 'every' | 'time_of_day'>,
  timeZone: string,
  now: Date,
): string {
  const today = todayIn(timeZone, now);
  const isOver = toInstant(`${today}T${time_of_day.slice(0, 5)}`, timeZone) <= now.toISOString();
  return nextRun(first_run, every, isOver ? today : dayBefore(today));
}

interface Reader {
  readonly id: number;
  readonly full_name: string;
  readonly email: string | null;
  /** What they chose to read; null for none. */
  readonly language: Language | null;
  readonly is_hr_admin: boolean;
  readonly is_audit_user: boolean;
  readonly codes: string[] | null;
  readonly supervises: boolean;
}

/** Those of some people who work here and may open a report now. */
async function readersAmong(
  { database }: Pick<Context, 'database'>,
  organizationId: number,
  people: readonly number[],
  page: keyof typeof reportPages,
  today: string,
): Promise<Reader[]> {
  const { for: whom }: ReportPage = reportPages[page];
  const rows = await database.everywhere.query<Reader>(
    `select m.user_id as id, p.full_name, case when a.status = 'active' then a.email end as email, a.language, m.is_hr_admin, m.is_audit_user,
            (select array_agg(distinct code) from ${actingGroups} cross join unnest(g.codes) as code where ${actsForMember}) as codes,
            exists (select from ${supervisionOn('$3')} v where v.organization_id = m.organization_id and v.supervisor_id = m.user_id) as supervises
       from membership m join organization o on o.id = m.organization_id
       join person p on p.organization_id = m.organization_id and p.id = m.user_id
       left join users a on a.id = m.account_id
      where m.organization_id = $1 and m.user_id = any($2::bigint[]) and m.is_current order by m.user_id`,
    [organizationId, people, today],
  );
  return rows.filter((row) => {
    if (whom === 'members') return true;
    return whom === 'supervisors' ? row.supervises : allows(heldCodes(row), whom, 'read');
  });
}

/** What says where one is in a report, and nothing of what is shown there. */
const ofPlace = ['page', 'look', 'open'];

/** A page's own address, as far as it narrows and groups. */
function addressOf(value: unknown): string | null {
  const params = new URLSearchParams(typeof value === 'string' ? value : '');
  for (const name of ofPlace) params.delete(name);
  return params.toString() || null;
}

const idsOf = (people: Lines): number[] => (people ?? []).map(({ person }) => person);

/** Who may have a report sent again and again, and when it is sent next. */
export const scheduleHooks: EntityHooks<typeof reportSchedule> = {
  async beforeSave({ context, access, before }, body) {
    const { now, today } = ruleClockOf(context, access);
    const maker = before?.created_by ?? access.userId;
    const wanted = idsOf(body.recipients);
    const readers = await readersAmong(context, access.organization.id, [maker, ...wanted], body.page, today);
    const may = new Set(readers.map(({ id }) => id));
    if (!may.has(maker)) return { page: [refusals.notYours] };
    const others = wanted.filter((id) => !may.has(id));
    if (others.length > 0) {
      const named = await access.tenant.query<{ full_name: string }>(
        'select full_name from person where organization_id = $1 and id = any($2::bigint[]) order by full_name, id',
        [access.organization.id, others],
      );
      const people = listed(named.map(({ full_name }) => verbatim(full_name)));
      return { recipients: [refusals.mayNotRead({ people })] };
    }
    body.created_by = maker;
    body.declined_by = before?.declined_by ?? [];
    body.address = addressOf(body.address);
    body.next_run = nextDay(body, access.organization.timezone, now);
    return undefined;
  },
};

export function reportScheduleRoutes(app: Api, context: Context): void {
  const flagsOf = (access: Access, as: ViewerType, row: ScheduleRow) => {
    const isSentTo = row.created_by !== access.userId && idsOf(row.recipients).includes(access.userId);
    const hasDeclined = idsOf(row.declined_by).includes(access.userId);
    return {
      manages: as === 'hr' ? access.can(code, 'write') : row.created_by === access.userId,
      receives: isSentTo && !hasDeclined,
      declined: isSentTo && hasDeclined,
    };
  };
  const asWhom = (access: Access): ViewerType => (access.can(code, 'write') ? 'hr' : 'user');
  const requireManager = ({ viewer }: { readonly viewer: { readonly flags: Readonly<Record<string, boolean>> } }) => {
    if (viewer.flags['manages'] !== true) throw forbidden();
  };
  mountWorkflow<ViewerType, ScheduleRow>(app, context, {
    entity: reportSchedule,
    base: '/api/v1/org/:org/report-schedule/',
    access: organizationMember,
    plural: 'Reports that I have sent or that are sent to me, or all for HR',
    singular: 'scheduled report',
    as: asQuery,
    viewFor: (request, as) => viewOfRole(context, reportSchedule, as, request.access),
    viewerOf: (access, as, row) => ({ type: as, isSender: false, flags: flagsOf(access, as, row) }),
    shape: { can_edit: z.boolean() },
    extendDetail: ({ viewer }) => ({ can_edit: viewer.flags['manages'] === true }),
    create: { summary: 'Have a report sent again and again', as: () => 'user', hooks: scheduleHooks },
    edit: {
      summary: 'Change a scheduled report, as the person who set it up or HR',
      as: asWhom,
      hooks: scheduleHooks,
      fields: reportSchedule.fields,
      check: requireManager,
    },
    remove: {
      summary: 'Remove a scheduled report',
      as: asWhom,
      hooks: scheduleHooks,
      check: requireManager,
    },
    staleError: (status) =>
      conflict(refusals.stopped({ status: stateLabel(reportSchedule, status) }), 'report_schedule_moved'),
    move,
  });
}

const historyWords: Readonly<Record<string, string>> = {
  send: 'Sent',
  stop: 'Stopped',
  resume: 'Resumed',
  leave: 'Unsubscribed',
  rejoin: 'Subscribed',
};

async function move(
  { access, context }: Writer,
  tenant: Tenant,
  { name, to, before: row }: RecordMove<ScheduleRow>,
): Promise<void> {
  const { now } = ruleClockOf(context, access);
  const place = [tenant.organizationId, row.id] as const;
  if (name === 'send') await send(context, tenant, access.organization, row, now);
  else if (name === 'leave')
    await tenant.query(
      `insert into report_schedule_declined_by (organization_id, parent_id, position, person_id)
       select $1, $2, coalesce(max(l.position), 0) + 1, $3 from report_schedule_declined_by l where l.organization_id = $1 and l.parent_id = $2`,
      [...place, access.userId],
    );
  else if (name === 'rejoin')
    await tenant.query(
      'delete from report_schedule_declined_by where organization_id = $1 and parent_id = $2 and person_id = $3',
      [...place, access.userId],
    );
  else
    // What was not sent while it rested is not made up for.
    await tenant.query('update report_schedule set status = $3, next_run = $4 where organization_id = $1 and id = $2', [
      ...place,
      to,
      nextDay(row, access.organization.timezone, now),
    ]);
  const entry = {
    level: null,
    action: historyWords[name] ?? name,
    by: access.userId,
    actingFor: null,
    remark: '',
    at: now,
  };
  await addHistory(tenant, 'report_schedule', row.id, entry);
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: name,
    objectType: 'report_schedule',
    objectId: row.id,
    before: { status: row.status },
    after: { status: name === 'leave' || name === 'rejoin' ? row.status : to },
    at: now,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'report_schedule', objectId: row.id });
}

interface Place {
  readonly slug: string;
  readonly name: string;
  readonly timezone: string;
}

/** Mails the link to the person who still may open the report, and tells them in the application. */
async function send(
  context: Context,
  tenant: Tenant,
  { slug, name: organization, timezone }: Place,
  schedule: Schedule,
  now: Date,
): Promise<void> {
  const { organizationId } = tenant;
  const { id, name, page, period } = schedule;
  const today = todayIn(timezone, now);
  const others = await tenant.query<{ id: number }>(
    `select l.person_id as id from report_schedule_recipients l where l.organization_id = $1 and l.parent_id = $2
        and not exists (select from report_schedule_declined_by d
                         where d.organization_id = l.organization_id and d.parent_id = l.parent_id and d.person_id = l.person_id)`,
    [organizationId, id],
  );
  const wanted = [schedule.created_by, ...others.map((other) => other.id)];
  const readers = await readersAmong(context, organizationId, wanted, page, today);
  const query = new URLSearchParams(schedule.address ?? '');
  if (period !== null) {
    query.set('period_is', period);
    query.set('period_on', today);
  }
  const search = query.toString();
  const url = fillPath(page, { slug }) + (search && `?${search}`);
  const stopUrl = linkTo(reportSchedulePaths.own, {}, { open: id });
  const said: Text =
    period === null
      ? bilingual(name, name)
      : bilingual(`${name} (${relativePeriods[period].en})`, `${name} (${relativePeriods[period].ne})`);
  const mails: Message[] = [];
  for (const [chosen, told] of Map.groupBy(readers, (reader) => reader.language)) {
    const { language, ...words } = await wordsOf(tenant, organizationId, 'Scheduled report', chosen);
    for (const { email, full_name } of told)
      if (email !== null)
        mails.push({
          kind: 'notification',
          to_address: email,
          to_name: full_name,
          ...compose(words, {
            full_name,
            organization,
            report: said[language],
            link: context.config.publicUrl + url,
            stop_link: context.config.publicUrl + stopUrl,
          }),
        });
  }
  await queueMail(tenant, context, { organizationId }, mails, now);
  await notify(tenant, {
    organizationId,
    actorId: null,
    recipientIds: readers.map((reader) => reader.id),
    text: bilingual(`A report is ready: ${said.en}`, `प्रतिवेदन तयार छ: ${said.ne}`),
    category: 'report',
    url,
    at: now,
  });
  await tenant.query('update report_schedule set last_sent_at = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    now,
  ]);
}

/**
 * Sends the reports whose hour has come in the zone of their organisation. Any number of servers may run it: each schedule is taken under
 * a lock and moves on in the same transaction. What was due while no server ran is sent once.
 */
export async function sendDueReports(context: Context): Promise<void> {
  const { database, clock } = context;
  const now = clock();
  const due = await database.everywhere.query<Place & { organization_id: number; id: number }>(
    `select r.organization_id, r.id, o.slug, o.name, o.timezone
       from report_schedule r join organization o on o.id = r.organization_id
       join membership m on m.organization_id = r.organization_id and m.user_id = r.created_by_id and m.is_current
      where r.status = 'Active' and (r.next_run + r.time_of_day) at time zone o.timezone <= $1
      order by r.next_run, r.id limit 100`,
    [now],
  );
  for (const { organization_id, id, ...place } of due)
    await database.organization(organization_id).transaction(async (tenant) => {
      const row = await tenant.one<Schedule>(
        `select id, name, page, address, period, every, first_run::text, time_of_day::text, created_by_id as created_by
           from report_schedule
          where organization_id = $1 and id = $2 and status = 'Active' and (next_run + time_of_day) at time zone $3 <= $4
            for update skip locked`,
        [organization_id, id, place.timezone, now],
      );
      if (!row) return;
      await send(context, tenant, place, row, now);
      await tenant.query('update report_schedule set next_run = $3 where organization_id = $1 and id = $2', [
        organization_id,
        id,
        nextDay(row, place.timezone, now),
      ]);
      await writeAudit(tenant, {
        organizationId: organization_id,
        actorId: null,
        action: 'sent',
        objectType: 'report_schedule',
        objectId: id,
        after: { page: row.page, period: row.period },
        at: now,
      });
      await announce(tenant, { organizationId: organization_id, topic: 'report_schedule', objectId: id });
    });
}

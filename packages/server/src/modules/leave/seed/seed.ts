/** Leave of the demo: the leave of the Labour Act, a year of it taken, and requests that are under way. */
import { addDaysTo, periodEnd, periodName, periodStart } from '@karmik/model/kit/period';
import { leaveMasterSetting } from '@karmik/model/leave/master-setting';
import { leaveRule } from '@karmik/model/leave/rule';
import { leaveType } from '@karmik/model/leave/leave-type';
import { leaveRequest } from '@karmik/model/leave/request';
import type { RequestKind } from '../../../approval/request-kind.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { postLines, type LedgerLine } from '../../../ledger/ledger.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { recomputeOrganization } from '../../attendance/day/recompute.ts';
import { sendAndDecide, type DecisionStep } from '../../attendance/seed/send-and-decide.ts';
import { personDays } from '../account/days.ts';
import { leaveLedger } from '../account/lines.ts';
import { balanceEditHooks, balanceEditKind } from '../requests/balance-edits.ts';
import { encashmentHooks, encashmentKind } from '../requests/encashments.ts';
import { leaveCancellation, leaveKind, leaveRequestHooks } from '../requests/kind.ts';
import { leaveRuleHooks, masterSettingHooks } from '../settings/hooks.ts';
import { addLawfulLeave, cloneSetting } from '../settings/routes.ts';
import { performNow } from '../../../operations/run.ts';
import { leaveYearOpening } from '../year/open-year.ts';

const dayMs = 86_400_000;

/** Types by statute, and by name where they have none. */
type Types = ReadonlyMap<string, number>;

async function writeSettings(hr: Writer, tenant: Tenant, today: string): Promise<Types> {
  const { setting } = await addLawfulLeave(hr, tenant, today);
  const festival = await createRecord(
    hr,
    tenant,
    leaveType,
    {},
    {
      name: 'Festival leave',
      name_in_nepali: 'पर्व बिदा',
      category: 'General',
      statute: 'none',
      colour: '#c28b1f',
      position: 8,
    },
  );
  await createRecord(hr, tenant, leaveRule, leaveRuleHooks, {
    master_setting: setting,
    leave_type: festival,
    paid_fraction: '1.00',
    accrual: 'up_front',
    accrual_amount: '6.0000',
  });
  const start = periodStart(today, 'fiscal_year', 'bs');
  const last = addDaysTo(start, -1);
  const from = periodStart(last, 'fiscal_year', 'bs');
  const before = await createRecord(hr, tenant, leaveMasterSetting, masterSettingHooks, {
    name: periodName(from, 'fiscal_year', 'bs'),
    effective_from: from,
    effective_till: last,
  });
  await tenant.query(
    `insert into leave_rule (organization_id, master_setting_id, leave_type_id, is_visible, offline_allowed, paid_fraction, paid_days, accrual, accrual_amount,
            accrual_at, accrual_days_worked, pauses_on_unpaid, prorates_joining, prorates_leaving, rounding, rounding_direction, carries, carry_cap, excess,
            grant_expires_after_days, count_basis, sandwich, sandwich_weekends, sandwich_holidays, allows_half_day, allows_hours, max_per_request,
            document_above_days, in_probation, in_notice, genders, marital_statuses, employment_levels, employment_types, branches, divisions, religions,
            ethnicities, encashable, encash_basis)
     select organization_id, $3, leave_type_id, is_visible, offline_allowed, paid_fraction, paid_days, accrual, accrual_amount, accrual_at,
            accrual_days_worked, pauses_on_unpaid, prorates_joining, prorates_leaving, rounding, rounding_direction, carries, carry_cap, excess,
            grant_expires_after_days, count_basis, sandwich, sandwich_weekends, sandwich_holidays, allows_half_day, allows_hours, max_per_request,
            document_above_days, in_probation, in_notice, genders, marital_statuses, employment_levels, employment_types, branches, divisions, religions,
            ethnicities, encashable, encash_basis
       from leave_rule where organization_id = $1 and master_setting_id = $2`,
    [tenant.organizationId, setting, before],
  );
  // The next year is there to look ahead to: what its opening would carry, pay and let lapse.
  const next = addDaysTo(periodEnd(start, 'fiscal_year', 'bs'), 1);
  await cloneSetting(hr, tenant, setting, {
    name: periodName(next, 'fiscal_year', 'bs'),
    effective_from: next,
    effective_till: periodEnd(next, 'fiscal_year', 'bs'),
  });
  const types = await tenant.query<{ key: string; id: number }>(
    `select case when statute = 'none' then name else statute end as key, id from leave_type where organization_id = $1`,
    [tenant.organizationId],
  );
  return new Map(types.map(({ key, id }) => [key, id]));
}

/**
 * What people had when the last year ended, some of them close to the most that is carried, and what they took within the last year: three
 * days from before attendance is kept, and some of those days since then on which they were absent, so that no one is on leave and at work
 * on one day.
 */
async function writeHistory(
  tenant: Tenant,
  types: Types,
  { today, at, hrId }: { readonly today: string; readonly at: Date; readonly hrId: number },
): Promise<void> {
  const start = periodStart(today, 'fiscal_year', 'bs');
  const taken = ['home', 'sick', 'Festival leave'].map((key) => types.get(key) ?? 0);
  const lineOf = (
    line: Pick<LedgerLine, 'personId' | 'account' | 'entryDate' | 'quantity' | 'kind' | 'ref' | 'source'>,
  ) => ({
    organizationId: tenant.organizationId,
    ledger: leaveLedger,
    createdById: null,
    at,
    ...line,
  });
  const opening = await tenant.query<{ person: number; type: number; day: string; quantity: number }>(
    `select e.user_id as person, t.id as type, $3::date - 1 as day,
            case when e.user_id % 8 = 5 then case when t.place = 1 then 76 + e.user_id % 13 else 30 + e.user_id % 14 end else 6 + e.user_id % 20 end as quantity
       from employee e cross join unnest($2::bigint[]) with ordinality t (id, place) where e.organization_id = $1 and e.is_current and e.joined_on < $3::date`,
    [tenant.organizationId, taken.slice(0, 2), start],
  );
  const requests = await tenant.query<{ id: number; person: number; type: number; day: string }>(
    `with planned as (
       select e.user_id, n, d.day - case when extract(dow from d.day) = 6 then 1 else 0 end as day
         from employee e cross join generate_series(0, 2) n
        cross join lateral (select $3::date - 100 - ((e.user_id * 13 + n * 101) % 235)::integer as day) d
        where e.organization_id = $1 and e.is_current and e.joined_on < d.day - 1),
     absent as (
       select a.employee_id as user_id, (a.employee_id % 3)::integer as n, a.day
         from attendance_day a join employee e on e.organization_id = a.organization_id and e.user_id = a.employee_id and e.is_current
        where a.organization_id = $1 and a.standing = 'Absent' and a.day < $3::date - 1 and (a.employee_id + extract(day from a.day)::integer) % 2 = 0
          and not exists (select from period_lock c
                           where c.organization_id = $1 and c.area = 'attendance' and c.state = 'closed' and a.day between c.starts_on and c.ends_on)
          and not exists (select from penalty p join penalty_occurrences o on o.organization_id = p.organization_id and o.parent_id = p.id
                           where p.organization_id = $1 and p.employee_id = a.employee_id and o.day = a.day)),
     days as (
       select user_id, ($2::bigint[])[1 + n] as type, day, n from (table planned union all table absent) d
        where not exists (select from holiday h where h.organization_id = $1 and d.day between h.starts_on and h.ends_on)),
     made as (
       insert into leave_request (organization_id, sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline,
              entered_by_id, denies_right, status, created_at)
       select $1, user_id, type, day, 'Full', day, 'Full', (array['Family visit', 'Fever', 'Puja at home'])[1 + n], 1,
              n = 1 and user_id % 4 = 0, case when n = 1 and user_id % 4 = 0 then $4::bigint end, false, 'Approved',
              (day - case when n = 1 then 0 else 7 end)::timestamptz
         from days returning id, sender_id, leave_type_id, from_date),
     counted as (
       insert into leave_request_days (organization_id, parent_id, position, day, part, quantity, paid, why)
       select $1, id, 1, from_date, 'Full', 1, 1, 'working_day' from made)
     select id, sender_id as person, leave_type_id as type, from_date as day from made`,
    [tenant.organizationId, taken, today, hrId],
  );
  await postLines(tenant, [
    ...opening.map(({ person, type, day, quantity }) =>
      lineOf({
        personId: person,
        account: String(type),
        entryDate: day,
        quantity: String(quantity),
        kind: 'opening',
        ref: 'demo',
      }),
    ),
    ...requests
      .filter(({ day }) => day >= start)
      .map(({ id, person, type, day }) =>
        lineOf({
          personId: person,
          account: String(type),
          entryDate: day,
          quantity: '-1',
          kind: 'taken',
          ref: `request:${id}`,
          source: { entity: leaveRequest.name, id },
        }),
      ),
  ]);
}

interface Wish {
  /** Who, in the order of the supervisor's team. */
  readonly by: number;
  /** Days from today, as those of the leave: each is the first day of work then or later. */
  readonly sent: number;
  readonly days: readonly [from: number, to: number];
  readonly body: Body;
  readonly steps?: readonly DecisionStep[];
  readonly cancelled?: string;
}

export async function seed(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, plan, end, setTime, until } = demo;
  const today = new Date(end).toISOString().slice(0, 10);
  setTime(new Date(end - 20 * dayMs));
  const hr = await writerOf(context, organizationId, hrId);
  const types = await hr.access.tenant.transaction((tenant) => writeSettings(hr, tenant, today));
  await hr.access.tenant.transaction((tenant) =>
    writeHistory(tenant, types, { today, at: new Date(end - 20 * dayMs), hrId }),
  );
  await recomputeOrganization(hr.access.tenant, () => until);
  await performNow(
    { context, tenant: hr.access.tenant, userId: hrId, clock: { now: new Date(end - 20 * dayMs), today } },
    leaveYearOpening,
    { starts_on: periodStart(today, 'fiscal_year', 'bs') },
  );
  const people = await teamOf(context, organizationId, plan.slug);
  const wishes: readonly Wish[] = [
    {
      by: 0,
      sent: -2,
      days: [9, 10],
      body: { leave_type: types.get('home'), reason: 'Sister’s wedding', contact: '9841000000' },
    },
    {
      by: 1,
      sent: -1,
      days: [2, 2],
      body: { leave_type: types.get('sick'), reason: 'दाँतको उपचार' },
    },
    {
      by: 2,
      sent: -5,
      days: [4, 5],
      body: { leave_type: types.get('home'), reason: 'Moving house' },
      steps: [['approve', 'Hand over the counter first.']],
    },
    {
      by: 0,
      sent: -8,
      days: [16, 16],
      body: { leave_type: types.get('Festival leave'), reason: 'Festival in the village' },
      steps: [['approve', 'Have a good festival.']],
      cancelled: 'The family comes to Kathmandu',
    },
    {
      by: 3,
      sent: -4,
      days: [6, 6],
      body: { leave_type: types.get('Festival leave'), reason: 'Village puja' },
      steps: [['decline', 'The audit is on that day.']],
    },
  ];
  const send = (
    kind: RequestKind,
    hooks: EntityHooks<never>,
    senderId: number,
    sentAt: number,
    body: Body,
    steps: Wish['steps'] = [],
  ) => sendAndDecide(demo, { kind, hooks, senderId, sentAt, body, steps });
  for (const [index, { by, sent, days, body: rest, steps, cancelled }] of wishes.entries()) {
    const senderId = people[by];
    if (senderId === undefined) continue;
    const dayOf = await personDays(hr.access.tenant, senderId, today, addDaysTo(today, 60));
    const workingDay = (ahead: number): string => {
      const day = addDaysTo(today, ahead);
      return dayOf(day).kind === 'work' ? day : workingDay(ahead + 1);
    };
    const body = { ...rest, from_date: workingDay(days[0]), to_date: workingDay(days[1]) };
    const sentAt = end + sent * dayMs + index * 600_000;
    const id = await send(leaveKind, leaveRequestHooks, senderId, sentAt, body, steps);
    if (cancelled !== undefined)
      await send(leaveCancellation.kind, leaveCancellation.hooks, senderId, sentAt + dayMs, {
        request: id,
        reason: cancelled,
      });
  }
  const [, , third] = people;
  if (third !== undefined)
    await send(encashmentKind, encashmentHooks, third, end - 2 * dayMs, {
      leave_type: types.get('home'),
      quantity: '2.00',
      reason: 'School fees of the new session',
    });
  const employee = people[1];
  if (employee !== undefined)
    await send(balanceEditKind, balanceEditHooks, hrId, end - dayMs, {
      employee,
      leave_type: types.get('home'),
      kind: 'Adjustment',
      quantity: '1.5000',
      effective_on: addDaysTo(today, -2),
      reason: 'Two half days were counted as whole days',
    });
}

/** A person's calendar: events, leave, holidays and birthdays, each as far as they may see it. */
import type { CalendarEntry, CalendarLayer } from '@karmik/model/events/calls';
import type { Tenant } from '../../db/database.ts';
import { supervises } from '../../access/supervision.ts';
import { holidayParts } from '@karmik/model/organization/holiday';
import { holidaysOfPerson } from '../organization/holidays.ts';

export interface CalendarOf {
  readonly tenant: Tenant;
  readonly personId: number;
  /** Days of the organization, both included. */
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly timezone: string;
}

/** The answer that counts of the guest `g` for the day `o`: to the day, or to the whole unless the day got another time since. */
const ownAnswer = `coalesce(own.answer, case when o.asked_at is null or whole.answered_at > o.asked_at then whole.answer end)`;

type Layer = (of: CalendarOf) => Promise<CalendarEntry[]>;

interface EventDayRow {
  readonly id: number;
  readonly event_id: number;
  readonly original_on: string;
  readonly title: string;
  readonly is_all_day: boolean;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly place: string | null;
  readonly answer: CalendarEntry['answer'];
  readonly is_guest: boolean;
}

const events: Layer = async ({ tenant, personId, from, to, timezone }) =>
  (
    await tenant.query<EventDayRow>(
      `select o.id, e.id as event_id, o.original_on, coalesce(o.title, e.title) as title, e.is_all_day, o.starts_at, o.ends_at,
              case when e.is_all_day then o.starts_on else (o.starts_at at time zone $5)::date end as starts_on,
              case when e.is_all_day then o.ends_on else ((o.ends_at - interval '1 second') at time zone $5)::date end as ends_on,
              nullif(concat_ws(', ', r.name, coalesce(o.location, e.location)), '') as place, ${ownAnswer} as answer,
              e.organizer_id <> $2 and e.asks_answer as is_guest
         from event e
         left join event_guests g on g.organization_id = e.organization_id and g.parent_id = e.id and g.person_id = $2
         join event_occurrence o on o.organization_id = e.organization_id and o.event_id = e.id and not o.is_cancelled
         left join event_answer own on own.organization_id = g.organization_id and own.guest_id = g.id and own.occurrence_id = o.id and own.is_current
         left join event_answer whole on whole.organization_id = g.organization_id and whole.guest_id = g.id and whole.occurrence_id is null and whole.is_current
         left join meeting_room r on r.organization_id = o.organization_id and r.id = o.room_id
        where e.organization_id = $1 and e.status = 'Confirmed' and (e.organizer_id = $2 or g.id is not null)
          and o.starts_at < ($4::date + 2) and o.ends_at > ($3::date - 1)
        order by o.starts_at, o.id`,
      [tenant.organizationId, personId, from, to, timezone],
    )
  )
    .filter((row) => row.starts_on <= to && row.ends_on >= from)
    .map((row): CalendarEntry => ({
      id: `event-${row.id}`,
      layer: 'event',
      title: row.title,
      title_ne: null,
      event: row.event_id,
      on: row.original_on,
      is_all_day: row.is_all_day,
      starts_at: row.is_all_day ? null : row.starts_at,
      ends_at: row.is_all_day ? null : row.ends_at,
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      place: row.place,
      answer: row.answer,
      is_tentative: row.is_guest && row.answer !== 'Accepted',
    }));

type Days = Pick<CalendarEntry, 'id' | 'layer' | 'title' | 'starts_on' | 'ends_on'> &
  Partial<Pick<CalendarEntry, 'title_ne' | 'is_tentative'>>;

/** An entry of whole days. */
const wholeDays = (given: Days): CalendarEntry => ({
  title_ne: null,
  is_tentative: false,
  ...given,
  event: null,
  on: null,
  is_all_day: true,
  starts_at: null,
  ends_at: null,
  place: null,
  answer: null,
});

interface LeaveRow {
  readonly id: number;
  readonly from_date: string;
  readonly to_date: string;
  readonly is_pending: boolean;
  readonly full_name: string;
  readonly name_ne: string | null;
}

const leaveRows = ({ tenant, personId, from, to, today }: CalendarOf, whose: string): Promise<LeaveRow[]> =>
  tenant.query<LeaveRow>(
    `select r.id, r.from_date, r.to_date, r.status <> 'Approved' as is_pending, p.full_name, p.name_ne from leave_request r
       join person p on p.organization_id = r.organization_id and p.id = r.sender_id
      where r.organization_id = $1 and ${whose} and r.from_date <= $4 and r.to_date >= $3 and $2::bigint is not null and $5::date is not null
      order by r.from_date, r.id`,
    [tenant.organizationId, personId, from, to, today],
  );

const leave: Layer = async (of) =>
  (await leaveRows(of, `r.sender_id = $2 and r.status in ('Requested', 'Forwarded', 'Approved')`)).map((row) =>
    wholeDays({
      id: `leave-${row.id}`,
      layer: 'leave',
      title: 'Leave',
      title_ne: 'बिदा',
      starts_on: row.from_date,
      ends_on: row.to_date,
      is_tentative: row.is_pending,
    }),
  );

/** Approved leave of those whom the person supervises today; neither kind nor reason is said. */
const teamLeave: Layer = async (of) =>
  (await leaveRows(of, `r.status = 'Approved' and ${supervises('r.sender_id', '$2', '$5')}`)).map((row) =>
    wholeDays({
      id: `team-leave-${row.id}`,
      layer: 'team_leave',
      title: `${row.full_name}: Leave`,
      title_ne: `${row.name_ne ?? row.full_name}: बिदा`,
      starts_on: row.from_date,
      ends_on: row.to_date,
    }),
  );

const holidays: Layer = async ({ tenant, personId, from, to }) =>
  (await holidaysOfPerson(tenant, personId, from, to)).map(({ id, name, name_ne, starts_on, ends_on, part }) => {
    const said = (language: 'en' | 'ne', text: string) =>
      part === 'Full' ? text : `${text} · ${holidayParts[part][language]}`;
    return wholeDays({
      id: `holiday-${id}`,
      layer: 'holiday',
      title: said('en', name),
      title_ne: said('ne', name_ne ?? name),
      starts_on,
      ends_on,
    });
  });

/** Birthdays of colleagues, without the year of birth; who was born on 29 February has it on the 28th in other years. */
const birthdays: Layer = async ({ tenant, from, to }) =>
  (
    await tenant.query<{ user_id: number; full_name: string; name_ne: string | null; day: string }>(
      `select e.user_id, p.full_name, p.name_ne, d.day
         from (select day::date as day, birth
                 from generate_series($2::date, $3::date, interval '1 day') day
                cross join lateral (values (to_char(day, 'MM-DD')),
                                           (case when to_char(day, 'MM-DD') = '02-28' and to_char(day + interval '1 day', 'MM-DD') = '03-01' then '02-29' end)) births (birth)) d
         join employee e on to_char(e.date_of_birth, 'MM-DD') = d.birth
         join person p on p.organization_id = e.organization_id and p.id = e.user_id
        where e.organization_id = $1 and e.is_current and e.joined_on <= d.day order by d.day, p.full_name`,
      [tenant.organizationId, from, to],
    )
  ).map(({ user_id: id, full_name: name, name_ne: inNepali, day }) =>
    wholeDays({
      id: `birthday-${id}-${day}`,
      layer: 'birthday',
      title: `${name}'s birthday`,
      title_ne: `${inNepali ?? name}को जन्मदिन`,
      starts_on: day,
      ends_on: day,
    }),
  );

const layers: Readonly<Record<CalendarLayer, Layer>> = {
  event: events,
  leave,
  team_leave: teamLeave,
  holiday: holidays,
  birthday: birthdays,
};

/** What some layers have of a person's days. */
export async function calendarOf(of: CalendarOf, names: readonly CalendarLayer[]): Promise<CalendarEntry[]> {
  const parts: CalendarEntry[] = [];
  for (const name of names) parts.push(...(await layers[name](of)));
  return parts;
}

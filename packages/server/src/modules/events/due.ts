/** Work that is due: reminders, and series whose days are made further. */
import { eventPaths } from '@karmik/model/events/paths';
import { formatTime } from '@karmik/model/kit/date-text';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import type { Context } from '../../context.ts';
import { notify } from '../notification/notify.ts';
import { horizonOf, prolong } from './days.ts';
import { factsOf } from './facts.ts';

interface DueReminder {
  readonly organization_id: number;
  readonly id: number;
  readonly event_id: number;
  readonly title: string;
  readonly starts_at: string;
  readonly is_all_day: boolean;
  readonly home: string;
  readonly people: number[];
}

const atATime = 200;

/** Tells organizers and guests who have not declined of what begins soon, once, also where the work was down meanwhile (WC-29). */
export async function remindDue({ database, clock }: Context): Promise<void> {
  const now = clock();
  await database.everywhere.transaction(async (queries) => {
    const due = await queries.query<DueReminder>(
      `with due as (
         update event_occurrence o set reminded_at = $1
          where (o.organization_id, o.id) in (
            select d.organization_id, d.id from event_occurrence d
             where d.remind_at <= $1 and d.reminded_at is null and not d.is_cancelled order by d.remind_at limit ${atATime} for update skip locked)
         returning o.organization_id, o.id, o.event_id, o.title, o.starts_at, o.ends_at, o.asked_at)
       select d.organization_id, d.id, d.event_id, coalesce(d.title, e.title) as title, d.starts_at, e.is_all_day, o.timezone as home,
              array(select e.organizer_id union
                    select g.person_id from event_guests g where g.organization_id = e.organization_id and g.parent_id = e.id and g.person_id is not null
                       and coalesce((select a.answer from event_answer a where a.organization_id = g.organization_id and a.guest_id = g.id and a.is_current
                                        and (a.occurrence_id = d.id or (a.occurrence_id is null and (d.asked_at is null or a.answered_at > d.asked_at)))
                                      order by a.occurrence_id nulls last limit 1), '') <> 'Declined') as people
         from due d join event e on e.organization_id = d.organization_id and e.id = d.event_id and e.status = 'Confirmed'
         join organization o on o.id = d.organization_id
        where d.ends_at > $1 order by d.starts_at, d.id`,
      [now],
    );
    for (const {
      organization_id: organizationId,
      event_id: eventId,
      title,
      starts_at,
      is_all_day,
      home,
      people,
    } of due) {
      const at = (language: 'en' | 'ne') => formatTime(starts_at, { language, calendar: 'AD', timeZone: home });
      await notify(queries, {
        organizationId,
        recipientIds: people,
        actorId: null,
        text: is_all_day
          ? bilingual(`Reminder: ${title}`, `स्मरण: ${title}`)
          : bilingual(`${at('en')}: ${title}`, `${at('ne')}: ${title}`),
        url: linkTo(eventPaths.detail, { id: eventId }),
        category: 'event',
        at: now,
      });
    }
  });
}

/** Makes days of series that go on further, and tells organizers on which of them the room is taken (WC-22). */
export async function prolongSeries({ database, clock }: Context): Promise<void> {
  const now = clock();
  const due = await database.everywhere.query<{ organization_id: number; id: number }>(
    `select e.organization_id, e.id from event e where e.status = 'Confirmed' and e.held_until < $1::date order by e.held_until, e.id limit 200`,
    [horizonOf(now.toISOString().slice(0, 10))],
  );
  for (const { organization_id: organizationId, id } of due)
    await database.organization(organizationId).transaction(async (tenant) => {
      const clashes = await prolong(tenant, id, now);
      const [first] = clashes;
      if (first === undefined) return;
      const facts = await factsOf(tenant, id);
      await notify(tenant, {
        organizationId,
        recipientIds: [facts.organizer_id],
        actorId: null,
        text: bilingual(
          `${first.room} is taken on new days (${clashes.length}): ${facts.title}`,
          `नयाँ ${clashes.length} दिन ${first.room} खाली छैन: ${facts.title}`,
        ),
        url: linkTo(eventPaths.detail, { id }),
        category: 'event',
        at: now,
      });
    });
}

/** Events of the demo: a stand-up on working days, a review in a room, a retreat, a meeting with a guest from outside, and posts. */
import { event } from '@karmik/model/events/event';
import { addDays, todayIn } from '@karmik/model/kit/zone';
import { weekdayOf } from '@karmik/model/kit/weekdays';
import { createRecord } from '../../entity/write.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { createPost } from '../noticeboard/posts.ts';
import { takeAnswer } from './answers.ts';
import { factsOf, guestsOf } from './facts.ts';
import { eventHooks } from './hooks.ts';
import { changeDay } from './series.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** The first day from one on that is such a weekday. */
function next(day: string, weekday: string): string {
  let found = day;
  while (weekdayOf(found) !== weekday) found = addDays(found, 1);
  return found;
}

export async function seed(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, plan, until, setTime } = demo;
  const { everywhere } = context.database;
  const home = await everywhere.one<{ timezone: string }>('select timezone from organization where id = $1', [
    organizationId,
  ]);
  const zone = home?.timezone ?? 'Asia/Kathmandu';
  const today = todayIn(zone, until);
  const rooms = await everywhere.query<{ id: number }>(
    'select id from meeting_room where organization_id = $1 order by id',
    [organizationId],
  );
  const team = await teamOf(context, organizationId, plan.slug);
  const [first = hrId, ...others] = team;
  const supervisor = await everywhere.one<{ id: number }>(
    'select supervisor_id as id from supervision where organization_id = $1 and subordinate_id = $2 order by position limit 1',
    [organizationId, first],
  );
  const lead = supervisor?.id ?? hrId;
  const tenant = context.database.organization(organizationId);
  // Three weeks ago, so that past days with answers are there.
  setTime(new Date(until.getTime() - 21 * 86_400_000));
  const begun = addDays(today, -21);
  const make = async (by: number, body: object): Promise<number> => {
    const writer = await writerOf(context, organizationId, by);
    return tenant.transaction((inner) => createRecord(writer, inner, event, eventHooks(), { ...body }));
  };
  const guests = (ids: readonly number[], by: number) =>
    ids.filter((id, place) => id !== by && ids.indexOf(id) === place).map((person) => ({ person }));
  const standUpOn = next(begun, 'Sunday');
  const standUp = await make(lead, {
    title: 'Team stand-up',
    type: 'Meeting',
    starts_on: standUpOn,
    ends_on: standUpOn,
    start_time: '10:00',
    end_time: '10:15',
    repeats: 'Weekly',
    repeat_days: days,
    repeat_ends: 'Never',
    location: 'Team area',
    guests: guests(team, lead),
  });
  const reviewOn = next(addDays(begun, 1), 'Tuesday');
  const review = await make(lead, {
    title: 'Weekly review',
    type: 'Meeting',
    starts_on: reviewOn,
    ends_on: reviewOn,
    // After what the rooms are booked for in the days to come, on whatever day the demo is made.
    start_time: '15:30',
    end_time: '16:30',
    repeats: 'Weekly',
    repeat_ends: 'After a number',
    repeat_count: 12,
    ...(rooms[0] && { room: rooms[0].id }),
    notes: 'Bring the figures of the week.',
    guests: guests(team, lead),
  });
  const retreatOn = next(addDays(today, 2), 'Friday');
  const retreat = await make(hrId, {
    title: 'Office picnic',
    type: 'Celebration',
    is_all_day: true,
    starts_on: retreatOn,
    ends_on: retreatOn,
    reminder: 'Day before',
    location: 'Godawari',
    guests: guests([...team, lead], hrId),
  });
  const clientOn = next(addDays(today, 1), 'Wednesday');
  const client = await make(lead, {
    title: 'Visit of the auditor',
    type: 'Visit',
    starts_on: clientOn,
    ends_on: clientOn,
    start_time: '11:00',
    end_time: '13:00',
    reminder: '1 hour',
    ...(rooms[1] && { room: rooms[1].id }),
    link: 'https://meet.example.com/auditor',
    guests: [{ name: 'Kiran Shakya', email: 'kiran.shakya@auditor.example' }, ...guests([first, hrId], lead)],
  });
  const answer = async (
    id: number,
    person: number | null,
    given: 'Accepted' | 'Declined' | 'Tentative',
    more: object = {},
  ) => {
    await tenant.transaction(async (inner) => {
      const facts = await factsOf(inner, id, true);
      const guest = (await guestsOf(inner, organizationId, id)).find((each) => each.person_id === person);
      if (guest)
        await takeAnswer(
          context,
          inner,
          { facts, guest, isByLink: person === null },
          { answer: given, on: null, part_from: null, part_to: null, note: null, ...more },
        );
    });
  };
  for (const person of others) await answer(standUp, person, 'Accepted');
  await answer(review, others[0] ?? first, 'Accepted');
  await answer(review, others[1] ?? first, 'Declined', { note: 'I am at the Pokhara branch on Tuesdays.' });
  await answer(retreat, lead, 'Accepted');
  await answer(client, null, 'Accepted', {
    part_from: '11:30',
    part_to: '12:30',
    note: 'I come from another meeting.',
  });
  // One review of the next weeks is moved to the day after.
  const movedOn = next(addDays(today, 6), 'Tuesday');
  const leadWriter = await writerOf(context, organizationId, lead);
  await tenant.transaction((inner) =>
    changeDay(leadWriter, inner, review, movedOn, {
      title: null,
      starts_on: addDays(movedOn, 1),
      ends_on: addDays(movedOn, 1),
      start_time: '14:00',
      end_time: '15:00',
      room: rooms[0]?.id ?? null,
      location: null,
    }),
  );
  setTime(new Date(until.getTime() - 86_400_000));
  const trace = { id: 'demo', ip: '' };
  const draft = { attachment_ids: [], scheduled_at: null };
  await createPost(
    context,
    leadWriter.access,
    { ...draft, text: 'Figures of the week are in the shared folder.' },
    trace,
    review,
  );
  await createPost(
    context,
    leadWriter.access,
    {
      ...draft,
      text: 'Please bring last month’s plan.',
      scheduled_at: new Date(until.getTime() + 5 * 86_400_000).toISOString(),
    },
    trace,
    review,
  );
  const hrWriter = await writerOf(context, organizationId, hrId);
  await createPost(
    context,
    hrWriter.access,
    { ...draft, text: 'The bus leaves at 8:00 from the main gate.' },
    trace,
    retreat,
  );
  setTime(until);
}

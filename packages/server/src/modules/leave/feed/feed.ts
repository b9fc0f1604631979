/** What calendar programs read of a person by their link: the layers that they chose, with what they may read now (WC-30). */
import { addDays, todayIn } from '@karmik/model/kit/zone';
import { bilingual, type Language, type Text } from '@karmik/model/kit/text';
import { hashOf } from '../../../access/tokens.ts';
import type { Context } from '../../../context.ts';
import type { CalendarLayer } from '@karmik/model/events/calls';
import { calendarOf } from '../../events/calendar.ts';
import { eventEntries } from '../../events/feed-entries.ts';
import { icalendar, type CalendarEvent } from './icalendar.ts';

/** How many days back and ahead of today. */
const reach = { back: 366, ahead: 732 } as const;

const words = {
  calendar: bilingual('Calendar', 'पात्रो'),
  leave: bilingual('Leave', 'बिदा'),
  pending: bilingual('Leave (pending)', 'बिदा (निर्णय बाँकी)'),
  busy: bilingual('Busy', 'व्यस्त'),
};

interface Owner {
  readonly organization_id: number;
  readonly organization: string;
  readonly timezone: string;
  readonly user_id: number;
  readonly language: Language | null;
  readonly layers: readonly CalendarLayer[];
  readonly is_busy_only: boolean;
}

/** The calendar that a secret leads to; undefined for one that is unknown or withdrawn, or of someone who has left. */
export async function feedOf(context: Context, secret: string): Promise<string | undefined> {
  const { database, clock, config } = context;
  const now = clock();
  const owner = await database.everywhere.one<Owner>(
    `select f.organization_id, f.user_id, o.name as organization, o.timezone, u.language, f.layers, f.is_busy_only from leave_feed f
       join membership m on m.organization_id = f.organization_id and m.user_id = f.user_id and m.is_current
       join organization o on o.id = f.organization_id left join users u on u.id = m.account_id
      where f.hash = $1`,
    [hashOf(secret)],
  );
  if (!owner) return undefined;
  const { organization_id: organizationId, user_id: personId } = owner;
  const tenant = database.organization(organizationId);
  const say = (text: Text): string => text[owner.language ?? 'en'];
  const today = todayIn(owner.timezone, now);
  const [from, to] = [addDays(today, -reach.back), addDays(today, reach.ahead)];
  const host = new URL(config.publicUrl).hostname;
  const { layers, is_busy_only: isBusyOnly } = owner;
  const of = { tenant, personId, from, to, today, timezone: owner.timezone };
  const whole = layers.filter((layer) => layer !== 'event' && (!isBusyOnly || layer === 'leave'));
  const days = (await calendarOf(of, whole)).map((entry): CalendarEvent => {
    const summary =
      entry.layer === 'leave'
        ? say(isBusyOnly ? words.busy : entry.is_tentative ? words.pending : words.leave)
        : say({ en: entry.title, ne: entry.title_ne ?? entry.title });
    return {
      uid: `${organizationId}-${entry.id}@${host}`,
      summary,
      from: entry.starts_on,
      to: entry.ends_on,
      changedAt: now,
      isTentative: entry.is_tentative,
      isFree: entry.layer !== 'leave',
    };
  });
  const events = layers.includes('event')
    ? await eventEntries(context, tenant, personId, { from, to }, isBusyOnly ? say(words.busy) : undefined)
    : [];
  return icalendar(`${say(words.calendar)} · ${owner.organization}`, days, events);
}

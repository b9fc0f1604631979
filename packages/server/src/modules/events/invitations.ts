/** Mails about events, with a file that calendar programs take, and word to guests in the product. */
import { invitationPath } from '@karmik/model/events/admin-paths';
import { eventPaths } from '@karmik/model/events/paths';
import { eventRepeats } from '@karmik/model/events/event';
import { figures } from '@karmik/model/kit/digits';
import { formatDate, formatTime } from '@karmik/model/kit/date-text';
import { counted } from '@karmik/model/kit/plural';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual, type Language, type Text } from '@karmik/model/kit/text';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { compose, wordsOf } from '../../mail/compose.ts';
import { queueMail, type Message } from '../../mail/mail.ts';
import { closeLink, giveLinkAgain } from '../account/personal-links.ts';
import { notify } from '../notification/notify.ts';
import { personFacts, type EventFacts, type Occurrence, type Recipient } from './facts.ts';
import type { CalendarFile, Writing } from './icalendar.ts';

/** For what the personal link of a guest is; its record is the line of the guest. */
export const invitationPurpose = 'event_answer';

export const hostOf = ({ config }: Pick<Context, 'config'>): string => new URL(config.publicUrl).hostname;

/** What happened, as the subject of the mail and in the product. */
export const happened = {
  invited: (title: string) => bilingual(`Invitation: ${title}`, `निमन्त्रणा: ${title}`),
  updated: (title: string) => bilingual(`Updated: ${title}`, `अद्यावधिक: ${title}`),
  moved: (title: string) => bilingual(`New time: ${title}`, `नयाँ समय: ${title}`),
  cancelled: (title: string) => bilingual(`Cancelled: ${title}`, `रद्द: ${title}`),
  removed: (title: string) => bilingual(`No longer invited: ${title}`, `निमन्त्रणा हटाइयो: ${title}`),
} as const;

const ways = {
  outside: bilingual(
    "Respond here. You don't need an account. The link is only for you:",
    'यहाँ जवाफ दिनुहोस्। खाता चाहिँदैन। यो लिङ्क तपाईंका लागि मात्र हो:',
  ),
  inside: bilingual('Open the event here:', 'कार्यक्रम यहाँ खोल्नुहोस्:'),
};
const says = {
  when: bilingual('When', 'कहिले'),
  where: bilingual('Where', 'कहाँ'),
  link: bilingual('Meeting link', 'बैठकको लिङ्क'),
  organizer: bilingual('Organizer', 'आयोजक'),
  repeats: bilingual('Repeats', 'दोहोरिने'),
  times: (count: number): Text => bilingual(counted(count, 'meeting'), `${figures(count, 'ne')} पटक`),
  until: (en: string, ne: string): Text => bilingual(`until ${en}`, `${ne} सम्म`),
};

const styleOf = (language: Language, timeZone: string) =>
  ({ language, calendar: language === 'ne' ? 'BS' : 'AD', timeZone }) as const;

type When = Pick<Occurrence, 'starts_at' | 'ends_at' | 'starts_on' | 'ends_on'>;

/** A day and its hours as a mail says them. */
function whenText(facts: EventFacts, when: When, language: Language): string {
  const zone = facts.timezone ?? facts.home;
  const style = styleOf(language, zone);
  const [first, last] = [formatDate(when.starts_on, style), formatDate(when.ends_on, style)];
  const days = first === last ? first : `${first} – ${last}`;
  if (facts.is_all_day) return days;
  return first === last
    ? `${first}, ${formatTime(when.starts_at, style)} – ${formatTime(when.ends_at, style)} (${zone})`
    : `${first}, ${formatTime(when.starts_at, style)} – ${last}, ${formatTime(when.ends_at, style)} (${zone})`;
}

/** How a series repeats, in words; empty for an event that takes place once. */
export function repeatsText(facts: EventFacts, language: Language): string {
  if (facts.repeats === 'Never') return '';
  const end =
    facts.repeat_ends === 'After a number'
      ? says.times(facts.repeat_count ?? 1)[language]
      : facts.repeat_until !== null
        ? says.until(
            formatDate(facts.repeat_until, styleOf('en', facts.home)),
            formatDate(facts.repeat_until, styleOf('ne', facts.home)),
          )[language]
        : '';
  return [eventRepeats[facts.repeats][language], end].filter(Boolean).join(', ');
}

interface Told {
  readonly facts: EventFacts;
  readonly when: When;
  readonly summary: Text;
  readonly organizer: string;
  readonly place: string;
  /** The series as a whole, or one day of it. */
  readonly isDay: boolean;
}

const textOf = ({ facts, when, organizer, place, isDay }: Told, language: Language): string => {
  const repeats = isDay ? '' : repeatsText(facts, language);
  return [
    `${says.when[language]}: ${whenText(facts, when, language)}`,
    ...(repeats ? [`${says.repeats[language]}: ${repeats}`] : []),
    ...(place ? [`${says.where[language]}: ${place}`] : []),
    ...(facts.link === null ? [] : [`${says.link[language]}: ${facts.link}`]),
    `${says.organizer[language]}: ${organizer}`,
  ].join('\n');
};

/** A mail to guests: what it says and which files each gets. */
export interface Notice {
  readonly facts: EventFacts;
  /** The day that it is about; absent: the event. */
  readonly day?: Occurrence;
  readonly when: When;
  readonly summary: (title: string) => Text;
  readonly files: (writing: Writing) => readonly CalendarFile[];
  /** Whether it may be answered. */
  readonly isOpen: boolean;
  readonly actorId: number | null;
  /** Also notified in the product; a guest who has just been removed gets a mail alone. */
  readonly isTold?: boolean;
}

/** Until when the link of a guest works. */
const linkEnd = ({ last_ends_at: end }: EventFacts, now: Date): Date =>
  end === null ? new Date(now.getTime() + 800 * 86_400_000) : new Date(Math.max(Date.parse(end), now.getTime() + 1));

/** Queues one mail to each guest, in the transaction of what it is about, and tells those of the organization. */
export async function tellGuests(
  context: Context,
  tenant: Tenant,
  guests: readonly Recipient[],
  notice: Notice,
): Promise<void> {
  if (guests.length === 0) return;
  const { facts, day, when, summary, files, isOpen } = notice;
  const now = context.clock();
  const { organizationId } = tenant;
  const organizer = (await personFacts(tenant, organizationId, facts.organizer_id)) ?? { full_name: '', email: null };
  const title = day?.title ?? facts.title;
  const what = summary(title);
  const place = [day ? day.room : facts.room, day?.location ?? facts.location].filter(Boolean).join(', ');
  const told: Told = { facts, when, summary: what, organizer: organizer.full_name, place, isDay: day !== undefined };
  const mails: Message[] = [];
  for (const guest of guests) {
    if (guest.email === null) continue;
    const wording = await wordsOf(tenant, organizationId, isOpen ? 'Event invitation' : 'Notification', guest.language);
    const { language } = wording;
    const isOutside = guest.person_id === null;
    const values: Record<string, string> = {
      full_name: guest.full_name,
      organization: facts.organization,
      summary: what[language],
      text: textOf(told, language),
    };
    if (isOpen) {
      const path = isOutside
        ? linkTo(invitationPath, {
            token: await giveLinkAgain(
              tenant,
              context.secrets,
              { purpose: invitationPurpose, objectId: guest.id },
              { at: now, expiresAt: linkEnd(facts, now) },
            ),
          })
        : linkTo(eventPaths.detail, { id: facts.id });
      values['way'] = ways[isOutside ? 'outside' : 'inside'][language];
      values['link'] = `${context.config.publicUrl}${path}`;
    }
    mails.push({
      kind: 'event',
      to_address: guest.email,
      to_name: guest.full_name,
      ...compose(wording, values),
      calendars: files({ host: hostOf(context), now, organizer, guest }),
    });
  }
  await queueMail(tenant, context, { organizationId }, mails, now);
  const inside = guests.flatMap(({ person_id: id }) => (id === null || id === notice.actorId ? [] : [id]));
  if (notice.isTold === false || inside.length === 0) return;
  await notify(tenant, {
    organizationId,
    recipientIds: inside,
    actorId: notice.actorId,
    text: what,
    url: linkTo(eventPaths.detail, { id: facts.id }),
    category: 'event',
    at: now,
  });
}

/** Takes the links of guests back who are no guests any more, or whose event is cancelled. */
export async function closeLinks(tenant: Tenant, guests: readonly { readonly id: number }[], at: Date): Promise<void> {
  for (const { id } of guests) await closeLink(tenant, { purpose: invitationPurpose, objectId: id }, 'withdrawn', at);
}

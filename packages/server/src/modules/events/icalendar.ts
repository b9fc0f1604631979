/**
 * Files of events for calendar programs (RFC 5545, RFC 5546): invitations and cancellations of mails, and entries of a private link.
 * Times carry the zone with its definition; whole days are dates.
 */
import { addDays, toWall } from '@karmik/model/kit/zone';
import { toInstant } from '@karmik/model/kit/wall-clock';
import ICAL from 'ical.js';
import { tzlib_get_ical_block as definitionOf } from 'timezones-ical-library';
import type { EventFacts, Occurrence, Recipient } from './facts.ts';
import { ruleText } from './recurrence.ts';

export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** A file as it goes out with a mail. */
export interface CalendarFile {
  readonly method: Method;
  readonly content: string;
}

interface Organizer {
  readonly full_name: string;
  readonly email: string | null;
}

/** What a file says beside the event. */
export interface Writing {
  readonly host: string;
  readonly now: Date;
  readonly organizer: Organizer;
  /** Whom the file is for; no file names another guest. */
  readonly guest?: Pick<Recipient, 'full_name' | 'email' | 'is_optional'>;
}

const uidOf = ({ uid }: Pick<EventFacts, 'uid'>, host: string): string => `event-${uid}@${host}`;
const utc = (at: string | Date): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A zone of an offset alone, such as +05:45. */
const isOffset = (zone: string): boolean => /^[+-]/.test(zone);
const zoneName = (zone: string): string => (isOffset(zone) ? `UTC${zone}` : zone);

/** The definition of a zone, which programs need that do not know it by its name. */
export function zoneComponent(zone: string): ICAL.Component | undefined {
  if (zone === 'UTC') return undefined;
  if (isOffset(zone)) {
    const shift = zone.replace(':', '');
    return ICAL.Component.fromString(
      [
        'BEGIN:VTIMEZONE',
        `TZID:${zoneName(zone)}`,
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        `TZOFFSETFROM:${shift}`,
        `TZOFFSETTO:${shift}`,
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\r\n'),
    );
  }
  const [block] = definitionOf(zone);
  if (block === undefined) return undefined;
  const component = ICAL.Component.fromString(block);
  component.updatePropertyWithValue('tzid', zone);
  return component;
}

/** Adds a time as wall time with its zone, or as a date for whole days. @param wall `YYYY-MM-DDTHH:MM` */
function addTime(
  component: ICAL.Component,
  name: string,
  wall: string,
  { is_all_day: isAllDay, timezone }: EventFacts,
): void {
  const property = new ICAL.Property(name);
  if (isAllDay) {
    property.resetType('date');
    property.setValue(ICAL.Time.fromDateString(wall.slice(0, 10)));
  } else if (timezone === null || timezone === 'UTC') {
    property.setValue(ICAL.Time.fromDateTimeString(`${wall}:00Z`));
  } else {
    property.setParameter('tzid', zoneName(timezone));
    property.setValue(ICAL.Time.fromDateTimeString(`${wall}:00`));
  }
  component.addProperty(property);
}

function addAddress(component: ICAL.Component, name: 'organizer' | 'attendee', { full_name: who, email }: Organizer) {
  const property = new ICAL.Property(name);
  // Quotes end the parameter whatever is done to them.
  property.setParameter('cn', who.replaceAll('"', "'"));
  property.setValue(`mailto:${email ?? ''}`);
  component.addProperty(property);
  return property;
}

const placeOf = (room: string | null, location: string | null): string => [room, location].filter(Boolean).join(', ');

interface Described {
  readonly title: string;
  readonly room: string | null;
  readonly location: string | null;
  readonly isCancelled: boolean;
}

function describe(component: ICAL.Component, facts: EventFacts, said: Described, writing: Writing): void {
  const { organizer, guest, host, now } = writing;
  component.addPropertyWithValue('uid', uidOf(facts, host));
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  component.addPropertyWithValue('sequence', facts.sequence);
  component.addPropertyWithValue('summary', said.title);
  const place = placeOf(said.room, said.location);
  if (place) component.addPropertyWithValue('location', place);
  if (facts.link !== null) component.addPropertyWithValue('url', facts.link);
  component.addPropertyWithValue('status', said.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  component.addPropertyWithValue('transp', facts.is_all_day ? 'TRANSPARENT' : 'OPAQUE');
  if (organizer.email !== null) addAddress(component, 'organizer', organizer);
  if (guest === undefined || guest.email === null) return;
  const attendee = addAddress(component, 'attendee', guest);
  attendee.setParameter('role', guest.is_optional ? 'OPT-PARTICIPANT' : 'REQ-PARTICIPANT');
  attendee.setParameter('partstat', 'NEEDS-ACTION');
  attendee.setParameter('rsvp', facts.asks_answer ? 'TRUE' : 'FALSE');
}

const minutes = (time: string | null): string => time?.slice(0, 5) ?? '00:00';

/** A day of a series by its identity: the start that the rule gives it. */
const identityOf = (facts: EventFacts, day: string): string => `${day}T${minutes(facts.start_time)}`;

/** A series, or an event that takes place once. */
function master(
  facts: EventFacts,
  days: readonly Occurrence[],
  writing: Writing,
  isCancelled: boolean,
): ICAL.Component {
  const component = new ICAL.Component('vevent');
  describe(component, facts, { ...facts, isCancelled }, writing);
  const end = facts.is_all_day ? addDays(facts.ends_on, 1) : facts.ends_on;
  addTime(component, 'dtstart', identityOf(facts, facts.starts_on), facts);
  addTime(component, 'dtend', `${end}T${minutes(facts.end_time)}`, facts);
  const zone = facts.timezone ?? facts.home;
  // The end of a rule has the kind of its start: an instant in UTC, or a date (WC-18).
  const until =
    facts.repeat_until === null || facts.is_all_day
      ? undefined
      : utc(toInstant(`${facts.repeat_until}T${minutes(facts.start_time)}`, zone));
  const rule = ruleText(facts, until);
  if (rule === undefined) return component;
  component.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  const out = [...facts.left_out, ...days.filter((day) => day.is_cancelled).map((day) => day.original_on)].toSorted();
  for (const day of new Set(out)) addTime(component, 'exdate', identityOf(facts, day), facts);
  return component;
}

/** One day of a series. */
function exception(facts: EventFacts, day: Occurrence, writing: Writing, isCancelled: boolean): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const said = {
    title: day.title ?? facts.title,
    location: day.location ?? facts.location,
    room: day.room,
    isCancelled,
  };
  describe(component, facts, said, writing);
  const zone = facts.timezone ?? facts.home;
  addTime(component, 'recurrence-id', identityOf(facts, day.original_on), facts);
  const wall = (at: string) => toWall(at, zone) ?? '';
  addTime(component, 'dtstart', facts.is_all_day ? `${day.starts_on}T00:00` : wall(day.starts_at), facts);
  addTime(component, 'dtend', facts.is_all_day ? `${addDays(day.ends_on, 1)}T00:00` : wall(day.ends_at), facts);
  return component;
}

/** Whether a day differs from what its series says of it. */
const isOwn = (facts: EventFacts, day: Occurrence): boolean =>
  !day.is_cancelled &&
  (day.is_moved ||
    day.title !== null ||
    day.location !== null ||
    (day.room_id !== facts.room_id && facts.repeats !== 'Never'));

/** The entries of an event: the series with its exceptions. */
export const entriesOf = (facts: EventFacts, days: readonly Occurrence[], writing: Writing): ICAL.Component[] => {
  if (facts.repeats !== 'Never')
    return [
      master(facts, days, writing, false),
      ...days.filter((day) => isOwn(facts, day)).map((day) => exception(facts, day, writing, false)),
    ];
  return [master(facts, days, writing, false)];
};

/** A file of entries with the definitions of their zones. */
export function fileOf(method: Method, components: readonly ICAL.Component[], zones: readonly string[]): CalendarFile {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Karmik HR//Events//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  for (const zone of new Set(zones)) {
    const definition = zoneComponent(zone);
    if (definition) calendar.addSubcomponent(definition);
  }
  for (const component of components) calendar.addSubcomponent(component);
  return { method, content: `${calendar.toString()}\r\n` };
}

export const zonesOf = (facts: EventFacts): string[] =>
  facts.is_all_day || facts.timezone === null ? [] : [facts.timezone];

/** The invitation to an event, as it is now. */
export const requestFile = (facts: EventFacts, days: readonly Occurrence[], writing: Writing): CalendarFile =>
  fileOf('REQUEST', entriesOf(facts, days, writing), zonesOf(facts));

/** One day that changed. */
export const dayRequestFile = (facts: EventFacts, day: Occurrence, writing: Writing): CalendarFile =>
  fileOf('REQUEST', [exception(facts, day, writing, false)], zonesOf(facts));

/** One day that was cancelled; the others stay (WC-27). */
export const dayCancelFile = (facts: EventFacts, day: Occurrence, writing: Writing): CalendarFile =>
  fileOf('CANCEL', [exception(facts, day, writing, true)], zonesOf(facts));

/** The whole event, cancelled. */
export const cancelFile = (facts: EventFacts, writing: Writing): CalendarFile =>
  fileOf('CANCEL', [master(facts, [], writing, true)], zonesOf(facts));

/** Calendars of whole days as calendar programs read them (RFC 5545). */
import { addDays } from '@karmik/model/kit/zone';

export interface CalendarEvent {
  /** The same whenever the event is written, and of no other event. */
  readonly uid: string;
  readonly summary: string;
  readonly from: string;
  /** The last day. */
  readonly to: string;
  readonly changedAt: Date;
  readonly isTentative?: boolean;
  /** Whether it leaves its days free, as a holiday does. */
  readonly isFree?: boolean;
}

/** Octets of a line. */
const longest = 75;

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** Breaks what is too long between characters; each further line begins with a space. */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longest) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const dayOf = (day: string): string => day.replaceAll('-', '');
const instantOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const linesOf = ({ uid, summary, from, to, changedAt, isTentative, isFree }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${instantOf(changedAt)}`,
  `DTSTART;VALUE=DATE:${dayOf(from)}`,
  `DTEND;VALUE=DATE:${dayOf(addDays(to, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
];

/** @param entries further parts as they are written, such as zones and events of an hour */
export const icalendar = (name: string, events: readonly CalendarEvent[], entries: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Karmik HR//Leave//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
  ]
    .map((line) => `${folded(line)}\r\n`)
    .concat(
      entries.map((entry) => `${entry.trim()}\r\n`),
      [...events.flatMap(linesOf), 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`),
    )
    .join('');

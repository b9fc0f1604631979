/** Names of time zones as people and calendar programs write them. */
import { isZone } from '../kit/wall-clock.ts';

/** Zones as Windows and Outlook name them, of places from which people here are invited (CLDR windowsZones). */
const windowsZones: Readonly<Record<string, string>> = {
  'Nepal Standard Time': 'Asia/Kathmandu',
  'India Standard Time': 'Asia/Kolkata',
  'Bangladesh Standard Time': 'Asia/Dhaka',
  'Sri Lanka Standard Time': 'Asia/Colombo',
  'Pakistan Standard Time': 'Asia/Karachi',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Arabian Standard Time': 'Asia/Dubai',
  'Arab Standard Time': 'Asia/Riyadh',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Pacific Standard Time': 'America/Los_Angeles',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  UTC: 'UTC',
};
/** Names that the zone database has replaced. */
const formerNames: Readonly<Record<string, string>> = {
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Calcutta': 'Asia/Kolkata',
};

const offset = /^(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})$/;

/**
 * The zone that a name means; undefined for one that is not known, which is never taken as UTC (WC-28). An offset stays one.
 * @example zoneOf('Nepal Standard Time') // 'Asia/Kathmandu'
 * @example zoneOf('+0545') // '+05:45'
 */
export function zoneOf(name: string): string | undefined {
  const wanted = name.trim();
  const known = windowsZones[wanted] ?? formerNames[wanted];
  if (known !== undefined) return known;
  const [, sign, hours, minutes] = offset.exec(wanted) ?? [];
  const zone = sign === undefined ? wanted : `${sign}${hours}:${minutes}`;
  return zone !== '' && isZone(zone) ? zone : undefined;
}

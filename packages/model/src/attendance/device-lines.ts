/**
 * Lines of attendance as devices of the push protocol send them and write them to files: fields between tabs, the PIN, the time of the
 * device's own clock, a status and how the person was known. What else a line holds is of no account.
 */
import type { PunchCategory } from './punch.ts';

export interface DeviceLine {
  readonly pin: string;
  /** As it was sent. */
  readonly time: string;
  /** The clock on the wall of the device, `YYYY-MM-DDTHH:MM:SS`; undefined where it sent an instant. */
  readonly wall: string | undefined;
  /** Seconds since 1970 in UTC; undefined where it sent its wall clock. */
  readonly unix: number | undefined;
  /** 0 in, 1 out, 2 break out, 3 break in, 4 overtime in, 5 overtime out. */
  readonly status: number;
}

/** What a status of a device says of the day. Who comes back from a break or begins overtime is in again. */
export const categoryOfStatus: Readonly<Record<number, PunchCategory>> = {
  0: 'Punch In',
  1: 'Punch Out',
  2: 'Personal Break',
  3: 'Punch In',
  4: 'Punch In',
  5: 'Punch Out',
};

const pinForm = /^[\w.-]{1,24}$/;
const wallForm = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const unixForm = /^\d{9,10}$/;

const two = (part: string | undefined): string => (part ?? '0').padStart(2, '0');

/** The wall clock in one form; undefined for a day or time that no calendar has. */
function wallOf(time: string): string | undefined {
  const [, year, month, day, hour, minute, second] = wallForm.exec(time) ?? [];
  if (year === undefined) return undefined;
  const wall = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
  const read = Date.parse(`${wall}Z`);
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(wall) ? wall : undefined;
}

/** Text without characters that would end a line or a field, or that no database keeps. */
// oxlint-disable-next-line no-control-regex
export const withoutControls = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000A-\u001F\u007F]/g, '');

/**
 * @param form `push`: PIN, time, status. `file`: `attlog.dat`, PIN, time, number of the device, status
 * @returns undefined for a line that cannot be read
 * @example parseLine('17\t2026-11-21 10:02:11\t0\t1', 'push') // { pin: '17', wall: '2026-11-21T10:02:11', status: 0, … }
 */
export function parseLine(line: string, form: 'push' | 'file'): DeviceLine | undefined {
  const parts = line.split('\t').map((part) => part.trim());
  const [pin = '', time = ''] = parts;
  if (!pinForm.test(pin)) return undefined;
  const wall = wallOf(time);
  const unix = wall === undefined && unixForm.test(time) ? Number(time) : undefined;
  if (wall === undefined && unix === undefined) return undefined;
  const written = parts[form === 'push' ? 2 : 3] ?? '';
  const status = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  return { pin, time, wall, unix, status };
}

/** `key=value` parts of a line, as devices tell people, options and capabilities. Keys may begin with a tilde. */
export function pairsOf(line: string, separator: '\t' | ',' | '&'): Map<string, string> {
  return new Map(
    line.split(separator).flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      return at > 0 ? [[part.slice(0, at).trim().replace(/^~/, '').toLowerCase(), part.slice(at + 1).trim()]] : [];
    }),
  );
}

/** The offset of a zone as devices take it: whole hours as such, any other in minutes. A wrong one moves their clock. */
export const zoneOption = (minutes: number): number => (minutes % 60 === 0 ? minutes / 60 : minutes);

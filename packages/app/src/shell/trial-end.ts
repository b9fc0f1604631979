import { toWall } from '@karmik/model/kit/zone';

/** An instant as year-month-day with 12-hour time in a zone (CFG-4): `2027-01-31 06:00 PM`. */
export function trialEnd(instant: string, timeZone: string): string {
  const wall = toWall(instant, timeZone);
  if (wall === null) return instant;
  const hour = Number(wall.slice(11, 13));
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  return `${wall.slice(0, 10)} ${twelve}:${wall.slice(14)} ${hour < 12 ? 'AM' : 'PM'}`;
}

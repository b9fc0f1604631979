/** What clocks on the wall show, as instants; apart from `zone.ts`, which every page needs. */
import { toWall } from './zone.ts';

/**
 * The instant at which the clock on the wall shows that.
 * @example toInstant('2026-11-21T12:00', 'Asia/Kathmandu') // '2026-11-21T06:15:00.000Z'
 */
export function toInstant(wall: string, timeZone: string): string {
  const wanted = Date.parse(`${wall}:00Z`);
  let instant = wanted;
  // The second round is for zones whose offset changes between the two.
  for (let round = 0; round < 2; round++) {
    const shown = Date.parse(`${toWall(instant, timeZone)}:00Z`);
    instant += wanted - shown;
  }
  return new Date(instant).toISOString();
}

/** Whether the runtime knows a zone of that name. @example isZone('Asia/Kathmandu') // true */
export function isZone(name: string): boolean {
  try {
    return toWall(0, name) !== null;
  } catch {
    return false;
  }
}

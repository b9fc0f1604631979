import { toInstant } from '@karmik/model/kit/wall-clock';
import { addDays, todayIn } from '@karmik/model/kit/zone';

export type Target =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/** NTF-7: where an address leads. Only paths of this site and addresses of the web are followed. */
export function targetOf(url: string | null, origin: string): Target {
  if (!url || !URL.canParse(url, origin)) return { kind: 'nowhere' };
  const target = new URL(url, origin);
  if (target.origin === origin) return { kind: 'here', path: target.pathname + target.search + target.hash };
  return /^https?:$/.test(target.protocol) ? { kind: 'elsewhere', address: target.href } : { kind: 'nowhere' };
}

const openedMark = /^#notification-(\d+)$/;

/** The notification for which the service worker opened a window. */
export const openedFor = (hash: string): number | undefined => Number(openedMark.exec(hash)?.[1]) || undefined;

export type RemindChoice = 'hour' | 'threeHours' | 'tomorrow' | 'week';

const hourMs = 3_600_000;

/** NTF-5: when a choice is. Tomorrow begins at nine in the zone. @param timeZone an IANA name */
export function remindTime(choice: RemindChoice, now: Date, timeZone: string): Date {
  if (choice === 'hour') return new Date(now.getTime() + hourMs);
  if (choice === 'threeHours') return new Date(now.getTime() + 3 * hourMs);
  if (choice === 'week') return new Date(now.getTime() + 7 * 24 * hourMs);
  return new Date(toInstant(`${addDays(todayIn(timeZone, now), 1)}T09:00`, timeZone));
}

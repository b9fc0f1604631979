/** When the server was last heard from: with it, and a clock that cannot be set, the time of a log that is held can be reckoned. */
import { session } from '../../../shell/session.ts';

export interface LastContact {
  readonly contact?: string;
  /** Milliseconds; absent where the page was loaded again since. */
  readonly since_contact?: number;
}

const keyOf = (slug: string): string => `karmik.contact.${session.info?.user.id ?? 0}.${slug}`;
/** Of this page: the clock that runs on while it is open. */
const heardAt = new Map<string, number>();

export function keepContact(slug: string, contact: string): void {
  localStorage.setItem(keyOf(slug), contact);
  heardAt.set(keyOf(slug), performance.now());
}

export function lastContact(slug: string): LastContact {
  const contact = localStorage.getItem(keyOf(slug));
  if (contact === null) return {};
  const at = heardAt.get(keyOf(slug));
  return { contact, ...(at === undefined ? {} : { since_contact: Math.round(performance.now() - at) }) };
}

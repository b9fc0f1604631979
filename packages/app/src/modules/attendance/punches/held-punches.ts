/** Logs that were made without a connection: kept in this browser for each person and organization until the server has them. */
import { punch, type PunchCategory } from '@karmik/model/attendance/punch';
import type { Text } from '@karmik/model/kit/text';
import { useSyncExternalStore } from 'react';
import { api } from '../../../api/client.ts';
import { allMessages, toFailure } from '../../../api/failure.ts';
import { endpoint } from '../../../screens/records.ts';
import { session } from '../../../shell/session.ts';
import type { LastContact } from './contact.ts';
import { punchPath } from './punch-path.ts';

interface HeldPunch extends LastContact {
  readonly remark_category: PunchCategory;
  /** The moment at which it was made; with it the same log is told from others. */
  readonly held_at: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly accuracy?: number;
}

export interface RefusedPunch extends HeldPunch {
  readonly reasons: readonly Text[];
}

interface Held {
  readonly waiting: readonly HeldPunch[];
  readonly refused: readonly RefusedPunch[];
}

const nothing: Held = { waiting: [], refused: [] };
const listeners = new Set<() => void>();
const read = new Map<string, { readonly text: string; readonly held: Held }>();

const keyOf = (slug: string): string => `karmik.held-punches.${session.info?.user.id ?? 0}.${slug}`;

function heldOf(slug: string): Held {
  const key = keyOf(slug);
  const text = localStorage.getItem(key);
  if (text === null) return nothing;
  const known = read.get(key);
  if (known?.text === text) return known.held;
  const held = JSON.parse(text) as Held;
  read.set(key, { text, held });
  return held;
}

function change(slug: string, next: (held: Held) => Held): void {
  const held = next(heldOf(slug));
  if (held.waiting.length + held.refused.length === 0) localStorage.removeItem(keyOf(slug));
  else localStorage.setItem(keyOf(slug), JSON.stringify(held));
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  // Another tab may have sent them.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

export const useHeld = (slug: string): Held => useSyncExternalStore(listen, () => heldOf(slug));

export const holdPunch = (slug: string, log: HeldPunch): void =>
  change(slug, (held) => ({ ...held, waiting: [...held.waiting, log] }));

export const forgetRefused = (slug: string, { held_at: at }: RefusedPunch): void =>
  change(slug, (held) => ({ ...held, refused: held.refused.filter((each) => each.held_at !== at) }));

let isSending = false;

/**
 * Sends what waits, the oldest first, until the connection breaks off again. One that the server refuses waits no longer, and is shown with
 * the reason.
 * @returns how many the server has now
 */
export async function sendHeld(slug: string): Promise<number> {
  if (isSending || !navigator.onLine) return 0;
  isSending = true;
  let sent = 0;
  try {
    for (const log of heldOf(slug).waiting) {
      let reasons: readonly Text[] | undefined;
      try {
        await api.post(endpoint(punch, slug, punchPath), { json: log });
        sent += 1;
      } catch (error) {
        const failure = toFailure(error);
        // Silence, an overload and a session that ended say nothing of the log.
        if (failure.status < 400 || failure.status >= 500 || [401, 408, 429].includes(failure.status)) break;
        reasons = allMessages(failure);
      }
      change(slug, (held) => ({
        waiting: held.waiting.filter((each) => each.held_at !== log.held_at),
        refused: reasons ? [...held.refused, { ...log, reasons }] : held.refused,
      }));
    }
  } finally {
    isSending = false;
  }
  return sent;
}

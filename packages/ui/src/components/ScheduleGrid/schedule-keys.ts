import type { KeyboardEvent } from 'react';
import { stepOf, type Around, type Place } from '../../parts/grid-keys.ts';

/** What a key asks of the grid. */
export type Wish =
  | { readonly kind: 'move'; readonly to: Place; readonly extends: boolean }
  | { readonly kind: 'open' | 'clear' | 'all' | 'collapse' | 'down' | 'along' }
  | { readonly kind: 'type'; readonly letter: string };

const plain: Readonly<Record<string, 'open' | 'clear' | 'collapse'>> = {
  Enter: 'open',
  F2: 'open',
  ' ': 'open',
  Delete: 'clear',
  Backspace: 'clear',
  Escape: 'collapse',
};
const commands: Readonly<Record<string, 'all' | 'down' | 'along'>> = { a: 'all', d: 'down', r: 'along' };

/** @returns undefined for keys that are not the grid's */
export function wishOf(event: KeyboardEvent, around: Around): Wish | undefined {
  const { key, altKey, shiftKey } = event;
  if (altKey) return undefined;
  const to = stepOf(event, around);
  if (to !== undefined) return { kind: 'move', to, extends: shiftKey };
  if (event.ctrlKey || event.metaKey) {
    const kind = commands[key.toLowerCase()];
    return kind && { kind };
  }
  const kind = plain[key];
  if (kind) return { kind };
  return key.length === 1 ? { kind: 'type', letter: key } : undefined;
}

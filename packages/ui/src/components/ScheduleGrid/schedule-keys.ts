import type { KeyboardEvent } from 'react';
import type { Place } from './block.ts';

/** What a key asks of the grid. */
export type Wish =
  | { readonly kind: 'move'; readonly to: Place; readonly extends: boolean }
  | { readonly kind: 'open' | 'clear' | 'all' | 'collapse' | 'down' | 'along' }
  | { readonly kind: 'type'; readonly letter: string };

interface Around {
  readonly at: Place;
  readonly last: Place;
  readonly pageRows: number;
  readonly isRtl: boolean;
}

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
export function wishOf(event: KeyboardEvent, { at, last, pageRows, isRtl }: Around): Wish | undefined {
  const { key, altKey, shiftKey } = event;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (altKey) return undefined;
  const forward = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, Place>> = {
    ArrowRight: { row: at.row, column: hasCommand ? (isRtl ? 0 : last.column) : at.column + forward },
    ArrowLeft: { row: at.row, column: hasCommand ? (isRtl ? last.column : 0) : at.column - forward },
    ArrowDown: { row: hasCommand ? last.row : at.row + 1, column: at.column },
    ArrowUp: { row: hasCommand ? 0 : at.row - 1, column: at.column },
    PageDown: { row: at.row + pageRows, column: at.column },
    PageUp: { row: at.row - pageRows, column: at.column },
    Home: { row: hasCommand ? 0 : at.row, column: 0 },
    End: { row: hasCommand ? last.row : at.row, column: last.column },
  };
  const step = steps[key];
  if (step !== undefined)
    return {
      kind: 'move',
      to: {
        row: Math.min(Math.max(step.row, 0), last.row),
        column: Math.min(Math.max(step.column, 0), last.column),
      },
      extends: shiftKey,
    };
  if (hasCommand) {
    const kind = commands[key.toLowerCase()];
    return kind && { kind };
  }
  const kind = plain[key];
  if (kind) return { kind };
  return key.length === 1 ? { kind: 'type', letter: key } : undefined;
}

/** What another person changed in a record while its form stood open. */
import type { StaleBody } from '@karmik/model/kit/errors';
import { isSame, type Values } from '../store/same.ts';
import type { MergedLines } from './merge-lines.ts';

export interface Stale extends Pick<StaleBody, 'by' | 'at'> {
  /** Fields that only the other person changed; the form holds their values now. */
  readonly takenOver: readonly string[];
  /** Fields that both changed, with what the other person put there; the form still holds the reader's. */
  readonly both: readonly { readonly name: string; readonly theirs: unknown }[];
  /** The same of single lines, where both changed a list: `taken` is in the form, `both` is the reader's to choose. */
  readonly lines: readonly ({ readonly name: string } & Pick<MergedLines, 'taken' | 'both'>)[];
}

/** Reads the answer to a write that came too late; undefined for any other. */
export const staleOfBody = (body: unknown): StaleBody | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'changed_meanwhile'
    ? (body as StaleBody)
    : undefined;

/**
 * Sorts the fields of a form by who changed them. Each set of values is in the form of a body.
 * @param before what the form began with
 * @example whoChanged({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }) // { takenOver: ['b'], both: [] }
 */
export function whoChanged(before: Values, mine: Values, theirs: Values) {
  const changed = Object.keys(theirs).filter((name) => !isSame(before[name], theirs[name]));
  return {
    takenOver: changed.filter((name) => isSame(before[name], mine[name])),
    both: changed.filter((name) => !isSame(before[name], mine[name]) && !isSame(mine[name], theirs[name])),
  };
}

import { contrastPairs, readToken } from '../tokens/contrast-pairs.ts';
import { modes, type Mode } from '../tokens/names.ts';
import { contrast, nearestPassing } from './color.ts';
import type { Brand } from './define-brand.ts';

/** One pair of colours that is not legible enough, with the shade that would be. */
export interface ContrastFailure {
  readonly brand: string;
  readonly mode: Mode;
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly required: number;
  /** The nearest shade of the foreground that passes, absent when none does. */
  readonly nearest: string | undefined;
}

/** Measures every pair of the contract in both modes of a brand and returns those that fail. */
export function checkContrast(brand: Brand): ContrastFailure[] {
  return modes.flatMap((mode) =>
    contrastPairs.flatMap(([foreground, background, required]) => {
      const front = readToken(brand[mode], foreground);
      const back = readToken(brand[mode], background);
      const ratio = contrast(front, back);
      if (ratio >= required) return [];
      const nearest = nearestPassing(front, [back], required);
      return [{ brand: brand.values.id, mode, foreground, background, ratio, required, nearest }];
    }),
  );
}

/** One line for people: which pair of which brand fails, by how much, and what would pass. */
export function describeFailure(failure: ContrastFailure): string {
  const { brand, mode, foreground, background, ratio, required, nearest } = failure;
  const advice = nearest === undefined ? 'no shade of it passes' : `the nearest passing shade is ${nearest}`;
  return `${brand} (${mode}): ${foreground} on ${background} is ${ratio.toFixed(2)}:1, needs ${required}:1; ${advice}.`;
}

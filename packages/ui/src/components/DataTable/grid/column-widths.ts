/** A column as the width of the grid is shared out. */
export interface WidthWish {
  readonly id: string;
  /** As declared or chosen, in pixels. */
  readonly width: number;
  readonly minWidth: number;
  /** Takes part in sharing out what is left. */
  readonly canGrow: boolean;
}

export const NARROWEST = 48;
export const WIDEST = 1200;

/** Widths in pixels: what each asks for, and what is left over shared out among those that may grow. */
export function shareWidths(wishes: readonly WidthWish[], available: number): number[] {
  const widths = wishes.map((wish) => Math.max(wish.width, wish.minWidth));
  const left = Math.floor(available - widths.reduce((sum, width) => sum + width, 0));
  const growing = wishes.flatMap((wish, index) => (wish.canGrow ? [index] : []));
  if (left <= 0 || growing.length === 0) return widths;
  const whole = growing.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
  let given = 0;
  growing.forEach((index, nth) => {
    const width = widths[index] ?? 0;
    const more = nth === growing.length - 1 ? left - given : Math.floor((left * width) / whole);
    widths[index] = width + more;
    given += more;
  });
  return widths;
}

/** `12rem` or `180px` in pixels. A length that needs a container is not known here. */
export function toPixels(length: string | undefined, rem: number): number | undefined {
  const match = /^([\d.]+)(px|rem|em|ch)?$/.exec(length?.trim() ?? '');
  if (match === null) return undefined;
  const count = Number(match[1]);
  if (match[2] === 'rem' || match[2] === 'em') return count * rem;
  return match[2] === 'ch' ? count * rem * 0.5 : count;
}

/** Offsets of the columns, with the whole width at the end. */
export function offsetsOf(widths: readonly number[]): number[] {
  const offsets = [0];
  for (const width of widths) offsets.push((offsets.at(-1) ?? 0) + width);
  return offsets;
}

/** The columns between two offsets, the last one excluded, with one more on each side. */
export function columnsBetween(
  offsets: readonly number[],
  from: number,
  to: number,
  first: number,
  end: number,
): readonly [number, number] {
  let start = first;
  while (start < end - 1 && (offsets[start + 1] ?? 0) <= from) start++;
  let stop = start;
  while (stop < end && (offsets[stop] ?? 0) < to) stop++;
  return [Math.max(first, start - 1), Math.min(end, stop + 1)];
}

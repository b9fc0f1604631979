/** A column as the width of the grid is shared out. */
export interface WidthWish {
  readonly id: string;
  /** As declared or chosen, in pixels. */
  readonly width: number;
  readonly minWidth: number;
  /** In which nothing of its content is cut; absent: not known. */
  readonly need?: number | undefined;
  /** What is never cut while others can be narrowed, such as figures; absent: it may be cut. */
  readonly whole?: number | undefined;
  /** Takes part in sharing out what is left. */
  readonly canGrow: boolean;
}

export const NARROWEST = 48;
export const WIDEST = 1200;
/** What a column keeps that is narrowed so that all are in view. */
const LEAST_IN_VIEW = 136;

/** Takes what is too much from the widest, so that all columns are in view; where that would leave too little, the grid scrolls. */
function narrowed(widths: readonly number[], growing: readonly number[], over: number): number[] {
  const spare = growing.reduce((sum, index) => sum + Math.max(0, (widths[index] ?? 0) - LEAST_IN_VIEW), 0);
  if (spare < over) return [...widths];
  const next = [...widths];
  let left = over;
  let most = Math.max(...growing.map((index) => next[index] ?? 0));
  while (left > 0) {
    const widest = growing.filter((index) => (next[index] ?? 0) >= most);
    const below = Math.max(LEAST_IN_VIEW, ...growing.map((index) => next[index] ?? 0).filter((width) => width < most));
    const step = Math.min(most - below, Math.ceil(left / widest.length));
    for (const index of widest) {
      const less = Math.min(step, left);
      next[index] = (next[index] ?? 0) - less;
      left -= less;
    }
    most = below === most - step ? below : most - step;
  }
  return next;
}

/**
 * Widths in pixels. Each begins with what it asks for, or with less where its content needs less; figures begin with all that they need,
 * since one that is cut reads as another. What is left goes to those whose content is cut, the least lack first, so that as few as possible
 * stay cut; the rest is shared out among all that may grow.
 */
export function shareWidths(wishes: readonly WidthWish[], available: number): number[] {
  const widths = wishes.map(({ width, minWidth, need, whole, canGrow }) => {
    if (!canGrow || need === undefined) return Math.max(width, minWidth);
    return Math.max(whole ?? Math.min(width, need), NARROWEST);
  });
  let left = Math.floor(available - widths.reduce((sum, width) => sum + width, 0));
  const growing = wishes.flatMap((wish, index) => (wish.canGrow ? [index] : []));
  if (left < 0) {
    const others = growing.filter((index) => wishes[index]?.whole === undefined);
    const spared = narrowed(widths, others, -left);
    return spared.some((width, index) => width !== widths[index]) ? spared : narrowed(widths, growing, -left);
  }
  if (left === 0 || growing.length === 0) return widths;
  const lackOf = (index: number): number => Math.max(0, (wishes[index]?.need ?? 0) - (widths[index] ?? 0));
  for (const index of growing.toSorted((a, b) => lackOf(a) - lackOf(b))) {
    const more = Math.min(left, lackOf(index));
    widths[index] = (widths[index] ?? 0) + more;
    left -= more;
  }
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

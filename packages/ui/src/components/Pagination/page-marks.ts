/**
 * The pages to offer: the first, the last, and those around the current one; `gap` where some are left out.
 * @example pageMarks(6, 20) // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageMarks(page: number, count: number): (number | 'gap')[] {
  const wanted = new Set([1, count, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= count - 2) for (const near of [count - 3, count - 2, count - 1]) wanted.add(near);
  const pages = [...wanted].filter((wantedPage) => wantedPage >= 1 && wantedPage <= count).toSorted((a, b) => a - b);
  return pages.flatMap((current, index) => {
    const step = current - (pages[index - 1] ?? 0);
    if (step === 2) return [current - 1, current];
    return step > 2 ? ['gap' as const, current] : [current];
  });
}

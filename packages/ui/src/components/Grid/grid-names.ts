/**
 * `1` to `4`: that many equal columns where there is room, fewer where there is not. `fit`: as many as fit.
 * `aside`: a wide column and a narrow one beside it.
 */
export const gridColumns = ['1', '2', '3', '4', 'fit', 'aside'] as const;
export type GridColumns = (typeof gridColumns)[number];

export const gridSpans = ['1', '2', '3', 'all'] as const;
export type GridSpan = (typeof gridSpans)[number];

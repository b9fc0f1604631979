import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

const wide = '(min-width: 36rem)';

export const root = css({ containerType: 'inline-size', minInlineSize: 0 });
export const framed = css({
  padding: scale.space.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
});
export const compact = css({ paddingBlock: scale.space.md });
export const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space.lg });
export const line = css({
  alignItems: 'center',
  columnGap: scale.space.md,
  rowGap: scale.space.sm,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** With something before it, which keeps a column of its own on a phone too. */
export const ledLine = css({
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: scale.space.md,
  rowGap: scale.space.sm,
  '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const what = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space.sm,
  minInlineSize: 0,
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: scale.space.md,
  rowGap: scale.space.xs,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const title = css({ color: vars.color.fg.default, fontWeight: scale.weight.semibold });
export const fact = css({ color: vars.color.fg.default });
export const caution = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: scale.space.xxs,
  color: tone.text,
  fontWeight: scale.weight.semibold,
});
export const warnings = css({
  display: 'grid',
  gap: scale.space.xs,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const warning = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: scale.space.xs,
  padding: scale.space.sm,
  borderRadius: vars.radius.md,
  background: tone.soft,
  color: tone.text,
  fontSize: scale.text.sm,
  overflowWrap: 'anywhere',
});
export const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space.md });
/** In the line: under what is asked where there is little room, else at its end. */
export const atEnd = css({ gridColumnEnd: -1 });
export const below = css({
  gridColumnEnd: -1,
  gridColumnStart: -2,
  '@container': { [wide]: { gridColumn: '1 / -1' } },
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm, justifyContent: 'flex-end' });

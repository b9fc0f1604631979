import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

const narrow = '(max-width: 32rem)';

export const root = css({ containerType: 'inline-size', minInlineSize: 0 });
export const head = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});
/** Over what has a line of its own where there is little room. */
export const wideOnly = css({ '@container': { [narrow]: { display: 'none' } } });
export const list = css({ listStyle: 'none', margin: 0, padding: 0 });
export const row = css({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: scale.space.md,
  rowGap: scale.space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr) 1em minmax(0, 1.25fr)',
  paddingBlock: scale.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 1em minmax(0, 1fr)' } },
});
export const withChange = css({
  '@container': {
    '(min-width: 32.01rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 1em minmax(0, 1fr) minmax(6rem, 0.75fr)',
    },
  },
});
export const label = css({
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});
export const value = css({ minInlineSize: 0, overflowWrap: 'anywhere', textDecoration: 'none' });
export const before = css({ color: vars.color.fg.muted });
export const amount = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const arrow = css({
  display: 'inline-grid',
  color: vars.color.fg.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const change = css({
  fontWeight: scale.weight.medium,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});
export const none = css({ color: vars.color.fg.muted });
export const more = css({ paddingBlockStart: scale.space.sm });

import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants } from '../../tokens/css-kit.ts';

export const container = css({ containerType: 'inline-size', minInlineSize: 0 });
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: scale.space.xl,
  rowGap: scale.space.lg,
});
export const columns = cssVariants(['1', '2', '3'], (name) =>
  name === '1'
    ? {}
    : {
        '@container': {
          '(min-width: 28rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          ...(name === '3' ? { '(min-width: 44rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } : {}),
        },
      },
);
export const item = css({ display: 'flex', flexDirection: 'column', gap: scale.space.xxs, minInlineSize: 0 });
export const wide = css({ gridColumn: '1 / -1' });
export const beside = css({
  '@container': {
    '(min-width: 28rem)': { flexDirection: 'row', justifyContent: 'space-between', gap: scale.space.lg },
  },
});
export const alwaysBeside = css({ flexDirection: 'row', justifyContent: 'space-between', gap: scale.space.lg });
export const term = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });
export const detail = css({ fontSize: scale.text.md, overflowWrap: 'anywhere', minInlineSize: 0 });

import { css, cssVariants } from '../../tokens/css-kit.ts';
import { layoutAligns, layoutJustifies } from '../../parts/layout/layout-names.ts';

export const base = css({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const wrap = css({ flexWrap: 'wrap' });
export const fill = css({ flex: '1 1 auto' });
export const align = cssVariants(layoutAligns, (name) => ({
  alignItems: name === 'start' || name === 'end' ? `flex-${name}` : name,
}));
export const justify = cssVariants(layoutJustifies, (name) => ({
  justifyContent: name === 'between' ? 'space-between' : name === 'center' ? name : `flex-${name}`,
}));

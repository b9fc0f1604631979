import { css, cssVariants } from '../../tokens/css-kit.ts';
import { layoutAligns } from '../../parts/layout/layout-names.ts';

export const base = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const align = cssVariants(layoutAligns, (name) => ({
  alignItems: name === 'start' || name === 'end' ? `flex-${name}` : name,
}));
export const fill = css({ flex: '1 1 auto', minBlockSize: 0 });

import { cssVariants } from '../../tokens/css-kit.ts';
import { drawerSizes } from './drawer-sizes.ts';

const widths = { sm: '21.875rem', md: '30rem', lg: '48rem', xl: '80rem' };

export const size = cssVariants(drawerSizes, (name) => ({ maxInlineSize: `min(${widths[name]}, 100vw)` }));

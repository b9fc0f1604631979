import { cssVariants } from '../../tokens/css-kit.ts';
import { dialogSizes } from './dialog-sizes.ts';

const widths = { sm: '28.125rem', md: '36rem', lg: '56rem', full: '100%' };

export const size = cssVariants(dialogSizes, (name) => ({
  inlineSize: '100%',
  maxInlineSize: widths[name],
  blockSize: name === 'full' ? '100%' : undefined,
}));

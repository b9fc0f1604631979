import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants } from '../../tokens/css-kit.ts';
import { spinnerSizes } from './spinner-sizes.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.sm,
  color: vars.color.tone.accent.text,
});
const sizes = { sm: '1rem', md: '1.5rem', lg: '2.5rem' };
export const size = cssVariants(spinnerSizes, (name) => ({ fontSize: sizes[name] }));
export const label = css({ color: vars.color.fg.muted, fontSize: scale.text.md });

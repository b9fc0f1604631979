import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants } from '../../tokens/css-kit.ts';
import { tones } from '../../tokens/names.ts';
import { iconSizes } from './icon-sizes.ts';

export const root = css({ display: 'inline-flex', flex: 'none', verticalAlign: 'middle' });
const sizes = { sm: scale.size.iconSm, md: scale.size.icon, lg: '1.5rem', xl: '2.5rem' };
export const size = cssVariants(iconSizes, (name) => ({ fontSize: sizes[name] }));
export const tone = cssVariants(tones, (name) => ({
  color: name === 'neutral' ? vars.color.fg.muted : vars.color.tone[name].text,
}));

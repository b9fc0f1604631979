import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants } from '../../tokens/css-kit.ts';
import { headingLevels } from './heading-levels.ts';

export const base = css({
  color: vars.color.fg.default,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  lineHeight: scale.leading.tight,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const sizes = { '1': scale.text['2xl'], '2': scale.text.xl, '3': scale.text.lg, '4': scale.text.md };
export const size = cssVariants(headingLevels, (name) => ({ fontSize: sizes[name] }));
export const muted = css({ color: vars.color.fg.muted });

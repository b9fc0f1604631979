import { keyframes } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, focusRing } from '../../tokens/css-kit.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = css({
  maxInlineSize: '18rem',
  paddingInline: scale.space.sm,
  paddingBlock: '0.3125rem',
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  background: vars.color.bg.inverse,
  color: vars.color.fg.onInverse,
  fontSize: scale.text.sm,
  lineHeight: scale.leading.tight,
  boxShadow: vars.shadow.md,
  overflowWrap: 'anywhere',
  selectors: { '&[data-entering]': { animation: `${appear} ${scale.motion.fast} ${scale.motion.ease}` } },
});

export const focusable = css({
  display: 'inline-flex',
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
});

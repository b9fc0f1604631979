import { keyframes } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, focusRing, phone } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Where no form has its buttons: drawers open at the end of a wide page, sheets at the bottom of a phone. There it is below the top bar. */
export const region = css({
  position: 'fixed',
  insetBlockEnd: scale.space.lg,
  insetInlineStart: scale.space.lg,
  zIndex: scale.layer.snackbar,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: scale.space.sm,
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [phone]: {
      insetInlineStart: scale.space.sm,
      insetBlock: `calc(${scale.size.topBar} + max(${scale.space.sm}, env(safe-area-inset-top))) auto`,
      flexDirection: 'column',
      inlineSize: 'calc(100vw - 1rem)',
    },
  },
});

export const root = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: scale.space.md,
  padding: scale.space.md,
  paddingInlineStart: scale.space.lg,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.default}`,
  borderInlineStart: `4px solid ${tone.solid}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.lg,
  fontSize: scale.text.md,
  animation: `${appear} ${scale.motion.normal} ${scale.motion.ease}`,
  selectors: { '&:focus-visible': focusRing },
});

export const mark = css({
  display: 'inline-flex',
  flex: 'none',
  fontSize: '1.375em',
  color: tone.text,
  marginBlockStart: '0.05em',
});
export const texts = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: scale.space.xxs,
});
export const title = css({ fontWeight: scale.weight.semibold });
export const actions = css({ display: 'flex', alignItems: 'center', gap: scale.space.xs, flex: 'none' });

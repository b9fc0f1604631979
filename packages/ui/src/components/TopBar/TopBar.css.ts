import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, phone } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.md,
  blockSize: scale.size.topBar,
  paddingInline: scale.space.md,
  background: vars.color.topBar.bg,
  color: vars.color.topBar.fg,
  borderBlockEnd: `1px solid ${vars.color.topBar.border}`,
  // Whatever is on the bar takes its colours, since the brand may have made it dark.
  vars: {
    [vars.color.fg.default]: vars.color.topBar.fg,
    [vars.color.fg.muted]: vars.color.topBar.muted,
    [vars.color.fg.subtle]: vars.color.topBar.muted,
    [vars.color.bg.field]: vars.color.topBar.hover,
    [vars.color.border.control]: vars.color.topBar.hover,
    [vars.color.border.controlHover]: vars.color.topBar.muted,
    [vars.color.border.focus]: 'currentColor',
    [vars.color.bg.neutral]: vars.color.topBar.hover,
    [vars.color.bg.neutralPressed]: vars.color.topBar.hover,
  },
  '@media': { [phone]: { gap: scale.space.xs, paddingInline: scale.space.sm } },
});
export const start = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  flex: 'none',
  minInlineSize: 0,
});
export const middle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [phone]: { visibility: 'hidden' } },
});
export const middleBox = css({ inlineSize: '100%', maxInlineSize: '32rem', minInlineSize: 0 });
export const end = css({ display: 'flex', alignItems: 'center', gap: scale.space.xs, flex: 'none' });
export const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  minInlineSize: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: scale.text.lg,
  letterSpacing: vars.font.headingTracking,
});

/** Buttons of the bar stand on its own ground, which may be the brand's colour. */
export const button = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: scale.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.topBar.muted,
  fontSize: '1.25rem',
  cursor: 'pointer',
  transition: colorTransition,
  position: 'relative',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.topBar.hover, color: vars.color.topBar.fg },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
});
export const count = css({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  // A long count grows away from the icon, which it never hides.
  insetInlineStart: '1.375rem',
  transformOrigin: '0 0',
  transform: 'scale(0.85)',
});

import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.sideNav.bg,
  color: vars.color.sideNav.fg,
  fontSize: scale.text.md,
  // Whatever is in the navigation takes its colours, since the brand may have made it dark.
  vars: {
    [vars.color.fg.default]: vars.color.sideNav.fg,
    [vars.color.fg.muted]: vars.color.sideNav.muted,
    [vars.color.fg.subtle]: vars.color.sideNav.muted,
    [vars.color.bg.field]: vars.color.sideNav.hover,
    [vars.color.border.control]: vars.color.sideNav.hover,
    [vars.color.border.controlHover]: vars.color.sideNav.muted,
    [vars.color.border.focus]: 'currentColor',
    [vars.color.bg.neutral]: vars.color.sideNav.hover,
    [vars.color.bg.neutralPressed]: vars.color.sideNav.hover,
    [vars.color.border.subtle]: vars.color.sideNav.border,
  },
});
export const scroller = css({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  padding: scale.space.sm,
  scrollbarWidth: 'thin',
});
export const edge = css({ padding: scale.space.sm });
export const sections = css({ display: 'flex', flexDirection: 'column', gap: scale.space.lg });
export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const heading = css({
  paddingInline: scale.space.md,
  paddingBlockEnd: scale.space.xs,
  color: vars.color.sideNav.muted,
  fontSize: scale.text.xs,
  fontWeight: scale.weight.medium,
});
export const nestedHeading = css({
  paddingInlineStart: `calc(${scale.space.md} * 2 + ${scale.size.icon})`,
  paddingBlockStart: scale.space.sm,
});
export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.md,
  inlineSize: '100%',
  minBlockSize: scale.control.md,
  paddingInline: scale.space.md,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: 'inherit',
  fontWeight: scale.weight.medium,
  lineHeight: scale.leading.tight,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], a&:hover': { background: vars.color.sideNav.hover },
    '&[aria-current="page"]': { background: vars.color.sideNav.active, color: vars.color.sideNav.onActive },
    '&[data-focus-visible], &:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
  '@media': { [forced]: { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } } },
});
export const itemNarrow = css({ position: 'relative', justifyContent: 'center', paddingInline: 0 });
/** How much waits, on the corner of an icon. */
export const countNarrow = css({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  transform: 'scale(0.85)',
});
export const icon = css({ display: 'inline-flex', flex: 'none', fontSize: scale.size.icon });
/** Stands in for an icon, in its room. */
export const initials = css({ fontSize: scale.text.sm, fontWeight: scale.weight.semibold, lineHeight: 1 });
export const label = css({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const chevron = css({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.sideNav.muted,
  fontSize: scale.size.iconSm,
  transition: `transform ${scale.motion.fast} ${scale.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const nested = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlock: '1px',
});
export const nestedItem = css({
  paddingInlineStart: `calc(${scale.space.md} * 2 + ${scale.size.icon})`,
  fontWeight: scale.weight.regular,
});

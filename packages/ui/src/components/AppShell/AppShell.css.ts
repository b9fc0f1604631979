import { stickyTop } from '../../parts/layout/sticky-top.css.ts';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, focusRing, phone } from '../../tokens/css-kit.ts';

export const root = css({
  vars: { [stickyTop]: scale.size.topBar },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"bar bar" "nav main"',
  minBlockSize: '100dvh',
  background: vars.color.bg.page,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"bar" "main"' } },
});

export const bar = css({
  gridArea: 'bar',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: scale.layer.bar,
  minInlineSize: 0,
});

export const nav = css({
  gridArea: 'nav',
  position: 'sticky',
  insetBlockStart: scale.size.topBar,
  blockSize: `calc(100dvh - ${scale.size.topBar})`,
  inlineSize: scale.size.sideNav,
  overflow: 'hidden',
  // Its size is its own, and what changes in the page is not drawn here again.
  contain: 'strict',
  borderInlineEnd: `1px solid ${vars.color.sideNav.border}`,
  background: vars.color.sideNav.bg,
  transition: `inline-size ${scale.motion.normal} ${scale.motion.ease}`,
  '@media': { [phone]: { display: 'none' }, print: { display: 'none' } },
});
export const navNarrow = css({ inlineSize: scale.size.sideNavNarrow });

export const main = css({
  gridArea: 'main',
  minInlineSize: 0,
  outline: 'none',
  paddingInline: scale.space['2xl'],
  paddingBlock: scale.space.xl,
  '@media': { [phone]: { paddingInline: scale.space.lg, paddingBlock: scale.space.lg } },
});
export const content = css({ maxInlineSize: '90rem', marginInline: 'auto' });

export const skip = css({
  position: 'fixed',
  insetBlockStart: scale.space.sm,
  insetInlineStart: scale.space.sm,
  zIndex: scale.layer.progress,
  paddingInline: scale.space.lg,
  paddingBlock: scale.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.bg.raised,
  color: vars.color.fg.link,
  boxShadow: vars.shadow.md,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { ...focusRing, transform: 'none' } },
});

export const drawer = css({ maxInlineSize: 'min(18rem, 85vw)', background: vars.color.sideNav.bg });
export const drawerDialog = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  outline: 'none',
});

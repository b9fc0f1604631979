import { keyframes } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, phone } from '../../tokens/css-kit.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });

const entering = (name: string, duration = scale.motion.fast): object => ({
  animation: `${name} ${duration} ${scale.motion.ease}`,
});
const leaving = { opacity: 0, transition: `opacity ${scale.motion.fast} ${scale.motion.ease}` };

/** The sheet of everything that floats near its trigger. */
export const popover = css({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'min(12rem, calc(100vw - 1rem))',
  maxInlineSize: 'min(26rem, calc(100vw - 1rem))',
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.md,
  outline: 'none',
  overflow: 'auto',
  fontSize: scale.text.md,
  selectors: { '&[data-entering]': entering(appear), '&[data-exiting]': leaving },
});

/** For calendars and other things that need more than a column. */
export const popoverWide = css({ maxInlineSize: 'calc(100vw - 1rem)' });

/** As wide as the control that opened it. */
export const asWideAsTrigger = css({ minInlineSize: 'var(--trigger-width)' });

export const popoverBody = css({ padding: scale.space.lg, outline: 'none', minBlockSize: 0 });

export const scrim = css({
  position: 'fixed',
  inset: 0,
  zIndex: scale.layer.overlay,
  display: 'flex',
  background: vars.color.bg.scrim,
  selectors: { '&[data-entering]': entering(fade, scale.motion.normal), '&[data-exiting]': leaving },
});

export const scrimCentered = css({
  alignItems: 'center',
  justifyContent: 'center',
  padding: scale.space.lg,
  '@media': { [phone]: { padding: scale.space.sm, alignItems: 'flex-end' } },
});

export const modal = css({
  display: 'flex',
  minInlineSize: 0,
  maxBlockSize: '100%',
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.lg,
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&[data-entering]': entering(rise, scale.motion.normal), '&[data-exiting]': leaving },
});

const slideEnd = keyframes({ from: { transform: 'translateX(var(--k-slide, 100%))' } });

export const drawer = css({
  display: 'flex',
  marginInlineStart: 'auto',
  blockSize: '100%',
  inlineSize: '100%',
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.lg,
  outline: 'none',
  selectors: {
    '&[data-entering]': entering(slideEnd, scale.motion.slow),
    '&[data-exiting]': leaving,
    '[dir="rtl"] &': { vars: { '--k-slide': '-100%' } },
  },
});

export const drawerAtStart = css({
  marginInlineStart: 0,
  marginInlineEnd: 'auto',
  borderInlineStart: 0,
  vars: { '--k-slide': '-100%' },
  selectors: { '[dir="rtl"] &': { vars: { '--k-slide': '100%' } } },
});

/** The three floors of a dialog: what it is, what it holds, what can be done. */
export const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
});
export const dialogHeader = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: scale.space.md,
  paddingInline: scale.space.xl,
  paddingBlockStart: scale.space.xl,
  paddingBlockEnd: scale.space.sm,
});
export const dialogTitles = css({ display: 'flex', flexDirection: 'column', gap: scale.space.xs, minInlineSize: 0 });
export const dialogTitle = css({
  fontFamily: vars.font.heading,
  fontSize: '1.0625rem',
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  lineHeight: scale.leading.tight,
  overflowWrap: 'anywhere',
});
export const dialogDescription = css({ color: vars.color.fg.muted, fontSize: scale.text.md });
export const dialogBody = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.lg,
  paddingInline: scale.space.xl,
  paddingBlock: scale.space.md,
  overflow: 'auto',
  minBlockSize: 0,
  flex: '1 1 auto',
});
export const dialogFooter = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: scale.space.sm,
  paddingInline: scale.space.xl,
  paddingBlockStart: scale.space.md,
  paddingBlockEnd: scale.space.xl,
});
/** An outline is as wide as what it stands for, between buttons too. */
export const waitingPlace = css({ inlineSize: '100%' });
export const dialogClose = css({ flex: 'none', marginBlockStart: '-0.25rem', marginInlineEnd: '-0.5rem' });

import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 60rem)';

export const root = style({
  display: 'grid',
  minBlockSize: '100dvh',
  background: vars.color.bg.surface,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(30rem, 1fr)' } },
});

export const side = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: '100dvh' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.md,
  paddingInline: scale.space.xl,
  paddingBlock: scale.space.lg,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.sm,
  fontFamily: vars.font.heading,
  fontSize: scale.text.lg,
  fontWeight: vars.font.headingWeight,
  color: vars.color.fg.default,
});

export const main = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  paddingInline: scale.space.xl,
  paddingBlock: scale.space['2xl'],
});

export const task = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xl,
  inlineSize: '100%',
  maxInlineSize: '24rem',
});

export const titles = style({ display: 'flex', flexDirection: 'column', gap: scale.space.sm });

export const form = style({ display: 'flex', flexDirection: 'column', gap: scale.space.lg });

export const pair = style({
  display: 'grid',
  gap: scale.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
});

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.md,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: scale.space.md,
  paddingInline: scale.space.xl,
  paddingBlock: scale.space.lg,
});
export const footerLinks = style({ display: 'inline-flex', gap: scale.space.md, fontSize: scale.text.xs });

export const hints = style({
  display: 'grid',
  gap: scale.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: scale.text.sm,
  color: vars.color.fg.muted,
});
export const hint = style({ display: 'flex', alignItems: 'center', gap: scale.space.sm });
export const hintMark = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  flex: 'none',
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.border.control}`,
});
export const hintDone = style({
  background: vars.color.tone.positive.solid,
  borderColor: vars.color.tone.positive.solid,
});
export const spoken = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The place of what is only known when the form stands: without it the form would move away from under a pointer. */
export const later = style({ minBlockSize: scale.control.md });

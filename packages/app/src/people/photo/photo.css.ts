import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const now = style({ display: 'grid', justifyItems: 'center', gap: scale.space.lg, textAlign: 'center' });
export const frame = style({
  position: 'relative',
  inlineSize: 'min(18rem, 100%)',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
});
export const picture = style({ position: 'absolute', maxInlineSize: 'none', pointerEvents: 'none' });
/** What a round avatar leaves out lies in shade. */
export const round = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.full,
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 45%)',
  border: '2px solid white',
  pointerEvents: 'none',
});
export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: scale.space.sm,
  inlineSize: 'min(18rem, 100%)',
  marginInline: 'auto',
});
export const range = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  margin: 0,
  accentColor: vars.color.tone.accent.solid,
  cursor: 'pointer',
});
/** A picture with the button that changes it at its lower edge. */
export const changed = style({ position: 'relative', display: 'inline-grid' });
export const change = style({
  position: 'absolute',
  insetBlockEnd: `calc(${scale.space.sm} * -1)`,
  insetInlineEnd: `calc(${scale.space.sm} * -1)`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  // Under a finger it is too large to stand on the picture.
  '@media': { '(pointer: coarse)': { position: 'static', justifySelf: 'center', marginBlockStart: scale.space.xs } },
});

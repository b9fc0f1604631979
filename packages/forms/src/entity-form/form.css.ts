import { scale, vars } from '@karmik/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: scale.space.xl, minInlineSize: 0 });
export const room = style({ containerType: 'inline-size', minInlineSize: 0 });
/** A form and what is seen of it as it is written: next to each other where both have room to be read. */
export const withAside = style({
  display: 'grid',
  gap: scale.space.xl,
  alignItems: 'start',
  '@container': { '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const aside = style({
  minInlineSize: 0,
  '@container': { '(min-width: 52rem)': { position: 'sticky', insetBlockStart: 0 } },
});
/** A place that will say something takes no room while it says nothing. */
globalStyle(`${form} > :empty`, { position: 'absolute' });
export const summary = style({
  borderRadius: vars.radius.md,
  selectors: { '&:focus': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' } },
});
export const summaryList = style({
  margin: 0,
  marginBlockStart: scale.space.xs,
  paddingInlineStart: scale.space.lg,
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
});
export const summaryLink = style({
  color: 'inherit',
  textDecoration: 'underline',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' } },
});
export const group = style({ display: 'flex', flexDirection: 'column', gap: scale.space.lg, minInlineSize: 0 });
export const groupHead = style({ display: 'flex', flexDirection: 'column', gap: scale.space.xxs });
export const closedHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: scale.space.sm,
});
export const note = style({ fontSize: scale.text.sm, color: vars.color.fg.muted });
export const status = style({
  fontSize: scale.text.sm,
  color: vars.color.fg.muted,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const stepHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xxs,
  borderRadius: vars.radius.sm,
  // The focus comes here so that the new step is read, not to be acted upon.
  outline: 'none',
});
export const spoken = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

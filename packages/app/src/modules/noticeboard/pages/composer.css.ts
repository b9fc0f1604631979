import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 47.99rem)';
const focus = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' };

export const card = style({
  padding: scale.space.lg,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
});

export const closed = style({ display: 'flex', alignItems: 'center', gap: scale.space.md });
export const opener = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: scale.control.lg,
  paddingInline: scale.space.lg,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border.default}`,
  background: vars.color.bg.sunken,
  color: vars.color.fg.muted,
  textAlign: 'start',
  cursor: 'text',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-hovered]': { background: vars.color.bg.hover }, '&[data-focus-visible]': focus },
});

export const editor = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.md,
  minInlineSize: 0,
});
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.sm,
});
export const toolsStart = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.xs });
export const toolsEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  marginInlineStart: 'auto',
});

export const dropVeil = style({
  position: 'absolute',
  inset: `calc(-1 * ${scale.space.sm})`,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.color.tone.accent.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.tone.accent.soft,
  color: vars.color.tone.accent.text,
  fontWeight: scale.weight.medium,
  // The region below goes on receiving the drag.
  pointerEvents: 'none',
});

export const files = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: scale.space.sm,
});
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  padding: scale.space.xs,
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
});
export const failed = style({ borderColor: vars.color.tone.critical.border });
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
  background: vars.color.bg.sunken,
});
export const fileTexts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  gap: scale.space.xxs,
});
export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: scale.text.sm,
});
export const fileNote = style({ color: vars.color.fg.muted, fontSize: scale.text.xs });
export const fileError = style({
  color: vars.color.tone.critical.text,
  fontSize: scale.text.xs,
  overflowWrap: 'anywhere',
});

export const schedule = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.md,
  inlineSize: 'min(20rem, 80vw)',
});
export const when = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gap: scale.space.sm,
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
export const scheduleEnd = style({ display: 'flex', justifyContent: 'flex-end', gap: scale.space.sm });

/** A part of a post beside its text. */
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: scale.space.md,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
});
export const legend = style({ paddingInline: scale.space.xs, fontWeight: scale.weight.medium });
export const choice = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: 'auto',
  alignItems: 'end',
  gap: scale.space.xs,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: scale.space.md,
});

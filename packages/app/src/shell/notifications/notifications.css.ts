import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const focus = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' };

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.sm,
  inlineSize: '100%',
});

export const group = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.xs,
  paddingBlock: scale.space.xs,
});
/** Opens and closes the list of a category. */
export const groupName = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minBlockSize: '2.25rem',
  paddingInline: scale.space.xs,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-pressed]': { background: vars.color.bg.pressed },
    '&[data-focus-visible]': focus,
  },
});
export const groupCount = style({ color: vars.color.fg.muted, fontWeight: 'normal' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: scale.space.xxs,
  paddingBlock: scale.space.xs,
});

/** The words of a notification are one button, as wide as they may be. */
export const opener = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: scale.space.md,
  inlineSize: '100%',
  padding: scale.space.xs,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-pressed]': { background: vars.color.bg.pressed },
    '&[data-focus-visible]': focus,
  },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: scale.space.xxs, minInlineSize: 0 });
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space.sm,
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
});
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.tone.accent.solid,
});
export const actions = style({ display: 'flex', alignItems: 'center' });

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 47.99rem)';
const focus = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' };

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.md,
  minInlineSize: 0,
  paddingInline: scale.space.xl,
  paddingBlock: scale.space.lg,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  '@media': { [phone]: { paddingInline: scale.space.lg } },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: scale.space.sm,
  minInlineSize: 0,
});
export const headerEnd = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: scale.space.xs,
  minInlineSize: 0,
  flex: 'none',
  maxInlineSize: '60%',
});
export const menuPlace = style({ inlineSize: scale.control.sm, blockSize: scale.control.sm });
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: scale.space.md,
  rowGap: scale.space.xxs,
  minBlockSize: scale.control.sm,
});
export const pinned = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  color: vars.color.tone.accent.text,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
});

export const wideOnly = style({ '@media': { [phone]: { display: 'none' } } });

export const text = style({ display: 'flex', flexDirection: 'column', gap: scale.space.xxs, minInlineSize: 0 });
export const words = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  lineHeight: scale.leading.loose,
});
export const cut = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 7,
  overflow: 'hidden',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.xs,
  paddingBlockStart: scale.space.sm,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const barSide = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.xs });

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  blockSize: scale.control.sm,
  paddingInline: scale.space.sm,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
};
export const count = style({
  ...pill,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.fg.default },
    '&[data-focus-visible]': focus,
    '&[aria-pressed="true"]': {
      background: vars.color.tone.accent.soft,
      borderColor: vars.color.tone.accent.border,
      color: vars.color.tone.accent.text,
      fontWeight: scale.weight.medium,
    },
  },
});

export const picker = style({ display: 'flex', gap: scale.space.xxs });
export const pick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  fontSize: '1.375rem',
  lineHeight: 1,
  cursor: 'pointer',
  transition: `transform ${scale.motion.fast} ${scale.motion.ease}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, transform: 'scale(1.18)' },
    '&[data-focus-visible]': focus,
    '&[aria-pressed="true"]': { background: vars.color.tone.accent.soft },
  },
});

export const comments = style({ display: 'flex', flexDirection: 'column', gap: scale.space.md });
export const comment = style({ display: 'flex', gap: scale.space.sm, minInlineSize: 0 });
export const commentMain = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xxs,
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const bubble = style({
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  paddingInline: scale.space.md,
  paddingBlock: scale.space.sm,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.sunken,
});
export const commentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: scale.space.sm,
});
export const commentText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const commentActions = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  paddingInlineStart: scale.space.sm,
});
export const commentForm = style({ display: 'flex', alignItems: 'flex-end', gap: scale.space.sm });
export const commentField = style({ flex: '1 1 auto', minInlineSize: 0 });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: scale.space.sm,
  paddingBlockStart: scale.space.md,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

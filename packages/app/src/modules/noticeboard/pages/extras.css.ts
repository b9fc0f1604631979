import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const audience = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});

export const kudos = style({
  ...column,
  gap: scale.space.sm,
  padding: scale.space.md,
  borderRadius: vars.radius.md,
  background: vars.color.tone.accent.soft,
});
export const kudosTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  color: vars.color.tone.accent.text,
  fontWeight: scale.weight.medium,
});
export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const poll = style({
  ...column,
  gap: scale.space.md,
  padding: scale.space.md,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
});
export const pollFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
});
export const voters = style({
  ...column,
  gap: scale.space.md,
  inlineSize: 'min(20rem, 80vw)',
  maxBlockSize: '60vh',
  overflow: 'auto',
});
export const votersOf = style({ ...column, gap: scale.space.xs });

export const kudosList = style({ ...column, gap: scale.space.lg, margin: 0, padding: 0, listStyle: 'none' });
export const kudosItem = style({ ...column, gap: scale.space.xs });

export const linkCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.md,
  minInlineSize: 0,
  padding: scale.space.sm,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
});
export const linkImage = style({
  flex: 'none',
  inlineSize: '5rem',
  blockSize: '5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
});
export const linkTexts = style({ ...column, gap: scale.space.xxs });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const linkSite = style({ ...oneLine, color: vars.color.fg.muted, fontSize: scale.text.xs });
export const linkTitle = style({ fontWeight: scale.weight.medium, overflowWrap: 'anywhere' });
export const linkAbout = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});

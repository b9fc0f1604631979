import { scale, vars } from '../../tokens/contract.css.ts';
import { css, focusRing } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.sm,
  maxInlineSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.md,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'default',
  selectors: { '&[data-focus-visible], &:focus-visible': focusRing, 'a&': { cursor: 'pointer' } },
});

export const texts = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: scale.leading.tight,
  gap: '0.125rem',
});
export const name = css({
  fontSize: scale.text.md,
  fontWeight: scale.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    'a:hover &': { color: vars.color.fg.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
export const subtitle = css({
  fontSize: scale.text.xs,
  color: vars.color.fg.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** On one line, and cut where the room ends. */
export const whole = css({ whiteSpace: 'nowrap' });

export const card = css({ inlineSize: '20rem', maxInlineSize: '100%', outline: 'none' });
export const cover = css({
  blockSize: '4.5rem',
  background: `linear-gradient(120deg, ${vars.color.tone.accent.softPressed}, ${vars.color.tone.accent.soft})`,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
});
export const coverPicture = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const cardBody = css({
  padding: scale.space.lg,
  paddingBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.md,
});
export const cardAvatar = css({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  marginBlockStart: '-1.75rem',
  padding: '3px',
  borderRadius: vars.radius.full,
  background: vars.color.bg.raised,
});
export const cardName = css({
  fontWeight: scale.weight.semibold,
  fontSize: scale.text.lg,
  lineHeight: scale.leading.tight,
  overflowWrap: 'anywhere',
});
export const cardSubtitle = css({ color: vars.color.fg.muted, fontSize: scale.text.sm, overflowWrap: 'anywhere' });
export const details = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: scale.space.md,
  rowGap: scale.space.xs,
  fontSize: scale.text.sm,
});
export const term = css({ color: vars.color.fg.muted });
export const detail = css({ overflowWrap: 'anywhere' });

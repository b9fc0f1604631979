import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

/** Frames what a step speaks of, and dims the rest of the page. */
export const spotlight = css({
  position: 'fixed',
  zIndex: scale.layer.overlay,
  pointerEvents: 'none',
  borderRadius: vars.radius.md,
  outline: `2px solid ${vars.color.border.focus}`,
  boxShadow: `0 0 0 200vmax ${vars.color.bg.scrim}`,
});

/** A step about the page as a whole frames nothing. */
export const spotlightAway = css({ outline: 'none' });

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  inlineSize: '20rem',
  maxInlineSize: '100%',
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  marginBlockStart: scale.space.sm,
});

/** What goes on is at the end, apart from the way out. */
export const onward = css({ display: 'flex', gap: scale.space.sm, marginInlineStart: 'auto' });

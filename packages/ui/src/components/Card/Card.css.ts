import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  transition: colorTransition,
});

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.sm,
  paddingInline: scale.size.cardPad,
  paddingBlockStart: scale.size.cardPad,
  selectors: { '&:last-child': { paddingBlockEnd: scale.size.cardPad } },
});

export const titles = css({ display: 'flex', flexDirection: 'column', gap: scale.space.xxs, minInlineSize: 0 });
export const title = css({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: scale.text.lg,
  lineHeight: scale.leading.tight,
  letterSpacing: vars.font.headingTracking,
});
export const description = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.sm });
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.lg,
  padding: scale.size.cardPad,
  minInlineSize: 0,
  flex: '1 1 auto',
});
export const flush = css({
  padding: 0,
  gap: 0,
  // Not hidden: what sticks to the page inside would stick to the card.
  overflow: 'clip',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
});
export const flushAlone = css({ borderRadius: 'inherit' });
export const flushAfterHeader = css({
  marginBlockStart: scale.space.lg,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: scale.space.sm,
  paddingInline: scale.size.cardPad,
  paddingBlock: scale.space.md,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

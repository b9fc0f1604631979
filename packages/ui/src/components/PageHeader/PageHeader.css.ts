import { scale, vars } from '../../tokens/contract.css.ts';
import { css, phone } from '../../tokens/css-kit.ts';

export const root = css({ display: 'flex', flexDirection: 'column', gap: scale.space.sm, minInlineSize: 0 });
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: scale.space.xl,
  rowGap: scale.space.md,
});
export const titles = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  minInlineSize: 0,
  flex: '1 1 18rem',
});
export const titleLine = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.md });
export const description = css({ color: vars.color.fg.muted, maxInlineSize: '65ch', overflowWrap: 'anywhere' });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  '@media': { [phone]: { inlineSize: '100%' } },
});

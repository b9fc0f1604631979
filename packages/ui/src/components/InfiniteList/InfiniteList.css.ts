import { scale, vars } from '../../tokens/contract.css.ts';
import { css, focusRingInside } from '../../tokens/css-kit.ts';

export const root = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const list = css({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
export const item = css({ minInlineSize: 0, selectors: { '&:focus-visible': focusRingInside } });
export const divided = css({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
export const tail = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: scale.space.sm,
  paddingBlock: scale.space.lg,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});

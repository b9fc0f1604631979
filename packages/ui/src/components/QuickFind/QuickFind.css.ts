import { scale, vars } from '../../tokens/contract.css.ts';
import { css, phone } from '../../tokens/css-kit.ts';

/** It hangs from above, so that the field stays where it is while the list grows and shrinks. */
export const scrim = css({
  justifyContent: 'center',
  alignItems: 'flex-start',
  paddingInline: scale.space.lg,
  paddingBlockStart: '12dvh',
  paddingBlockEnd: scale.space.lg,
  '@media': { [phone]: { paddingInline: scale.space.sm, paddingBlockStart: scale.space.sm } },
});
export const modal = css({ inlineSize: '100%', maxInlineSize: '36rem' });
export const search = css({ padding: scale.space.md, borderBlockEnd: `1px solid ${vars.color.border.subtle}` });
export const found = css({ padding: scale.space.sm });
export const loading = css({ display: 'flex', justifyContent: 'center', padding: scale.space.sm });

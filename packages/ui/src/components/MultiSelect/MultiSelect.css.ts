import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

export const search = css({
  padding: scale.space.sm,
  paddingBlockEnd: scale.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const chosen = css({ display: 'flex', flexWrap: 'wrap', gap: scale.space.xs });

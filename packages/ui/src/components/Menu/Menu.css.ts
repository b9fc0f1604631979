import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

export const header = css({ padding: scale.space.md, borderBlockEnd: `1px solid ${vars.color.border.subtle}` });

export const laterSection = css({
  marginBlockStart: scale.space.xs,
  paddingBlockStart: scale.space.xs,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

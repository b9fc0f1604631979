import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

export const header = css({
  flex: 'none',
  padding: scale.space.md,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const laterSection = css({
  marginBlockStart: scale.space.xs,
  paddingBlockStart: scale.space.xs,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

/** The list scrolls and not the sheet around it, so that the header and a kept section stay in view. */
export const lines = css({ minBlockSize: 0 });
/** A line that the keyboard reaches is not hidden behind the kept section. */
export const linesAboveKept = css({ paddingBlockEnd: 0, scrollPaddingBlockEnd: '3.5rem' });
export const kept = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  flex: 'none',
  paddingBlockEnd: scale.space.xs,
  background: vars.color.bg.raised,
});

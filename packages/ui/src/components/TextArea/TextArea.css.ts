import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

export const rows = createVar('rows');

export const input = css({
  lineHeight: scale.leading.normal,
  minBlockSize: `calc(${rows} * 1.5em + 0.75rem)`,
  maxBlockSize: '24rem',
  paddingBlock: scale.space.sm,
  resize: 'vertical',
  // Grows with what is typed; browsers without it keep the handle.
  fieldSizing: 'content',
});

export const counter = css({
  // A count has no direction of its own, and would be written from its end in a page that runs right to left.
  unicodeBidi: 'plaintext',
  flex: 'none',
  fontSize: scale.text.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.fg.muted,
});
export const nearLimit = css({ color: vars.color.tone.caution.text, fontWeight: scale.weight.medium });

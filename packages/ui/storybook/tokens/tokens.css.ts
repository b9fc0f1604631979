import { style } from '@vanilla-extract/css';
import { scale, vars } from '../../src/tokens/index.ts';

export const scroller = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%', fontSize: scale.text.sm });
export const cell = style({
  padding: `${scale.space.xs} ${scale.space.lg}`,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const name = style([
  cell,
  { fontFamily: vars.font.mono, fontWeight: scale.weight.regular, whiteSpace: 'nowrap' },
]);
export const value = style([
  cell,
  { fontFamily: vars.font.mono, color: vars.color.fg.muted, overflowWrap: 'anywhere' },
]);
export const sample = style({
  display: 'inline-block',
  inlineSize: '3rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.border.default}`,
});

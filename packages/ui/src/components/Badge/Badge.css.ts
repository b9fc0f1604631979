import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.full,
  background: tone.solid,
  color: tone.onSolid,
  fontSize: '0.6875rem',
  fontWeight: scale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [forced]: { outline: '1px solid CanvasText' } },
});
export const soft = css({ background: tone.soft, color: tone.text });

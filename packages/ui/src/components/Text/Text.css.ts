import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants } from '../../tokens/css-kit.ts';
import { textSizes, textTones, textWeights } from './text-names.ts';

export const base = css({ minInlineSize: 0, overflowWrap: 'anywhere', fontStyle: 'normal' });

export const size = cssVariants(textSizes, (name) => ({
  fontSize: scale.text[name],
  lineHeight: name === 'xl' || name === '2xl' ? scale.leading.tight : undefined,
}));

const colors = {
  default: vars.color.fg.default,
  muted: vars.color.fg.muted,
  subtle: vars.color.fg.subtle,
  accent: vars.color.tone.accent.text,
  info: vars.color.tone.info.text,
  positive: vars.color.tone.positive.text,
  caution: vars.color.tone.caution.text,
  critical: vars.color.tone.critical.text,
  inherit: 'inherit',
};
export const tone = cssVariants(textTones, (name) => ({ color: colors[name] }));
export const weight = cssVariants(textWeights, (name) => ({ fontWeight: scale.weight[name] }));
export const align = cssVariants(['start', 'center', 'end'], (name) => ({ textAlign: name }));

export const numeric = css({ fontVariantNumeric: 'tabular-nums' });
export const mono = css({ fontFamily: vars.font.mono, fontSize: '0.95em' });
export const multiline = css({ whiteSpace: 'pre-wrap' });

export const lines = createVar('lines');
export const clamped = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});
export const truncated = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

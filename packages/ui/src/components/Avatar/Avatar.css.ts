import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants, forced } from '../../tokens/css-kit.ts';
import { categories } from '../../tokens/names.ts';
import { avatarSizes } from './avatar-sizes.ts';

export const root = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.full,
  fontWeight: scale.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
  '::before': { content: 'attr(data-initials)' },
  // Letters of Devanagari are wider, the more so with the signs beside them.
  selectors: { '&:lang(ne)::before': { fontSize: '0.8em' } },
  '@media': { [forced]: { outline: '1px solid CanvasText' } },
});

const sizes = { xs: '1.25rem', sm: '1.75rem', md: '2.1875rem', lg: '3rem', xl: '4.5rem', '2xl': '6.5rem' };
export const size = cssVariants(avatarSizes, (name) => ({
  inlineSize: sizes[name],
  blockSize: sizes[name],
  fontSize: `calc(${sizes[name]} * 0.38)`,
}));

export const color = cssVariants(categories, (name) => ({
  background: vars.color.category[name].soft,
  color: vars.color.category[name].onSoft,
}));

export const picture = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
});

export const presence = css({
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineEnd: '-1px',
  inlineSize: '30%',
  blockSize: '30%',
  minInlineSize: '0.5rem',
  minBlockSize: '0.5rem',
  maxInlineSize: '1rem',
  maxBlockSize: '1rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.bg.surface}`,
  background: vars.color.border.control,
});
export const online = css({
  background: vars.color.tone.positive.solid,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});

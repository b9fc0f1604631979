import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, colorTransition, css, cssVariants, focusRing, forced } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';
import { buttonSizes, buttonVariants, type ButtonVariant } from './button-look-names.ts';

export const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.control.gap,
  maxInlineSize: '100%',
  // Forced colours drop backgrounds; a border that is always there keeps the shape.
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontFamily: vars.font.body,
  fontWeight: scale.weight.medium,
  lineHeight: scale.leading.tight,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: colorTransition,
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [forced]: {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

const heights = { sm: scale.control.sm, md: scale.control.md, lg: scale.control.lg };
const pads = { sm: scale.control.padSm, md: scale.control.padMd, lg: scale.control.padLg };
const texts = { sm: scale.text.sm, md: scale.text.md, lg: scale.text.lg };

export const size = cssVariants(buttonSizes, (name) => ({
  minBlockSize: heights[name],
  paddingInline: pads[name],
  paddingBlock: scale.space.xxs,
  fontSize: texts[name],
}));

export const square = cssVariants(buttonSizes, (name) => ({
  inlineSize: heights[name],
  blockSize: heights[name],
  flex: 'none',
  fontSize: name === 'lg' ? '1.25rem' : scale.size.icon,
  '@media': { [coarse]: { minInlineSize: '2.5rem', minBlockSize: '2.5rem' } },
}));

const looks: Record<ButtonVariant, { rest: object; hover: object; pressed: object }> = {
  solid: {
    rest: { background: tone.solid, color: tone.onSolid, boxShadow: vars.shadow.sm },
    hover: { background: tone.solidHover },
    pressed: { background: tone.solidPressed },
  },
  soft: {
    rest: { background: tone.soft, color: tone.text },
    hover: { background: tone.softHover },
    pressed: { background: tone.softPressed },
  },
  outline: {
    rest: {
      background: vars.color.bg.surface,
      color: tone.text,
      borderColor: vars.color.border.default,
      boxShadow: vars.shadow.sm,
    },
    hover: { background: vars.color.bg.hover, borderColor: vars.color.border.control },
    pressed: { background: tone.softPressed },
  },
  ghost: {
    rest: { background: 'transparent', color: tone.text },
    hover: { background: tone.soft },
    pressed: { background: tone.softPressed },
  },
};

export const variant = cssVariants(buttonVariants, (name) => ({
  ...looks[name].rest,
  selectors: {
    '&[data-hovered]:not([data-disabled], [data-pending])': looks[name].hover,
    '&[data-pressed]:not([data-disabled], [data-pending])': looks[name].pressed,
  },
}));

export const fullWidth = css({ inlineSize: '100%' });

export const label = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = css({ display: 'inline-flex', flex: 'none', fontSize: '1.15em', marginInline: '-0.125em' });

export const hiddenWhilePending = css({ opacity: 0 });

export const pending = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: '1.2em',
});

import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, colorTransition, css, cssVariants, forced } from '../../tokens/css-kit.ts';
import { fieldSizes } from './field-sizes.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
});

export const labelRow = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: scale.space.sm,
});

export const label = css({
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  lineHeight: scale.leading.normal,
  color: vars.color.fg.default,
  cursor: 'default',
});

// The mark makes no line taller, so that boxes beside each other begin at one height in every language.
export const required = css({ color: vars.color.tone.critical.text, marginInlineStart: '0.2em', lineHeight: 1 });

export const description = css({
  fontSize: scale.text.sm,
  color: vars.color.fg.muted,
  lineHeight: scale.leading.normal,
});

export const error = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: scale.space.xs,
  fontSize: scale.text.sm,
  color: vars.color.tone.critical.text,
});
export const errorMark = css({ display: 'inline-flex', flex: 'none', alignSelf: 'center' });

/** The frame around an input and what is in it. */
export const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  inlineSize: '100%',
  minInlineSize: 0,
  background: vars.color.bg.field,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  transition: colorTransition,
  cursor: 'text',
  selectors: {
    '&:hover, &[data-hovered]': { borderColor: vars.color.border.controlHover },
    '&:has([data-invalid], [aria-invalid="true"]), &[data-invalid]': { borderColor: vars.color.tone.critical.border },
    '&:focus-within, &[data-focus-within]': {
      borderColor: vars.color.border.focus,
      outline: `1px solid ${vars.color.border.focus}`,
      outlineOffset: 0,
    },
    // A step that leads past a limit is switched off; the number itself is not.
    '&:has(:disabled:not([slot="increment"], [slot="decrement"])), &[data-disabled]': {
      background: vars.color.bg.sunken,
      borderColor: vars.color.border.default,
      color: vars.color.fg.disabled,
      cursor: 'default',
    },
    '&:has([readonly])': { background: vars.color.bg.sunken, borderColor: vars.color.border.default },
  },
  '@media': {
    [forced]: {
      selectors: { '&:has(:disabled:not([slot="increment"], [slot="decrement"]))': { borderColor: 'GrayText' } },
    },
  },
});

const heights = { sm: scale.control.sm, md: scale.control.md, lg: scale.control.lg };
const pads = { sm: scale.control.padSm, md: scale.control.padMd, lg: scale.control.padMd };

export const size = cssVariants(fieldSizes, (name) => ({
  minBlockSize: heights[name],
  paddingInline: pads[name],
  fontSize: name === 'sm' ? scale.text.sm : name === 'lg' ? scale.text.lg : scale.text.md,
  // A phone zooms in on an input with smaller text, and does not zoom out again.
  '@media': { [coarse]: { fontSize: scale.text.lg } },
}));

export const input = css({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingBlock: scale.space.xs,
  paddingInline: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
    '&[type="search"]::-webkit-search-cancel-button, &[type="search"]::-webkit-search-decoration': { display: 'none' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.fg.default,
      transition: 'background-color 100000s',
    },
  },
});

export const adornment = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.fg.muted,
  fontSize: 'inherit',
  selectors: { '&:has(> svg)': { fontSize: scale.size.icon } },
});

/** A small button inside the frame. */
export const innerButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInlineEnd: '-0.25rem',
  borderRadius: vars.radius.sm,
  color: vars.color.fg.muted,
  fontSize: scale.size.icon,
  cursor: 'pointer',
  transition: colorTransition,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.fg.default },
    '&[data-pressed]': { background: vars.color.bg.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: 0 },
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default' },
  },
  '@media': { [coarse]: { inlineSize: '2rem', blockSize: '2rem' } },
});

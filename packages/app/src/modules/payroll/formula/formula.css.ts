import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const lines = 8;
const lineHeight = 1.5;
/** Room above and below a single line, so that it is as tall as any other field. */
export const room = `calc((${scale.control.md} - 2px - ${lineHeight}em) / 2)`;
export const least = `calc(${scale.control.md} - 2px)`;
export const most = `calc(${lines * lineHeight}em + 2 * ${room})`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
});
export const label = style({
  alignSelf: 'start',
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  lineHeight: scale.leading.normal,
  color: vars.color.fg.default,
  cursor: 'default',
});
export const required = style({ color: vars.color.tone.critical.text, marginInlineStart: '0.2em', lineHeight: 1 });
export const help = style({
  fontSize: scale.text.sm,
  lineHeight: scale.leading.normal,
  color: vars.color.fg.muted,
});

export const box = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.field,
  color: vars.color.fg.default,
  fontFamily: vars.font.mono,
  fontSize: scale.text.md,
  lineHeight,
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&[data-invalid]': { borderColor: vars.color.tone.critical.border },
    '&:focus-within': {
      borderColor: vars.color.border.focus,
      outline: `1px solid ${vars.color.border.focus}`,
      outlineOffset: 0,
    },
    '&[data-still]': { background: vars.color.bg.sunken, borderColor: vars.color.border.default },
  },
  // A phone zooms in on a smaller text, and does not zoom out again.
  '@media': { '(pointer: coarse)': { fontSize: scale.text.lg } },
});

/** The field that the editor takes the place of, as large as the text in it. */
export const plain = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: least,
  maxBlockSize: most,
  overflow: 'auto',
  margin: 0,
  padding: `${room} ${scale.control.padMd}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  resize: 'none',
  fieldSizing: 'content',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
});

export const errors = style({ display: 'grid', gap: scale.space.xs, selectors: { '&:empty': { display: 'none' } } });
export const error = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: scale.space.xs,
  fontSize: scale.text.sm,
  lineHeight: scale.leading.normal,
  color: vars.color.tone.critical.text,
  overflowWrap: 'anywhere',
});
export const errorMark = style({
  display: 'inline-flex',
  flex: 'none',
  alignSelf: 'start',
  paddingBlockStart: '0.2em',
});
export const excerpt = style({
  fontFamily: vars.font.mono,
  paddingInline: scale.space.xs,
  borderRadius: vars.radius.sm,
  background: vars.color.tone.critical.soft,
});

import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const swatchLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.sm,
  whiteSpace: 'nowrap',
});
export const swatch = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.border.control}`,
  // The colour is what is shown, also where colours are forced.
  forcedColorAdjust: 'none',
});
export const palette = style({
  inlineSize: '1.75rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
});
export const picture = style({
  display: 'block',
  maxInlineSize: 'min(100%, 20rem)',
  maxBlockSize: '15rem',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border.subtle}`,
});
export const thumbnail = style({
  display: 'block',
  inlineSize: '2rem',
  blockSize: '2rem',
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
});
export const group = style({ display: 'flex', flexDirection: 'column', gap: scale.space.sm, minInlineSize: 0 });
export const quickDays = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockStart: scale.space.xs,
  marginInlineStart: `calc(-1 * ${scale.space.sm})`,
});
export const groupLabel = style({
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  color: vars.color.fg.default,
});
export const required = style({ color: vars.color.tone.critical.text, marginInlineStart: '0.2em' });
export const note = style({ fontSize: scale.text.sm, color: vars.color.fg.muted });
export const problem = style({ fontSize: scale.text.sm, color: vars.color.tone.critical.text });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
  gap: scale.space.sm,
  alignItems: 'start',
});
export const counter = style({ fontSize: scale.text.xs, fontVariantNumeric: 'tabular-nums' });
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const hidden = style(unseen);
// Where its columns would break their words, each line of a table is a card.
const asCards = '(max-width: 30rem)';
export const tableFrame = style({ containerType: 'inline-size', overflowX: 'auto' });
export const tableHeads = style({
  '@container': {
    [asCards]: unseen,
  },
});
export const tableRow = style({
  '@container': {
    [asCards]: {
      display: 'block',
      paddingBlock: scale.space.xs,
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', fontSize: scale.text.md });
export const tableHead = style({
  textAlign: 'start',
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  color: vars.color.fg.muted,
  // What stands around it may break words anywhere; a heading keeps its own.
  overflowWrap: 'normal',
  padding: `${scale.space.xs} ${scale.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const tableCell = style({
  padding: `${scale.space.xs} ${scale.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@container': {
    [asCards]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: scale.space.lg,
      padding: 0,
      paddingBlock: scale.space.xxs,
      borderBlockEnd: 0,
      textAlign: 'end',
      selectors: {
        '&[data-blank]': { display: 'none' },
        '&::before': {
          content: 'attr(data-label)',
          flex: 'none',
          maxInlineSize: '50%',
          color: vars.color.fg.muted,
          fontSize: scale.text.sm,
          textAlign: 'start',
          whiteSpace: 'normal',
        },
      },
    },
  },
});
// After what it is put upon, so that it holds.
export const figures = style({ textAlign: 'end', whiteSpace: 'nowrap' });

// Beside fields with a label above it, a checkbox is where their boxes stand; a line of checkboxes needs no such room.
export const besideFields = style({
  '@container': {
    '(min-width: 34rem)': {
      selectors: {
        ':not([data-checkboxes]) > &': {
          minBlockSize: scale.control.md,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          marginBlockStart: `calc(${scale.text.sm} * 1.5 + ${scale.space.xs})`,
        },
      },
    },
  },
});

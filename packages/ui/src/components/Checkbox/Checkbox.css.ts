import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, colorTransition, css, focusRing, forced } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: scale.space.sm,
  maxInlineSize: '100%',
  minInlineSize: 0,
  fontSize: scale.text.md,
  lineHeight: scale.leading.normal,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default' } },
  '@media': { [coarse]: { paddingBlock: scale.space.sm } },
});

const at = (state: string): string => `${root}[data-${state}] &`;

export const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  // Centred on the first line, however many lines the label has.
  marginBlockStart: 'calc((1lh - 1.125rem) / 2)',
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.bg.field,
  color: vars.color.tone.accent.onSolid,
  fontSize: '0.75rem',
  transition: colorTransition,
  selectors: {
    [at('hovered')]: { borderColor: vars.color.border.controlHover },
    [`${at('selected')}, ${at('indeterminate')}`]: {
      background: vars.color.tone.accent.solid,
      borderColor: vars.color.tone.accent.solid,
    },
    [`${root}[data-selected][data-hovered] &, ${root}[data-indeterminate][data-hovered] &`]: {
      background: vars.color.tone.accent.solidHover,
      borderColor: vars.color.tone.accent.solidHover,
    },
    [at('invalid')]: { borderColor: vars.color.tone.critical.border },
    [at('focus-visible')]: focusRing,
    [at('disabled')]: { opacity: 0.5 },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      color: 'HighlightText',
      selectors: {
        [`${at('selected')}, ${at('indeterminate')}`]: { background: 'Highlight', borderColor: 'Highlight' },
        [at('disabled')]: { borderColor: 'GrayText' },
      },
    },
  },
});

export const texts = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });
export const required = css({ color: vars.color.tone.critical.text, marginInlineStart: '0.2em' });
export const options = css({ display: 'flex', flexDirection: 'column', gap: scale.space.sm });
export const inline = css({ flexDirection: 'row', flexWrap: 'wrap', columnGap: scale.space.xl });

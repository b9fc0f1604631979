import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, colorTransition, css, focusRing, forced } from '../../tokens/css-kit.ts';

export const options = css({ display: 'flex', flexDirection: 'column', gap: scale.space.sm });
export const inline = css({ flexDirection: 'row', flexWrap: 'wrap', columnGap: scale.space.xl });

export const root = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: scale.space.sm,
  maxInlineSize: '100%',
  minInlineSize: 0,
  fontSize: scale.text.md,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default' } },
  '@media': { [coarse]: { paddingBlock: scale.space.sm } },
});

const at = (state: string): string => `${root}[data-${state}] &`;

export const circle = css({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: 'calc((1lh - 1.125rem) / 2)',
  border: `1.5px solid ${vars.color.border.control}`,
  // A circle in every brand: its shape is what tells it from a checkbox.
  borderRadius: '50%',
  background: vars.color.bg.field,
  transition: colorTransition,
  selectors: {
    [at('hovered')]: { borderColor: vars.color.border.controlHover },
    [at('selected')]: { border: `0.3125rem solid ${vars.color.tone.accent.solid}` },
    [at('invalid')]: { borderColor: vars.color.tone.critical.border },
    [at('focus-visible')]: focusRing,
    [at('disabled')]: { opacity: 0.5 },
  },
  '@media': {
    [forced]: {
      borderColor: 'FieldText',
      forcedColorAdjust: 'none',
      selectors: { [at('selected')]: { borderColor: 'Highlight' } },
    },
  },
});
export const texts = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });

import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, colorTransition, css, focusRing, forced } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: scale.space.md,
  maxInlineSize: '100%',
  minInlineSize: 0,
  fontSize: scale.text.md,
  lineHeight: scale.leading.normal,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default' } },
  '@media': { [coarse]: { paddingBlock: scale.space.sm } },
});

export const labelFirst = css({ display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' });

const at = (state: string): string => `${root}[data-${state}] &`;

export const track = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '2.125rem',
  blockSize: '1.25rem',
  padding: '2px',
  marginBlockStart: 'calc((1lh - 1.25rem) / 2)',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.border.control,
  transition: colorTransition,
  selectors: {
    [at('hovered')]: { background: vars.color.border.controlHover },
    [at('selected')]: { background: vars.color.tone.accent.solid },
    [`${root}[data-selected][data-hovered] &`]: { background: vars.color.tone.accent.solidHover },
    [at('focus-visible')]: focusRing,
    [at('disabled')]: { opacity: 0.5 },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: { [at('selected')]: { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
});

export const thumb = css({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  borderRadius: vars.radius.full,
  background: vars.color.tone.accent.onSolid,
  boxShadow: vars.shadow.sm,
  transition: `margin-inline-start ${scale.motion.normal} ${scale.motion.ease}`,
  selectors: { [at('selected')]: { marginInlineStart: '0.875rem' } },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { [at('selected')]: { background: 'HighlightText' } },
    },
  },
});

export const texts = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });

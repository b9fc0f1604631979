import { createVar, fallbackVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, focusRing } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  // Figures beside each other are equally high, whether or not their words need two lines.
  blockSize: '100%',
  gap: scale.space.xs,
  minInlineSize: 0,
  padding: scale.size.cardPad,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  color: vars.color.fg.default,
  textDecoration: 'none',
  transition: colorTransition,
  selectors: {
    'a&:hover': { borderColor: vars.color.border.control, boxShadow: vars.shadow.md },
    '&:focus-visible': focusRing,
  },
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.sm,
  // Numbers of cards beside each other stand on one line, however many lines their names take.
  flex: '1 0 auto',
});
export const label = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  minInlineSize: 0,
});
export const icon = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.md,
  background: tone.soft,
  color: tone.text,
  fontSize: scale.size.icon,
});
/** How many characters the number has, where it is a text. */
export const characters = createVar('stat-characters');
// A large amount in a narrow card gets smaller letters before it would break: as wide as they are, so many have room beside each other.
export const room = css({ containerType: 'inline-size' });
export const value = css({
  display: 'block',
  fontFamily: vars.font.heading,
  fontSize: `clamp(${scale.text.sm}, calc(168cqi / ${fallbackVar(characters, '11')}), ${scale.text['2xl']})`,
  fontWeight: vars.font.headingWeight,
  letterSpacing: '-0.02em',
  lineHeight: scale.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.xs,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});
export const change = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.125rem',
  color: tone.text,
  fontWeight: scale.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

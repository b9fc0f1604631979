import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const receipt = style({
  fontFamily: vars.font.mono,
  fontSize: scale.text.xl,
  fontWeight: scale.weight.semibold,
  letterSpacing: '0.08em',
  lineHeight: scale.leading.normal,
  overflowWrap: 'anywhere',
  padding: scale.space.lg,
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.sunken,
});
export const talk = style({
  display: 'grid',
  gap: scale.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const said = style({
  display: 'grid',
  gap: scale.space.xs,
  padding: scale.space.md,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  maxInlineSize: '40rem',
  minInlineSize: 'min(100%, 16rem)',
  overflowWrap: 'anywhere',
});
const theirs = style([said, { justifySelf: 'start', background: vars.color.bg.surface }]);
const own = style([said, { justifySelf: 'end', background: vars.color.tone.accent.soft }]);
const note = style([said, { justifySelf: 'start', borderStyle: 'dashed', background: vars.color.bg.sunken }]);
export const files = style({ display: 'grid', gap: scale.space.sm, margin: 0, padding: 0, listStyle: 'none' });
/** A contribution by whose it is. */
export const saidBy = { theirs, own, note };

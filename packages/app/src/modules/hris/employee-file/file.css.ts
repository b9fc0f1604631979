import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Who it is next to how much is filled, and below both when they joined and how they are reached; all in one column on a phone. */
export const head = style({
  display: 'grid',
  gap: scale.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)' } },
});
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: scale.space.lg,
  alignItems: 'start',
});
export const names = style({ display: 'grid', gap: scale.space.xs, minInlineSize: 0 });
/** The same in a line of two, which are cut where there is no room. */
export const lineNames = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
export const title = style({
  margin: 0,
  fontSize: scale.text.xl,
  lineHeight: scale.leading.tight,
  fontWeight: scale.weight.semibold,
  overflowWrap: 'anywhere',
});
export const line = style({ margin: 0, overflowWrap: 'anywhere', color: vars.color.fg.muted });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space.sm,
  alignItems: 'center',
  marginBlockStart: scale.space.xs,
});
export const facts = style({ gridColumn: '1 / -1', minInlineSize: 0 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space.md });

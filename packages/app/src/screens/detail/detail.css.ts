import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** What belongs beside a record is there where there is room, and under it where there is none. */
export const beside = style({
  display: 'grid',
  gap: scale.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)' } },
});
export const main = style({ display: 'grid', gap: scale.space.lg, minInlineSize: 0 });
export const neighbours = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  whiteSpace: 'nowrap',
});

/** Where the header of the page ends. */
export const mark = style({ blockSize: 0, marginBlockEnd: `calc(-1 * ${scale.space.xl})` });
/** Takes no room, so that nothing moves when the line comes. */
export const staying = style({
  position: 'sticky',
  insetBlockStart: scale.size.topBar,
  zIndex: scale.layer.sticky,
  blockSize: 0,
  marginBlockEnd: `calc(-1 * ${scale.space.xl})`,
  '@media': { print: { display: 'none' } },
});
export const stayingLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.md,
  paddingInline: scale.space.md,
  paddingBlock: scale.space.sm,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: `0 0 ${vars.radius.md} ${vars.radius.md}`,
  background: vars.color.bg.raised,
  boxShadow: vars.shadow.md,
});
export const stayingWho = style({ display: 'flex', alignItems: 'center', gap: scale.space.md, minInlineSize: 0 });
export const stayingActions = style({ display: 'flex', alignItems: 'center', gap: scale.space.xs, flex: 'none' });

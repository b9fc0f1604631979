import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  paddingBlock: scale.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const grow = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const samples = style({
  maxBlockSize: '20rem',
  overflowY: 'auto',
  margin: 0,
  paddingInlineStart: scale.space.lg,
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  overflowWrap: 'anywhere',
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

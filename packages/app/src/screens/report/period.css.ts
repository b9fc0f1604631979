import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** On one line where there is room; on a phone the days stand below the choice. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.xs,
  minInlineSize: 0,
});
export const choice = style({ inlineSize: '11rem' });
export const days = style({ color: vars.color.fg.muted, fontSize: scale.text.sm, paddingInlineStart: scale.space.xs });

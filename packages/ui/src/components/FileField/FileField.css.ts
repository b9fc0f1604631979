import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, focusRing } from '../../tokens/css-kit.ts';

export const zone = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space.sm,
  padding: scale.space.lg,
  border: `1.5px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.field,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  transition: colorTransition,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.tone.critical.border },
    '&[data-focus-visible]': focusRing,
    '&[data-drop-target]': {
      borderColor: vars.color.border.focus,
      background: vars.color.tone.accent.soft,
      color: vars.color.tone.accent.text,
    },
    '&[data-disabled]': {
      background: vars.color.bg.sunken,
      borderColor: vars.color.border.default,
      color: vars.color.fg.disabled,
    },
  },
});
export const mark = css({ display: 'inline-flex', fontSize: '1.25rem' });
export const files = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const file = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  paddingInline: scale.space.md,
  paddingBlock: scale.space.sm,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
  fontSize: scale.text.sm,
});
export const fileTexts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xxs,
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const fileName = css({ fontWeight: scale.weight.medium, overflowWrap: 'anywhere' });
export const fileNote = css({ color: vars.color.fg.muted, fontSize: scale.text.xs });
export const fileError = css({ color: vars.color.tone.critical.text, fontSize: scale.text.xs });

import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, css, forced } from '../../tokens/css-kit.ts';

/** Lists that float: of a menu, a select, a combo box. */
export const list = css({
  display: 'flex',
  flexDirection: 'column',
  padding: scale.space.xs,
  maxBlockSize: 'min(24rem, 60dvh)',
  overflow: 'auto',
  outline: 'none',
});

export const item = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: scale.space.sm,
  minBlockSize: `calc(${scale.control.md} - 0.125rem)`,
  paddingInline: scale.space.sm,
  paddingBlock: scale.space.xs,
  borderRadius: vars.radius.md,
  color: vars.color.fg.default,
  fontSize: scale.text.md,
  lineHeight: scale.leading.tight,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.bg.hover },
    '&[data-pressed], &[data-open]': { background: vars.color.bg.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default', background: 'transparent' },
  },
  '@media': {
    [coarse]: { minBlockSize: '2.75rem' },
    [forced]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

export const critical = css({
  color: vars.color.tone.critical.text,
  selectors: { '&[data-focused], &[data-hovered]': { background: vars.color.tone.critical.soft } },
});

export const texts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const description = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });
export const mark = css({
  display: 'inline-flex',
  flex: 'none',
  fontSize: scale.size.iconSm,
  color: vars.color.fg.muted,
});
export const check = css({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '1em',
  color: vars.color.tone.accent.text,
  fontSize: scale.text.md,
});
export const heading = css({
  paddingInline: scale.space.sm,
  paddingBlockStart: scale.space.sm,
  paddingBlockEnd: scale.space.xs,
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontWeight: scale.weight.semibold,
});
export const empty = css({
  padding: scale.space.md,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  textAlign: 'center',
});

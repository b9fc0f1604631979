import { scale, vars } from '@karmik/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { least, most, room } from './formula.css.ts';

const forced = '(forced-colors: active)';

export const surface = style({ minInlineSize: 0 });
export const editor = style({});

/** Rules for the editor's own classes; they are more specific than those that it brings. */
const inEditor = (rest: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${surface} .${editor}.cm-editor${rest}`, rule);

inEditor('', { background: 'transparent', outline: 'none' });
inEditor(' .cm-scroller', {
  fontFamily: 'inherit',
  lineHeight: 'inherit',
  blockSize: 'auto',
  minBlockSize: least,
  maxBlockSize: most,
  overflow: 'auto',
});
inEditor(' .cm-content', {
  padding: `${room} ${scale.control.padMd}`,
  caretColor: vars.color.fg.default,
  outline: 'none',
});
inEditor(' .cm-line', { padding: 0 });

export const pieces = styleVariants({
  number: { color: vars.color.tone.positive.text },
  function: { color: vars.color.tone.accent.text, fontWeight: scale.weight.semibold },
  name: { color: vars.color.tone.info.text },
  keyword: { color: vars.color.tone.accent.text },
  table: { color: vars.color.tone.caution.text },
  sign: { color: vars.color.fg.muted },
});

export const problem = style({
  textDecoration: `underline wavy ${vars.color.tone.critical.border} 1px`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.2em',
});
export const gap = style({ whiteSpace: 'pre' });

const list = ' .cm-tooltip.cm-tooltip-autocomplete';
inEditor(list, {
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.md,
  overflow: 'hidden',
});
inEditor(`${list} > ul`, {
  fontFamily: vars.font.body,
  fontSize: scale.text.sm,
  lineHeight: scale.leading.normal,
  inlineSize: '24rem',
  minInlineSize: 0,
  maxInlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: '17rem',
  padding: scale.space.xs,
});
inEditor(`${list} > ul > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: scale.space.md,
  padding: `${scale.space.xs} ${scale.space.sm}`,
  borderRadius: vars.radius.sm,
  lineHeight: 'inherit',
  whiteSpace: 'normal',
  cursor: 'pointer',
});
inEditor(`${list} > ul > li:hover`, { background: vars.color.bg.hover });
inEditor(`${list} > ul > li[aria-selected]`, {
  background: vars.color.bg.selected,
  color: vars.color.fg.default,
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
inEditor(' .cm-completionLabel', { fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
inEditor(' .cm-completionDetail', { margin: 0, fontStyle: 'normal', color: vars.color.fg.muted });
export const says = style({ gridColumn: '1 / -1', color: vars.color.fg.muted });

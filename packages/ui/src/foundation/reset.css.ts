import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { scale, vars } from '../tokens/contract.css.ts';
import { resetLayer } from '../tokens/layers.css.ts';

function reset(selector: string, rule: StyleRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.bg.page,
  color: vars.color.fg.default,
  fontFamily: vars.font.body,
  fontSize: scale.text.md,
  lineHeight: scale.leading.normal,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  fontFeatureSettings: '"cv11", "ss03"',
});
// Devanagari has marks above and below the line, which collide at the leading of Latin text.
reset(':lang(ne)', { lineHeight: scale.leading.loose });
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend', { margin: 0, padding: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0 });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
// React Aria marks keyboard focus itself, so the browser's own ring would come and go beside ours.
reset(':focus-visible', { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' });
reset('[data-rac]:focus-visible', { outline: 'none' });
reset('::selection', { background: vars.color.tone.accent.softPressed, color: vars.color.fg.default });

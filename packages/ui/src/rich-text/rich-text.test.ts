import { describe, expect, it } from 'vitest';
import { parseRichText, plainText, sanitizeRichText } from './rich-text.ts';
import { hrefOf, safeHref } from './safe-href.ts';

describe('what is kept', () => {
  it.each([
    ['<p>Tea <b>at</b> <i>four</i></p>', '<p>Tea <strong>at</strong> <em>four</em></p>'],
    ['<h1>A</h1><ul><li>b<li>c</ul>', '<h2>A</h2><ul><li>b</li><li>c</li></ul>'],
    ['<blockquote><p>q</p></blockquote>', '<blockquote><p>q</p></blockquote>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<a href="https://example.com/?a=1&amp;b=2">x</a>', '<a href="https://example.com/?a=1&amp;b=2">x</a>'],
    ['<p>५ &lt; ६ &amp; &#2309;</p>', '<p>५ &lt; ६ &amp; अ</p>'],
    ['a < b', 'a &lt; b'],
    ['<p></p>', ''],
    ['<p>&nbsp; </p>', ''],
  ])('%s', (html, kept) => {
    expect(sanitizeRichText(html)).toBe(kept);
    expect(sanitizeRichText(kept)).toBe(kept);
  });
});

describe('what is not', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="java\nscript:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<!-- <b> -->a', 'a'],
    ['<iframe src="https://example.com"></iframe>a', 'a'],
    ['<p title="</p><script>x</script>">a</p>', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</script>a', 'ipt>alert(1)a'],
  ])('%s', (html, kept) => {
    expect(sanitizeRichText(html).replaceAll('&gt;', '>')).toBe(kept);
  });

  it('survives nesting without end', () => {
    expect(plainText(parseRichText(`${'<blockquote>'.repeat(5000)}a`))).toBe('a');
  });
});

it('knows where a link may lead', () => {
  expect(safeHref('/people/5')).toBe('/people/5');
  expect(safeHref('#top')).toBe('#top');
  expect(safeHref('/\\evil.example')).toBeUndefined();
  expect(safeHref('vbscript:x')).toBeUndefined();
  expect(safeHref('mailto:a@b.example')).toBe('mailto:a@b.example');
});

it('makes links of what people type', () => {
  expect(hrefOf(' everest.example/a ')).toBe('https://everest.example/a');
  expect(hrefOf('anita@example.com')).toBe('mailto:anita@example.com');
  expect(hrefOf('+977 1-4412345')).toBe('tel:+97714412345');
  expect(hrefOf('javascript:alert(1)')).toBeUndefined();
  expect(hrefOf('two words')).toBeUndefined();
});

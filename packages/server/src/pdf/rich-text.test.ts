import { describe, expect, it } from 'vitest';
import { blocksOf } from './rich-text.ts';

describe('rich text as blocks', () => {
  it('keeps looks, links, breaks and signs', () => {
    const html = '<p>Dear <strong>A &amp; <em>B</em></strong>,<br>see <a href="https://himal.test">us</a></p>';
    expect(blocksOf(html)).toEqual([
      {
        form: 'paragraph',
        depth: 0,
        runs: [
          { text: 'Dear ' },
          { text: 'A & ', isBold: true },
          { text: 'B', isBold: true, isItalic: true },
          { text: ',' },
          { text: '\n' },
          { text: 'see ' },
          { text: 'us', link: 'https://himal.test' },
        ],
      },
    ]);
  });

  it('takes no sign from what every object inherits', () => {
    expect(blocksOf('<p>&constructor; &lt;</p>')).toMatchObject([{ runs: [{ text: '&constructor; <' }] }]);
  });

  it('numbers lists within lists, and gives a marker to the first paragraph of an item alone', () => {
    const html = '<ol><li><p>One</p><p>more</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ol>';
    expect(blocksOf(html).map(({ depth, marker, runs }) => [depth, marker, runs[0]?.text])).toEqual([
      [1, '1.', 'One'],
      [1, undefined, 'more'],
      [2, '•', 'Inner'],
      [1, '2.', 'Two'],
    ]);
  });

  it('has headings, rules and empty lines', () => {
    expect(blocksOf('<h2>Head</h2><hr><p></p>').map(({ form, runs }) => [form, runs[0]?.text])).toEqual([
      ['heading', 'Head'],
      ['rule', undefined],
      ['paragraph', ' '],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { helpTopics, searchHelp } from './topics.ts';

const found = (text: string) => searchHelp(text).map(({ topic }) => topic.id);

describe('the search of the help', () => {
  it('offers everything until something is asked', () => {
    expect(found('')).toEqual(helpTopics.map(({ id }) => id));
  });

  it('finds by words of a title first, then by what is said, in either language', () => {
    expect(found('OVERTIME')[0]).toBe('overtime');
    expect(found('recovery codes')).toEqual(['password-and-security']);
    expect(found('आयात')).toContain('employees');
    expect(found('forgot')[0]).toBe('sign-in');
  });

  it('shows the line that has the words', () => {
    expect(searchHelp('layout headings')[0]?.line?.en).toMatch(/Excel or CSV/);
  });

  it('finds nothing for words that stand nowhere', () => {
    expect(found('helicopter')).toEqual([]);
  });
});

it('every topic has a name of its own for its address, and says something in both languages', () => {
  expect(new Set(helpTopics.map(({ id }) => id)).size).toBe(helpTopics.length);
  for (const { id, parts, lead } of helpTopics) {
    expect(id).toMatch(/^[a-z-]+$/);
    for (const each of [lead, ...parts.flatMap((part) => [part.title, ...part.lines])]) {
      expect(each.ne, each.en).toMatch(/[\u0900-\u097f]/);
      expect(each.en).not.toMatch(/[\u0900-\u097f]/);
    }
  }
});

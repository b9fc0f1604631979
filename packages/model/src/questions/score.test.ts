import { describe, expect, it } from 'vitest';
import { scoreOf } from './score.ts';
import { structure, type Structure } from './structure.ts';

const asked: Structure = structure.parse({
  sections: [
    {
      questions: [
        { key: 'q1', type: 'Rating', text: 'Skill', points: 5 },
        { key: 'q2', type: 'Rating', text: 'Manner', points: 10 },
        { key: 'q3', type: 'Short text', text: 'Why' },
      ],
    },
  ],
});

describe('the score of answers', () => {
  it('is the mean of ratings, each of its own scale', () => {
    expect(scoreOf(asked, { q1: '4', q2: '10', q3: 'Good' })).toBe('90.00');
    expect(scoreOf(asked, { q1: '1' })).toBe('20.00');
  });

  it('is nothing where nothing was rated', () => expect(scoreOf(asked, { q3: '5' })).toBeNull());
});

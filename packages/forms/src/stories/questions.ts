import type { Question, Structure } from '@karmik/model/questions/structure';

const plain = {
  help: null,
  is_mandatory: false,
  options: [],
  points: null,
  low: null,
  high: null,
  shown_if: null,
  library: null,
} as const satisfies Omit<Question, 'key' | 'type' | 'text'>;

/** What a library asks its readers, with a question that an earlier answer opens. */
export const readersSurvey: Structure = {
  sections: [
    {
      title: 'The reading room',
      description: 'As you found it this month.',
      questions: [
        { ...plain, key: 'q1', type: 'Rating', text: 'How quiet was it?', points: 3, low: 'Loud', is_mandatory: true },
        {
          ...plain,
          key: 'q2',
          type: 'Single choice',
          text: 'Did you find your book?',
          options: [
            { key: 'o1', text: 'Yes' },
            { key: 'o2', text: 'No' },
          ],
        },
        {
          ...plain,
          key: 'q3',
          type: 'Long text',
          text: 'Which book was it?',
          help: 'Its title is enough.',
          is_mandatory: true,
          shown_if: { question: 'q2', is: ['o2'] },
        },
      ],
    },
  ],
};

import { questionsOf, structureErrors, type Structure } from '@karmik/model/questions/structure';
import { describe, expect, it } from 'vitest';
import {
  addQuestion,
  addSection,
  blankQuestion,
  changeQuestion,
  choosable,
  duplicateQuestion,
  moveQuestion,
  moveSection,
  removeQuestion,
  retyped,
  stepOf,
} from './editing.ts';

const two: Structure = [0, 0, 1].reduce<Structure>(
  (structure, section) => addQuestion(structure, section, (key) => blankQuestion(key, 'Single choice')),
  addSection(addSection({ sections: [] })),
);
const order = ({ sections }: Structure) => sections.map(({ questions }) => questions.map(({ key }) => key).join(' '));

describe('a structure', () => {
  it('begins with a section where a question is added to none', () => {
    expect(order(addQuestion({ sections: [] }, 0, (key) => blankQuestion(key, 'Date')))).toEqual(['q1']);
  });

  it('is reordered step by step, over the edges of sections', () => {
    const step = (structure: Structure, section: number, index: number, by: 1 | -1) => {
      const to = stepOf(structure, { section, index }, by);
      return to ? order(moveQuestion(structure, { section, index }, to)) : 'stays';
    };
    expect(order(two)).toEqual(['q1 q2', 'q3']);
    expect(step(two, 0, 0, 1)).toEqual(['q2 q1', 'q3']);
    expect(step(two, 0, 1, -1)).toEqual(['q2 q1', 'q3']);
    expect(step(two, 0, 1, 1)).toEqual(['q1', 'q2 q3']);
    expect(step(two, 1, 0, -1)).toEqual(['q1 q2 q3', '']);
    expect(step(two, 0, 0, -1)).toBe('stays');
    expect(step(two, 1, 0, 1)).toBe('stays');
    expect(order(moveSection(two, 0, 1))).toEqual(['q3', 'q1 q2']);
  });

  it('gives a copy a key that was never there', () => {
    const copied = duplicateQuestion(two, { section: 0, index: 0 });
    expect(order(copied)).toEqual(['q1 q4 q2', 'q3']);
    expect(order(removeQuestion(copied, { section: 0, index: 0 }))).toEqual(['q4 q2', 'q3']);
  });

  it('lets a question depend on those before it that are answered by choosing', () => {
    const mixed = changeQuestion(two, { section: 0, index: 0 }, retyped(blankQuestion('q1', 'Single choice'), 'Date'));
    expect(choosable(mixed, 'q3').map(({ key }) => key)).toEqual(['q2']);
    const wrong = changeQuestion(mixed, { section: 0, index: 1 }, { shown_if: { question: 'q3', is: ['o1'] } });
    expect(structureErrors(wrong)['sections.0.questions.1.shown_if']?.map(({ en }) => en)).toEqual([
      'A question can depend only on an earlier one',
    ]);
    expect(questionsOf(mixed)[0]).toMatchObject({ type: 'Date', options: [], points: null });
  });
});

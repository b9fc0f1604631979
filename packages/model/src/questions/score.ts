import type { Answers } from './asked.ts';
import { answersTo, questionsOf, type Structure } from './structure.ts';

/**
 * The mean of what was given to the rating questions, each in parts of its own scale.
 * @returns percent with two decimals, such as `80.00`; nothing where nothing was rated
 */
export function scoreOf(structure: Structure, answers: Answers): string | null {
  const parts = questionsOf(structure).flatMap((each) => {
    const given = answers[each.key];
    if (each.type !== 'Rating' || typeof given !== 'string') return [];
    return [Number(given) / answersTo(each).length];
  });
  if (parts.length === 0) return null;
  return ((100 * parts.reduce((sum, each) => sum + each, 0)) / parts.length).toFixed(2);
}

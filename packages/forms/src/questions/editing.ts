/** Changes of a structure of questions, each a new structure. */
import {
  freshKey,
  isChosen,
  questionsOf,
  type Question,
  type QuestionSection,
  type QuestionType,
  type Structure,
} from '@karmik/model/questions/structure';

/** Where a question stands: its section, and its place in it. */
export interface Place {
  readonly section: number;
  readonly index: number;
}

export const blankQuestion = (key: string, type: QuestionType): Question => ({
  key,
  type,
  text: '',
  help: null,
  is_mandatory: false,
  options: isChosen(type)
    ? [
        { key: 'o1', text: '' },
        { key: 'o2', text: '' },
      ]
    : [],
  points: type === 'Rating' ? 5 : null,
  low: null,
  high: null,
  shown_if: null,
  library: null,
});

const blankSection: QuestionSection = { title: null, description: null, questions: [] };

const withSection = (
  structure: Structure,
  at: number,
  change: (section: QuestionSection) => QuestionSection,
): Structure => ({
  sections: structure.sections.map((section, index) => (index === at ? change(section) : section)),
});

const insert = <T>(list: readonly T[], at: number, item: T): T[] => [...list.slice(0, at), item, ...list.slice(at)];

export const addSection = (structure: Structure): Structure => ({ sections: [...structure.sections, blankSection] });

export const changeSection = (structure: Structure, at: number, change: Partial<QuestionSection>): Structure =>
  withSection(structure, at, (section) => ({ ...section, ...change }));

export const removeSection = (structure: Structure, at: number): Structure => ({
  sections: structure.sections.filter((_section, index) => index !== at),
});

export function moveSection(structure: Structure, at: number, by: 1 | -1): Structure {
  const section = structure.sections[at];
  const to = at + by;
  if (!section || to < 0 || to >= structure.sections.length) return structure;
  return { sections: insert(removeSection(structure, at).sections, to, section) };
}

/** Adds a question at the end of a section, with a key of its own; without any section it makes one. */
export function addQuestion(structure: Structure, section: number, make: (key: string) => Question): Structure {
  const whole = structure.sections.length === 0 ? addSection(structure) : structure;
  const question = make(freshKey(whole));
  return withSection(whole, Math.min(section, whole.sections.length - 1), (held) => ({
    ...held,
    questions: [...held.questions, question],
  }));
}

export const changeQuestion = (structure: Structure, { section, index }: Place, change: Partial<Question>): Structure =>
  withSection(structure, section, (held) => ({
    ...held,
    questions: held.questions.map((each, place) => (place === index ? { ...each, ...change } : each)),
  }));

export const removeQuestion = (structure: Structure, { section, index }: Place): Structure =>
  withSection(structure, section, (held) => ({
    ...held,
    questions: held.questions.filter((_each, place) => place !== index),
  }));

/** A question once more, right after itself, under another key. */
export function duplicateQuestion(structure: Structure, { section, index }: Place): Structure {
  const question = structure.sections[section]?.questions[index];
  if (!question) return structure;
  const copy = { ...question, key: freshKey(structure) };
  return withSection(structure, section, (held) => ({ ...held, questions: insert(held.questions, index + 1, copy) }));
}

/** Takes a question to another place, which is told as it is before the question leaves its own. */
export function moveQuestion(structure: Structure, from: Place, to: Place): Structure {
  const question = structure.sections[from.section]?.questions[from.index];
  if (!question || !structure.sections[to.section]) return structure;
  const isAfter = from.section === to.section && to.index > from.index;
  const index = isAfter ? to.index - 1 : to.index;
  return withSection(removeQuestion(structure, from), to.section, (held) => ({
    ...held,
    questions: insert(held.questions, Math.min(index, held.questions.length), question),
  }));
}

/** One step up or down, over the edge of a section into the next; undefined where there is none. */
export function stepOf(structure: Structure, { section, index }: Place, by: 1 | -1): Place | undefined {
  const here = structure.sections[section]?.questions.length ?? 0;
  if (by === -1) {
    if (index > 0) return { section, index: index - 1 };
    const above = structure.sections[section - 1];
    return above && { section: section - 1, index: above.questions.length };
  }
  // Before the one after the next.
  if (index < here - 1) return { section, index: index + 2 };
  return structure.sections[section + 1] && { section: section + 1, index: 0 };
}

/** The questions before a place on which one there may depend: those that are answered by choosing. */
export function choosable(structure: Structure, key: string): Question[] {
  const all = questionsOf(structure);
  const at = all.findIndex((each) => each.key === key);
  return all.slice(0, at).filter(({ type }) => isChosen(type) || type === 'Rating');
}

/** Another type keeps of a question what the type knows. */
export function retyped(question: Question, type: QuestionType): Partial<Question> {
  const blank = blankQuestion(question.key, type);
  const { options, points } = question;
  const isRating = type === 'Rating';
  return {
    type,
    options: isChosen(type) && options.length > 0 ? options : blank.options,
    points: isRating ? (points ?? blank.points) : null,
    low: isRating ? question.low : null,
    high: isRating ? question.high : null,
  };
}

/**
 * What a structure asks, as an entity: each question is a field, and what an earlier answer hides is a field that is not shown. So the
 * form, the check on both sides, the cells and the cells of spreadsheets are those of every other entity.
 */
import * as z from 'zod/mini';
import type { Entity } from '../kit/entity.ts';
import { f, type Field } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { answersTo, questionsOf, type Question, type Structure } from './structure.ts';
import { carried } from '../kit/message.ts';
import { messages, formats } from '../kit/messages.ts';
import { labels } from '../kit/labels.ts';

/** Answers by the key of their question; of a file its id in a body, and what an answer shows of a file otherwise. */
export type Answers = { readonly [key: string]: unknown };

/** Answers in a body, before they are held against what was asked. */
export const givenAnswers = z.record(z.string(), z.unknown(), {
  error: carried(messages.wrongType({ field: labels.answers, format: formats.object })),
});

/** Words of an organisation, which it writes in the language that it speaks. */
const as = (words: string): Text => ({ en: words, ne: words });

const longestShort = 255;
const longestLong = 5_000;

function fieldOf(each: Question): Field {
  const shared = {
    label: as(each.text),
    ...(each.help === null ? {} : { help: as(each.help) }),
    required: each.is_mandatory,
  };
  switch (each.type) {
    case 'Short text':
      return f.text({ ...shared, max: longestShort });
    case 'Long text':
      return f.longText({ ...shared, max: longestLong });
    case 'Rating':
      return f.choice({ ...shared, choices: pointsOf(each), is_listed: true });
    case 'Single choice':
      return f.choice({ ...shared, choices: optionsOf(each), is_listed: true });
    case 'Multiple choice':
      return f.multiChoice({ ...shared, choices: optionsOf(each), is_listed: true });
    case 'Date':
      return f.date(shared);
    case 'Date and time':
      return f.instant(shared);
    case 'Time':
      return f.time(shared);
    case 'File':
      return f.file(shared);
  }
}

const optionsOf = ({ options }: Question): Record<string, Text> =>
  Object.fromEntries(options.map((one) => [one.key, as(one.text)]));

const devanagari = '०१२३४५६७८९';
/** Points with what the ends mean: `1 – Poor`, `2`, … `5 – Excellent`. */
function pointsOf(each: Question): Record<string, Text> {
  const known = answersTo(each);
  return Object.fromEntries(
    known.map((point, index) => {
      const end = index === 0 ? each.low : index === known.length - 1 ? each.high : null;
      const more = end === null ? '' : ` – ${end}`;
      const digits = point.replace(/\d/g, (digit) => devanagari[Number(digit)] ?? digit);
      // Numbers as keys of an object would come first and in their own order, which is the order wanted.
      return [point, bilingual(point + more, digits + more)];
    }),
  );
}

/** Whether a question is asked at all after these answers. What depends on a question that is not asked is not asked either. */
export function isAsked(structure: Structure, key: string, answers: Answers): boolean {
  const found = questionsOf(structure).find((each) => each.key === key)?.shown_if;
  if (!found) return true;
  if (!isAsked(structure, found.question, answers)) return false;
  const given = answers[found.question];
  const chosen: readonly unknown[] = Array.isArray(given) ? given : [given];
  return chosen.some((each) => typeof each === 'string' && found.is.includes(each));
}

/** The structure as an entity without endpoints: what a form draws and both halves check. */
export function askedBy(structure: Structure): Entity {
  const questions = questionsOf(structure);
  return {
    name: 'answers',
    label: bilingual('Answers', 'उत्तर'),
    fields: Object.fromEntries(questions.map((each) => [each.key, fieldOf(each)])),
    visibleWhen: Object.fromEntries(
      questions
        .filter(({ shown_if }) => shown_if !== null)
        .map(({ key }) => [key, (answers: Answers) => isAsked(structure, key, answers)]),
    ),
  };
}

/** The questions with what they mean, in groups as a form draws them. */
export const groupsOfStructure = ({ sections }: Structure) =>
  sections
    .filter(({ questions }) => questions.length > 0)
    .map(({ title, description, questions }) => ({
      ...(title === null ? {} : { title: as(title) }),
      ...(description === null ? {} : { description: as(description) }),
      fields: questions.map(({ key }) => key),
      columns: '1' as const,
    }));

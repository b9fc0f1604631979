/**
 * Questions as they are put together: sections of questions in their order. One structure serves the library of the organisation, forms
 * and whatever else asks people things; `asked.ts` makes the fields of a form of it.
 */
import * as z from 'zod/mini';
import { carried, listed, type Message } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { messages, formats } from '../kit/messages.ts';
import type { FieldErrors } from '../kit/field-errors.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { questionMessages } from './messages.ts';

/** How a question is answered. */
export const questionTypes = {
  'Short text': bilingual('Short text', 'छोटो पाठ'),
  'Long text': bilingual('Long text', 'लामो पाठ'),
  Rating: bilingual('Rating scale', 'मूल्याङ्कन स्केल'),
  'Single choice': bilingual('Single choice', 'एक छनोट'),
  'Multiple choice': bilingual('Multiple choice', 'धेरै छनोट'),
  Date: bilingual('Date', 'मिति'),
  'Date and time': bilingual('Date and time', 'मिति र समय'),
  Time: bilingual('Time', 'समय'),
  File: bilingual('File', 'फाइल'),
} as const satisfies Record<string, Text>;
export type QuestionType = keyof typeof questionTypes;

export const questionLimits = {
  sections: 20,
  questions: 100,
  options: 30,
  question: 255,
  help: 500,
  option: 120,
  title: 120,
  description: 1_000,
  /** The most points of a scale. */
  points: 10,
} as const;

const line = (label: Text, most: number) =>
  z.string({ error: carried(messages.required({ field: label })) }).check(
    z.trim(),
    z.minLength(1, { error: carried(messages.required({ field: label })) }),
    z.maxLength(most, { error: carried(messages.tooLong({ field: label, most })) }),
    // oxlint-disable-next-line no-control-regex
    z.regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uD800-\uDFFF]*$/u, {
      error: carried(messages.controlCharacter({ field: label })),
    }),
  );
const words = (label: Text, most: number) => z._default(z.nullable(line(label, most)), null);

const questionKey = z
  .string({ error: carried(messages.required({ field: labels.key })) })
  .check(z.regex(/^q[1-9]\d{0,3}$/, { error: carried(questionMessages.questionKey) }));
const optionKey = z
  .string({ error: carried(messages.required({ field: labels.key })) })
  .check(z.regex(/^o[1-9]\d{0,3}$/, { error: carried(questionMessages.optionKey) }));

const option = z.strictObject({ key: optionKey, text: line(bilingual('Choice', 'विकल्प'), questionLimits.option) });

/** A question that is asked only where an earlier one of choices was answered with one of these. */
const condition = z.strictObject({
  question: questionKey,
  is: z
    .array(z.string().check(z.maxLength(8)), {
      error: carried(messages.wrongType({ field: bilingual('Answers', 'उत्तर'), format: formats.list })),
    })
    .check(z.minLength(1, { error: carried(questionMessages.conditionAnswers) }), z.maxLength(questionLimits.options)),
});

export const question = z.strictObject({
  /** Stays the same as long as it is the same question, in every version. */
  key: questionKey,
  type: z.enum(Object.keys(questionTypes) as [QuestionType, ...QuestionType[]], {
    error: carried(messages.choice({ field: labels.type, choices: listed(Object.keys(questionTypes)) })),
  }),
  text: line(bilingual('Question', 'प्रश्न'), questionLimits.question),
  help: words(bilingual('Help', 'मद्दत'), questionLimits.help),
  is_mandatory: z._default(
    z.boolean({
      error: carried(messages.wrongType({ field: bilingual('Mandatory', 'अनिवार्य'), format: formats.boolean })),
    }),
    false,
  ),
  /** Of choices alone. */
  options: z._default(
    z
      .array(option, {
        error: carried(messages.wrongType({ field: bilingual('Choices', 'विकल्प'), format: formats.list })),
      })
      .check(
        z.maxLength(questionLimits.options, {
          error: carried(messages.tooMany({ field: bilingual('Choices', 'विकल्प'), most: questionLimits.options })),
        }),
      ),
    () => [],
  ),
  /** The points of a scale, from 1; of ratings alone. */
  points: z._default(
    z.nullable(
      z
        .int({
          error: carried(messages.wrongType({ field: bilingual('Points', 'अङ्क'), format: formats.wholeNumber })),
        })
        .check(
          z.gte(2, { error: carried(messages.tooSmall({ field: bilingual('Points', 'अङ्क'), least: 2 })) }),
          z.lte(questionLimits.points, {
            error: carried(messages.tooLarge({ field: bilingual('Points', 'अङ्क'), most: questionLimits.points })),
          }),
        ),
    ),
    null,
  ),
  /** What the two ends of a scale mean. */
  low: words(bilingual('Least', 'न्यूनतम'), questionLimits.option),
  high: words(bilingual('Most', 'अधिकतम'), questionLimits.option),
  shown_if: z._default(z.nullable(condition), null),
  /** The question of the library that it was taken from. */
  library: z._default(z.nullable(z.int().check(z.positive())), null),
});
export type Question = z.output<typeof question>;

const section = z.strictObject({
  title: words(bilingual('Title', 'शीर्षक'), questionLimits.title),
  description: words(labels.description, questionLimits.description),
  questions: z
    .array(question, {
      error: carried(messages.wrongType({ field: bilingual('Questions', 'प्रश्न'), format: formats.list })),
    })
    .check(
      z.maxLength(questionLimits.questions, {
        error: carried(messages.tooMany({ field: bilingual('Questions', 'प्रश्न'), most: questionLimits.questions })),
      }),
    ),
});
export type QuestionSection = z.output<typeof section>;

export const structure = z.strictObject({
  sections: z
    .array(section, {
      error: carried(messages.wrongType({ field: bilingual('Sections', 'खण्ड'), format: formats.list })),
    })
    .check(
      z.maxLength(questionLimits.sections, {
        error: carried(messages.tooMany({ field: bilingual('Sections', 'खण्ड'), most: questionLimits.sections })),
      }),
    ),
});
export type Structure = z.output<typeof structure>;

export const emptyStructure: Structure = { sections: [] };

export const questionsOf = ({ sections }: Structure): Question[] => sections.flatMap(({ questions }) => questions);

/** The answers that a question of choices or points may have; none for the others. */
export const answersTo = ({ type, options, points }: Question): string[] =>
  type === 'Rating'
    ? Array.from({ length: points ?? 5 }, (_each, index) => String(index + 1))
    : type === 'Single choice' || type === 'Multiple choice'
      ? options.map(({ key }) => key)
      : [];

export const isChosen = (type: QuestionType): boolean => type === 'Single choice' || type === 'Multiple choice';

/**
 * What is wrong between the parts of a structure, by their place such as `sections.0.questions.2.options`; empty when all is well.
 * @param hasNoFiles a form without names asks for no files, which carry names
 */
export function structureErrors(given: Structure, hasNoFiles = false): FieldErrors {
  const errors: FieldErrors = {};
  const say = (place: string, message: Message) => (errors[place] ??= []).push(message);
  const earlier = new Map<string, Question>();
  if (questionsOf(given).length > questionLimits.questions)
    say(
      'non_field_errors',
      messages.tooMany({ field: bilingual('Questions', 'प्रश्न'), most: questionLimits.questions }),
    );
  for (const [at, { questions }] of given.sections.entries())
    for (const [index, each] of questions.entries()) {
      const place = `sections.${at}.questions.${index}`;
      if (earlier.has(each.key)) say(`${place}.key`, questionMessages.sameKey);
      if (isChosen(each.type)) {
        if (each.options.length < 2) say(`${place}.options`, questionMessages.twoChoices);
        if (new Set(each.options.map(({ key }) => key)).size < each.options.length)
          say(`${place}.options`, questionMessages.sameChoiceKey);
        if (new Set(each.options.map((one) => one.text.toLowerCase())).size < each.options.length)
          say(`${place}.options`, questionMessages.sameChoice);
      }
      if (hasNoFiles && each.type === 'File') say(`${place}.type`, questionMessages.noFiles);
      if (each.shown_if) {
        const asked = earlier.get(each.shown_if.question);
        const known = asked ? answersTo(asked) : [];
        if (!asked) say(`${place}.shown_if`, questionMessages.laterQuestion);
        else if (known.length === 0) say(`${place}.shown_if`, questionMessages.unchosenQuestion);
        else if (each.shown_if.is.some((answer) => !known.includes(answer)))
          say(`${place}.shown_if`, questionMessages.noSuchAnswer);
      }
      earlier.set(each.key, each);
    }
  return errors;
}

/** A key that no question of a structure has. */
export const freshKey = (given: Structure): string =>
  `q${Math.max(0, ...questionsOf(given).map(({ key }) => Number(key.slice(1)))) + 1}`;

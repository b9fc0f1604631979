/** The questions that an organisation keeps, to put forms together from. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { isChosen, questionLimits, questionTypes, type Question, type QuestionType } from './structure.ts';
import { questionMessages } from './messages.ts';

export const questionCategory = defineEntity({
  name: 'question_category',
  label: bilingual('Category', 'वर्ग'),
  plural: bilingual('Categories', 'वर्गहरू'),
  path: 'org/:org/question-category',
  codes: { read: '15.00', write: '15.00' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 500 }),
  },
});

const category = f.reference({ label: bilingual('Category', 'वर्ग'), to: 'question_category', name_field: 'name' });

const onScale = (record: { readonly type?: string | null }) => record.type === 'Rating';

/** One question of the library. A form or a set that takes it keeps its own copy. */
export const libraryQuestion = defineEntity({
  name: 'library_question',
  label: bilingual('Question', 'प्रश्न'),
  plural: bilingual('Questions', 'प्रश्न'),
  path: 'org/:org/question',
  codes: { read: '15.00', write: '15.00' },
  archive: true,
  name_field: 'question',
  search: ['question', 'help'],
  fields: {
    question: f.text({
      label: bilingual('Question', 'प्रश्न'),
      required: true,
      max: questionLimits.question,
      unique: true,
    }),
    category,
    type: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      default: 'Short text',
      choices: questionTypes,
    }),
    help: f.longText({ label: bilingual('Help', 'मद्दत'), max: questionLimits.help }),
    is_mandatory: f.boolean({ label: bilingual('Mandatory', 'अनिवार्य'), default: false }),
    options: f.lines({
      label: bilingual('Choices', 'विकल्प'),
      one: bilingual('choice', 'विकल्प'),
      max: questionLimits.options,
      item: { option: f.text({ label: bilingual('Choice', 'विकल्प'), required: true, max: questionLimits.option }) },
    }),
    points: f.number({
      label: bilingual('Points', 'अङ्क'),
      help: bilingual('Highest value of the scale, from 1', '१ देखि कतिसम्म'),
      default: 5,
      min: 2,
      max: questionLimits.points,
    }),
    low: f.text({ label: bilingual('Label of the lowest value', 'सबैभन्दा कम अङ्कको अर्थ'), max: questionLimits.option }),
    high: f.text({
      label: bilingual('Label of the highest value', 'सबैभन्दा बढी अङ्कको अर्थ'),
      max: questionLimits.option,
    }),
  },
  visibleWhen: { points: onScale, low: onScale, high: onScale },
  rules: (record) => {
    const isOfChoices = isChosen(record.type);
    if (!isOfChoices && record.options.length > 0) return { options: [questionMessages.choicesOfOthers] };
    if (isOfChoices && record.options.length < 2) return { options: [questionMessages.twoChoices] };
    const names = new Set(record.options.map(({ option }) => option.toLowerCase()));
    return names.size < record.options.length ? { options: [questionMessages.sameChoice] } : undefined;
  },
});

/** A set of questions in sections; its questions are in a structure of their own. */
export const questionSet = defineEntity({
  name: 'question_set',
  label: bilingual('Question set', 'प्रश्नावली'),
  plural: bilingual('Question sets', 'प्रश्नावलीहरू'),
  path: 'org/:org/question-set',
  codes: { read: '15.00', write: '15.00' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    category,
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 500 }),
    question_count: f.number({ label: bilingual('Questions', 'प्रश्न'), readonly: true, default: 0 }),
  },
});

export interface LibraryRecord {
  readonly id: number;
  readonly question: string;
  readonly type: QuestionType;
  readonly help: string | null;
  readonly is_mandatory: boolean;
  readonly options: readonly { readonly option: string }[];
  readonly points: number | null;
  readonly low: string | null;
  readonly high: string | null;
}

/** A question of the library as a structure holds it. */
export const fromLibrary = (record: LibraryRecord, key: string): Question => ({
  key,
  type: record.type,
  text: record.question,
  help: record.help,
  is_mandatory: record.is_mandatory,
  options: record.options.map(({ option }, index) => ({ key: `o${index + 1}`, text: option })),
  points: record.points,
  low: record.low,
  high: record.high,
  shown_if: null,
  library: record.id,
});

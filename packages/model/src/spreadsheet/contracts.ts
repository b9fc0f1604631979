/** Bodies and answers of an import, from the upload to its end. */
import * as z from 'zod/mini';
import { dateCalendars, dateOrders } from './dates.ts';
import { carried, listed, verbatim } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { messageAnswer, textAnswer, userRef } from '../kit/answer.ts';
import { bilingual } from '../kit/text.ts';
import { doubleSigns } from './doubles.ts';

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 128 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  cell: 5_000,
  letters: 20_000_000,
} as const;

const columnMatch = z.strictObject({
  column: z.int().check(z.nonnegative()),
  heading: z.string(),
  field: z.nullable(z.string()),
  date_form: z.nullable(z.strictObject({ calendar: z.enum(dateCalendars), order: z.nullable(z.enum(dateOrders)) })),
});

export const importMatchesBody = z.strictObject({
  matches: z.array(columnMatch),
  /** Makes branches, divisions, titles, types and levels that the file names and the organisation lacks. */
  create_missing: z._default(z.boolean(), false),
});

export const commitModes = ['all', 'valid'] as const;
export const importCommitBody = z.strictObject({
  /** `all` creates every row or none; `valid` creates the rows without errors. */
  mode: z.enum(commitModes, {
    error: carried(messages.choice({ field: verbatim('mode'), choices: listed(commitModes) })),
  }),
  send_activation: z._default(z.boolean(), true),
});

/**
 * `uploaded` waits for its columns, `checking` and `committing` are at work, `checked` shows its errors and waits for the word,
 * `done`, `cancelled` and `failed` are ends.
 */
/** States of an import, as they stand within a sentence. */
export const importStateNames = {
  uploaded: bilingual('uploaded', 'अपलोड भएको'),
  checking: bilingual('checking', 'जाँच हुँदै'),
  checked: bilingual('checked', 'जाँच भएको'),
  committing: bilingual('creating', 'बनाइँदै'),
  done: bilingual('done', 'सम्पन्न'),
  cancelled: bilingual('cancelled', 'रद्द'),
  failed: bilingual('failed', 'असफल'),
} as const;
export type ImportState = keyof typeof importStateNames;
export const importStates = Object.keys(importStateNames) as [ImportState, ...ImportState[]];

/** A value of a choice, a list or a person that could not be read as it is, or that is read as someone decided. */
const unreadValue = z.object({
  field: z.string(),
  written: z.string(),
  rows: z.number(),
  /** What was decided: a choice, the id of a record, a supervisor's code, or null for an empty field; absent where nothing is. */
  value: z.optional(z.nullable(z.string())),
});
export type UnreadValue = z.infer<typeof unreadValue>;

export const importValuesBody = z.strictObject({
  values: z
    .array(
      z.strictObject({
        field: z.string().check(z.maxLength(60)),
        written: z.string().check(z.maxLength(importLimits.cell)),
        value: z.nullable(z.string().check(z.maxLength(60))),
        /** Makes a record of this name with the employees, in the place of a value. */
        create: z._default(z.boolean(), false),
      }),
    )
    .check(z.maxLength(1_000)),
});

export const importSheetBody = z.strictObject({ sheet: z.string().check(z.maxLength(200)) });

/** What is done with a row that is likely someone who is there already: left out, or brought in as someone else. */
export const doubleDecisions = ['skip', 'new'] as const;
export type DoubleDecision = (typeof doubleDecisions)[number];
export const importDoublesBody = z.strictObject({
  decision: z.enum(doubleDecisions, {
    error: carried(messages.choice({ field: verbatim('decision'), choices: listed(doubleDecisions) })),
  }),
  /** Numbers of the rows; absent: all that are not decided yet. */
  rows: z.optional(z.array(z.int()).check(z.maxLength(1_000))),
});

/** Someone of the sheet or the organization who may be chosen as a supervisor. */
export const importPersonAnswer = z.object({
  employee_code: z.string(),
  name: z.string(),
  /** The row of the sheet; null for who is in the organization already. */
  row: z.nullable(z.number()),
});
export type ImportPerson = z.infer<typeof importPersonAnswer>;

export const importAnswer = z.object({
  id: z.number(),
  file_name: z.string(),
  state: z.enum(importStates),
  rows: z.number(),
  matches: z.array(columnMatch),
  create_missing: z.boolean(),
  /** The sheets of the workbook that hold rows, and the one that is read; no sheets where there is one alone. */
  sheets: z.array(z.string()),
  sheet: z.nullable(z.string()),
  /** The first rows as they are in the file. */
  sample: z.array(z.array(z.string())),
  targets: z.array(
    z.object({
      field: z.string(),
      label: textAnswer,
      required: z.boolean(),
      is_date: z.boolean(),
    }),
  ),
  missing: z.array(z.string()),
  /** Rows by what the last check found; `left_out` are lines of totals and repeated headings, `double` waits for a decision. */
  counts: z.object({
    valid: z.number(),
    invalid: z.number(),
    double: z.number(),
    skipped: z.number(),
    existing: z.number(),
    created: z.number(),
    left_out: z.number(),
  }),
  progress: z.object({ done: z.number(), total: z.number() }),
  /**
   * The form of automatic employee codes, such as HIM-###, and how many good rows bring a code of another form. These never change the
   * automatic ones. Null before an organization has codes with numbers.
   */
  numbering: z.nullable(z.object({ form: z.string(), apart: z.number() })),
  unread: z.array(unreadValue),
  /** Names that the organization's lists lack and that are made with the employees. */
  made: z.array(unreadValue),
  /** What the values of a field may be matched to. */
  options: z.record(z.string(), z.array(z.object({ id: z.string(), label: textAnswer }))),
  /** What came of it, or why it ended; null while there is nothing to say. */
  message: z.nullable(textAnswer),
  created_at: z.string(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

/**
 * What was found of a row. What is left out is no record, such as a line of totals; a double is likely someone who is there already, until
 * it is decided to be skipped or to be someone else.
 */
export const rowResults = ['valid', 'invalid', 'double', 'skipped', 'existing', 'created', 'left_out'] as const;

export const understoodCell = z.object({
  column: z.number(),
  field: z.string(),
  written: z.string(),
  value: z.nullable(textAnswer),
  day: z.nullable(z.string()),
  is_changed: z.boolean(),
});

const likelyDouble = z.object({
  signs: z.array(z.enum(doubleSigns)),
  /** The other row of the sheet; null for someone of the organization. */
  row: z.nullable(z.number()),
  name: z.string(),
  employee_code: z.string(),
  person: z.nullable(userRef),
});

export const importRowAnswer = z.object({
  /** The row's number as the spreadsheet shows it. */
  number: z.number(),
  result: z.enum(rowResults),
  name: z.string(),
  employee_code: z.string(),
  /** The filled cells that are read, as they are written and as they are understood. */
  cells: z.array(understoodCell),
  doubles: z.array(likelyDouble),
  /** In English; `_messages` has them in both languages. */
  errors: z.record(z.string(), z.array(z.string())),
  _messages: z.record(z.string(), z.array(messageAnswer)),
});
export type ImportRow = z.infer<typeof importRowAnswer>;

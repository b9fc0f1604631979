/**
 * Operations: work on many people or records that is looked at before it is done, such as opening a leave year. Each is declared once as a
 * value. Its form, preview, API, background job, results, export and screen follow from it; the rules of the trade are in the server.
 */
import * as z from 'zod/mini';
import { answerShape, messageAnswer, named, typeName, userRef } from './answer.ts';
import { defineEntity, type Entity } from './entity.ts';
import type { FieldOfKind, Fields, RecordOf, ValueOf } from './fields.ts';
import type { PermissionCode } from './permissions.ts';
import { bilingual, type Text } from './text.ts';

export interface Operation<I extends Fields = Fields, R extends Fields = Fields> {
  /** Names its runs in the database and its types in the description of the API. */
  readonly name: string;
  readonly label: Text;
  /** Where its endpoints are, under `/api/v1/`; `:org` is the organisation's slug. */
  readonly path: string;
  /** Who reads its previews and runs, and who may start and undo them. */
  readonly code: PermissionCode;
  /** What is chosen before the preview, with the rules between its fields. */
  readonly input: Entity & { readonly fields: I };
  /** How its form is divided; absent: all fields in their order. */
  readonly groups?: readonly { readonly title: Text; readonly fields: readonly string[] }[];
  /** The columns of the preview and of the results. */
  readonly rows: R;
  /** The field of a row that names its person; absent: rows are of no person. */
  readonly per?: string;
  /** Decimal columns whose sums the preview shows. */
  readonly sums?: readonly string[];
  /** What is asked before it is done; `{count}` is the number of rows, or of people where `per` names them. */
  readonly confirm: Text;
  /** What is said where there is nothing to do; absent: just that. */
  readonly empty?: Text;
  /** Says what the user should know before the confirmation. */
  readonly note?: Text;
  /** That its runs can be undone as a whole, and how the button is called. */
  readonly undo?: { readonly label: Text; readonly confirm: Text };
  /** It has a preview alone: it says what would follow from a change, and does nothing. */
  readonly isLookOnly?: true;
}

/** Declares an operation; the types of its input and rows are inferred from the value. */
export const defineOperation = <const I extends Fields, const R extends Fields>(
  operation: Omit<Operation<I, R>, 'input' | 'per' | 'sums'> & {
    readonly input: I | Entity<I>;
    readonly per?: FieldOfKind<R, 'user'>;
    readonly sums?: readonly (keyof R & string)[];
  },
): Operation<I, R> => ({
  ...operation,
  input: isEntity(operation.input)
    ? operation.input
    : defineEntity<I>({ name: `${operation.name}_input`, label: operation.label, fields: operation.input }),
});

/** Declares what is looked at and never done: its form, preview and spreadsheet follow from it, and no run. */
export const defineLook = <const I extends Fields, const R extends Fields>(
  look: Omit<Parameters<typeof defineOperation<I, R>>[0], 'confirm' | 'note' | 'undo' | 'isLookOnly'>,
): Operation<I, R> => ({ ...defineOperation<I, R>({ ...look, confirm: look.label }), isLookOnly: true });

const isEntity = <I extends Fields>(input: I | Entity<I>): input is Entity<I> =>
  'name' in input && typeof input.name === 'string';

/** The values of a row as the server works them out: people by their id, everything else as an answer shows it. */
export type RowValues<R extends Fields> = {
  readonly [K in keyof R]: R[K] extends { readonly kind: 'user' }
    ? number
    : R[K] extends { readonly kind: 'lines'; readonly item: infer L extends Fields }
      ? readonly RecordOf<L>[]
      : R[K] extends { readonly required: true }
        ? ValueOf<R[K]>
        : ValueOf<R[K]> | null;
};

/** What is answered of a row. Its lines are no records, so that they have no ids. */
const rowShape = (fields: Fields): Record<string, z.ZodMiniType> => ({
  ...answerShape(fields),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'lines' ? [[name, z.array(z.object(answerShape(field.item as Fields)))]] : [],
    ),
  ),
});

/** Of a run: `running` until every row has a result, `stopped` where it ended before. */
export const runStates = {
  running: bilingual('Running', 'चलिरहेको'),
  done: bilingual('Completed', 'सम्पन्न'),
  stopped: bilingual('Stopped', 'रोकिएको'),
  undone: bilingual('Undone', 'फिर्ता लिइएको'),
} as const;
export type RunState = keyof typeof runStates;

/** Of a row: `unchanged` where there was nothing to do for it. */
export const resultStates = {
  pending: bilingual('Pending', 'बाँकी'),
  done: bilingual('Done', 'भयो'),
  unchanged: bilingual('Nothing to do', 'गर्नुपर्ने केही छैन'),
  failed: bilingual('Failed', 'असफल'),
} as const;
export type ResultState = keyof typeof resultStates;
const keysOf = <K extends string>(states: { readonly [key in K]: Text }) => Object.keys(states) as [K, ...K[]];

/** What may be done with a run, by its state and results. */
export const runActions = ['cancel', 'resume', 'retry', 'undo'] as const;
export type RunAction = (typeof runActions)[number];

export const runAnswer = named(
  'OperationRun',
  z.object({
    id: z.number(),
    state: z.enum(keysOf(runStates)),
    /** What was chosen before the preview. */
    input: z.record(z.string(), z.unknown()),
    /** Rows in all, and by their results; the rest is pending. */
    total: z.number(),
    done: z.number(),
    unchanged: z.number(),
    failed: z.number(),
    created_by: z.nullable(userRef),
    created_at: z.string(),
    finished_at: z.nullable(z.string()),
    undone_by: z.nullable(userRef),
    undone_at: z.nullable(z.string()),
    /** Why it stopped. */
    message: z.nullable(messageAnswer),
    /** What the reader may do with it now. */
    actions: z.array(z.enum(runActions)),
  }),
);
export type RunAnswer = z.infer<typeof runAnswer>;

/** One page of what an operation would do. */
export const previewAnswer = (operation: Operation) =>
  named(
    `${typeName(operation.name)}Preview`,
    z.object({
      /** Rows on all pages. */
      count: z.number(),
      /** People in them; 0 where rows are of no person. */
      people: z.number(),
      /** Names this state of all rows; the start of a run says which preview it was decided on. */
      fingerprint: z.string(),
      /** Sums of all rows, by column. */
      sums: z.record(z.string(), z.string()),
      /** Why it cannot be done now; null where it can. */
      refusal: z.nullable(messageAnswer),
      /** What is left out of it, and why; null where nothing is. */
      notice: z.nullable(messageAnswer),
      results: z.array(z.object({ key: z.string(), ...rowShape(operation.rows) })),
    }),
  );

/** One page of the results of a run, with the reason where a row failed. */
export const resultsAnswer = (operation: Operation) =>
  named(
    `${typeName(operation.name)}Results`,
    z.object({
      results: z.array(
        z.object({
          key: z.string(),
          state: z.enum(keysOf(resultStates)),
          message: z.nullable(messageAnswer),
          ...rowShape(operation.rows),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  );

export interface Preview<Row = Readonly<Record<string, unknown>> & { readonly key: string }> {
  readonly count: number;
  readonly people: number;
  readonly fingerprint: string;
  readonly sums: Readonly<Record<string, string>>;
  readonly refusal: z.infer<typeof messageAnswer> | null;
  readonly notice: z.infer<typeof messageAnswer> | null;
  readonly results: readonly Row[];
}
export type ResultRow = Readonly<Record<string, unknown>> & {
  readonly key: string;
  readonly state: ResultState;
  readonly message: z.infer<typeof messageAnswer> | null;
};

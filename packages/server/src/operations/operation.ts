/** What a module says of an operation besides its declaration: the rules of the trade, and nothing of forms, pages or jobs. */
import type { Message } from '@karmik/model/kit/message';
import type { BodyOf, Fields } from '@karmik/model/kit/fields';
import type { Operation, RowValues } from '@karmik/model/kit/operation';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One row of what an operation would do. */
export interface PlannedRow<R extends Fields = Fields, X = unknown> {
  /** Names the row within a preview and its run, such as the id of a person. */
  readonly key: string;
  readonly values: RowValues<R>;
  /** What `apply` needs besides the columns; stored as JSON. */
  readonly facts?: X;
}

/** The rows of a preview with what is said of it. */
interface Looked<R extends Fields, X> {
  readonly rows: readonly PlannedRow<R, X>[];
  /** What is left out, and why. */
  readonly notice?: Message | undefined;
}

/** What came of a row; nothing said: it was done. */
export interface Outcome {
  /** There was nothing to do for it. */
  readonly isUnchanged?: true;
  /** What `undo` needs; stored as JSON. */
  readonly receipt?: Json;
}

export interface Looking {
  readonly context: Context;
  readonly tenant: Tenant;
  readonly clock: RuleClock;
}

/** A transaction of a run. What it stores is committed with the results of its rows. */
export interface Writing extends Looking {
  /** Who started the run. */
  readonly userId: number;
}

export interface OperationRules<I extends Fields, R extends Fields, X> {
  /** Brings facts up to date, in a transaction of its own, before they are looked at; must be safe to repeat. */
  prepare?(looking: Looking, input: BodyOf<I>): Promise<void>;
  /** The rows in their order, from facts alone; stores nothing. @throws 400 where the input means nothing */
  look(looking: Looking, input: BodyOf<I>): Promise<readonly PlannedRow<R, X>[] | Looked<R, X>>;
  /** Why it cannot be done now, though it can be looked at. */
  refusal?(looking: Looking, input: BodyOf<I>): Promise<Message | undefined>;
  /** Does what is done once, in the transaction that stores the run and its rows. @throws 409 where it is too late */
  begin?(writing: Writing, input: BodyOf<I>, rows: readonly PlannedRow<R, X>[]): Promise<void>;
  /**
   * Does some rows in one transaction and says what came of each, in their order. Where it throws, the rows are done in halves and at last
   * one by one, so that only those that fail have the failure as their result.
   */
  apply(
    writing: Writing,
    input: BodyOf<I>,
    rows: readonly PlannedRow<R, X>[],
  ): Promise<readonly (Outcome | undefined)[]>;
  /** Does what is done once, after the last row; again where rows are retried. */
  finish?(writing: Writing, input: BodyOf<I>): Promise<void>;
  /** Takes a run back as a whole. @throws 409 where its effects are used */
  undo?(writing: Writing, input: BodyOf<I>, receipts: readonly { key: string; receipt: Json }[]): Promise<void>;
  /** Whether a run can still be undone; absent: always. */
  canUndo?(looking: Looking, input: BodyOf<I>): Promise<boolean>;
}

/** An operation with its rules, for the engine, which knows of fields only what the declaration says. */
export interface BoundOperation {
  readonly operation: Operation;
  readonly rules: OperationRules<Fields, Fields, unknown>;
  /** Rows that are done in one transaction. */
  readonly batch: number;
  /** Transactions that are done at once, on connections of their own. */
  readonly atOnce: number;
}

interface Pace {
  /** @default 1000 */
  readonly batch?: number;
  /**
   * More than 1 only where `apply` of some rows neither reads nor locks what it writes for others: the program then works out the next rows while
   * the database stores these. @default 1
   */
  readonly atOnce?: number;
}

type PerRow<I extends Fields, R extends Fields, X> = Omit<OperationRules<I, R, X>, 'apply'> & {
  /** Does one row. */
  applyRow(writing: Writing, input: BodyOf<I>, row: PlannedRow<R, X>): Promise<Outcome | undefined>;
};

/** Binds what is looked at and never done. */
export const looking = <I extends Fields, R extends Fields>(
  declared: Operation<I, R>,
  look: OperationRules<I, R, unknown>['look'],
): BoundOperation =>
  operation(declared, {
    look,
    apply: () => Promise.reject(new Error(`${declared.name} is looked at alone`)),
  });

/** Binds an operation to its rules. `applyRow` does one row at a time, `apply` a batch. */
export function operation<I extends Fields, R extends Fields, X = unknown>(
  declared: Operation<I, R>,
  rules: OperationRules<I, R, X> | PerRow<I, R, X>,
  { batch = 1_000, atOnce = 1 }: Pace = {},
): BoundOperation {
  const whole: OperationRules<I, R, X> =
    'apply' in rules
      ? rules
      : {
          ...rules,
          async apply(writing, input, rows) {
            const outcomes: (Outcome | undefined)[] = [];
            for (const row of rows) outcomes.push(await rules.applyRow(writing, input, row));
            return outcomes;
          },
        };
  return { operation: declared, rules: whole, batch, atOnce };
}

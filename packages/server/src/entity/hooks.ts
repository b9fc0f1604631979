/** What a module adds to the general endpoints of its entity, where a declaration cannot say it. */
import type { Entity } from '@karmik/model/kit/entity';
import type { BodyOf, Fields, RowOf } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import type { Grid } from '../modules/imports/read.ts';
import type { GoodRow, StoredRows } from './import.ts';
import type { Conditions } from './query.ts';
import type { RecordView } from './read.ts';
import type { Writer } from './write.ts';

export type Body = Record<string, unknown>;

/** A checked body that is about to be stored: with what hooks put into fields that no body may name. */
export type SavedBody<E> =
  E extends Entity<infer F> ? (Fields extends F ? Body : BodyOf<F> & Partial<RowOf<F>>) : never;
/** A record as it was, in the form of a body. */
export type StoredBody<E> = E extends Entity<infer F> ? (Fields extends F ? Body : RowOf<F>) : never;

export interface Write<E = Entity> {
  readonly context: Context;
  readonly access: Access;
  /** The transaction of the write. */
  readonly tenant: Tenant;
  /** The record's id; undefined before it is created. */
  readonly id: number | undefined;
  /** Undefined where the record is created. */
  readonly before: StoredBody<E> | undefined;
}

export interface EntityHooks<E = Entity> extends RecordView {
  /** Narrows names to those among which someone chooses who neither reads the records nor fills in what refers to them. */
  picks?(access: Access, where: Conditions): void;
  /** What applies to a person who chooses for themselves, by id, with what they have of it. */
  ownOptions?(access: Access, context: Context): Promise<ReadonlyMap<number, Text | undefined>>;
  /** Last checks before a checked body is stored; it may set fields that no body may name. Answers errors by field. */
  beforeSave?(write: Write<E>, body: SavedBody<E>): Promise<FieldErrors | undefined>;
  /** The rows of a file, headings first, as they are imported. @throws 400 on `file` */
  beforeImport?(access: Access, grid: Grid): Promise<Grid>;
  /** Stores the good rows of a file together, where they come in thousands; absent: one by one, as single creations. */
  importAll?(writer: Writer, tenant: Tenant, rows: readonly GoodRow[]): Promise<StoredRows>;
  /** Fields whose people may have left. */
  readonly ofPastPeople?: readonly string[];
  /** Work in the transaction of the write. */
  afterSave?(write: Write<E> & { readonly id: number }, body: SavedBody<E>): Promise<void>;
  /** Whether someone may open the files of a record that has no endpoints from its declaration. */
  reads?(access: Access, id: number, context: Context): Promise<boolean>;
  /** Says of a record in force why it goes on from today with another reference, where what it referred to was replaced. */
  beforeGoingOn?(body: SavedBody<E>): void;
  /** Refuses a deletion, or prepares it. */
  beforeDelete?(write: Write<E> & { readonly id: number }): Promise<void>;
  /** What follows from a deletion, in its transaction. */
  afterDelete?(write: Write<E> & { readonly id: number }): Promise<void>;
}

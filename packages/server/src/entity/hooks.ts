/** What a module adds to the general endpoints of its entity, where a declaration cannot say it. */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import type { Conditions } from './query.ts';

export type Body = Record<string, unknown>;

export interface Write {
  readonly context: Context;
  readonly access: Access;
  /** The transaction of the write. */
  readonly tenant: Tenant;
  /** The record's id; undefined before it is created. */
  readonly id: number | undefined;
  /** The record as it was, in the form of a body; undefined where it is created. */
  readonly before: Body | undefined;
}

export interface EntityHooks {
  /** Narrows lists, details and writes to rows that the person may reach. */
  scope?(access: Access, where: Conditions): void;
  /** Narrows names to those among which somebody chooses who neither reads the records nor fills in what refers to them. */
  picks?(access: Access, where: Conditions): void;
  /** Last checks before a checked body is stored; it may set fields that no body may name. Answers errors by field. */
  beforeSave?(write: Write, body: Body): Promise<FieldErrors | undefined>;
  /** Work in the transaction of the write. */
  afterSave?(write: Write & { readonly id: number }, body: Body): Promise<void>;
  /** Whether somebody may open the files of a record that has no endpoints from its declaration. */
  reads?(access: Access, id: number, context: Context): Promise<boolean>;
  /** Says of a record in force why it goes on from today with another reference, where what it referred to was replaced. */
  beforeGoingOn?(body: Body): void;
  /** Refuses a deletion, or prepares it. */
  beforeDelete?(write: Write & { readonly id: number }): Promise<void>;
}

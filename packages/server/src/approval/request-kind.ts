/** Kinds of requests, as modules declare them to the approval engine. */
import type { HomeFact } from '@karmik/model/home/home';
import type { Entity, EntityRow } from '@karmik/model/kit/entity';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Lifecycle } from '@karmik/model/kit/lifecycle';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { codesOfScope } from '@karmik/model/kit/scope';
import type { Tenant } from '../db/database.ts';
import type { Writer } from '../entity/write.ts';

/** What a module adds to the lifecycle of a kind of request. */
interface RequestHooks<E extends Entity> {
  readonly entity: E;
  /** Where its endpoints are under the API's root, such as `attendance/:org/overtime/pre-approval`. */
  readonly path: string;
  /** What sending works out of the fields on which the amount depends; absent: the amount follows from them alone. */
  workOut?(
    tenant: Tenant,
    draft: EntityRow<E>,
    sending: { readonly senderId: number; readonly today: string },
  ): Promise<Partial<EntityRow<E>>>;
  /**
   * What those who decide read of requests that are pending, and of what follows from each; absent: the fields that its sender filled.
   * @param today where the organization is
   */
  brief?(tenant: Tenant, ids: readonly number[], today: string): Promise<ReadonlyMap<number, HomeFact[]>>;
  /** Checks a draft when it is sent, beside what every change checks. Answers errors by field. */
  beforeSend?(tenant: Tenant, record: EntityRow<E>, writer: Writer): Promise<FieldErrors | undefined>;
  /** Checks again when the request is approved: limits, closed periods. Answers errors by field. */
  beforeApprove?(tenant: Tenant, record: EntityRow<E>, writer: Writer): Promise<FieldErrors | undefined>;
  /** What follows from the approval, in its transaction. */
  afterApprove?(tenant: Tenant, record: EntityRow<E>, writer: Writer): Promise<void>;
  /** What follows from declining it, in its transaction. */
  afterDecline?(tenant: Tenant, record: EntityRow<E>, writer: Writer): Promise<void>;
}

/** A kind of request that the approval engine decides. */
export interface RequestKind<E extends Entity = Entity> extends RequestHooks<E> {
  readonly lifecycle: Lifecycle;
  /** Who holds it decides as HR. */
  readonly hrCode: PermissionCode;
}

/** A kind of request as modules declare it, its records typed by its entity. @throws where the entity is not decided on */
export function defineRequestKind<E extends Entity>(hooks: RequestHooks<E>): RequestKind {
  const { name, lifecycle, scopes } = hooks.entity;
  const [hrCode] = codesOfScope(scopes?.organization);
  if (!lifecycle || !hrCode)
    throw new Error(`${name}: is no request; its lifecycle is an approval, and HR has a scope`);
  return { ...hooks, lifecycle, hrCode };
}

/** Its type as policies tell them apart. */
export const typeOf = ({ lifecycle: { type } }: RequestKind, record: EntityRow<Entity>): number | string | null =>
  type === undefined ? null : ((record[type] ?? null) as number | string | null);

/** What policies compare with their amounts, as an exact decimal. */
export function amountOf({ lifecycle }: RequestKind, record: EntityRow<Entity>): string {
  const { amount } = lifecycle;
  const value = amount === undefined ? lifecycle.amountOf?.(record as never) : record[amount];
  const isPaired = typeof value === 'object' && value !== null && 'amount' in value;
  return String((isPaired ? value.amount : value) ?? 0);
}

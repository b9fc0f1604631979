/** What an operation would do, worked out from the facts of the moment, and the name of that state. */
import { createHash } from 'node:crypto';
import { addUp } from '@karmik/model/kit/add-up';
import type { UserRef } from '@karmik/model/kit/fields';
import type { Message } from '@karmik/model/kit/message';
import type { Operation } from '@karmik/model/kit/operation';
import type { Tenant } from '../db/database.ts';
import { personJson } from '../entity/person.ts';
import { conflict, type HttpError } from '../http/errors.ts';
import { operationMessages } from './messages.ts';
import type { BoundOperation, Looking, PlannedRow } from './operation.ts';

export interface Plan {
  readonly rows: readonly PlannedRow[];
  /** What is left out, and why. */
  readonly notice: Message | undefined;
  readonly people: number;
  readonly sums: Readonly<Record<string, string>>;
  /** The number of rows and a digest of the input and all rows: `812-Vt3…`. */
  readonly fingerprint: string;
}

type Values = Readonly<Record<string, unknown>>;
export const personOf = ({ per }: Operation, { values }: PlannedRow): number | null =>
  per === undefined ? null : Number((values as Values)[per]);

/** @throws 400 by the rules of the operation; an error where two rows have the same key */
export async function planOf({ operation, rules }: BoundOperation, looking: Looking, input: Values): Promise<Plan> {
  const looked = await rules.look(looking, input);
  const { rows, notice } = 'rows' in looked ? looked : { rows: looked };
  if (new Set(rows.map(({ key }) => key)).size < rows.length)
    throw new Error(`${operation.name}: two rows have the same key`);
  const digest = createHash('sha256').update(JSON.stringify(input));
  for (const { key, values, facts } of rows) digest.update(`\n${JSON.stringify([key, values, facts])}`);
  return {
    rows,
    notice,
    people: operation.per === undefined ? 0 : new Set(rows.map((row) => personOf(operation, row))).size,
    sums: Object.fromEntries(
      (operation.sums ?? []).map((name) => [
        name,
        addUp(rows.map(({ values }) => ((values as Values)[name] ?? '0') as string)),
      ]),
    ),
    fingerprint: `${rows.length}-${digest.digest('base64url').slice(0, 22)}`,
  };
}

/** That a run was to start on a preview which is no longer what would be done. */
export function staleError(seen: string, { rows, fingerprint }: Plan): HttpError | undefined {
  if (seen === fingerprint) return undefined;
  const before = Number.parseInt(seen, 10);
  const now = rows.length;
  return conflict(
    before === now || Number.isNaN(before)
      ? operationMessages.staleFigures
      : operationMessages.staleCount({ before, now }),
    'stale_preview',
  );
}

/** Rows with people as answers show them. Who is no longer a person of the organisation has no chip. */
export async function presentRows<T extends object>(
  tenant: Tenant,
  { rows: fields }: Operation,
  rows: readonly T[],
): Promise<T[]> {
  const names = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'user' ? [name] : []));
  const ids = rows.flatMap((row) => names.map((name) => Number((row as Values)[name])));
  if (ids.length === 0) return [...rows];
  const found = await tenant.query<{ id: number; person: UserRef }>(
    `select p.id, ${personJson('p')} as person from person p where p.organization_id = $1 and p.id = any($2::bigint[])`,
    [tenant.organizationId, [...new Set(ids)]],
  );
  const people = new Map(found.map(({ id, person }) => [id, person]));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, people.get(Number((row as Values)[name])) ?? null])),
  }));
}

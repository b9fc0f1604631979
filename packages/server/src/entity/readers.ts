/**
 * Who reads a record, said from the record's side: live events and files ask it, where the record is known first and its readers are
 * wanted. A test holds it to what lists show.
 */
import { entities } from '@karmik/model/entities';
import type { Entity } from '@karmik/model/kit/entity';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { Access } from '../access/access.ts';
import type { Queries } from '../db/database.ts';
import { readersByScopes, tableOf, type Readers } from './scope.ts';

/** By the name of an entity or of a module's topic. */
export type ReadersByName = Readonly<Record<string, Readers>>;

const declared = new WeakMap<Entity, Readers>();

/** The readers of a topic: what its module says where no entity declares it, or the scopes of the entity; undefined where neither says anything. */
export function readersOf(known: ReadersByName, name: string): Readers | undefined {
  const own = known[name];
  if (own) return own;
  const entity = entities.find((each) => each.name === name);
  if (!entity?.scopes && !entity?.codes) return undefined;
  const readers = declared.get(entity) ?? readersByScopes(tableOf(entity));
  declared.set(entity, readers);
  return readers;
}

export interface ReaderRow {
  readonly record: number;
  readonly person: number | null;
  readonly code: PermissionCode | null;
}

/** Who reads these records beside the holders of the codes. @param today the day in the organisation */
export const otherReaders = async (
  queries: Queries,
  { others }: Readers,
  place: { readonly organizationId: number; readonly today: string },
  ids: readonly number[],
): Promise<ReaderRow[]> =>
  others === undefined || ids.length === 0
    ? []
    : queries.query<ReaderRow>(others, [place.organizationId, ids, place.today]);

/** Whether someone reads a record. */
export async function isReader(access: Access, readers: Readers, id: number, today: string): Promise<boolean> {
  const { tenant, organization, userId } = access;
  if (readers.codes.some((code) => access.can(code, 'read'))) return true;
  const rows = await otherReaders(tenant, readers, { organizationId: organization.id, today }, [id]);
  return rows.some(({ person, code }) =>
    code === null ? person === null || person === userId : access.can(code, 'read'),
  );
}

/**
 * Who reads a record, said from the record's side: the inverse of the `scope` that narrows a reader's lists. Live events and files ask
 * it, where the record is known first and its readers are wanted. A test holds the two to each other.
 */
import { entities } from '@karmik/model/entities';
import type { Entity } from '@karmik/model/kit/entity';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { supervisorsOf } from '../access/supervision.ts';
import type { Access } from '../access/access.ts';
import type { Queries } from '../db/database.ts';

export interface Readers {
  /** Holders read every record. */
  readonly codes: readonly PermissionCode[];
  /**
   * Who else reads which: a statement of rows `record, person, code` for the records $2 (ids) of the organisation $1 on its day $3. A row
   * with a code is for its holders, one with neither person nor code for every member.
   */
  readonly others?: string;
}

/** By the name of an entity or of a module's topic. */
export type ReadersByName = Readonly<Record<string, Readers>>;

/** Every member reads every record. */
export const everyMember: Readers = {
  codes: [],
  others:
    'select u.id as record, null::bigint as person, null::text as code from unnest($2::bigint[]) u(id) where $1::bigint is not null and $3::date is not null',
};

/**
 * @param table what holds the records
 * @param people parts of a union, each a `select` of people of a row `r`
 */
export const peopleOf = (table: string, people: readonly string[]): string =>
  `select r.id as record, p.person, null::text as code from ${table} r cross join lateral (${people.join(' union ')}) p(person)
    where r.organization_id = $1 and r.id = any($2::bigint[]) and $3::date is not null`;

function readersOfFile(entity: Entity, { file, codes }: Pick<Entity, 'file' | 'codes'>): Readers | undefined {
  if (!file || !codes) return undefined;
  const seen = (words: string) => (file.visibility ? ` and r.${file.visibility} in (${words})` : '');
  const person = `r.${file.person}_id`;
  const people = [
    ...(file.self ? [`select ${person} where true${seen(`'Employee', 'Supervisor'`)}`] : []),
    ...(file.supervisor ? [`${supervisorsOf(person, '$3')}${seen(`'Supervisor'`)}`] : []),
  ];
  return {
    codes: [file.read, codes.write],
    ...(people.length && { others: peopleOf(entity.name, people) }),
  };
}

/** The readers of a topic: what its module says, or what follows from the declaration; undefined where neither says anything. */
export function readersOf(known: ReadersByName, name: string): Readers | undefined {
  const own = known[name];
  if (own) return own;
  const entity = entities.find((each) => each.name === name);
  if (!entity?.codes) return undefined;
  if (entity.file) return readersOfFile(entity, entity);
  return entity.codes.read === 'organizationMember' ? everyMember : { codes: [entity.codes.read] };
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

/** Whether somebody reads a record. */
export async function isReader(access: Access, readers: Readers, id: number, today: string): Promise<boolean> {
  const { tenant, organization, userId } = access;
  if (readers.codes.some((code) => access.can(code, 'read'))) return true;
  const rows = await otherReaders(tenant, readers, { organizationId: organization.id, today }, [id]);
  return rows.some(({ person, code }) =>
    code === null ? person === null || person === userId : access.can(code, 'read'),
  );
}

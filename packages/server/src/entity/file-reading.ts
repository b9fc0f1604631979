/** Whether someone may open a file of a record: the person who reads the record and the field that holds it, by the rule of its lists. */
import { columnOf, type Entity } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { EntityHooks } from './hooks.ts';
import { Conditions } from './query.ts';
import { isReader, readersOf } from './readers.ts';
import { logView, mayRead, narrowToReader } from './reading.ts';
import { fileFields } from './present.ts';
import { todayIn } from '../time.ts';

/** A file as a record holds it. */
export interface HeldFile {
  readonly id: number;
  /** The record's entity, or the name under which a module keeps files. */
  readonly entity: string;
  readonly objectId: number;
}

export type ReadsFile = (access: Access, file: HeldFile) => Promise<boolean>;

const mayReadField = ({ read_code: code }: Field, access: Access): boolean => !code || access.can(code, 'read');

/** The columns of fields that hold files, over the row `r`. */
const fileColumns = (entity: Entity, isAmong: (field: Field) => boolean): string[] =>
  fileFields(entity)
    .filter(([, field]) => isAmong(field))
    .map(([name, field]) => `r.${columnOf(name, field)}`);

/** Whether a record holds a file in a field that this person may not read, and in none that they may. */
async function isHidden(access: Access, entity: Entity, id: number, objectId: number): Promise<boolean> {
  const hidden = fileColumns(entity, (field) => !mayReadField(field, access));
  if (hidden.length === 0) return false;
  const open = fileColumns(entity, (field) => mayReadField(field, access));
  const isIn = (columns: readonly string[]) => `coalesce($3 = any (array[${columns.join(', ')}]::bigint[]), false)`;
  const row = await access.tenant.one(
    `select 1 from ${entity.name} r where r.organization_id = $1 and r.id = $2 and ${isIn(hidden)} and not ${isIn(open)}`,
    [access.organization.id, objectId, id],
  );
  return row !== undefined;
}

/** Each reading of a sensitive record is written down. What no rule knows, no one reads. */
export const readsFile =
  (context: Context, entities: readonly Entity[], hooks: Readonly<Record<string, EntityHooks>>): ReadsFile =>
  async (access, { id, entity: name, objectId }) => {
    const own = hooks[name];
    if (own?.reads) return own.reads(access, objectId, context);
    const entity = entities.find((each) => each.name === name);
    if (!entity?.codes) {
      const readers = readersOf(context.modules.readers, name);
      const today = todayIn(access.organization.timezone, context.clock());
      if (readers === undefined || !(await isReader(access, readers, objectId, today))) return false;
      return entity === undefined || !(await isHidden(access, entity, id, objectId));
    }
    if (!mayRead(entity, access)) return false;
    const columns = fileColumns(entity, (field) => mayReadField(field, access));
    if (columns.length === 0) return false;
    const where = new Conditions(access.organization.id);
    where.add(`r.id = ${where.value(objectId)}`);
    where.add(`${where.value(id)}::bigint in (${columns.join(', ')})`);
    narrowToReader(context, entity, own ?? {}, access, where);
    const person = entity.personnelFile ? `r.${entity.personnelFile.person}_id` : 'null::bigint';
    const row = await access.tenant.one<{ person: number | null }>(
      `select ${person} as person from ${name} r where ${where.where}`,
      where.values,
    );
    if (row?.person && entity.personnelFile?.isSensitive)
      await logView(context, access, access.tenant, name, [row.person]);
    return row !== undefined;
  };

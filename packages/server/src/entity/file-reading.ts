/** Whether somebody may open a file of a record: whoever reads the record and the field that holds it, by the rule of its lists. */
import { columnOf, type Entity } from '@karmik/model/kit/entity';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { EntityHooks } from './hooks.ts';
import { Conditions } from './query.ts';
import { isReader } from './readers.ts';
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

/** Each reading of a sensitive record is written down. What no rule knows, nobody reads. */
export const readsFile =
  (context: Context, entities: readonly Entity[], hooks: Readonly<Record<string, EntityHooks>>): ReadsFile =>
  async (access, { id, entity: name, objectId }) => {
    const own = hooks[name];
    if (own?.reads) return own.reads(access, objectId, context);
    const entity = entities.find((each) => each.name === name);
    if (!entity?.codes) {
      const readers = context.modules.readers[name];
      const today = todayIn(access.organization.timezone, context.clock());
      return readers !== undefined && isReader(access, readers, objectId, today);
    }
    if (!mayRead(entity, access)) return false;
    const columns = fileFields(entity)
      .filter(([, field]) => !field.read_code || access.can(field.read_code, 'read'))
      .map(([field, of]) => `r.${columnOf(field, of)}`);
    if (columns.length === 0) return false;
    const where = new Conditions(access.organization.id);
    where.add(`r.id = ${where.value(objectId)}`);
    where.add(`${where.value(id)}::bigint in (${columns.join(', ')})`);
    narrowToReader(context, entity, own ?? {}, access, where);
    const person = entity.file ? `r.${entity.file.person}_id` : 'null::bigint';
    const row = await access.tenant.one<{ person: number | null }>(
      `select ${person} as person from ${name} r where ${where.where}`,
      where.values,
    );
    if (row?.person && entity.file?.isSensitive) await logView(context, access, access.tenant, name, [row.person]);
    return row !== undefined;
  };

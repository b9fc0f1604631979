/** Dated records that follow each other: one that begins ends the one before it, and takes that along when it is moved or goes. */
import { columnOf, type Entity } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { writeAudit } from '../access/audit.ts';
import type { Value } from '../db/database.ts';
import type { Body, EntityHooks, Write } from './hooks.ts';
import { dayBefore } from '../time.ts';

interface Neighbour {
  readonly id: number;
  readonly begins: string;
  readonly ends: string | null;
}

/**
 * The hooks by which records of a dated entity follow each other without a gap that no one meant.
 * @throws if the entity is not dated
 */
export function succession(entity: Entity): Required<Pick<EntityHooks, 'beforeSave' | 'beforeDelete'>> {
  const { dated } = entity;
  if (!dated) throw new Error(`${entity.name} is not dated`);
  const { per, from, to } = dated;
  const table = entity.name;
  const whose = columnOf(per, entity.fields[per] as Field);
  const select = `select id, ${from}::text as begins, ${to}::text as ends from ${table} where organization_id = $1 and ${whose} = $2`;

  async function setEnd({ tenant, access, context }: Write, record: Neighbour, ends: string | null): Promise<void> {
    await tenant.query(`update ${table} set ${to} = $3 where organization_id = $1 and id = $2`, [
      tenant.organizationId,
      record.id,
      ends,
    ]);
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action: 'updated',
      objectType: table,
      objectId: record.id,
      before: { [to]: record.ends },
      after: { [to]: ends },
      at: context.clock(),
    });
  }

  /** The record that ends on the day before this one begins. */
  const earlierThan = ({ tenant }: Write, before: Body): Promise<Neighbour | undefined> =>
    tenant.one<Neighbour>(`${select} and ${to} = $3`, [
      tenant.organizationId,
      before[per] as Value,
      dayBefore(before[from] as string),
    ]);

  /** Ends what is in force the day before a new record begins; what begins later than it is in its way. */
  async function makeRoom(write: Write, body: Body): Promise<FieldErrors | undefined> {
    const { tenant, id = 0 } = write;
    const overlapping = await tenant.query<Neighbour>(
      `${select} and id <> $3 and daterange(${from}, ${to}, '[]') && daterange($4, $5, '[]') order by ${from} for update`,
      [tenant.organizationId, body[per] as Value, id, body[from] as string, body[to] as string | null],
    );
    const [first, ...others] = overlapping;
    if (!first) return undefined;
    if (others.length || first.begins >= (body[from] as string)) return { [from]: [messages.overlap] };
    await setEnd(write, first, dayBefore(body[from] as string));
    return undefined;
  }

  return {
    async beforeSave(write, body) {
      const { tenant, before, id = 0 } = write;
      if (before && before[from] === body[from] && before[to] === body[to]) return undefined;
      const earlier = before && (body[from] as string) > (before[from] as string) && (await earlierThan(write, before));
      if (earlier) {
        // The one that goes makes room first, so that the two never overlap.
        await tenant.query(`update ${table} set ${from} = $3 where organization_id = $1 and id = $2`, [
          tenant.organizationId,
          id,
          body[from] as string,
        ]);
        await setEnd(write, earlier, dayBefore(body[from] as string));
      }
      return makeRoom(write, body);
    },
    async beforeDelete(write) {
      const { tenant, before, id } = write;
      const earlier = before && (await earlierThan(write, before));
      if (!earlier) return;
      // It goes before the one before it goes on, so that the two never overlap.
      await tenant.query(`delete from ${table} where organization_id = $1 and id = $2`, [tenant.organizationId, id]);
      await setEnd(write, earlier, null);
    },
  };
}

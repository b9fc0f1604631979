/** From a row to what a person may see of the record. */
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { fileUrl } from '../files/links.ts';
import type { Tenant } from '../db/database.ts';
import { todayIn } from '../time.ts';
import { logReading } from './reading.ts';

/**
 * Finishes rows in place: signed addresses of files, and values that follow from the others.
 * @param asOf the day on which they follow; absent: today
 */
export function finishRecords<R extends Record<string, unknown>>(
  context: Context,
  access: Access,
  rows: R[],
  fields: readonly (readonly [string, Field])[],
  asOf?: string,
): R[] {
  const files = fields.filter(([, field]) => field.kind === 'file' || field.kind === 'image');
  const computed = fields.filter(([, field]) => field.kind === 'computed');
  if (files.length === 0 && computed.length === 0) return rows;
  const now = context.clock();
  const today = asOf ?? todayIn(access.organization.timezone, now);
  for (const row of rows as Record<string, unknown>[]) {
    for (const [name] of files) {
      const file = row[name] as { id: number } | null;
      if (file) row[name] = { ...file, url: fileUrl(context.secrets, access.organization.id, file.id, access, now) };
    }
    for (const [name, field] of computed)
      if (field.kind === 'computed')
        row[name] = (field.value as (record: object, today: string) => unknown)(row, today);
  }
  return rows;
}

/** Makes of rows what is answered, in place, wherever records are read; of sensitive ones the reading is written down. */
export async function presentRecords(
  context: Context,
  access: Access,
  queries: Tenant,
  entity: Entity,
  rows: Record<string, unknown>[],
  fields: readonly (readonly [string, Field])[],
  asOf?: string,
): Promise<void> {
  finishRecords(context, access, rows, fields, asOf);
  await logReading(context, access, queries, entity, rows);
}

/** The fields of an entity that hold files. */
export const fileFields = (entity: Entity): [string, Field][] =>
  fieldEntries(entity).filter(([, field]) => field.kind === 'file' || field.kind === 'image');

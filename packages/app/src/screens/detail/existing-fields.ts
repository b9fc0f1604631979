import type { Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import type { AnyRecord } from '../kit/screens.ts';
import { fieldOf } from '../records.ts';

/** Those of the named fields that exist for a record. What its other values hide, such as the days of a warning, has no line in a detail. */
export function existingFields(entity: Entity, record: AnyRecord, names: readonly string[]): Fields {
  const conditions: { readonly [name: string]: ((record: object) => boolean) | undefined } = entity.visibleWhen ?? {};
  return Object.fromEntries(
    names
      .filter((name) => record[name] !== null || (conditions[name]?.(record) ?? true))
      .map((name) => [name, fieldOf(entity, name)]),
  );
}

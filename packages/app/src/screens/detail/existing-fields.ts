import type { Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import type { AnyRecord } from '../kit/screens.ts';
import { fieldOf } from '../records.ts';

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Those of the named fields that exist for a record. What its other values hide, such as the days of a warning, has no line in a detail.
 * @param filledAlone leaves out every field without a value: a request that was sent is not filled in later [E38]
 */
export function existingFields(
  entity: Entity,
  record: AnyRecord,
  names: readonly string[],
  filledAlone = false,
): Fields {
  const conditions: { readonly [name: string]: ((record: object) => boolean) | undefined } = entity.visibleWhen ?? {};
  return Object.fromEntries(
    names
      .filter((name) =>
        filledAlone ? !isEmpty(record[name]) : record[name] !== null || (conditions[name]?.(record) ?? true),
      )
      .map((name) => [name, fieldOf(entity, name)]),
  );
}

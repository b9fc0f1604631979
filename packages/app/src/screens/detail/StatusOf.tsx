import { FieldCell } from '@karmik/forms/FieldParts';
import type { Entity } from '@karmik/model/kit/entity';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../kit/screens.ts';
import { statusOf } from '../records.ts';

/** Where a record stands, for entities that have a status. */
export function StatusOf({ entity, record }: { entity: Entity; record: AnyRecord }): ReactNode {
  const status = statusOf(entity);
  return status && <FieldCell field={status.field} value={record[status.name]} />;
}

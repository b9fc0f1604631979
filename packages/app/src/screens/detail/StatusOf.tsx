import { FieldCell } from '@karmik/forms/FieldParts';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../kit/screens.ts';

/** Where a record stands, for entities that have a status. */
export function StatusOf({ entity, record }: { entity: Entity; record: AnyRecord }): ReactNode {
  const status = fieldEntries(entity).find(([, field]) => field.kind === 'status');
  if (!status) return null;
  const [name, field] = status;
  return <FieldCell field={field} value={record[name]} />;
}

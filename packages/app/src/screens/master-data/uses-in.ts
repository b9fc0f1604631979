/** What a refused removal says of what is in the way. */
import { nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import type { Use } from '@karmik/model/kit/errors';
import { refusalBody } from '../../api/failure.ts';

/** What uses a record, where that is why it was not removed (ORG-4). */
export function usesIn(error: unknown): readonly Use[] | undefined {
  const body = refusalBody(error);
  return typeof body === 'object' && body !== null && 'uses' in body && 'code' in body && body.code === 'in_use'
    ? (body.uses as readonly Use[])
    : undefined;
}

/** Whether others of the entity can be chosen by name, to take the place of one. */
export const isReplaceable = (entity: Entity): boolean =>
  entity.fields[nameFieldOf(entity) ?? '']?.kind === 'text' && !entity.personnelFile;

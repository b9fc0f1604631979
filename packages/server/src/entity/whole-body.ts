/** Checks of whole bodies. */
import type { Entity } from '@karmik/model/kit/entity';
import { fieldErrors } from '@karmik/model/kit/field-errors';
import type { BodyOf, Fields } from '@karmik/model/kit/fields';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import { createSchema } from '@karmik/model/kit/schema';
import { invalid } from '../http/errors.ts';

const schemas = new WeakMap<Entity, ReturnType<typeof createSchema>>();
let current: RuleClock;

/** The schema of an entity, made once: making it costs many times what checking does. Its moment is `current`. */
function schemaOf(entity: Entity) {
  const known = schemas.get(entity) ?? createSchema(entity, () => current);
  schemas.set(entity, known);
  return known;
}

/** Checks a whole body by the rules of its entity. @throws 400 by field */
export function checkWhole<F extends Fields>(entity: Entity<F>, body: unknown, clock: RuleClock): BodyOf<F> {
  // Nothing comes between: a schema checks without waiting.
  current = clock;
  const checked = schemaOf(entity).safeParse(body);
  if (!checked.success) throw invalid(fieldErrors(checked.error.issues));
  return checked.data as BodyOf<F>;
}

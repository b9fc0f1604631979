/** Mounts the general endpoints of every declared entity, once the declarations, those of computed lists too, have been found right. */
import { entities } from '@karmik/model/entities';
import { declarationProblems, type Entity } from '@karmik/model/kit/entity';
import type { Context } from '../context.ts';
import type { Api } from '../http/api.ts';
import type { EntityHooks } from './hooks.ts';
import { mountEntity } from './resource.ts';

/**
 * @param others entities beyond the product's own, as tests bring them
 * @throws before anything is served, where a declaration is wrong: with entity, field and what to do
 */
export function mountEntities(
  app: Api,
  context: Context,
  hooks: Readonly<Record<string, EntityHooks>>,
  others: readonly Entity[] = [],
): void {
  const all = [...entities, ...others];
  const problems = declarationProblems([...all, ...context.modules.queries.map(({ query }) => query.rows)]);
  if (problems.length) throw new Error(`The declarations of entities are wrong:\n  ${problems.join('\n  ')}`);
  for (const entity of all) mountEntity(app, context, entity, hooks);
}

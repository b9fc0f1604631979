/** Mounts the general endpoints of every declared entity, once the declarations have been found right. */
import { entities } from '@karmik/model/entities';
import { declarationProblems } from '@karmik/model/kit/entity';
import type { Context } from '../context.ts';
import type { Api } from '../http/api.ts';
import type { EntityHooks } from './hooks.ts';
import { mountEntity } from './resource.ts';

/** @throws before anything is served, where a declaration is wrong: with entity, field and what to do */
export function mountEntities(app: Api, context: Context, hooks: Readonly<Record<string, EntityHooks>>): void {
  const problems = declarationProblems(entities);
  if (problems.length) throw new Error(`The declarations of entities are wrong:\n  ${problems.join('\n  ')}`);
  for (const entity of entities) mountEntity(app, context, entity, hooks[entity.name]);
}

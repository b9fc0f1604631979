/** Which records someone reaches, and what is written down of readings. */
import type { Entity } from '@karmik/model/kit/entity';
import { scopesOf } from '@karmik/model/kit/scope';
import type { Access } from '../access/access.ts';
import { writeAudit } from '../access/audit.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import type { Body } from './hooks.ts';
import type { RecordView } from './read.ts';
import type { Conditions } from './query.ts';
import { scopeView } from './scope.ts';

/** Whether someone reads any records of an entity over its endpoints; which, `narrowToReader` says. */
export const mayRead = ({ codes }: Entity, access: Pick<Access, 'can'>): boolean =>
  codes !== undefined && (codes.read === 'organizationMember' || access.can(codes.read, 'read'));

/** Narrows a list or a record to what the view shows of what the person may read; without a view's own scope to all of that. */
export function narrowToReader(
  context: Context,
  entity: Entity,
  view: RecordView,
  access: Access,
  where: Conditions,
): void {
  where.shownLines = view.shownLines ?? {};
  if (view.scope) view.scope(access, where);
  else if (entity.scopes) scopeView(context, entity, Object.keys(scopesOf(entity) ?? {})).scope?.(access, where);
}

/** Writes down who read whose part of a sensitive section. One statement, however many people it was about. */
export async function logReading(
  context: Context,
  access: Access,
  queries: Tenant,
  entity: Entity,
  rows: readonly Body[],
): Promise<void> {
  const { personnelFile: file } = entity;
  if (!file?.isSensitive) return;
  const people = new Set(rows.map((row) => (row[file.person] as { id: number } | null)?.id ?? 0));
  await logView(context, access, queries, entity.name, [...people]);
}

/** Writes down that someone read a section of these people's files. */
export async function logView(
  context: Context,
  access: Pick<Access, 'userId'>,
  queries: Tenant,
  section: string,
  people: readonly number[],
): Promise<void> {
  const [first] = people;
  if (first === undefined) return;
  await writeAudit(queries, {
    organizationId: queries.organizationId,
    actorId: access.userId,
    action: 'viewed',
    objectType: 'employee_file',
    objectId: people.length === 1 ? first : 0,
    after: { section, employees: people },
    at: context.clock(),
  });
}

/** Which records somebody reaches: by the module's own rule, and for parts of people's files by the rule of the file. */
import type { Entity } from '@karmik/model/kit/entity';
import { supervises } from '../access/supervision.ts';
import type { Access } from '../access/access.ts';
import { writeAudit } from '../access/audit.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { todayIn } from '../time.ts';
import type { Body } from './hooks.ts';
import type { RecordView } from './read.ts';
import type { Conditions } from './query.ts';

/** Whether somebody reads everybody's records of an entity that is part of a file. */
const readsAll = (entity: Entity, access: Pick<Access, 'can'>): boolean =>
  !entity.file || access.can(entity.file.read, 'read') || writesAll(entity, access);

const writesAll = (entity: Entity, access: Pick<Access, 'can'>): boolean =>
  entity.codes !== undefined && access.can(entity.codes.write, 'read');

/** Whether somebody reads any records of an entity over its endpoints; which, `narrowToReader` says. */
export const mayRead = ({ codes }: Entity, access: Pick<Access, 'can'>): boolean =>
  codes !== undefined && (codes.read === 'organizationMember' || access.can(codes.read, 'read'));

/** Narrows a list or a record to what the person may read. */
export function narrowToReader(
  context: Context,
  entity: Entity,
  view: RecordView,
  access: Access,
  where: Conditions,
): void {
  view.scope?.(access, where);
  const { file } = entity;
  if (!file || readsAll(entity, access)) return;
  if (!file.self && !file.supervisor) {
    where.add('false');
    return;
  }
  const person = `r.${file.person}_id`;
  const me = where.value(access.userId);
  const seen = (words: string) => (file.visibility ? ` and r.${file.visibility} in (${words})` : '');
  const ways = [
    ...(file.self ? [`(${person} = ${me}${seen(`'Employee', 'Supervisor'`)})`] : []),
    ...(file.supervisor
      ? [
          `(${supervises(person, me, where.value(todayIn(access.organization.timezone, context.clock())))}${seen(`'Supervisor'`)})`,
        ]
      : []),
  ];
  where.add(`(${ways.join(' or ')})`);
}

/** Writes down who read whose part of a sensitive section. One statement, however many people it was about. */
export async function logReading(
  context: Context,
  access: Access,
  queries: Tenant,
  entity: Entity,
  rows: readonly Body[],
): Promise<void> {
  const { file } = entity;
  if (!file?.isSensitive) return;
  const people = new Set(rows.map((row) => (row[file.person] as { id: number } | null)?.id ?? 0));
  await logView(context, access, queries, entity.name, [...people]);
}

/** Writes down that somebody read a section of these people's files. */
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

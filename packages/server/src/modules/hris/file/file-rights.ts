/** What someone may do with the sections of a person's file: one answer for the pages, the readings and the changes. */
import { sectionNames, sectionOf, type FileSection, type SectionName } from '@karmik/model/hris/file/sections';
import type { SectionRight } from '@karmik/model/hris/file/contracts';
import { supervises } from '../../../access/supervision.ts';
import type { Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { notFound } from '../../../http/errors.ts';

export interface FilePerson {
  readonly employeeId: number;
  readonly userId: number;
  readonly isCurrent: boolean;
  readonly isSelf: boolean;
  readonly isSupervised: boolean;
}

/** @throws 404 for who has no file, and for who has left where the reader does not keep files */
export async function readPerson(
  context: Context,
  access: Access,
  tenant: Tenant,
  userId: number,
): Promise<FilePerson> {
  const { today } = ruleClockOf(context, access);
  const row = await tenant.one<{ id: number; is_current: boolean; is_supervised: boolean }>(
    `select e.id, m.is_current, ${supervises('e.user_id', '$3', '$4', 'e')} as is_supervised
       from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
      where e.organization_id = $1 and e.user_id = $2`,
    [tenant.organizationId, userId, access.userId, today],
  );
  if (!row || (!row.is_current && !access.can('3.99', 'read'))) throw notFound();
  return {
    employeeId: row.id,
    userId,
    isCurrent: row.is_current,
    isSelf: userId === access.userId,
    isSupervised: row.is_supervised,
  };
}

/** Whether the reader of a request for a change sees what was and what would be. */
export const mayReadValues = (
  access: Pick<Access, 'userId' | 'can'>,
  person: FilePerson,
  section: FileSection,
  requesterId: number,
): boolean =>
  access.can(section.read, 'read') ||
  person.isSelf ||
  requesterId === access.userId ||
  (person.isSupervised && section.isForSupervisor === true);

/** What the reader may do with a section; undefined where they do not see it. */
export function rightIn(
  access: Pick<Access, 'can' | 'isAuditUser'>,
  person: FilePerson,
  name: SectionName,
): SectionRight | undefined {
  const section = sectionOf(name);
  const isProposed = section.kind === 'part' || section.isProposed;
  const canWrite = access.can(section.write, 'write') && !access.isAuditUser;
  // One's own file is changed by others, HR's included.
  if (person.isSelf && section.isForPerson) return isProposed && !access.isAuditUser ? 'propose' : 'read';
  if (canWrite && !person.isSelf)
    return section.kind === 'records' && section.entity.personnelFile?.isConfirmed ? 'propose' : 'write';
  if (access.can(section.read, 'read') || (person.isSupervised && section.isForSupervisor)) return 'read';
  return undefined;
}

export const rightsIn = (access: Pick<Access, 'can' | 'isAuditUser'>, person: FilePerson) =>
  Object.fromEntries(
    sectionNames.flatMap((name) => {
      const right = rightIn(access, person, name);
      return right ? [[name, right]] : [];
    }),
  ) as Partial<Record<SectionName, SectionRight>>;

/** A person's file: its head, with what the reader may see of the rest, and the parts of the employee's own record. */
import { carried, listed } from '@karmik/model/kit/message';
import { labels } from '@karmik/model/kit/labels';
import { employee } from '@karmik/model/hris/employee';
import { contractState, daysUntil, profileSetting } from '@karmik/model/hris/employment';
import { completenessSetting } from '@karmik/model/hris/file/completeness';
import { fileAnswer, partAnswer, type FileAnswer } from '@karmik/model/hris/file/contracts';
import { countedSections, sectionNames, sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { fieldEntries } from '@karmik/model/kit/entity';
import { messages } from '@karmik/model/kit/messages';
import * as z from 'zod/mini';
import { supervisionOn } from '../../../access/supervision.ts';
import { organizationMember, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { personJson, employeePersonJson } from '../../../entity/person.ts';
import { selectFrom } from '../../../entity/query.ts';
import { logView } from '../../../entity/reading.ts';
import { finishRecords } from '../../../entity/present.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { forbidden, invalidField } from '../../../http/errors.ts';
import { readPerson, rightIn, rightsIn, type FilePerson } from './file-rights.ts';
import { sharedAccountsIn } from './shared-accounts.ts';

interface Head extends Omit<
  FileAnswer,
  'contract' | 'completeness' | 'sections' | 'supervisors' | 'equipment' | 'shared_accounts'
> {
  readonly contract_ends_on: string | null;
  readonly safe_days: number;
  readonly critical_days: number;
  readonly supervisors: FileAnswer['supervisors'];
  readonly equipment: FileAnswer['equipment'];
}

const named = (alias: string, name: string) =>
  `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'name', ${alias}.${name}) end`;

const headSql = `
  select e.user_id as id, ${employeePersonJson} as user,
         e.full_name, e.name_ne, e.employee_code, e.email, e.phone, e.about, e.joined_on, m.is_current,
         (select a.account_status from employee_account a where a.organization_id = e.organization_id and a.id = e.id) as account_status,
         ${named('b', 'name')} as branch, ${named('d', 'name')} as division, ${named('t', 'title')} as job_title,
         ${named('y', 'title')} as employment_type, ${named('l', 'title')} as employment_level,
         (select s.future_changes from profile_setting s where s.organization_id = e.organization_id) as future_changes,
         e.contract_ends_on, coalesce(c.safe_days, 30) as safe_days, coalesce(c.critical_days, 15) as critical_days,
         (select count(*) from change_request q where q.organization_id = e.organization_id and q.employee_id = e.user_id and q.status = 'Pending')::integer as pending,
         coalesce((select json_agg(${personJson('p')} order by v.position)
            from ${supervisionOn('$3')} v join person p on p.organization_id = v.organization_id and p.id = v.supervisor_id
           where v.organization_id = e.organization_id and v.subordinate_id = e.user_id), '[]') as supervisors,
         coalesce((select json_agg(json_build_object('id', q.id, 'name', q.name, 'tag', q.tag, 'assigned_on',
              (select l.assigned_on from equipment_assignments l where l.organization_id = q.organization_id and l.parent_id = q.id and l.returned_on is null limit 1)) order by q.name, q.id)
            from equipment q where q.organization_id = e.organization_id and q.holder_id = e.user_id and q.archived_at is null), '[]') as equipment
    from employee e
    join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
    left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
    left join division d on d.organization_id = e.organization_id and d.id = e.division_id
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
    left join employment_type y on y.organization_id = e.organization_id and y.id = e.employment_type_id
    left join employment_level l on l.organization_id = e.organization_id and l.id = e.employment_level_id
    left join contract_setting c on c.organization_id = e.organization_id
   where e.organization_id = $1 and e.user_id = $2`;

/** How much of a file is filled, and what is not. Only of those who work here now. */
export async function readCompleteness(tenant: Tenant, userId: number): Promise<FileAnswer['completeness']> {
  const row = await tenant.one<{ percent: number | null; filled: SectionName[]; alert_below: number | null }>(
    `select c.percent, c.filled, s.alert_below from file_completeness c
       left join completeness_setting s on s.organization_id = c.organization_id where c.organization_id = $1 and c.id = $2`,
    [tenant.organizationId, userId],
  );
  return row
    ? {
        percent: row.percent ?? 100,
        alert_below: row.alert_below ?? completenessSetting.fields.alert_below.default,
        missing: countedSections.filter((name) => !row.filled.includes(name)),
      }
    : null;
}

async function readFile(context: Context, access: Access, person: FilePerson): Promise<FileAnswer> {
  const { tenant } = access;
  const { today } = ruleClockOf(context, access);
  const row = await tenant.one<Head>(headSql, [tenant.organizationId, person.userId, today]);
  if (!row) throw new Error(`employee ${person.employeeId} has no file`);
  const { contract_ends_on: endsOn, safe_days, critical_days, ...head } = row;
  const sections = rightsIn(access, person);
  const isNear = sections.employment !== undefined;
  const isKeeper = access.can('3.99', 'read') || person.isSelf;
  return {
    ...head,
    account_status: access.can('27.00', 'write') && !person.isSelf ? head.account_status : null,
    employment_type: isNear ? head.employment_type : null,
    employment_level: isNear ? head.employment_level : null,
    contract:
      isNear && endsOn !== null
        ? {
            state: contractState(endsOn, today, { safe_days, critical_days }),
            ends_on: endsOn,
            days_left: daysUntil(today, endsOn),
          }
        : null,
    completeness: isKeeper ? await readCompleteness(tenant, person.userId) : null,
    pending: isKeeper ? head.pending : 0,
    equipment: isNear ? head.equipment : [],
    future_changes:
      sections.employment === 'write' ? (head.future_changes ?? profileSetting.fields.future_changes.default) : null,
    sections,
    shared_accounts: await sharedAccountsIn(access, tenant, person.userId),
  };
}

/** The fields of a part as answers show them. */
export async function readPart(
  context: Context,
  access: Access,
  tenant: Tenant,
  person: FilePerson,
  name: SectionName,
): Promise<Record<string, unknown>> {
  const section = sectionOf(name);
  if (section.kind !== 'part')
    throw invalidField('section', messages.choice({ field: labels.section, choices: listed(partNames) }));
  const fields = fieldEntries(employee).filter(([field]) => section.fields.includes(field));
  const row = await tenant.one<Record<string, unknown>>(
    `${selectFrom(employee, fields)} where r.organization_id = $1 and r.id = $2`,
    [tenant.organizationId, person.employeeId],
  );
  const { id: _id, created_at: _at, ...part } = row ?? {};
  finishRecords(context, access, [part], fields);
  if (section.isSensitive) await logView(context, access, tenant, name, [person.userId]);
  return part;
}

export const partNames = sectionNames.filter((name) => sectionOf(name).kind === 'part') as [
  SectionName,
  ...SectionName[],
];

export function fileOfPersonRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/people/:id/',
    config: { access: organizationMember },
    schema: {
      summary: "A person's file by user id: its head, and what the reader may do with its sections",
      tags: ['hris'],
      params: organizationIdParams,
      response: { 200: fileAnswer },
    },
    handler: async ({ access, params }) =>
      readFile(context, access, await readPerson(context, access, access.tenant, params.id)),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/people/:id/part/',
    config: { access: organizationMember },
    schema: {
      summary: "A part of the employee's own record",
      tags: ['hris'],
      params: organizationIdParams,
      querystring: z.strictObject({
        section: z._default(
          z.enum(partNames, { error: carried(messages.choice({ field: labels.section, choices: listed(partNames) })) }),
          'contact',
        ),
      }),
      response: { 200: partAnswer },
    },
    handler: async ({ access, params, query }) => {
      const person = await readPerson(context, access, access.tenant, params.id);
      if (!rightIn(access, person, query.section)) throw forbidden();
      return readPart(context, access, access.tenant, person, query.section);
    },
  });
}

/** The end of pre-employment: the candidate becomes an employee, once, with account, file, supervisor and an activation link. */
import { hrisPaths } from '@karmik/model/hris/paths';
import { labels } from '@karmik/model/kit/labels';
import { bilingual } from '@karmik/model/kit/text';
import { messages } from '@karmik/model/kit/messages';
import type { Context } from '../../../context.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import { insideOf, type Tenant } from '../../../db/database.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { conflict, invalid, invalidField } from '../../../http/errors.ts';
import { announceTopics } from '../../../live/announce.ts';
import { announceTasks } from '../process/task-word.ts';
import { sendLinks } from '../../account/links.ts';
import { notify } from '../../notification/notify.ts';
import { keepSeries } from '../employee-codes.ts';
import { beginSupervision, hire, invitedOf, type Hired } from '../hire.ts';
import { withdrawLinkRequestsOf } from './personal-link-kinds.ts';
import { candidateMessages } from './messages.ts';

interface Accepted {
  readonly status: string;
  readonly candidate: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly name_ne: string | null;
  readonly gender: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly job_title_id: number;
  readonly branch_id: number;
  readonly division_id: number;
  readonly employment_type_id: number;
  readonly employment_level_id: number;
  readonly supervisor_id: number | null;
  readonly joins_on: string;
  readonly contract_ends_on: string | null;
  readonly task_template_id: number | null;
  readonly cv_id: number | null;
}

export interface OnBoardWish {
  readonly employee_code: string;
  /** On-board though mandatory tasks are open. */
  readonly despite_tasks: boolean;
}

/**
 * On-boards a candidate who has accepted. Of two who press at once the second waits, and finds it done.
 * @throws 400 for what is in the way, 409 where the candidate has not accepted or was on-boarded already
 */
export async function onBoard(writer: Writer, id: number, wish: OnBoardWish): Promise<void> {
  const { context, access } = writer;
  const { organization } = access;
  const { now, today } = ruleClockOf(context, access);
  await context.database.everywhere.transaction(async (queries) => {
    const tenant = insideOf(queries, organization.id);
    const candidate = await queries.one<Accepted>(
      'select * from pre_employment where organization_id = $1 and id = $2 for update',
      [organization.id, id],
    );
    if (candidate?.status === 'On-boarded') throw conflict(candidateMessages.onBoarded, 'on_boarded');
    if (!candidate || !['Accepted', 'Tasks assigned'].includes(candidate.status))
      throw conflict(candidateMessages.notAccepted, 'not_accepted');
    await check(tenant, id, candidate, wish, today);
    const [hired] = await hire(queries, organization, [fileOf(candidate, wish.employee_code)], {
      by: access.userId,
      at: now,
      source: { pre_employment: id },
      requestId: writer.requestId,
      ip: writer.ip,
    });
    if (!hired) throw new Error(`candidate ${id} did not become an employee`);
    await keepSeries(queries, organization.id, wish.employee_code);
    await settle(tenant, id, candidate, hired);
    if (candidate.cv_id !== null) await keepCv(context, tenant, hired.user_id, candidate.cv_id);
    await settleCandidate(context, writer, tenant, id, candidate, hired);
  });
}

const fileOf = (candidate: Accepted, employeeCode: string) => ({
  employee_code: employeeCode,
  first_name: candidate.first_name,
  middle_name: candidate.middle_name,
  last_name: candidate.last_name,
  name_ne: candidate.name_ne,
  gender: candidate.gender,
  email: candidate.email,
  phone: candidate.phone,
  address: candidate.address,
  joined_on: candidate.joins_on,
  branch: candidate.branch_id,
  division: candidate.division_id,
  job_title: candidate.job_title_id,
  employment_type: candidate.employment_type_id,
  employment_level: candidate.employment_level_id,
});

async function check(tenant: Tenant, id: number, candidate: Accepted, wish: OnBoardWish, today: string): Promise<void> {
  const { organizationId } = tenant;
  const code = await tenant.one(
    'select 1 from employee where organization_id = $1 and lower(employee_code) = lower($2)',
    [organizationId, wish.employee_code],
  );
  if (code) throw invalidField('employee_code', messages.unique({ field: bilingual('Employee code', 'कर्मचारी कोड') }));
  await refuseKnownAddress(tenant, candidate.email);
  const year = await tenant.one<{ name: string; starts_on: string }>(
    `select name, starts_on from fiscal_year where organization_id = $1 and used_for = 'General' and $2::date between starts_on and ends_on`,
    [organizationId, today],
  );
  if (year && candidate.joins_on < year.starts_on)
    throw invalid({ non_field_errors: [candidateMessages.joinsBeforeYear({ year: year.name })] });
  if (wish.despite_tasks) return;
  const open = await tenant.query<{ title: string }>(
    `select title from process_task where organization_id = $1 and process = 'Pre-employment' and process_id = $2 and is_mandatory and status = 'Open' order by due_on, id`,
    [organizationId, id],
  );
  if (open.length)
    throw invalidField(
      'despite_tasks',
      candidateMessages.tasksOpen({ titles: open.map(({ title }) => title).join('; ') }),
    );
}

/** @throws 400 where an employee of the organisation, of today or before, has the address already */
export async function refuseKnownAddress(tenant: Tenant, email: string): Promise<void> {
  const known = await tenant.one(
    `select 1 from employee where organization_id = $1 and lower(email) = lower($2)
     union all
     select 1 from users u join employee e on e.organization_id = $1 and e.user_id = u.id where lower(u.email) = lower($2) limit 1`,
    [tenant.organizationId, email],
  );
  if (known) throw invalidField('email', messages.unique({ field: labels.email }));
}

/** What the file of an employee does not hold: the end of the contract, the supervisor, and the tasks, which now are about someone. */
async function settle(tenant: Tenant, id: number, candidate: Accepted, { user_id: userId }: Hired): Promise<void> {
  const place = [tenant.organizationId, userId] as const;
  if (candidate.contract_ends_on !== null)
    await tenant.query('update employment set contract_ends_on = $3 where organization_id = $1 and employee_id = $2', [
      ...place,
      candidate.contract_ends_on,
    ]);
  await beginSupervision(tenant, userId, candidate.supervisor_id, candidate.joins_on);
  await tenant.query(
    `update process_task set employee_id = $2 where organization_id = $1 and process = 'Pre-employment' and process_id = $3`,
    [...place, id],
  );
  // What the employee does themselves waited until there was one.
  await tenant.query(
    `update process_task p set assignee_id = $2 from template_task t
      where p.organization_id = $1 and p.process = 'Pre-employment' and p.process_id = $3 and p.status = 'Open' and p.assignee_id is null
        and t.organization_id = p.organization_id and t.template_id = $4 and t.title = p.title and t.assigned_to = 'Employee' and not p.is_clearance`,
    [...place, id, candidate.task_template_id],
  );
}

/** A copy of the CV goes on as a document of the file, which its employee reads too; the candidate keeps theirs. */
async function keepCv(context: Context, tenant: Tenant, userId: number, cvId: number): Promise<void> {
  const cv = await tenant.one<{ storage_key: string }>(
    'select storage_key from file where organization_id = $1 and id = $2',
    [tenant.organizationId, cvId],
  );
  if (!cv || !(await context.files.has(cv.storage_key))) return;
  const { key } = await context.files.put(context.files.get(cv.storage_key));
  const copy = await tenant.one<{ id: number }>(
    `insert into file (organization_id, owner_id, purpose, name, mime, size, sha256, storage_key, created_at)
     select organization_id, owner_id, purpose, name, mime, size, sha256, $3, $4 from file where organization_id = $1 and id = $2 returning id`,
    [tenant.organizationId, cvId, key, context.clock()],
  );
  const kept = await tenant.one<{ id: number }>(
    `insert into employee_document (organization_id, employee_id, form, title, file_id, visibility) values ($1, $2, 'CV', 'CV', $3, 'Employee') returning id`,
    [tenant.organizationId, userId, copy?.id ?? 0],
  );
  await tenant.query(
    `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, 'employee_document', $3)`,
    [tenant.organizationId, copy?.id ?? 0, kept?.id ?? 0],
  );
}

async function settleCandidate(
  context: Context,
  { access, requestId, ip }: Writer,
  tenant: Tenant,
  id: number,
  candidate: Accepted,
  hired: Hired,
): Promise<void> {
  const { organizationId } = tenant;
  const at = context.clock();
  await tenant.query(
    `update pre_employment set status = 'On-boarded', employee_id = $3, updated_at = $4 where organization_id = $1 and id = $2`,
    [organizationId, id, hired.user_id, at],
  );
  await withdrawLinkRequestsOf(tenant, id, at);
  await sendLinks(context, tenant, access.organization, 'activation', invitedOf([hired]));
  await addHistory(tenant, 'pre_employment', id, {
    level: null,
    action: 'On-boarded',
    by: access.userId,
    actingFor: null,
    remark: '',
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    at,
    requestId,
    ip,
    action: 'on_boarded',
    objectType: 'pre_employment',
    objectId: id,
    before: { status: candidate.status },
    after: { status: 'On-boarded', employee: hired.user_id },
  });
  if (candidate.supervisor_id !== null)
    await notify(tenant, {
      organizationId,
      recipientIds: [candidate.supervisor_id],
      actorId: access.userId,
      text: {
        en: `${candidate.candidate} joins your team on ${candidate.joins_on}`,
        ne: `${candidate.candidate} ${candidate.joins_on} मा तपाईंको टोलीमा सामेल हुनुहुन्छ`,
      },
      category: 'hris',
      topic: 'pre_employment',
      url: hrisPaths.teamDirectory,
      at,
    });
  await announceTasks(tenant, 'Pre-employment', id);
  await announceTopics(tenant, ['pre_employment', 'directory', 'employment', 'supervision']);
}

/** Requests to be transferred: who may ask, who reviews, and what an approved one changes on its day. */
import { supervision } from '@karmik/model/approval/policy';
import { daysUntil, employment, neededOfEmployment } from '@karmik/model/hris/employment';
import type { EntityRow } from '@karmik/model/kit/entity';
import { messages } from '@karmik/model/kit/messages';
import { destinations, transferRequest } from '@karmik/model/transfer/request';
import type { Message } from '@karmik/model/kit/message';
import { supervisionFrom } from '../../access/supervision.ts';
import { writeAudit } from '../../access/audit.ts';
import { defineRequestKind } from '../../approval/request-kind.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { createRecord, ruleClockOf } from '../../entity/write.ts';
import { announce } from '../../live/announce.ts';
import { employmentHooks } from '../hris/file/employment.ts';
import { inTheWay, recordBefore } from '../hris/process/reviews.ts';
import { supervisionHooks } from '../hris/supervision-hooks.ts';
import { transferSettingOf } from './switch.ts';
import { dayBefore } from '../../time.ts';
import { hrisMessages } from '../hris/messages.ts';
import { transferMessages } from './messages.ts';

interface Question {
  readonly id: number;
  readonly question: string;
  readonly answered: string;
  readonly is_needed: boolean;
}
interface Given {
  readonly question: number;
  readonly answer: string;
}

/** What is wrong with the answers, in a sentence each. */
async function wrongAnswers(tenant: Tenant, given: readonly Given[]): Promise<Message[]> {
  const questions = await tenant.query<Question>(
    'select id, question, answered, is_needed from transfer_question where organization_id = $1 order by position, id',
    [tenant.organizationId],
  );
  if (new Set(given.map(({ question }) => question)).size < given.length) return [transferMessages.answeredTwice];
  return questions.flatMap(({ id, question, answered, is_needed: isNeeded }) => {
    const answer = given.find((each) => each.question === id)?.answer;
    if (answer === undefined) return isNeeded ? [transferMessages.unanswered({ question })] : [];
    if (answered === 'Yes or no' && !['Yes', 'No', 'हो', 'होइन'].includes(answer))
      return [transferMessages.yesOrNo({ question })];
    if (answered === 'Number' && !/^[\d०-९]+([.][\d०-९]+)?$/.test(answer))
      return [transferMessages.number({ question })];
    return [];
  });
}

export const transferHooks: EntityHooks<typeof transferRequest> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    body.sender ??= before?.sender ?? access.userId;
    const senderId = body.sender;
    const { today } = ruleClockOf(context, access);
    await tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
      tenant.organizationId,
      senderId,
    ]);
    const file = await tenant.one<{ joined_on: string }>(
      'select joined_on from employee where organization_id = $1 and user_id = $2',
      [tenant.organizationId, senderId],
    );
    if (!file) return { non_field_errors: [hrisMessages.noOwnFile] };
    const least = (await transferSettingOf(tenant, tenant.organizationId))?.least_service_days ?? 0;
    if (daysUntil(file.joined_on, today) < least)
      return { non_field_errors: [transferMessages.leastService({ days: least })] };
    const open = await tenant.one(
      `select 1 from transfer_request where organization_id = $1 and sender_id = $2 and status in ('Requested', 'Forwarded') and id <> $3`,
      [tenant.organizationId, senderId, id ?? 0],
    );
    if (open) return { non_field_errors: [transferMessages.there] };
    if (body.supervisor === senderId) return { supervisor: [transferMessages.ownSupervisor] };
    const proposal = { employeeId: senderId, on: body.preferred_date };
    const held = await recordBefore(tenant, proposal);
    const isSame = destinations.every((name) => body[name] === null || body[name] === held?.[name]);
    if (isSame && body.supervisor === null) return { non_field_errors: [transferMessages.noDestination] };
    const answers = await wrongAnswers(tenant, body.answers);
    if (answers.length) return { answers };
    const reason = await inTheWay(tenant, proposal);
    return reason === undefined ? undefined : { preferred_date: [reason] };
  },
};

/** Where someone works after a transfer, and what they stay. */
const placeAfter = (
  held: EntityRow<typeof employment> | undefined,
  wanted: Pick<EntityRow<typeof transferRequest>, (typeof destinations)[number]>,
) => ({
  branch: wanted.branch ?? held?.branch ?? null,
  division: wanted.division ?? held?.division ?? null,
  job_title: wanted.job_title ?? held?.job_title ?? null,
  employment_type: held?.employment_type ?? null,
  employment_level: held?.employment_level ?? null,
});

/** The first supervisor that holds on a day or begins later. */
const supervisorsFrom = (tenant: Tenant, employeeId: number, day: string) =>
  tenant.query<{ id: number; supervisor_id: number; valid_from: string }>(
    `select v.id, v.supervisor_id, v.valid_from from ${supervisionFrom('$3')} v
      where v.organization_id = $1 and v.subordinate_id = $2 and v.position = 1`,
    [tenant.organizationId, employeeId, day],
  );

export const transferKind = defineRequestKind<typeof transferRequest>({
  entity: transferRequest,
  path: 'transfer/:org/transfer-forms',
  async beforeApprove(tenant, record, writer) {
    const { today } = ruleClockOf(writer.context, writer.access);
    const on = record.preferred_date;
    if (on < today) return { non_field_errors: [hrisMessages.dayPassed] };
    const proposal = { employeeId: record.sender, on };
    const reason = await inTheWay(tenant, proposal);
    if (reason !== undefined) return { non_field_errors: [reason] };
    const after = placeAfter(await recordBefore(tenant, proposal), record);
    const missing = neededOfEmployment.filter((name) => after[name] === null);
    if (missing.length)
      return { non_field_errors: missing.map((name) => messages.required({ field: employment.fields[name].label })) };
    const later = await supervisorsFrom(tenant, proposal.employeeId, on);
    return record.supervisor !== null && later.some((each) => each.valid_from >= on)
      ? { non_field_errors: [transferMessages.supervisorInTheWay] }
      : undefined;
  },
  async afterApprove(tenant, record, writer) {
    const { sender: employeeId, preferred_date: on, supervisor } = record;
    const held = await recordBefore(tenant, { employeeId, on });
    await createRecord(writer, tenant, employment, employmentHooks, {
      employee: employeeId,
      change: 'Transfer',
      starts_on: on,
      ...placeAfter(held, record),
      step: held?.step ?? null,
      probation_ends_on: held?.probation_ends_on ?? null,
      confirmed_on: held?.confirmed_on ?? null,
      contract_ends_on: held?.contract_ends_on ?? null,
    });
    const now = await supervisorsFrom(tenant, employeeId, on);
    if (supervisor === null || now.some((each) => each.supervisor_id === supervisor)) return;
    for (const { id } of now)
      await tenant.query('update supervision set valid_to = $3 where organization_id = $1 and id = $2', [
        tenant.organizationId,
        id,
        dayBefore(on),
      ]);
    await createRecord(writer, tenant, supervision, supervisionHooks, {
      subordinate: employeeId,
      supervisor,
      position: 1,
      valid_from: on,
    });
  },
});

/** Marks approved requests whose day has come: their record of employment takes effect that day, so this happens once. */
export async function applyTransfers({ database, clock }: Context): Promise<void> {
  const now = clock();
  await database.everywhere.transaction(async (queries) => {
    const due = await queries.query<{ organization_id: number; id: number }>(
      `update transfer_request r set status = 'Applied', updated_at = $1 from organization o
        where o.id = r.organization_id and r.status = 'Approved' and r.preferred_date <= ($1::timestamptz at time zone o.timezone)::date
       returning r.organization_id, r.id`,
      [now],
    );
    for (const { organization_id: organizationId, id } of due) {
      await writeAudit(queries, {
        organizationId,
        actorId: null,
        action: 'took_effect',
        objectType: 'transfer_request',
        objectId: id,
        at: now,
      });
      await announce(queries, { organizationId, topic: 'transfer_request', objectId: id });
    }
  });
}

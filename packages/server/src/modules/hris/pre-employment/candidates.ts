/** What HR does with candidates: checks of a draft, sending and taking back offers, tasks, and offers that come to their end. */
import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import { labels } from '@karmik/model/kit/labels';
import { preEmployment } from '@karmik/model/hris/pre-employment';
import type { ActionOf, EntityRow } from '@karmik/model/kit/entity';
import { linkTo } from '@karmik/model/kit/links';
import { messages } from '@karmik/model/kit/messages';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { invalidField } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { announceTasks } from '../process/task-word.ts';
import { closeLink, extendLink } from '../../account/personal-links.ts';
import { notifyOrganization } from '../../notification/notify.ts';
import { planTasks } from '../process/task-plan.ts';
import { withdrawLinkRequestsOf } from './personal-link-kinds.ts';
import { endOfDay, mailOffer, offerPurpose, writeOffer } from './offer.ts';
import { refuseKnownAddress } from './on-board.ts';
import { candidateMessages } from './messages.ts';

export const candidateHooks: EntityHooks<typeof preEmployment> = {
  async beforeSave({ tenant, context, access, before }, body) {
    if (before && before.status !== 'Draft') return undefined;
    await refuseKnownAddress(tenant, String(body.email));
    const { today } = ruleClockOf(context, access);
    return body.joins_on < today && before?.joins_on !== body.joins_on
      ? { joins_on: [messages.pastDate({ field: preEmployment.fields.joins_on.label })] }
      : undefined;
  },
};

export interface Move {
  readonly id: number;
  readonly name: Exclude<ActionOf<typeof preEmployment>, 'onboard'>;
  readonly to: string;
  readonly before: EntityRow<typeof preEmployment>;
  /** What the action asked for. */
  readonly input: Body;
}

/** Moves a candidate on, whose row is locked, with all that follows from it. */
export async function moveCandidate(writer: Writer, tenant: Tenant, move: Move): Promise<void> {
  const { context, access } = writer;
  const { id, name, to, before, input } = move;
  const { organizationId } = tenant;
  const { now, today } = ruleClockOf(context, access);
  const answerBy = (input.answer_by ?? null) as string | null;
  if (answerBy !== null && answerBy < today)
    throw invalidField('answer_by', messages.pastDate({ field: labels.answerUntil }));
  if (answerBy !== null && answerBy > before.joins_on)
    throw invalidField('answer_by', candidateMessages.answerAfterJoining);
  const changes: Body = { status: to, updated_at: now };
  if (answerBy !== null) changes.answer_by = answerBy;
  switch (name) {
    case 'send':
      changes.letter_number = await writeOffer(writer, tenant, id, answerBy ?? today);
      changes.offered_by_id = access.userId;
      await mailOffer(writer, tenant, id, answerBy ?? today);
      break;
    case 'resend':
      changes.offered_by_id = access.userId;
      await mailOffer(writer, tenant, id, answerBy ?? today);
      break;
    case 'extend':
      await extendLink(tenant, { purpose: offerPurpose, objectId: id }, await endOfDay(tenant, answerBy ?? today));
      break;
    case 'revise':
      Object.assign(changes, { answer_by: null, letter_number: null, answered_at: null, answer_remark: null });
      await closeLink(tenant, { purpose: offerPurpose, objectId: id }, 'withdrawn', now);
      break;
    case 'withdraw':
      await closeLink(tenant, { purpose: offerPurpose, objectId: id }, 'withdrawn', now);
      await dropTasks(tenant, id);
      await withdrawLinkRequestsOf(tenant, id, now);
      break;
    case 'assign':
      changes.task_template_id = await assignTasks(writer, tenant, move);
      break;
  }
  const names = Object.keys(changes);
  await tenant.query(
    `update pre_employment set ${names.map((each, index) => `${each} = $${index + 3}`).join(', ')} where organization_id = $1 and id = $2`,
    [organizationId, id, ...Object.values(changes).map((value) => value as string | number | Date | null)],
  );
  const remark = (input.remark ?? '') as string;
  await addHistory(tenant, 'pre_employment', id, {
    level: null,
    action: to,
    by: access.userId,
    actingFor: null,
    remark,
    at: now,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: name,
    objectType: 'pre_employment',
    objectId: id,
    before: { status: before.status, answer_by: before.answer_by },
    after: { status: to, answer_by: answerBy, remark },
    at: now,
    requestId: writer.requestId,
    ip: writer.ip,
  });
  await announce(tenant, { organizationId, topic: 'pre_employment', objectId: id });
}

async function assignTasks(writer: Writer, tenant: Tenant, { id, before, input }: Move): Promise<number> {
  const template = input.task_template as number;
  const found = await tenant.one(
    `select 1 from task_template where organization_id = $1 and id = $2 and used_for = 'Pre-employment' and archived_at is null`,
    [tenant.organizationId, template],
  );
  if (!found) throw invalidField('task_template', candidateMessages.otherTasks);
  await planTasks(tenant, writer, {
    process: 'Pre-employment',
    processId: id,
    employeeId: null,
    supervisorId: before.supervisor,
    templateId: template,
    date: before.joins_on,
  });
  return template;
}

async function dropTasks(tenant: Tenant, id: number): Promise<void> {
  await tenant.query(
    `update process_task set status = 'Dropped' where organization_id = $1 and process = 'Pre-employment' and process_id = $2 and status = 'Open'`,
    [tenant.organizationId, id],
  );
  await announceTasks(tenant, 'Pre-employment', id);
}

/** Ends offers whose last day has passed where their organisation is; any number of servers may run it, and late. */
export async function expireOffers({ database, clock }: Context): Promise<void> {
  const now = clock();
  await database.everywhere.transaction(async (queries) => {
    const ended = await queries.query<{ organization_id: number; id: number; candidate: string; slug: string }>(
      `update pre_employment r set status = 'Expired', updated_at = $1 from organization o
        where o.id = r.organization_id and r.status = 'Offer letter sent' and r.answer_by < ($1::timestamptz at time zone o.timezone)::date
       returning r.organization_id, r.id, r.candidate, o.slug`,
      [now],
    );
    for (const { organization_id: organizationId, id, candidate, slug } of ended) {
      await writeAudit(queries, {
        organizationId,
        actorId: null,
        action: 'expired',
        objectType: 'pre_employment',
        objectId: id,
        before: { status: 'Offer letter sent' },
        after: { status: 'Expired' },
        at: now,
      });
      await notifyOrganization(queries, {
        organizationId,
        actorId: null,
        text: {
          en: `${candidate} did not answer your offer in time`,
          ne: `${candidate} ले समयमा प्रस्तावको जवाफ दिनुभएन`,
        },
        category: 'hris',
        url: linkTo(hrisAdminPaths.candidates, { slug }, { open: id }),
        code: '4.09',
        at: now,
      });
      await announce(queries, { organizationId, topic: 'pre_employment', objectId: id });
    }
  });
}

/** Requests of letters: what may be requested, and the letter that an approved one becomes. */
import { letter } from '@karmik/model/hris/letters/letter';
import { letterRequest } from '@karmik/model/hris/letters/letter-request';
import type { letterTemplate } from '@karmik/model/hris/letters/letter-template';
import type { Message } from '@karmik/model/kit/message';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { EntityHooks, Write } from '../../../entity/hooks.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { hrisMessages } from '../messages.ts';
import { letterHooks, mayFill, prepareLetter, readTemplate } from './issue.ts';

/** Employees choose among the templates that are open to requests. */
export const letterTemplateHooks: EntityHooks<typeof letterTemplate> = {
  picks(_access, where) {
    where.add('r.is_requestable and r.is_active');
  },
};

interface Requested {
  readonly sender: number;
  readonly letter_template: number;
  readonly addressed_to: string | null;
  readonly needed_for: string;
}

/** What keeps the letter of a request from being written; undefined where nothing does. */
async function problemOf(
  write: Pick<Write, 'context' | 'access' | 'tenant'>,
  { sender, letter_template, ...said }: Requested,
): Promise<Message | undefined> {
  const template = await readTemplate(write.tenant, letter_template);
  if (!template?.is_active || !template.is_requestable) return hrisMessages.notRequestable;
  const prepared = await prepareLetter(write, { ...said, employee: sender, event: 'Other', template }, null);
  return 'problem' in prepared ? prepared.problem.message : undefined;
}

export const letterRequestHooks: EntityHooks<typeof letterRequest> = {
  async beforeSave(write, body) {
    const sender = write.before?.sender ?? write.access.userId;
    const problem = await problemOf(write, { ...body, sender });
    if (problem) return { letter_template: [problem] };
    const template = await readTemplate(write.tenant, body.letter_template);
    Object.assign(body, { sender, language: template?.language });
    return undefined;
  },
};

const writeOf = ({ context, access }: Writer, tenant: Write['tenant']) => ({ context, access, tenant });

export const letterRequestKind = defineRequestKind<typeof letterRequest>({
  entity: letterRequest,
  path: 'hris/:org/letter-request',
  async beforeApprove(tenant, record, writer) {
    const problem = await problemOf(writeOf(writer, tenant), record);
    if (problem) return { non_field_errors: [problem] };
    const template = await readTemplate(tenant, record.letter_template);
    return template && !mayFill(writer.access, template)
      ? { non_field_errors: [hrisMessages.salaryClosed] }
      : undefined;
  },
  async afterApprove(tenant, record, writer) {
    const id = await createRecord(writer, tenant, letter, letterHooks, {
      employee: record.sender,
      event: 'Other',
      template: record.letter_template,
      addressed_to: record.addressed_to,
      needed_for: record.needed_for,
    });
    await tenant.query('update letter_request set letter_id = $3 where organization_id = $1 and id = $2', [
      tenant.organizationId,
      record.id,
      id,
    ]);
  },
});

export const letterRequestRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, letterRequestKind, letterRequestHooks);

/** HR's list of employees, and their invitations. */
import { employeeAccount } from '@karmik/model/hris/employee-account';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import type { Tenant } from '../../db/database.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { writerOf, type Writer } from '../../entity/write.ts';
import { sendLinks, type Recipient } from '../account/links.ts';
import { hrisMessages } from './messages.ts';

export function employeeRoutes(app: Api, context: Context): void {
  mountLists(app, context, {
    entity: employeeAccount,
    base: '/api/v1/hris/:org/employees/',
    access: requiresPermission('4.99'),
    summary: 'Employees of the organization',
    viewFor: () => ({}),
    isBulk: true,
  });

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/employees/:id/send-activation/',
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Send a new activation link',
      tags: ['hris'],
      params: organizationIdParams,
      response: { 200: z.object({ detail: z.string() }) },
    },
    handler: async (request) => {
      const person = await personOf(request.access.tenant, 'id', request.params.id);
      await sendActivation(writerOf(context, request), request.access.tenant, person.user_id);
      return { detail: `Activation link sent to ${person.full_name}.` };
    },
  });
}

interface Invited extends Omit<Recipient, 'email'> {
  readonly email: string | null;
  readonly is_invited: boolean;
}

/** @throws 404 for no one of the organization */
async function personOf(tenant: Tenant, by: 'id' | 'user_id', id: number): Promise<Invited> {
  const person = await tenant.one<Invited>(
    `select e.user_id, e.email, e.full_name, u.username, m.account_id is null as is_invited from employee e join users u on u.id = e.user_id
       join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id where e.organization_id = $1 and e.${by} = $2`,
    [tenant.organizationId, id],
  );
  if (!person) throw notFound();
  return person;
}

/** Sends a person a new activation link. @throws 409 where their account is active or they have no email */
export async function sendActivation(
  { context, access: { organization, userId }, requestId, ip }: Writer,
  tenant: Tenant,
  personId: number,
): Promise<void> {
  const person = await personOf(tenant, 'user_id', personId);
  const { email } = person;
  if (!person.is_invited) throw conflict(hrisMessages.accountActive);
  if (email === null) throw conflict(hrisMessages.noEmail);
  await context.database.everywhere.transaction(async (queries) => {
    await sendLinks(context, queries, organization, 'activation', [{ ...person, email }]);
    await writeAudit(queries, {
      organizationId: organization.id,
      actorId: userId,
      action: 'activation_sent',
      objectType: 'user',
      objectId: person.user_id,
      at: context.clock(),
      requestId,
      ip,
    });
  });
}

/**
 * The person who has no email gets their personal link from HR on a slip, where the organisation lets people sign in with an employee code or a
 * phone number. The same holds of it as of links that are handed over where nothing sends mail: HR's own password, once shown, written
 * down, never for who may do more or watches over HR.
 */
import { passwordBody } from '@karmik/model/account/second-step';
import { signInSlip, type SignInSlip } from '@karmik/model/account/sign-in-slip';
import { requiresPermission, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { notifyOwner } from './account-notices.ts';
import { confirmPassword } from './confirm-password.ts';
import { isWatcher } from './hand-over.ts';
import { closeLinks, makeLink } from './links.ts';
import { accountMessages } from './messages.ts';
import { accountToHelp, refuseMoreRights } from './of-others.ts';
import { findAccount } from './credentials.ts';

interface Person {
  readonly account_id: number | null;
  readonly full_name: string;
  readonly email: string | null;
  readonly employee_code: string;
  readonly phone: string | null;
  readonly by_code: boolean;
  readonly by_phone: boolean;
  readonly is_elsewhere: boolean;
}

const readPerson = (queries: Queries, organizationId: number, personId: number) =>
  queries.one<Person>(
    `select m.account_id, e.full_name, coalesce(a.email, e.email) as email, e.employee_code, e.phone,
            coalesce(s.sign_in_by_code, false) as by_code, coalesce(s.sign_in_by_phone, false) as by_phone,
            exists (select from membership x where x.account_id = m.account_id and x.organization_id <> m.organization_id and x.is_current) as is_elsewhere
       from membership m
       join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
       left join users a on a.id = m.account_id
       left join security_setting s on s.organization_id = m.organization_id
      where m.organization_id = $1 and m.user_id = $2 and m.is_current`,
    [organizationId, personId],
  );

/** What the person signs in with: their code, and their phone while no account of someone else has it. */
async function namesOf(queries: Queries, access: Access, person: Person): Promise<string[]> {
  const { slug } = access.organization;
  const other = person.by_phone && person.phone !== null ? await findAccount(queries, person.phone) : undefined;
  const isFree = other === undefined || other.id === person.account_id;
  return [
    ...(person.by_code ? [`${slug}/${person.employee_code}`] : []),
    ...(person.by_phone && person.phone !== null && isFree ? [person.phone] : []),
  ];
}

export function signInSlipRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  app.route({
    method: 'POST',
    url: '/api/v1/org/:org/people/:id/sign-in-slip/',
    config: { access: requiresPermission('27.00') },
    schema: {
      summary: 'Make a slip with a personal link for a person without an email, shown once',
      tags: ['organization'],
      params: organizationIdParams,
      body: passwordBody,
      response: { 200: signInSlip },
    },
    handler: async (request): Promise<SignInSlip> => {
      const { access, params, body } = request;
      const now = context.clock();
      const organizationId = access.organization.id;
      const person = await readPerson(everywhere, organizationId, params.id);
      if (!person) throw notFound();
      if (params.id === access.userId) throw forbidden(accountMessages.slipOwn);
      if (person.email !== null) throw conflict(accountMessages.slipHasEmail, 'has_email');
      if (!person.by_code && !person.by_phone) throw conflict(accountMessages.slipNotWanted, 'not_wanted');
      if (await isWatcher(everywhere, access, params.id, now)) throw forbidden(accountMessages.auditorLink);
      await refuseMoreRights(context, access, params.id);
      if (person.is_elsewhere) throw forbidden(accountMessages.sharedLink);
      const purpose = person.account_id === null ? 'activation' : 'reset';
      const accountId = purpose === 'reset' ? await accountToHelp(everywhere, access, params.id) : undefined;
      await confirmPassword(context, request, 'password', body.password);
      const userId = accountId ?? params.id;
      return everywhere.transaction(async (queries) => {
        await closeLinks(queries, purpose, userId, now);
        const { link, expiresAt } = await makeLink(queries, context.config, purpose, { userId, organizationId, now });
        await writeAudit(queries, {
          organizationId,
          actorId: access.userId,
          action: 'link_handed_over',
          objectType: 'user',
          objectId: params.id,
          after: { kind: purpose },
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
        if (accountId !== undefined)
          await notifyOwner(queries, { accountId, organizationId, event: 'link_handed_over', at: now });
        return {
          full_name: person.full_name,
          organization: access.organization.name,
          purpose,
          names: await namesOf(queries, access, person),
          link,
          expires_at: expiresAt.toISOString(),
        };
      });
    },
  });
}

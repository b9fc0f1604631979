/**
 * Where nothing sends mail, HR passes personal links on by hand: each once, on purpose, with their own password, and written down. A link
 * into an account is only handed over by who may do at least as much as its owner, and never for those who watch over HR.
 */
import { passwordBody } from '@karmik/model/account/second-step';
import { handedOver, type MailKind } from '@karmik/model/organization/logs';
import { linkRequestCode } from '@karmik/model/hris/link-request';
import { salaryCode } from '@karmik/model/hris/salary-declaration';
import { organizationMember, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { sendsMail, textOf } from '../../mail/mail.ts';
import { notifyOwner } from './account-notices.ts';
import { confirmPassword } from './confirm-password.ts';
import { accountToHelp, refuseMoreRights } from './of-others.ts';
import { accountMessages } from './messages.ts';

interface Held {
  organization_id: number;
  id: number;
  kind: MailKind;
  to_address: string;
  user_id: number | null;
  body: string;
  sealed_body: Buffer | null;
}

/** Whether the organisation's log shows a mail `l`: not what the installation itself wrote to the owner of an account. */
export const isInLog = `not (l.is_from_installation and l.kind in ('reset', 'otp', 'notice'))`;

/** Whether a mail of the log `l` holds a link that can be handed over; `now` is a parameter. */
export const canHandOver = (now: string): string =>
  `(l.state = 'held' and l.sealed_body is not null and l.kind <> 'otp' and l.expires_at > ${now})`;

/** Whether a person audits HR, or looks into reports about it, now or from a day to come. */
export const isWatcher = async (
  queries: Queries,
  { organization }: Access,
  personId: number,
  now: Date,
): Promise<boolean> =>
  (await queries.one(
    `select from membership m where m.organization_id = $1 and m.user_id = $2 and (m.is_audit_user
        or exists (select from investigator i where i.organization_id = $1 and i.person_id = $2 and (i.ends_on is null or i.ends_on >= $3::timestamptz::date - 1)))`,
    [organization.id, personId, now],
  )) !== undefined;

/** @returns the account that a reset lets in; undefined for an invitation, which lets no one into an account that is there */
async function checkAccountLink(context: Context, access: Access, mail: Held): Promise<number | undefined> {
  const { everywhere } = context.database;
  if (!access.can('27.00', 'write')) throw forbidden();
  const member = await everywhere.one<{ user_id: number; elsewhere: boolean }>(
    `select m.user_id, exists (select from membership x where x.account_id = m.account_id and x.organization_id <> m.organization_id and x.is_current) as elsewhere
       from membership m where m.organization_id = $1 and m.is_current and case when $3 then m.user_id else m.account_id end = $2`,
    [access.organization.id, mail.user_id, mail.kind === 'activation'],
  );
  if (!member) throw notFound();
  if (await isWatcher(everywhere, access, member.user_id, context.clock()))
    throw forbidden(accountMessages.auditorLink);
  await refuseMoreRights(context, access, member.user_id);
  if (mail.kind === 'activation') return undefined;
  if (member.elsewhere) throw forbidden(accountMessages.sharedLink);
  return accountToHelp(everywhere, access, member.user_id);
}

export function handOverRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  app.route({
    method: 'POST',
    url: '/api/v1/org/:org/email-logs/:id/hand-over/',
    config: { access: organizationMember },
    schema: {
      summary: 'Take the text of a mail with a personal link that nothing could send, once',
      tags: ['organization'],
      params: organizationIdParams,
      body: passwordBody,
      response: { 200: handedOver },
    },
    handler: async (request) => {
      const { access, params, body } = request;
      const now = context.clock();
      const organizationId = access.organization.id;
      if (!access.can('2.02', 'read')) throw forbidden();
      const find = (queries: Queries, lock = '') =>
        queries.one<Held>(
          `select l.organization_id, l.id, l.kind, l.to_address, l.user_id, l.body, l.sealed_body from email_log l
            where l.organization_id = $1 and l.id = $2 and ${isInLog} and ${canHandOver('$3')}${lock}`,
          [organizationId, params.id, now],
        );
      const mail = await find(everywhere);
      if (!mail) throw notFound(accountMessages.noLinkInMail);
      const isOfAccount = mail.kind === 'activation' || mail.kind === 'reset';
      if (!isOfAccount && !access.can(linkRequestCode, 'write')) throw forbidden();
      // An offer tells the salary.
      if (mail.kind === 'offer' && !access.can(salaryCode, 'read')) throw forbidden();
      const accountId = isOfAccount ? await checkAccountLink(context, access, mail) : undefined;
      if (await sendsMail(everywhere, context, { organizationId }))
        throw conflict(accountMessages.mailServerThere, 'mail_is_sent');
      await confirmPassword(context, request, 'password', body.password);
      return everywhere.transaction(async (queries) => {
        const held = await find(queries, ' for update');
        if (!held) throw notFound(accountMessages.noLinkInMail);
        await queries.query(
          `update email_log set state = 'handed_over', sealed_body = null, sent_at = $3 where organization_id = $1 and id = $2`,
          [organizationId, held.id, now],
        );
        await writeAudit(queries, {
          organizationId,
          actorId: access.userId,
          action: 'link_handed_over',
          objectType: 'email_log',
          objectId: held.id,
          after: { kind: held.kind, to: held.to_address },
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
        if (accountId !== undefined)
          await notifyOwner(queries, { accountId, organizationId, event: 'link_handed_over', at: now });
        return { body: textOf(context, held) };
      });
    },
  });
}

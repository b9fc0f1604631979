/**
 * What HR does for someone whose phone or browser is lost: sessions end, the second step goes. Neither shows or sets a password. An account
 * names the organisation whose HR may do so; HR of any other ends the membership with it, and leaves the account alone.
 */
import type { AccountNotice } from '@karmik/model/account/notice';
import { mayGive } from '@karmik/model/permission/sections';
import { accessOf, requiresPermission, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { noContent, organizationIdParams, type Api } from '../../http/api.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { notifyOwner } from './account-notices.ts';
import { removeSecondStep } from './second-step.ts';
import { endSessionsOf } from './sessions.ts';
import { accountMessages } from './messages.ts';

interface Help {
  readonly path: string;
  readonly summary: string;
  readonly action: string;
  readonly notice: AccountNotice;
  readonly carryOut: (queries: Queries, accountId: number, now: Date) => Promise<void>;
}

const helps: readonly Help[] = [
  {
    path: 'end-sessions',
    summary: 'End all sessions of a person',
    action: 'sessions_ended',
    notice: 'sessions_ended_by_hr',
    carryOut: (queries, accountId, now) => endSessionsOf(queries, accountId, 'ended by HR', now),
  },
  {
    path: 'remove-second-step',
    summary: 'Take one-time passwords, passkeys and recovery codes from a person who lost them; their sessions end',
    action: 'second_step_removed',
    notice: 'second_step_removed_by_hr',
    carryOut: async (queries, accountId, now) => {
      await removeSecondStep(queries, accountId);
      await endSessionsOf(queries, accountId, 'second step removed by HR', now);
    },
  },
];

/**
 * The account of a person that HR of this organisation may help.
 * @throws 404 for no one of the organisation, 409 while no one signs in for the person, 403 where the account names another home
 */
export async function accountToHelp(everywhere: Queries, access: Access, personId: number): Promise<number> {
  const row = await everywhere.one<{ account_id: number | null; is_home: boolean | null }>(
    `select m.account_id, u.home_organization_id = m.organization_id as is_home from membership m left join users u on u.id = m.account_id
      where m.organization_id = $1 and m.user_id = $2 and m.is_current`,
    [access.organization.id, personId],
  );
  if (!row) throw notFound();
  if (row.account_id === null) throw conflict(accountMessages.notAccepted, 'not_accepted');
  if (!row.is_home) throw forbidden(accountMessages.managedElsewhere);
  return row.account_id;
}

/** @throws 403 where a person may do here what who asks may not */
export async function refuseMoreRights(context: Context, access: Access, personId: number): Promise<void> {
  const theirs = await accessOf(context.database, access.organization.id, personId);
  const mayMore = theirs.codes.some((code) => !mayGive(access.codes, code)) || (theirs.isHrAdmin && !access.isHrAdmin);
  if (mayMore) throw forbidden(accountMessages.mayMore);
}

export function accountsOfOthersRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  for (const { path, summary, action, notice, carryOut } of helps)
    app.route({
      method: 'POST',
      url: `/api/v1/org/:org/people/:id/${path}/`,
      config: { access: requiresPermission('27.00'), needsProof: true },
      schema: { summary, tags: ['organization'], params: organizationIdParams, response: { 204: noContent } },
      handler: async (request, reply) => {
        const { organization, userId } = request.access;
        const { id } = request.params;
        const now = context.clock();
        const accountId = await accountToHelp(everywhere, request.access, id);
        await everywhere.transaction(async (queries) => {
          await carryOut(queries, accountId, now);
          await writeAudit(queries, {
            organizationId: organization.id,
            actorId: userId,
            action,
            objectType: 'user',
            objectId: id,
            at: now,
            requestId: request.id,
            ip: request.ip,
          });
          await notifyOwner(queries, { accountId, organizationId: organization.id, event: notice, at: now });
        });
        app.gate.forget();
        return reply.code(204).send(null);
      },
    });
}

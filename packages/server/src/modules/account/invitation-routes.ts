/** One's own invitations, and from whom the account's own mails come. */
import { labels } from '@karmik/model/kit/labels';
import { passwordBody } from '@karmik/model/account/second-step';
import {
  accountHome,
  invitationAnswer,
  joinedAnswer,
  linkParts,
  type AccountHome,
} from '@karmik/model/account/invitation';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import { member, ownSession, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { idParams, noContent, type Api } from '../../http/api.ts';
import { invalidField, refused } from '../../http/errors.ts';
import { notifyOwner } from './account-notices.ts';
import { confirmPassword } from './confirm-password.ts';
import { acceptInvitation, acceptLink, declineInvitation, invitationsOf } from './invitations.ts';
import { accountMessages } from './messages.ts';
import { refuseLink } from './refuse-link.ts';

const url = '/api/v1/users/me/invitations/';
const tags = ['account'];

export function invitationRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  app.route({
    method: 'GET',
    url,
    config: { access: member },
    schema: {
      summary: 'Organizations that invite you',
      tags,
      response: { 200: z.object({ results: z.array(invitationAnswer) }) },
    },
    handler: async ({ access }) => ({ results: await invitationsOf(everywhere, access.accountId, context.clock()) }),
  });

  app.route({
    method: 'POST',
    url: `${url}accept/`,
    config: { access: ownSession },
    schema: {
      summary: 'Accept an invitation by its link',
      tags,
      body: z.strictObject(linkParts),
      response: { 200: joinedAnswer },
    },
    handler: async ({ access, body, ip, id: requestId }) => {
      const joined = await everywhere.transaction((queries) =>
        acceptLink(queries, access.accountId, body, context.clock()),
      );
      if (!joined) {
        await refuseLink(context, app.gate.refusals, 'activation', { ...body, ip, requestId });
        throw refused(accountMessages.activationExpired);
      }
      app.gate.forget(access.sessionId);
      return joined;
    },
  });

  for (const [word, summary, answer] of [
    ['accept', 'Accept an invitation', acceptInvitation],
    ['decline', 'Decline an invitation', declineInvitation],
  ] as const)
    app.route({
      method: 'POST',
      url: `${url}:id/${word}/`,
      config: { access: ownSession },
      schema: { summary, tags, params: idParams, response: { 204: noContent } },
      handler: async ({ access, params }, reply) => {
        await everywhere.transaction((queries) => answer(queries, access.accountId, params.id, context.clock()));
        app.gate.forget(access.sessionId);
        return reply.code(204).send(null);
      },
    });

  const readHome = async ({ accountId }: Access): Promise<AccountHome> => {
    const organizations = await everywhere.query<{ slug: string; name: string; is_home: boolean }>(
      `select o.slug, o.name, o.id = u.home_organization_id as is_home from users u
         join membership m on m.account_id = u.id and m.is_current join organization o on o.id = m.organization_id
        where u.id = $1 order by o.name`,
      [accountId],
    );
    const shown = organizations.map(({ slug, name }) => ({ slug, name }));
    return { home: shown[organizations.findIndex((each) => each.is_home)] ?? null, organizations: shown };
  };
  const homeUrl = '/api/v1/users/me/account-home/';

  app.route({
    method: 'GET',
    url: homeUrl,
    config: { access: member },
    schema: {
      summary: 'Who sends the mails about your account, and may help you with it',
      tags,
      response: { 200: accountHome },
    },
    handler: ({ access }) => readHome(access),
  });

  app.route({
    method: 'PUT',
    url: homeUrl,
    config: { access: ownSession },
    schema: {
      summary: 'Choose who sends the mails about your account: one of your organizations, or the installation',
      tags,
      body: z.strictObject({ home: z.nullable(textSchema(labels.organization, { max: 50 })), ...passwordBody.shape }),
      response: { 200: accountHome },
    },
    handler: async (request) => {
      const { access, body } = request;
      const { accountId } = access;
      const { organizations } = await readHome(access);
      if (body.home !== null && !organizations.some(({ slug }) => slug === body.home))
        throw invalidField('home', accountMessages.chooseOwnOrganization);
      await confirmPassword(context, request, 'password', body.password);
      await everywhere.transaction(async (queries) => {
        // The old one is told too: the person who changes it may not be the owner.
        await notifyOwner(queries, { accountId, organizationId: null, event: 'home_changed', at: context.clock() });
        await queries.query(
          'update users set home_organization_id = (select id from organization where slug = $2) where id = $1',
          [accountId, body.home],
        );
      });
      return readHome(access);
    },
  });
}

/** Who is signed in, where, and what they may reach (SES-1, SES-4). */
import { bilingual, languages, type Language } from '@karmik/model/kit/text';
import { adminInfo, mostStarred, sessionInfo, type AdminInfo, type SessionInfo } from '@karmik/model/account/contracts';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { textSchema } from '@karmik/model/kit/text-schema';
import { placeOf } from '@karmik/model/organization/place';
import * as z from 'zod/mini';
import { supervisionOn } from '../../access/supervision.ts';
import { member, ownSession } from '../../access/access.ts';
import { actingGroups, actsForMember } from '../../access/acting-groups.ts';
import type { Context } from '../../context.ts';
import { noContent, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { enterOrganization } from './places.ts';

interface AccountRow {
  username: string;
  email: string;
  is_tour_due: boolean;
  starred_pages: string[];
  language: Language | null;
}

interface MeRow {
  id: number;
  first_name: string;
  middle_name: string;
  last_name: string;
  full_name: string;
  name_ne: string | null;
  job_title: string;
  profile_picture: string | null;
  can_switch_organizations: boolean;
  supervisor_can_switch: boolean;
  is_supervisor: boolean;
}

interface OrganizationRow {
  name: string;
  abbreviation: string;
  slug: string;
  disabled_applications: string[];
}

export function meRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/',
    config: { access: member, isForSetUp: true },
    schema: { summary: 'The signed-in person', tags: ['account'], response: { 200: sessionInfo } },
    handler: async ({ access }): Promise<SessionInfo> => {
      const me = await access.tenant.one<MeRow>(
        `select u.id, u.first_name, u.middle_name, coalesce(u.last_name, '') as last_name, p.full_name, p.name_ne, p.job_title, p.picture as profile_picture,
                m.can_switch_organizations, m.supervisor_can_switch,
                exists (select from ${supervisionOn('$3')} s where s.organization_id = $1 and s.supervisor_id = u.id) as is_supervisor
           from users u
           join membership m on m.organization_id = $1 and m.user_id = u.id
           join person p on p.organization_id = $1 and p.id = u.id
          where u.id = $2`,
        [access.tenant.organizationId, access.userId, ruleClockOf(context, access).today],
      );
      const account = await everywhere.one<AccountRow>(
        `select username, coalesce(email, '') as email, tour_seen_at is null as is_tour_due, starred_pages, language from users where id = $1`,
        [access.accountId],
      );
      if (!me || !account) throw notFound();
      const { is_tour_due, starred_pages, language, ...names } = account;
      const { name, abbreviation, slug, disabled_applications, is_remark_optional } = access.organization;
      return {
        user: { ...me, ...names, is_audit_user: access.isAuditUser },
        current_organization: {
          name,
          abbreviation,
          slug,
          disabled_applications,
          is_remark_optional,
          ...placeOf(access.organization),
        },
        is_admin: access.isHrAdmin || access.codes.length > 0,
        supervisor: {
          is_supervisor: me.is_supervisor,
          can_switch: me.supervisor_can_switch,
          has_default: me.is_supervisor,
        },
        can_switch_organizations: me.can_switch_organizations,
        is_operator: access.isOperator,
        second_step_due: access.isSecondStepDue,
        starred_pages,
        language,
        is_tour_due: is_tour_due && !access.isAuditUser,
        notice_board_settings: {
          allow_to_post: access.allowToPost && !access.isAuditUser,
          need_approval: access.needApproval,
        },
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/admin-info/',
    config: { access: member },
    schema: {
      summary: 'Organizations to work in as HR or auditor, and the codes held in the current one',
      tags: ['account'],
      response: { 200: adminInfo },
    },
    handler: async ({ access }): Promise<AdminInfo> => ({
      switchable_organizations: await everywhere.query<OrganizationRow>(
        `select o.name, o.abbreviation, o.slug,
                coalesce((select disabled_applications from application_setting s where s.organization_id = o.id), '{}') as disabled_applications
           from membership m join organization o on o.id = m.organization_id
          where m.account_id = $1 and m.is_current
            and (m.is_hr_admin or m.is_audit_user or exists (select from ${actingGroups} where ${actsForMember}))
          order by o.name`,
        [access.accountId],
      ),
      organization_permissions: [...access.codes],
    }),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/users/me/denied-page/',
    config: { access: ownSession },
    schema: {
      summary: 'Report a page that was not shown for want of a permission',
      tags: ['account'],
      body: z.strictObject({ path: textSchema(bilingual('Path', 'बाटो'), { max: 300 }) }),
      response: { 204: noContent },
    },
    handler: async ({ access, body, ip }, reply) => {
      const who = { organizationId: access.organization.id, userId: access.userId };
      await app.gate.refusals.ofPermission(who, body.path, ip);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/v1/users/me/starred-pages/',
    config: { access: ownSession },
    schema: {
      summary: 'Keep a page at the top of your menu, or take it from there',
      tags: ['account'],
      body: z.strictObject({
        path: textSchema(bilingual('Path', 'बाटो'), { max: 200 }),
        is_starred: z.boolean(),
      }),
      response: { 200: z.object({ starred_pages: z.array(z.string()) }) },
    },
    handler: async ({ access, body: { path, is_starred } }) => {
      // The newest stars stay where there are more than fit. Two browsers at once lose none: each changes what is there.
      const kept = await everywhere.one<{ starred_pages: string[] }>(
        `update users set starred_pages = case when $3 then (array_append(array_remove(starred_pages, $2), $2))[greatest(1, cardinality(array_remove(starred_pages, $2)) + 2 - $4):]
                                               else array_remove(starred_pages, $2) end
          where id = $1 returning starred_pages`,
        [access.accountId, path, is_starred, mostStarred],
      );
      if (!kept) throw notFound();
      return kept;
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/v1/users/me/language/',
    config: { access: ownSession },
    schema: {
      summary: 'Choose the language of the emails that go to you',
      tags: ['account'],
      body: z.strictObject({
        language: z.enum(languages, {
          error: carried(messages.choice({ field: verbatim('language'), choices: listed(languages) })),
        }),
      }),
      response: { 204: noContent },
    },
    handler: async ({ access, body: { language } }, reply) => {
      await everywhere.query('update users set language = $2 where id = $1', [access.accountId, language]);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/users/me/tour/',
    config: { access: ownSession },
    schema: {
      summary: 'Remember that you have seen or skipped the tour',
      tags: ['account'],
      response: { 204: noContent },
    },
    handler: async ({ access }, reply) => {
      await everywhere.query('update users set tour_seen_at = coalesce(tour_seen_at, $2) where id = $1', [
        access.accountId,
        context.clock(),
      ]);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/users/me/switch-organization/',
    config: { access: ownSession },
    schema: {
      summary: 'Work in another organization one belongs to',
      tags: ['account'],
      body: z.strictObject({ slug: z.string() }),
      response: { 200: z.object({ slug: z.string(), name: z.string() }) },
    },
    handler: async ({ access, body }) => {
      const { today } = ruleClockOf(context, access);
      const organization = await enterOrganization(everywhere, access, body.slug, today);
      await everywhere.query('update auth_session set organization_id = $2 where id = $1', [
        access.sessionId,
        organization.id,
      ]);
      app.gate.forget(access.sessionId);
      return organization;
    },
  });
}

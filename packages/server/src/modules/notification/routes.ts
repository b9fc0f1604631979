/** The bell: what one was told, what the organisation was told, and what one wants to be told. */
import { pageQuery } from '@karmik/model/kit/paging';
import {
  categorySchema,
  notificationAnswer,
  notificationPage,
  organizationNotificationAnswer,
  organizationNotificationPage,
  preferenceBody,
  preferencesAnswer,
  presenceAnswer,
  remindBody,
  type NotificationPreference,
  type NotificationPreferences,
  type Presence,
} from '@karmik/model/notification/notification';
import { notificationCategories, unmailedCategories, unsentCategories } from '@karmik/model/notification/vocabulary';
import * as z from 'zod/mini';
import { carried, verbatim } from '@karmik/model/kit/message';
import { messages, formats } from '@karmik/model/kit/messages';
import { member, ownSession, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { idParams, organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { invalidField } from '../../http/errors.ts';
import { pageOf } from '../../http/paging.ts';
import { presenceSql } from '../../live/presence.ts';
import { codesFor, listOf, resolveAll, setResolved } from './organization.ts';
import { listOwn, markRead, openNotification, remind } from './own.ts';
import { pushRoutes } from './push/routes.ts';
import { notificationMessages } from './messages.ts';

const updated = z.object({ updated: z.number() });
const yesOrNo = (name: string) =>
  z.optional(z.stringbool({ error: carried(messages.wrongType({ field: verbatim(name), format: formats.boolean })) }));

const category = z.optional(categorySchema);
const among = z.strictObject({ category });

export function notificationRoutes(app: Api, context: Context): void {
  ownRoutes(app, context);
  organizationRoutes(app, context);
  preferenceRoutes(app);
  presenceRoute(app);
  pushRoutes(app, context);
}

function ownRoutes(app: Api, context: Context): void {
  const tags = ['notifications'];

  app.route({
    method: 'GET',
    url: '/api/v1/notifications/',
    config: { access: member },
    schema: {
      summary: 'Your notifications, newest first, with their counts',
      tags,
      querystring: z.strictObject({ ...pageQuery, read: yesOrNo('read'), category }),
      response: { 200: notificationPage },
    },
    handler: async (request) => {
      const { limit, offset, read, category } = request.query;
      const { rows, ...counts } = await listOwn(context, request.access, { read, category, limit, offset });
      return { ...pageOf(request, rows, { limit, offset }), ...counts };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/notifications/read-all/',
    config: { access: ownSession },
    schema: {
      summary: 'Mark all your notifications as read, or those of a category',
      tags,
      querystring: among,
      response: { 200: updated },
    },
    handler: async ({ access, query }) => ({ updated: await markRead(context, access, { category: query.category }) }),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/notifications/:id/read/',
    config: { access: ownSession },
    schema: {
      summary: 'Mark one as read, and learn what it leads to',
      tags,
      params: idParams,
      response: { 200: notificationAnswer },
    },
    handler: ({ access, params }) => openNotification(context, access, params.id),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/notifications/:id/remind/',
    config: { access: ownSession },
    schema: {
      summary: 'Put one away until later; it comes back once',
      tags,
      params: idParams,
      body: remindBody,
      response: { 200: notificationAnswer },
    },
    handler: ({ access, params, body }) => remind(context, access, params.id, body.remind_at),
  });
}

function organizationRoutes(app: Api, context: Context): void {
  const tags = ['notifications'];

  app.route({
    method: 'GET',
    url: '/api/v1/notifications/:org/',
    config: { access: member },
    schema: {
      summary: 'Notifications of the organization, for HR, with their counts',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...pageQuery, resolved: yesOrNo('resolved'), category }),
      response: { 200: organizationNotificationPage },
    },
    handler: async (request) => {
      const codes = codesFor(request.access, request.params.org, 'read');
      const { limit, offset, resolved, category } = request.query;
      const { rows, ...counts } = await listOf(request.access, codes, { resolved, category, limit, offset });
      return { ...pageOf(request, rows, { limit, offset }), ...counts };
    },
  });

  for (const [word, isResolved] of [
    ['resolve', true],
    ['unresolve', false],
  ] as const)
    app.route({
      method: 'POST',
      url: `/api/v1/notifications/:org/:id/${word}/`,
      config: { access: member },
      schema: {
        summary: isResolved ? 'Resolve a notification of the organization' : 'Open a resolved one again',
        tags,
        params: organizationIdParams,
        response: { 200: organizationNotificationAnswer },
      },
      handler: (request) => {
        const codes = codesFor(request.access, request.params.org, 'write');
        return setResolved(context, request, codes, request.params.id, isResolved);
      },
    });

  app.route({
    method: 'POST',
    url: '/api/v1/notifications/:org/resolve-all/',
    config: { access: member },
    schema: {
      summary: 'Resolve all notifications of the organization that one may resolve, or those of a category',
      tags,
      params: organizationParams,
      querystring: among,
      response: { 200: updated },
    },
    handler: async (request) => ({
      updated: await resolveAll(context, request, codesFor(request.access, request.params.org, 'write'), {
        category: request.query.category,
      }),
    }),
  });
}

async function preferencesOf({ tenant, userId }: Access): Promise<NotificationPreferences> {
  const rows = await tenant.query<NotificationPreference>(
    'select category, in_app, email, push from notification_preference where organization_id = $1 and user_id = $2',
    [tenant.organizationId, userId],
  );
  const setting = await tenant.one<{ default_email: NotificationPreference['email']; never_mailed: string[] }>(
    'select default_email, never_mailed from email_notification_setting where organization_id = $1',
    [tenant.organizationId],
  );
  const categories = Object.keys(notificationCategories) as NotificationPreference['category'][];
  return {
    results: categories.map((category) => ({
      ...(rows.find((row) => row.category === category) ?? {
        category,
        in_app: true,
        email: setting?.default_email ?? 'off',
        push: true,
      }),
      is_mailed: !setting?.never_mailed.includes(category) && !unmailedCategories.includes(category),
      is_pushed: !unsentCategories.includes(category),
    })),
  };
}

function preferenceRoutes(app: Api): void {
  const url = '/api/v1/users/me/notification-preferences/';

  app.route({
    method: 'GET',
    url,
    config: { access: member },
    schema: {
      summary: 'What you want to be notified of in this organization, and how',
      tags: ['notifications'],
      response: { 200: preferencesAnswer },
    },
    handler: ({ access }) => preferencesOf(access),
  });

  app.route({
    method: 'PUT',
    url,
    config: { access: ownSession },
    schema: {
      summary: 'Choose for one category',
      tags: ['notifications'],
      body: preferenceBody,
      response: { 200: preferencesAnswer },
    },
    handler: async ({ access, body }) => {
      await access.tenant.query(
        `insert into notification_preference (organization_id, user_id, category, in_app, email, push) values ($1, $2, $3, $4, $5, $6)
         on conflict (organization_id, user_id, category) do update set in_app = excluded.in_app, email = excluded.email, push = excluded.push`,
        [access.tenant.organizationId, access.userId, body.category, body.in_app, body.email, body.push],
      );
      return preferencesOf(access);
    },
  });
}

const mostPeople = 200;

function presenceRoute(app: Api): void {
  app.route({
    method: 'GET',
    url: '/api/v1/users/presence/',
    config: { access: member },
    schema: {
      summary: 'Who of some people is online, and since when the others are not',
      tags: ['users'],
      querystring: z.strictObject({ ids: z._default(z.string().check(z.maxLength(4_000)), '') }),
      response: { 200: presenceAnswer },
    },
    handler: async ({ access, query }) => {
      const ids = query.ids.split(',').filter(Boolean).map(Number);
      if (ids.length > mostPeople || !ids.every((id) => Number.isSafeInteger(id) && id > 0))
        throw invalidField('ids', notificationMessages.ids({ most: mostPeople }));
      return { results: await access.tenant.query<Presence>(presenceSql, [access.tenant.organizationId, ids]) };
    },
  });
}

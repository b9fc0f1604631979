/** Events over the API: the records, changes of a part of a series, answers, rooms, posts and the calendar. */
import type { ViewerType } from '@karmik/model/kit/actions';
import type { EntityRow } from '@karmik/model/kit/entity';
import {
  answerBody,
  calendarAnswer,
  calendarQuery,
  eventDay,
  eventPage,
  fromDay,
  layerNames,
  mostCalendarDays,
  roomCheckAnswer,
} from '@karmik/model/events/calls';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { event } from '@karmik/model/events/event';
import { eventMessages as says } from '@karmik/model/events/messages';
import { changeSchema, givenSchema } from '@karmik/model/kit/schema';
import { pageQuery } from '@karmik/model/kit/paging';
import { monthOf } from './month.ts';
import { postAnswer, postBody } from '@karmik/model/noticeboard/post';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { checkWhole } from '../../entity/whole-body.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { readRow } from '../../entity/read.ts';
import { asQuery, viewOfRole } from '../../entity/scope.ts';
import { mountWorkflow, remarkOf } from '../../entity/workflow-routes.ts';
import { ruleClockOf, writerOf } from '../../entity/write.ts';
import {
  idParam,
  noContent,
  organizationIdParams,
  organizationParam,
  organizationParams,
  type Api,
} from '../../http/api.ts';
import { conflict, forbidden, invalidField, notFound } from '../../http/errors.ts';
import { pageOf } from '../../http/paging.ts';
import { recordMessages, stateOf } from '../../messages.ts';
import { readOfEvent, readPost, readWaiting, toPost } from '../noticeboard/feed.ts';
import { createPost } from '../noticeboard/posts.ts';
import { takeAnswer } from './answers.ts';
import { calendarOf } from './calendar.ts';
import { factsOf, guestsOf } from './facts.ts';
import { eventHooks } from './hooks.ts';
import { decideJoin, joinRequestsOf } from './join.ts';
import { pageOfEvent } from './page.ts';
import { checkRooms } from './room-check.ts';
import { cancelDay, cancelEvent, cancelFollowing, changeDay, changeFollowing } from './series.ts';

type Row = EntityRow<typeof event>;
const tags = ['event'];
const base = `/api/v1/${eventEndpoints.event}/`;
const config = { access: organizationMember } as const;
const dayParams = z.object({ org: organizationParam, id: idParam, day: z.string() });
const requestParams = z.object({ org: organizationParam, id: idParam, requestId: idParam });
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** HR holds the code of events; all others change what they organize. */
const roleOf = (access: Access): ViewerType => (access.can('20.00', 'write') ? 'hr' : 'user');
const manages = (access: Access, organizer: number | null): boolean =>
  !access.isAuditUser && (organizer === access.userId || access.can('20.00', 'write'));

export function eventRoutes(app: Api, context: Context): void {
  const clock = looseRuleClock(context);

  /** The event for a reader of it. @throws 404 */
  const readable = (access: Access, tenant: Tenant, id: number) =>
    readRow(
      tenant,
      event,
      viewOfRole(context, event, readsAll(access) ? 'hr' : 'user', access),
      access,
      id,
    ) as Promise<Row>;
  const readsAll = (access: Access): boolean => access.can('20.99', 'read') || access.can('20.00', 'read');
  /** @throws 404 for who does not read it, 403 for who does not organize it */
  const managed = async (access: Access, tenant: Tenant, id: number): Promise<void> => {
    const row = await readable(access, tenant, id);
    if (!manages(access, row.organizer)) throw forbidden(says.onlyOrganizer);
  };

  const workflow = mountWorkflow<ViewerType, Row>(app, context, {
    entity: event,
    base,
    access: organizationMember,
    plural: 'Events that I organize or am invited to, or all for HR',
    singular: 'event',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, event, as, access),
    viewerOf: (access, as, row) => ({
      type: as,
      isSender: false,
      isAdminRoute: as === 'hr',
      flags: { manage: manages(access, row.organizer) },
    }),
    shape: eventPage,
    extendDetail: async ({ access, row }, _request, tenant) => ({
      ...(await pageOfEvent(context, access, tenant, row.id)),
      can_edit: manages(access, row.organizer) && row.status === 'Confirmed',
      requests: manages(access, row.organizer) ? await joinRequestsOf(tenant, row.id) : [],
    }),
    create: {
      summary: 'Create an event and invite its guests',
      as: () => 'user',
      hooks: eventHooks(),
      prepare(access, body) {
        if (access.isAuditUser) throw forbidden();
        return body;
      },
    },
    edit: {
      summary: 'Change an event, the whole series included; another time asks guests again',
      as: roleOf,
      hooks: eventHooks(),
      fields: event.fields,
      check({ access, row }) {
        if (!manages(access, row.organizer)) throw forbidden(says.onlyOrganizer);
        if (row.status !== 'Confirmed') throw conflict(says.cancelled, 'event_cancelled');
      },
    },
    staleError: (status) =>
      conflict(recordMessages.moved({ name: event.label, status: stateOf(event, status) }), 'moved'),
    move: (writer, tenant, { id, input }) => cancelEvent(writer, tenant, id, remarkOf(input)),
  });
  void workflow;

  app.route({
    method: 'POST',
    url: `${base}:id/following/`,
    config,
    schema: {
      summary: 'Change a day of a series and all that follow; the answer names the new series',
      tags,
      params: organizationIdParams,
      body: z.strictObject({ on: fromDay.shape.on, changes: changeSchema(event, clock) }),
      response: { 200: z.object({ id: z.number() }) },
    },
    handler: (request) =>
      request.access.tenant.transaction(async (tenant) => {
        const { access, params, body } = request;
        await managed(access, tenant, params.id);
        return {
          id: await changeFollowing(writerOf(context, request), tenant, params.id, body.on, body.changes),
        };
      }),
  });

  app.route({
    method: 'POST',
    url: `${base}:id/cancel-following/`,
    config,
    schema: {
      summary: 'Cancel a day of a series and all that follow',
      tags,
      params: organizationIdParams,
      body: fromDay,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      await access.tenant.transaction(async (tenant) => {
        await managed(access, tenant, params.id);
        await cancelFollowing(writerOf(context, request), tenant, params.id, body.on, body.remark);
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${base}:id/cancel-day/`,
    config,
    schema: {
      summary: 'Cancel one day of a series',
      tags,
      params: organizationIdParams,
      body: fromDay,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      await access.tenant.transaction(async (tenant) => {
        await managed(access, tenant, params.id);
        await cancelDay(writerOf(context, request), tenant, params.id, body.on, body.remark);
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PATCH',
    url: `${base}:id/days/:day/`,
    config,
    schema: {
      summary: 'Change one day of a series: its time, room, title or location',
      tags,
      params: dayParams,
      body: givenSchema(eventDay, clock),
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      if (!isDay(params.day)) throw notFound();
      await access.tenant.transaction(async (tenant) => {
        await managed(access, tenant, params.id);
        const facts = await factsOf(tenant, params.id);
        const body = checkWhole(
          eventDay,
          { ...(request.body as object), is_all_day: facts.is_all_day },
          ruleClockOf(context, access),
        );
        await changeDay(writerOf(context, request), tenant, params.id, params.day, body);
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PUT',
    url: `${base}:id/answer/`,
    config,
    schema: {
      summary: 'Answer an invitation, for the whole event or for one of its days, wholly or for a part of the time',
      tags,
      params: organizationIdParams,
      body: answerBody,
      response: { 204: noContent },
    },
    handler: async ({ access, params, body }, reply) => {
      if (access.isAuditUser) throw forbidden();
      await access.tenant.transaction(async (tenant) => {
        await readable(access, tenant, params.id);
        const facts = await factsOf(tenant, params.id, true);
        const guest = (await guestsOf(tenant, tenant.organizationId, params.id)).find(
          ({ person_id: id }) => id === access.userId,
        );
        if (guest === undefined) throw forbidden(says.notInvited);
        await takeAnswer(context, tenant, { facts, guest, isByLink: false }, body);
      });
      return reply.code(204).send(null);
    },
  });

  for (const decision of ['add', 'refuse'] as const)
    app.route({
      method: 'POST',
      url: `${base}:id/requests/:requestId/${decision}/`,
      config,
      schema: {
        summary: decision === 'add' ? 'Invite who asked to be invited' : 'Refuse who asked to be invited',
        tags,
        params: requestParams,
        response: { 204: noContent },
      },
      handler: async (request, reply) => {
        const { access, params } = request;
        await access.tenant.transaction(async (tenant) => {
          await managed(access, tenant, params.id);
          await decideJoin(writerOf(context, request), tenant, params.id, params.requestId, decision);
        });
        return reply.code(204).send(null);
      },
    });

  app.route({
    method: 'POST',
    url: `/api/v1/${eventEndpoints.roomCheck}/`,
    config,
    schema: {
      summary: 'Which days of an event its room is taken on, and which rooms are free then',
      tags,
      params: organizationParams,
      body: z.strictObject({
        /** The event that is changed; null for a new one. */
        event: z._default(z.nullable(z.int()), null),
        values: givenSchema(event, clock),
      }),
      response: { 200: roomCheckAnswer },
    },
    handler: async ({ access, body }) => {
      if (body.event !== null) await readable(access, access.tenant, body.event);
      const values = checkWhole(event, body.values, ruleClockOf(context, access));
      return checkRooms(access.tenant, values, {
        eventId: body.event,
        home: access.organization.timezone,
        now: context.clock(),
      });
    },
  });

  app.route({
    method: 'GET',
    url: `/api/v1/${eventEndpoints.calendar}/`,
    config,
    schema: {
      summary: 'My calendar: events, leave, leave of my team, holidays and birthdays; without days, this month',
      tags,
      params: organizationParams,
      querystring: calendarQuery,
      response: { 200: calendarAnswer },
    },
    handler: async ({ access, query }) => {
      const { today } = ruleClockOf(context, access);
      const month = monthOf(query.from ?? today);
      const from = query.from ?? month.from;
      const to = query.to ?? month.to;
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      if (days < 0 || days >= mostCalendarDays) throw invalidField('to', says.rangeTooLong({ most: mostCalendarDays }));
      const { timezone } = access.organization;
      const of = { tenant: access.tenant, personId: access.userId, from, to, today, timezone };
      return { from, to, results: await calendarOf(of, layerNames) };
    },
  });

  postRoutes(app, context, readable);
}

type Reading = (access: Access, tenant: Tenant, id: number) => Promise<Row>;

/** Posts of an event: those of the noticeboard, for its guests alone. */
function postRoutes(app: Api, context: Context, readable: Reading): void {
  const page = z.object({ results: z.array(postAnswer), next: z.nullable(z.string()) });
  const by = (access: Access) => ({ access, secrets: context.secrets, now: context.clock() });

  for (const [path, summary] of [
    ['posts', 'Posts of an event'],
    ['posts/scheduled', 'My posts of an event that are scheduled'],
  ] as const)
    app.route({
      method: 'GET',
      url: `${base}:id/${path}/`,
      config,
      schema: {
        summary,
        tags,
        params: organizationIdParams,
        querystring: z.strictObject({ ...pageQuery }),
        response: { 200: page },
      },
      handler: async (request) => {
        const { access, params, query } = request;
        await readable(access, access.tenant, params.id);
        const { limit, offset } = query;
        const rows =
          path === 'posts'
            ? await readOfEvent(by(access), params.id, { limit, offset })
            : await readWaiting(by(access), ['Scheduled'], 'own', { limit, offset, ofEvent: params.id });
        return pageOf(
          request,
          rows.map((row) => toPost(row, access, context.secrets, context.clock())),
          { limit, offset },
        );
      },
    });

  app.route({
    method: 'POST',
    url: `${base}:id/posts/`,
    config,
    schema: {
      summary: 'Post for the guests of an event, at once or at a time',
      tags,
      params: organizationIdParams,
      body: postBody,
      response: { 201: postAnswer },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      const row = await readable(access, access.tenant, params.id);
      const isGuest = (row.guests ?? []).some(({ person }) => person === access.userId);
      if (!isGuest && !manages(access, row.organizer)) throw forbidden(says.notInvited);
      const id = await createPost(context, access, body, request, params.id);
      const post = await readPost(by(access), id);
      if (!post) throw notFound();
      return reply.code(201).send(toPost(post, access, context.secrets, context.clock()));
    },
  });
}

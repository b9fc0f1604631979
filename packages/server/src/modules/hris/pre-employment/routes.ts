/** Candidates over the API: their file, what HR does with an offer, and on-boarding. */
import { availableActions, type Viewer } from '@karmik/model/kit/actions';
import { recordAnswer } from '@karmik/model/kit/answer';
import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import { changeableAfterAnswer, offerLetterAnswer, preEmployment } from '@karmik/model/hris/pre-employment';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { holderOf, type Access } from '../../../access/access.ts';
import { historiesOf, historyAnswer } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { exportQuery, sendExport, type ExportWish } from '../../../entity/export.ts';
import type { Body } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { listQuery, type Asked } from '../../../entity/query.ts';
import { listRecords, readRecord, writerOf } from '../../../entity/resource.ts';
import { createRecord, lockRecord, updateRecord } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden, invalid } from '../../../http/errors.ts';
import { candidateHooks, moveCandidate, type Move } from './candidates.ts';
import { offerFor } from './offer.ts';
import { onBoard, type OnBoardWish } from './on-board.ts';

const asHr = z._default(z.enum(['hr'], { error: 'as must be hr' }), 'hr');

const viewerOf = (access: Access): Viewer => ({
  type: 'hr',
  isSender: false,
  isAdminRoute: true,
  flags: { write: access.can('4.09', 'write') && !access.isAuditUser },
});

const changeable = (status: string): readonly string[] | undefined =>
  status === 'Draft'
    ? Object.keys(preEmployment.fields)
    : status === 'Accepted' || status === 'Tasks assigned'
      ? changeableAfterAnswer
      : undefined;

export function preEmploymentRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/pre-employment/';
  const tags = ['hris'];
  const config = { access: holderOf('4.09') };
  const moment = () => {
    const now = context.clock();
    return { now, today: now.toISOString().slice(0, 10) };
  };
  const query = listQuery(preEmployment, moment);
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const answer = recordAnswer(preEmployment);
  const detailed = z.object({
    ...answer.shape,
    actions: z.array(z.string()),
    can_edit: z.boolean(),
    offer: z.nullable(offerLetterAnswer),
    histories: z.array(historyAnswer),
  });

  const detail = async (request: FastifyRequest, tenant: Tenant, id: number) => {
    const { access } = request;
    const record = await readRecord(context, access, tenant, preEmployment, candidateHooks, id);
    const status = String(record.status);
    const viewer = viewerOf(access);
    return {
      ...record,
      actions: availableActions(preEmployment, { status }, viewer),
      can_edit: viewer.flags.write === true && changeable(status) !== undefined,
      offer: await offerFor(writerOf(context, request), tenant, id),
      histories: await historiesOf(tenant, 'pre_employment', id),
    };
  };

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary: 'Candidates, from a draft of an offer to on-boarding',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...query.schema, as: asHr }),
      response: { 200: z.object({ results: z.array(answer), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) => {
      const { as: _as, ...asked } = request.query as Asked & { as: string; limit: number; offset: number };
      return (await listRecords(context, request, preEmployment, candidateHooks, query, asked)) as never;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}export/`,
    config,
    schema: {
      summary: 'All matching candidates as a spreadsheet',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery, as: asHr }),
    },
    handler: async (request, reply) => {
      const { as: _as, format, language, calendar, ...asked } = request.query as Asked & ExportWish & { as: string };
      const wish = { format, language, calendar };
      return sendExport(reply, context, request.access, preEmployment, candidateHooks, query, asked, wish);
    },
  });

  app.route({
    method: 'POST',
    url: base,
    config,
    schema: {
      summary: 'Add a candidate, as a draft of an offer',
      tags,
      params: organizationParams,
      body: bodySchema(preEmployment.fields, moment),
      response: { 201: detailed },
    },
    handler: async (request, reply) => {
      const { status, body } = await once(context, request, async (tenant) => {
        // Who may not write a field sends nothing of it; the schema has put nothing there.
        const input = Object.fromEntries(
          Object.entries(request.body as Body).filter(([name, value]) => value !== null || name !== 'salary'),
        );
        const id = await createRecord(writerOf(context, request), tenant, preEmployment, candidateHooks, input);
        return { status: 201, body: await detail(request, tenant, id) };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config,
    schema: {
      summary: 'One candidate, with the offer letter and what the viewer may do',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: asHr }),
      response: { 200: detailed },
    },
    handler: async (request) => (await detail(request, request.access.tenant, request.params.id)) as never,
  });

  app.route({
    method: 'PATCH',
    url: `${base}:id/edit/`,
    config,
    schema: {
      summary: 'Change a draft; of who has accepted, the supervisor and the remarks',
      tags,
      params: organizationIdParams,
      body: patchSchema(preEmployment.fields, moment),
      response: { 200: detailed },
    },
    handler: async (request) => {
      const { access, params } = request;
      return (await access.tenant.transaction(async (tenant) => {
        const before = await lockRecord(tenant, preEmployment, candidateHooks, access, params.id);
        const allowed = changeable(String(before.status));
        if (!allowed)
          throw conflict('The offer is out of your hands: change the offer first, which withdraws its link.', 'sent');
        const body = request.body as Body;
        const fixed = Object.keys(body).filter((name) => !allowed.includes(name));
        if (fixed.length)
          throw invalid(
            Object.fromEntries(fixed.map((name) => [name, ['The candidate has accepted the offer with this']])),
          );
        await updateRecord(writerOf(context, request), tenant, preEmployment, candidateHooks, params.id, body);
        return detail(request, tenant, params.id);
      })) as never;
    },
  });

  for (const [name, action] of Object.entries(preEmployment.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${name}/`,
      config,
      schema: {
        summary: `${action.label.en}: a candidate`,
        tags,
        params: organizationIdParams,
        querystring: z.strictObject({ as: asHr }),
        body: bodySchema(action.input ?? {}, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const { access, params } = request;
        const input = request.body as Body;
        if (name === 'onboard') {
          // The candidate is there for whoever asks, before anything crosses the wall of the organisation.
          await readRecord(context, access, access.tenant, preEmployment, candidateHooks, params.id);
          await onBoard(writerOf(context, request), params.id, input as unknown as OnBoardWish);
          return (await detail(request, access.tenant, params.id)) as never;
        }
        const { body } = await once(context, request, async (tenant) => {
          const before = await lockRecord(tenant, preEmployment, candidateHooks, access, params.id);
          const status = String(before.status);
          if (!action.from.includes(status)) throw conflict(`This candidate is ${status.toLowerCase()} now.`, 'moved');
          if (!availableActions(preEmployment, { status }, viewerOf(access)).includes(name as never)) throw forbidden();
          const move: Move = { id: params.id, name: name as Move['name'], to: action.to, before, input };
          await moveCandidate(writerOf(context, request), tenant, move);
          return { status: 200, body: await detail(request, tenant, params.id) };
        });
        return body as never;
      },
    });
}

import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import { changeableAfterAnswer, offerLetterAnswer, preEmployment } from '@karmik/model/hris/pre-employment';
import * as z from 'zod/mini';
import { holderOf } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Body } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { mountMovedRecords } from '../../../entity/moved-records.ts';
import { writerOf } from '../../../entity/resource.ts';
import { looseMoment } from '../../../entity/moment.ts';
import { createRecord, lockRecord, updateRecord } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, invalid } from '../../../http/errors.ts';
import { candidateHooks, moveCandidate, type Move } from './candidates.ts';
import { offerFor } from './offer.ts';
import { onBoard, type OnBoardWish } from './on-board.ts';

const changeable = (status: string): readonly string[] | undefined =>
  status === 'Draft'
    ? Object.keys(preEmployment.fields)
    : status === 'Accepted' || status === 'Tasks assigned'
      ? changeableAfterAnswer
      : undefined;

export function preEmploymentRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/pre-employment/';
  const code = '4.09';
  const tags = ['hris'];
  const config = { access: holderOf(code) };
  const moment = looseMoment(context);
  const { detail, detailed, mayWrite } = mountMovedRecords(app, context, {
    entity: preEmployment,
    base,
    code,
    hooks: candidateHooks,
    many: 'Candidates, from a draft of an offer to on-boarding',
    one: 'candidate',
    shape: { can_edit: z.boolean(), offer: z.nullable(offerLetterAnswer) },
    more: async (request, tenant, { id, status }) => ({
      can_edit: mayWrite(request.access) && changeable(String(status)) !== undefined,
      offer: await offerFor(writerOf(context, request), tenant, Number(id)),
    }),
    move: (writer, tenant, move) => moveCandidate(writer, tenant, move as Move),
    instead: {
      onboard: (request, id, input) => onBoard(writerOf(context, request), id, input as unknown as OnBoardWish),
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
}

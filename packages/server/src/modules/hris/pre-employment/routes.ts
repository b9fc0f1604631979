import { offerLetterAnswer, preEmployment } from '@karmik/model/hris/pre-employment';
import { editableFields } from '@karmik/model/kit/entity';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { mountHrWorkflow } from '../../../entity/hr-workflow-routes.ts';
import type { Api } from '../../../http/api.ts';
import { conflict } from '../../../http/errors.ts';
import { candidateHooks, moveCandidate, type Move } from './candidates.ts';
import { offerFor } from './offer.ts';
import { onBoard, type OnBoardWish } from './on-board.ts';
import { writerOf } from '../../../entity/write.ts';
import { candidateMessages } from './messages.ts';

export function preEmploymentRoutes(app: Api, context: Context): void {
  mountHrWorkflow(app, context, {
    entity: preEmployment,
    base: '/api/v1/hris/:org/pre-employment/',
    hooks: candidateHooks,
    plural: 'Candidates, from a draft of an offer to onboarding',
    singular: 'candidate',
    shape: { can_edit: z.boolean(), offer: z.nullable(offerLetterAnswer) },
    extendDetail: async ({ row, viewer }, request, tenant) => ({
      can_edit: viewer.flags.write === true && editableFields(preEmployment, row).length > 0,
      offer: await offerFor(writerOf(context, request), tenant, row.id),
    }),
    create: {
      summary: 'Add a candidate, as a draft of an offer',
      // Who may not write a field sends nothing of it; the schema has put nothing there.
      prepare: (_access, body) =>
        Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== null || name !== 'salary')),
    },
    edit: {
      summary: 'Change a draft; of who has accepted, the supervisor and the remarks',
      fields: preEmployment.fields,
      check({ row }) {
        if (editableFields(preEmployment, row).length === 0) throw conflict(candidateMessages.offerSent, 'sent');
      },
    },
    move: (writer, tenant, move) => moveCandidate(writer, tenant, move as Move),
    overrides: {
      onboard: (request, id, input) => onBoard(writerOf(context, request), id, input as unknown as OnBoardWish),
    },
  });
}

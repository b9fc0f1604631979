import { changeableAfterAnswer, offerLetterAnswer, preEmployment } from '@karmik/model/hris/pre-employment';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { mountMovedRecords } from '../../../entity/moved-records.ts';
import { writerOf } from '../../../entity/resource.ts';
import type { Api } from '../../../http/api.ts';
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
  mountMovedRecords(app, context, {
    entity: preEmployment,
    base: '/api/v1/hris/:org/pre-employment/',
    code: '4.09',
    hooks: candidateHooks,
    many: 'Candidates, from a draft of an offer to on-boarding',
    one: 'candidate',
    shape: { can_edit: z.boolean(), offer: z.nullable(offerLetterAnswer) },
    more: async ({ row, viewer }, request, tenant) => ({
      can_edit: viewer.flags.write === true && changeable(row.status) !== undefined,
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
      check({ row }, body) {
        const allowed = changeable(row.status);
        if (!allowed)
          throw conflict('The offer is out of your hands: change the offer first, which withdraws its link.', 'sent');
        const fixed = Object.keys(body).filter((name) => !allowed.includes(name));
        if (fixed.length)
          throw invalid(
            Object.fromEntries(fixed.map((name) => [name, ['The candidate has accepted the offer with this']])),
          );
      },
    },
    move: (writer, tenant, move) => moveCandidate(writer, tenant, move as Move),
    instead: {
      onboard: (request, id, input) => onBoard(writerOf(context, request), id, input as unknown as OnBoardWish),
    },
  });
}

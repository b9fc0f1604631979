/** What may be chosen in each field that has a closed list, with its label in both languages (API-1). */
import { entities } from '@karmik/model/entities';
import { industries } from '@karmik/model/organization/industries';
import { textAnswer } from '@karmik/model/kit/answer';
import { fieldEntries } from '@karmik/model/kit/entity';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';

const constants = entities.flatMap((entity) =>
  fieldEntries(entity).flatMap(([name, field]) =>
    field.kind === 'choice' || field.kind === 'multi_choice'
      ? [
          {
            entity: entity.name,
            field: name,
            choices: Object.entries(field.choices).map(([value, { en, ne }]) => ({ value, label: { en, ne } })),
          },
        ]
      : [],
  ),
);

const choiceAnswer = z.object({ value: z.string(), label: textAnswer });
const industryChoices = Object.entries(industries).map(([value, { en, ne }]) => ({ value, label: { en, ne } }));

export function constantRoutes(app: Api): void {
  app.route({
    method: 'GET',
    url: '/api/v1/commons/industry/',
    config: { access: member },
    schema: {
      summary: 'The industries of which an organization may name its own',
      tags: ['commons'],
      response: { 200: z.object({ results: z.array(choiceAnswer) }) },
    },
    handler: () => ({ results: industryChoices }),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/commons/constants/',
    config: { access: member },
    schema: {
      summary: 'The choices of every closed list, by entity and field',
      tags: ['commons'],
      response: {
        200: z.object({
          results: z.array(
            z.object({
              entity: z.string(),
              field: z.string(),
              choices: z.array(choiceAnswer),
            }),
          ),
        }),
      },
    },
    handler: () => ({ results: constants }),
  });
}

/** What may be in an organisation's own notifications, and what they say without. */
import { notificationPlaceholders } from '@karmik/model/notification/template';
import { requestTypes } from '@karmik/model/approval/policy';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import { standardWords } from '../../approval/notifications.ts';
import type { Context } from '../../context.ts';
import type { Api } from '../../http/api.ts';

const text = z.object({ en: z.string(), ne: z.string() });

export function notificationHintRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/commons/notification-templates/hints/',
    config: { access: requiresPermission('10.04') },
    schema: {
      summary: 'Placeholders of notification templates, and the standard wording of each kind of request',
      tags: ['commons'],
      response: {
        200: z.object({
          placeholders: z.array(z.object({ name: z.string(), label: text })),
          events: z.array(z.object({ event: z.string(), label: text, standard: text })),
        }),
      },
    },
    handler: () => ({
      placeholders: Object.entries(notificationPlaceholders).map(([name, label]) => ({ name, label })),
      events: context.modules.requestKinds.flatMap((kind) => {
        const label = (requestTypes as Readonly<Record<string, { en: string; ne: string }>>)[kind.entity.name];
        return label ? [{ event: kind.entity.name, label, standard: standardWords(kind) }] : [];
      }),
    }),
  });
}

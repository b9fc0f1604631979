/** Lists of people: the directory, the people one supervises, and what HR's reports are made of. They are read and exported, never written. */
import { approvedStaffing } from '@karmik/model/hris/approved-staffing';
import { directory, fileCompleteness, staff } from '@karmik/model/hris/staff';
import { staffMovement } from '@karmik/model/hris/turnover';
import * as z from 'zod/mini';
import { requiresPermission, organizationMember, member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { scopeView } from '../../entity/scope.ts';
import { idParams, type Api } from '../../http/api.ts';
import { readPerson } from './file/file-rights.ts';
import { readCompleteness } from './file/files.ts';

export function staffRoutes(app: Api, context: Context): void {
  const lists = [
    [directory, 'directory', 'Everybody who works here', organizationMember, 'members'],
    [directory, 'my-team', 'Whom I supervise', organizationMember, 'team'],
    [staff, 'my-team/staff', 'Whom I supervise, with their contracts', organizationMember, 'team'],
    [staff, 'staff', 'Everybody, with what reports ask for', requiresPermission('4.01'), 'organization'],
    [staffMovement, 'staff-movements', 'Who joined and who left', requiresPermission('4.01'), 'organization'],
    [
      approvedStaffing,
      'approved-staffing',
      'Approved posts and who fills them',
      requiresPermission('4.01'),
      'organization',
    ],
    [fileCompleteness, 'profile-completeness', 'How complete files are', requiresPermission('4.01'), 'organization'],
  ] as const;
  for (const [entity, path, summary, access, scope] of lists) {
    const viewFor = () => scopeView(context, entity, [scope]);
    mountLists(app, context, {
      entity,
      base: `/api/v1/hris/:org/${path}/`,
      access,
      summary,
      viewFor,
      isBulk: path === 'staff',
    });
  }

  app.route({
    method: 'GET',
    url: '/api/v1/users/:id/profile-completeness/',
    config: { access: member },
    schema: {
      summary: 'How complete a profile of the current organization is: for the person, and for who keeps files',
      tags: ['users'],
      params: idParams,
      response: {
        200: z.object({
          percent: z.nullable(z.number()),
          alert_below: z.nullable(z.number()),
          missing: z.array(z.string()),
        }),
      },
    },
    handler: async ({ access, params }) => {
      const person = await readPerson(context, access, access.tenant, params.id);
      const nothing = { percent: null, alert_below: null, missing: [] };
      if (!person.isSelf && !access.can('3.99', 'read')) return nothing;
      return (await readCompleteness(access.tenant, person.userId)) ?? nothing;
    },
  });
}

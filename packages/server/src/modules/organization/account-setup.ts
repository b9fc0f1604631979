/** How far an organisation is set up (TOP-11). */
import { entities } from '@karmik/model/entities';
import { accountSetup, setupItems, type AccountSetup } from '@karmik/model/organization/account-setup';
import { requiresPermission } from '../../access/access.ts';
import { organizationParams, type Api } from '../../http/api.ts';

export function accountSetupRoutes(app: Api): void {
  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/account-setup-status/',
    config: { access: requiresPermission('2.01') },
    schema: {
      summary: 'What of the first settings is there',
      tags: ['organization'],
      params: organizationParams,
      response: { 200: accountSetup },
    },
    handler: async ({ access: { tenant } }): Promise<AccountSetup> => {
      const details = await Promise.all(
        setupItems.map(async ({ key, entity }) => {
          const declared = entities.find(({ name }) => name === entity);
          const row =
            declared &&
            (await tenant.one(
              `select from ${declared.name} where organization_id = $1 ${declared.archive ? 'and archived_at is null' : ''} limit 1`,
              [tenant.organizationId],
            ));
          return { key, status: row ? ('Completed' as const) : ('Pending' as const) };
        }),
      );
      const pending_count = details.filter(({ status }) => status === 'Pending').length;
      return { details, pending_count, total_count: details.length };
    },
  });
}

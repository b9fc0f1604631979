/** What the current organisation shows and hides (CFG-14). */
import { organizationSpecific } from '@karmik/model/account/contracts';
import type * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';

export function organizationSpecificRoute(app: Api): void {
  app.route({
    method: 'GET',
    url: '/api/v1/organization-specific/',
    config: { access: member },
    schema: {
      summary: 'What the current organization shows and hides',
      tags: ['organization'],
      response: { 200: organizationSpecific },
    },
    handler: async ({ access: { tenant } }) => {
      const row = await tenant.one<z.infer<typeof organizationSpecific>>(
        'select organization_specific_employee_directory, show_dignity_appraisal from application_setting where organization_id = $1',
        [tenant.organizationId],
      );
      return row ?? { organization_specific_employee_directory: false, show_dignity_appraisal: false };
    },
  });
}

/** Extra amounts of one's own published payslips over the API. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payAddon } from '@karmik/model/payroll/items/addon';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { scopeView } from '../../../entity/scope.ts';
import type { Api } from '../../../http/api.ts';

export function payAddonRoutes(app: Api, context: Context): void {
  mountLists(app, context, {
    entity: payAddon,
    base: `/api/v1/${payrollEndpoints.addon}/`,
    access: organizationMember,
    summary: "Extra amounts of one's own published payslips",
    viewFor: () => scopeView(context, payAddon, ['own']),
  });
}

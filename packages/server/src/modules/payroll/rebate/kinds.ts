/** Kinds of rebates: what stays once an employee declared one, and the set that most organisations begin with. */
import { periodName } from '@karmik/model/kit/period';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRebateKind } from '@karmik/model/payroll/rebate/kind';
import { readyMadeRebates } from '@karmik/model/payroll/rebate/ready-made';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { createRecord, ruleClockOf, writerOf, type Writer } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { rebateMessages as says } from './messages.ts';

export const rebateKindHooks: EntityHooks<typeof payRebateKind> = {
  async beforeSave({ tenant, id, before }, body) {
    if (!before || (before.fiscal_year === body.fiscal_year && before.tax_input === body.tax_input)) return undefined;
    const used = await tenant.one('select 1 from pay_rebate where organization_id = $1 and kind_id = $2 limit 1', [
      tenant.organizationId,
      id ?? 0,
    ]);
    if (!used) return undefined;
    return { [before.fiscal_year === body.fiscal_year ? 'tax_input' : 'fiscal_year']: [says.kindUsed] };
  },
  async afterSave({ tenant, id, before }, { cap }) {
    if (before)
      await tenant.query(
        'update pay_rebate set cap = $3 where organization_id = $1 and kind_id = $2 and cap is distinct from $3::numeric',
        [tenant.organizationId, id, cap],
      );
  },
};

/**
 * Adds those of a fiscal year that are not there yet, by their titles.
 * @param fiscalYear such as `2083/84`
 * @returns how many were added
 */
export async function addReadyMadeRebates(writer: Writer, tenant: Tenant, fiscalYear: string): Promise<number> {
  const known = await tenant.query<{ title: string }>(
    'select lower(title) as title from pay_rebate_kind where organization_id = $1',
    [tenant.organizationId],
  );
  const there = new Set(known.map(({ title }) => title));
  const wanted = readyMadeRebates(fiscalYear).filter(({ title }) => !there.has(title.toLowerCase()));
  for (const kind of wanted) await createRecord(writer, tenant, payRebateKind, rebateKindHooks, { ...kind });
  return wanted.length;
}

export function rebateKindRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: `/api/v1/${payrollEndpoints.readyMadeRebates}/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Add the rebates of this fiscal year that most employees of Nepal declare, where they are not there yet',
      tags: ['payroll'],
      params: organizationParams,
      response: { 200: z.object({ added: z.number() }) },
    },
    handler: (request) => {
      const writer = writerOf(context, request);
      const { today } = ruleClockOf(context, request.access);
      return request.access.tenant.transaction(async (tenant) => ({
        added: await addReadyMadeRebates(writer, tenant, periodName(today, 'fiscal_year', 'bs')),
      }));
    },
  });
}

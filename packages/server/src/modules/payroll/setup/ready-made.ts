/** Adds the headings and packages that most organisations of Nepal begin with. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payHeading } from '@karmik/model/payroll/setup/heading';
import { payPackage, payPackageVersion } from '@karmik/model/payroll/setup/package';
import { readyMadeHeadings, readyMadePackages } from '@karmik/model/payroll/setup/ready-made';
import { periodStart } from '@karmik/model/kit/period';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { createRecord, ruleClockOf, writerOf, type Writer } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { headingHooks, headingsOf, packageVersionHooks } from './headings.ts';

const namesOf = async (tenant: Tenant): Promise<Map<string, number>> =>
  new Map((await headingsOf(tenant)).map(({ formula_name, id }) => [formula_name, id]));

/**
 * Adds those that are not there yet, by the names that formulas use and the names of packages.
 * @param from the first day on which the packages hold
 * @returns how many headings and packages were added
 */
export async function addReadyMade(
  writer: Writer,
  tenant: Tenant,
  from: string,
): Promise<{ headings: number; packages: number }> {
  const known = await namesOf(tenant);
  const last = Math.max(0, ...(await headingsOf(tenant)).map(({ slip_order }) => slip_order));
  const added = readyMadeHeadings.filter(({ formula_name }) => !known.has(formula_name));
  for (const [index, heading] of added.entries())
    await createRecord(writer, tenant, payHeading, headingHooks, { ...heading, slip_order: last + index + 1 });
  const ids = await namesOf(tenant);
  const named = await tenant.query<{ name: string }>(
    'select lower(name) as name from pay_package where organization_id = $1',
    [tenant.organizationId],
  );
  const there = new Set(named.map(({ name }) => name));
  const wanted = readyMadePackages.filter(({ name }) => !there.has(name.en.toLowerCase()));
  for (const { name, is_ssf, headings } of wanted) {
    const id = await createRecord(
      writer,
      tenant,
      payPackage,
      {},
      { name: name.en, description: null, currency: null, is_ssf },
    );
    await createRecord(writer, tenant, payPackageVersion, packageVersionHooks, {
      package: id,
      starts_on: from,
      ends_on: null,
      headings: headings.flatMap((each) => {
        const heading = ids.get(each);
        return heading === undefined ? [] : [{ heading, amount: null }];
      }),
    });
  }
  return { headings: added.length, packages: wanted.length };
}

export function readyMadeRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: `/api/v1/${payrollEndpoints.readyMade}/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary:
        'Add the headings and packages that most organisations of Nepal begin with, as far as they are not there',
      tags: ['payroll'],
      params: organizationParams,
      response: { 200: z.object({ headings: z.number(), packages: z.number() }) },
    },
    handler: (request) => {
      const { access } = request;
      const { today } = ruleClockOf(context, access);
      return access.tenant.transaction((tenant) =>
        addReadyMade(writerOf(context, request), tenant, periodStart(today, 'fiscal_year', 'bs')),
      );
    },
  });
}

/** Makes a package like another one: with the headings and amounts that the other has on a day, from that day on. */
import { bodySchema } from '@karmik/model/kit/schema';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { packageClone } from '@karmik/model/payroll/setup/clone';
import { payPackage, payPackageVersion } from '@karmik/model/payroll/setup/package';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { createRecord, ruleClockOf, writerOf } from '../../../entity/write.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { payrollMessages as says } from '../messages.ts';
import { packageVersionHooks } from './headings.ts';

export function packageCloneRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: `/api/v1/${payrollEndpoints.package}/:id/clone/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Make a package with the headings and amounts that this one has on a day',
      tags: ['payroll'],
      params: organizationIdParams,
      body: bodySchema(packageClone.fields, looseRuleClock(context)),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const { name, starts_on } = checkWhole(packageClone, request.body, ruleClockOf(context, access));
      const id = await access.tenant.transaction(async (tenant) => {
        const original = await tenant.one<{ description: string | null; currency: string | null; is_ssf: boolean }>(
          'select description, currency, is_ssf from pay_package where organization_id = $1 and id = $2',
          [tenant.organizationId, params.id],
        );
        if (!original) throw notFound();
        const lines = await tenant.query<{ heading: number; amount: string | null }>(
          `select l.heading_id as heading, l.amount::text from pay_package_version_headings l
            where l.organization_id = $1 and l.parent_id = (
              select v.id from pay_package_version v where v.organization_id = $1 and v.package_id = $2
               order by v.starts_on <= $3 desc, abs(v.starts_on - $3::date) limit 1) order by l.position`,
          [tenant.organizationId, params.id, starts_on],
        );
        if (lines.length === 0) throw conflict(says.nothingToClone, 'nothing_to_clone');
        const writer = writerOf(context, request);
        const made = await createRecord(writer, tenant, payPackage, {}, { ...original, name });
        await createRecord(writer, tenant, payPackageVersion, packageVersionHooks, {
          package: made,
          starts_on,
          ends_on: null,
          headings: lines,
        });
        return made;
      });
      return reply.code(201).send({ id });
    },
  });
}

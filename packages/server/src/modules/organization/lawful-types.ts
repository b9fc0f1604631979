/** Employment types of the Labour Act, taken over in one press. */
import { lawfulTypes } from '@karmik/model/organization/lawful-types';
import { employmentType } from '@karmik/model/organization/masters';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { createRecord, writerOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';

export function lawfulTypeRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: '/api/v1/org/:org/employment-type/lawful/',
    config: { access: requiresPermission('2.11') },
    schema: {
      summary: 'Create the employment types of the Labour Act 2074 (section 10) that the organization lacks',
      tags: ['org'],
      params: organizationParams,
      response: { 200: z.object({ created: z.number() }) },
    },
    handler: async (request) => {
      const writer = writerOf(context, request);
      const hooks = context.modules.entityHooks['employment_type'] ?? {};
      return request.access.tenant.transaction(async (tenant) => {
        // Two who press at once do not both create what is missing.
        await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
          employmentType.name,
          tenant.organizationId,
        ]);
        const there = await tenant.query<{ title: string; position: number | null }>(
          'select lower(title) as title, position from employment_type where organization_id = $1',
          [tenant.organizationId],
        );
        const known = new Set(there.map(({ title }) => title));
        const missing = lawfulTypes.filter(({ title }) => !known.has(title.en.toLowerCase()));
        const last = Math.max(0, ...there.map(({ position }) => position ?? 0));
        for (const [index, { title, is_contract }] of missing.entries())
          await createRecord(writer, tenant, employmentType, hooks, {
            title: title.en,
            is_contract,
            position: last + index + 1,
          });
        return { created: missing.length };
      });
    },
  });
}

/** What a job title asks of people, assigned to everyone who has that job. */
import { carried } from '@karmik/model/kit/message';
import { labels } from '@karmik/model/kit/labels';
import { ksaoAssignment, ksaoFields, type KsaoKind } from '@karmik/model/hris/file/ksao';
import { messages } from '@karmik/model/kit/messages';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { createRecord, writerOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { invalidField } from '../../../http/errors.ts';

interface Missing {
  readonly employee_id: number;
  readonly kind: KsaoKind;
  readonly item_id: number;
}

/** `$1` organisation, `$2` job title: what its people do not have yet, of what the title asks for. */
const selectMissing = `
  select p.id as employee_id, w.kind, w.item_id
    from job_title t
    join employee e on e.organization_id = t.organization_id and e.job_title_id = t.id
    join person p on p.organization_id = e.organization_id and p.id = e.user_id and p.is_current
   cross join lateral (
     select 'Knowledge' as kind, unnest(t.knowledge) as item_id
     union all select 'Skill', unnest(t.skills)
     union all select 'Ability', unnest(t.abilities)
     union all select 'Other attribute', unnest(t.other_attributes)
   ) w
   where t.organization_id = $1 and t.id = $2
     and not exists (
       select from ksao_assignment k
        where k.organization_id = t.organization_id and k.employee_id = p.id and k.kind = w.kind
          and w.item_id in (k.knowledge_id, k.skill_id, k.ability_id, k.other_attribute_id)
     )
   order by p.id, w.kind, w.item_id`;

export function ksaoByJobTitleRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/ksao-assignment/by-job-title/',
    config: { access: requiresPermission('2.18') },
    schema: {
      summary:
        'Assign to everybody of a job title what it asks for and they do not have; answers how many were assigned',
      params: organizationParams,
      tags: ['hris'],
      body: z.strictObject({ job_title: z.int({ error: carried(messages.reference({ field: labels.jobTitle })) }) }),
      response: { 200: z.object({ assigned: z.number() }) },
    },
    handler: async (request) => {
      const { access, body } = request;
      const writer = writerOf(context, request);
      return access.tenant.transaction(async (tenant) => {
        // Two who press at once assign everything once; the second waits here.
        const title = await tenant.one('select from job_title where organization_id = $1 and id = $2 for update', [
          tenant.organizationId,
          body.job_title,
        ]);
        if (!title) throw invalidField('job_title', messages.reference({ field: labels.jobTitle }));
        const missing = await tenant.query<Missing>(selectMissing, [tenant.organizationId, body.job_title]);
        for (const { employee_id: employee, kind, item_id: item } of missing)
          await createRecord(writer, tenant, ksaoAssignment, {}, { employee, kind, [ksaoFields[kind]]: item });
        return { assigned: missing.length };
      });
    },
  });
}

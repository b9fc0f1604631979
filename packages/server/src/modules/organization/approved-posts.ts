/** Approved posts: no two of them count the same people on a day, and the person who fills one is told how many are filled. */

import { postRoom, type approvedPost, type PostRoom } from '@karmik/model/organization/approved-post';
import { carried, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { fieldSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { organizationMember } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { forbidden } from '../../http/errors.ts';
import { recordMessages } from '../../messages.ts';

export const approvedPostHooks: EntityHooks<typeof approvedPost> = {
  async beforeSave({ tenant, id }, body) {
    const { division, job_title, branch, employment_level, starts_on, ends_on } = body;
    // Two that would count the same people are written one after the other.
    await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
      'approved_post',
      tenant.organizationId,
    ]);
    const other = await tenant.one<{ name: string }>(
      `select concat_ws(' · ', t.title, d.name, b.name, l.title) as name from approved_post p
         join division d on d.organization_id = p.organization_id and d.id = p.division_id
         join job_title t on t.organization_id = p.organization_id and t.id = p.job_title_id
         left join branch b on b.organization_id = p.organization_id and b.id = p.branch_id
         left join employment_level l on l.organization_id = p.organization_id and l.id = p.employment_level_id
        where p.organization_id = $1 and p.id <> $2 and p.division_id = $3 and p.job_title_id = $4
          and coalesce(p.branch_id = $5, true) and coalesce(p.employment_level_id = $6, true)
          and daterange(p.starts_on, p.ends_on, '[]') && daterange($7, $8, '[]') limit 1`,
      [tenant.organizationId, id ?? 0, division, job_title, branch, employment_level, starts_on, ends_on],
    );
    return other ? { starts_on: [recordMessages.overlapsWith({ name: other.name })] } : undefined;
  },
};

const id = (name: string) =>
  z.optional(
    z.coerce
      .number({ error: carried(messages.reference({ field: verbatim(name) })) })
      .check(z.int({ error: carried(messages.reference({ field: verbatim(name) })) }), z.positive()),
  );

export function approvedPostRoutes(app: Api, context: Context): void {
  const day = fieldSchema(
    { kind: 'date', label: verbatim('day'), required: true },
    looseRuleClock(context),
  ) as z.ZodMiniType<string>;
  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/approved-post/room/',
    config: { access: organizationMember },
    schema: {
      summary: 'How many posts are approved where someone is about to work, and how many others hold them on the day',
      tags: ['org'],
      params: organizationParams,
      querystring: z.strictObject({
        day,
        division: id('division'),
        job_title: id('job_title'),
        branch: id('branch'),
        employment_level: id('employment_level'),
        employee: id('employee'),
      }),
      response: { 200: postRoom },
    },
    handler: async ({ access, query }) => {
      // Those who add people or change their employment.
      if (!access.can('4.08', 'write') && !access.can('3.00', 'write')) throw forbidden();
      const row = await access.tenant.one<PostRoom>(
        `select p.approved, (select count(*) from staff_as_of($2) s
            where s.organization_id = p.organization_id and s.standing = 'Current' and s.id is distinct from $7
              and s.division_id = p.division_id and s.job_title_id = p.job_title_id
              and coalesce(p.branch_id = s.branch_id, p.branch_id is null)
              and coalesce(p.employment_level_id = s.employment_level_id, p.employment_level_id is null))::integer as filled
           from approved_post p
          where p.organization_id = $1 and p.starts_on <= $2 and (p.ends_on is null or p.ends_on >= $2)
            and p.division_id = $3 and p.job_title_id = $4
            and coalesce(p.branch_id = $5, p.branch_id is null) and coalesce(p.employment_level_id = $6, p.employment_level_id is null)`,
        [
          access.organization.id,
          query.day,
          query.division ?? null,
          query.job_title ?? null,
          query.branch ?? null,
          query.employment_level ?? null,
          query.employee ?? null,
        ],
      );
      return row ?? { approved: null, filled: 0 };
    },
  });
}

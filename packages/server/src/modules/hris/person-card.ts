/** The hover card of a person of the current organisation, in one call (CHIP-5). */
import { personCard, type PersonCard } from '@karmik/model/hris/person-card';
import { member } from '../../access/access.ts';
import { idParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';

export function personCardRoute(app: Api): void {
  app.route({
    method: 'GET',
    url: '/api/v1/users/:id/card/',
    config: { access: member },
    schema: {
      summary: 'The card of a person of the current organization',
      tags: ['users'],
      params: idParams,
      response: { 200: personCard },
    },
    handler: async ({ access, params }) => {
      const { tenant, organization } = access;
      const row = await tenant.one<Omit<PersonCard, 'organization'>>(
        `select p.id, p.full_name, p.name_ne, p.job_title, l.title as employee_level, p.large_picture as profile_picture, p.picture as profile_picture_thumb,
                null as cover_picture, null as cover_picture_thumb, p.is_current, coalesce(e.email, u.email) as email, m.last_online, m.is_audit_user,
                exists (select from live_presence o where o.user_id = m.account_id) as is_online,
                case when b.id is not null then json_build_object('name', b.name, 'code', b.code) end as branch,
                case when d.id is not null then json_build_object('name', d.name,
                  'slug', trim(both '-' from regexp_replace(lower(d.name), '[^[:alnum:]]+', '-', 'g'))) end as division
           from person p join users u on u.id = p.id
           join membership m on m.organization_id = p.organization_id and m.user_id = p.id
           left join employee e on e.organization_id = p.organization_id and e.user_id = p.id
           left join employment_level l on l.organization_id = e.organization_id and l.id = e.employment_level_id
           left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
           left join division d on d.organization_id = e.organization_id and d.id = e.division_id
          where p.organization_id = $1 and p.id = $2`,
        [tenant.organizationId, params.id],
      );
      if (!row) throw notFound();
      return { ...row, organization: { name: organization.name, slug: organization.slug } };
    },
  });
}

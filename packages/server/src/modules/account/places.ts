/** The organisations that someone works in, seen from above (AUD-3), and what is stored for them. */
import {
  centralDashboard,
  storageAnswer,
  supervisedOrganizations,
  type CentralDashboard,
  type StorageAnswer,
  type StorageUsage,
  type SupervisedOrganizations,
} from '@karmik/model/account/places';
import { supervisionOn } from '../../access/supervision.ts';
import { accessOf, member, type Access } from '../../access/access.ts';
import { actingGroups, actsForMember } from '../../access/acting-groups.ts';
import type { Context } from '../../context.ts';
import type { Everywhere, Tenant } from '../../db/database.ts';
import { ruleClockOf } from '../../entity/write.ts';
import type { Api } from '../../http/api.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { accountMessages } from './messages.ts';

/** Whom a member supervises today, as SQL over `membership m`; the parameter holds the day. */
const supervised = (today: string): string =>
  `from ${supervisionOn(today)} s join membership their on their.organization_id = s.organization_id and their.user_id = s.subordinate_id and their.is_current
    where s.organization_id = m.organization_id and s.supervisor_id = m.user_id`;

const works = `(m.is_hr_admin or m.is_audit_user or exists (select from ${actingGroups} where ${actsForMember}))`;

/**
 * Lets someone make another organisation their current one: one they work for as HR or auditor, or, where they may switch, one they
 * supervise in (AUD-3).
 * @returns the organisation
 * @throws 404 where they are no member, 403 where they may not switch
 */
export async function enterOrganization(
  everywhere: Everywhere,
  access: Access,
  slug: string,
  today: string,
): Promise<{ id: number; slug: string; name: string }> {
  const row = await everywhere.one<{
    id: number;
    slug: string;
    name: string;
    works: boolean;
    supervises: boolean;
    may_switch: boolean;
  }>(
    `select o.id, o.slug, o.name, ${works} as works, exists (select ${supervised('$3')}) as supervises,
            (select h.supervisor_can_switch from membership h where h.organization_id = $4 and h.user_id = $5) as may_switch
       from membership m join organization o on o.id = m.organization_id where m.account_id = $1 and o.slug = $2 and m.is_current`,
    [access.accountId, slug, today, access.organization.id, access.userId],
  );
  if (!row) throw notFound();
  const { works: isHr, supervises, may_switch, ...organization } = row;
  if (!isHr && supervises && !may_switch && organization.id !== access.organization.id)
    throw forbidden(accountMessages.mayNotSwitch);
  return organization;
}

export function placeRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  const tags = ['account'];

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/supervised-organizations/',
    config: { access: member },
    schema: {
      summary: 'The organizations in which I supervise anyone today',
      tags,
      response: { 200: supervisedOrganizations },
    },
    handler: async ({ access }) => ({
      results: await everywhere.query<SupervisedOrganizations['results'][number]>(
        `select * from (
           select o.slug, o.name, o.abbreviation, (select count(distinct s.subordinate_id)::int ${supervised('$2')}) as people
             from membership m join organization o on o.id = m.organization_id where m.account_id = $1 and m.is_current) places
          where people > 0 order by name`,
        [access.accountId, ruleClockOf(context, access).today],
      ),
    }),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/central-dashboard/',
    config: { access: member },
    schema: {
      summary: 'The organizations that I work for, each with what is going on there',
      tags,
      response: { 200: centralDashboard },
    },
    handler: async ({ access }) => {
      const places = await everywhere.query<{
        id: number;
        slug: string;
        name: string;
        abbreviation: string;
        user_id: number;
      }>(
        `select o.id, m.user_id, o.slug, o.name, o.abbreviation from membership m join organization o on o.id = m.organization_id
          where m.account_id = $1 and m.is_current and ${works} order by o.name`,
        [access.accountId],
      );
      return {
        results: await Promise.all(
          places.map(async ({ id, user_id: userId, ...place }) => ({
            ...place,
            ...(await figuresOf(await accessOf(context.database, id, userId), context)),
          })),
        ),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/storage/',
    config: { access: member },
    schema: {
      summary: 'What is stored for me, and for who may read reports, by the whole organization',
      tags,
      response: { 200: storageAnswer },
    },
    handler: async ({ access }): Promise<StorageAnswer> => ({
      own: await usageOf(access.tenant, access.userId),
      largest: await access.tenant.query<StorageAnswer['largest'][number]>(
        'select id, name, purpose, size, created_at from file where organization_id = $1 and owner_id = $2 order by size desc, id desc limit 10',
        [access.tenant.organizationId, access.userId],
      ),
      organization: access.can('2.02', 'read') ? await usageOf(access.tenant, null) : null,
    }),
  });
}

type Figures = Omit<CentralDashboard['results'][number], 'slug' | 'name' | 'abbreviation'>;

/** Lately: the last thirty days. */
async function figuresOf(access: Access, context: Context): Promise<Figures> {
  const { today } = ruleClockOf(context, access);
  const row = await access.tenant.one<{ [name in keyof Figures]: number }>(
    `select (select count(*)::int from staff s where s.organization_id = $1 and s.standing = 'Current') as employees,
            (select count(*)::int from employee e where e.organization_id = $1 and e.joined_on between $2::date - 30 and $2::date) as joined_lately,
            (select count(*)::int from membership m where m.organization_id = $1 and m.is_current
              and exists (select from live_presence l where l.user_id = m.account_id)) as online,
            (select count(*)::int from (select distinct entity, object_id from approval_step where organization_id = $1 and state = 'open') steps) as open_requests,
            (select count(*)::int from post where organization_id = $1 and state = 'Pending') as posts_waiting,
            (select count(*)::int from organization_notification where organization_id = $1 and resolved_at is null) as unresolved`,
    [access.tenant.organizationId, today],
  );
  if (!row) throw new Error('figures of an organisation were not counted');
  const seesPeople = access.can('4.99', 'read');
  return {
    ...row,
    employees: seesPeople ? row.employees : null,
    joined_lately: seesPeople ? row.joined_lately : null,
    posts_waiting: access.can('7.00', 'read') ? row.posts_waiting : null,
  };
}

async function usageOf(tenant: Tenant, ownerId: number | null): Promise<StorageUsage> {
  const purposes = await tenant.query<StorageUsage['purposes'][number]>(
    `select purpose, count(*)::int as count, sum(size)::bigint as size from file
      where organization_id = $1 and ($2::bigint is null or owner_id = $2) group by purpose order by purpose`,
    [tenant.organizationId, ownerId],
  );
  const total = (name: 'count' | 'size') => purposes.reduce((sum, purpose) => sum + purpose[name], 0);
  return { count: total('count'), size: total('size'), purposes };
}

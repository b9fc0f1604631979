/** What of loans, advances and claims is on the home of their owner. */
import type { HomeParts } from '@karmik/model/home/home';
import type { Access } from '../../access/access.ts';

/** Undefined where nothing is open. */
export async function openMoneyOfReader({ tenant, userId }: Access): Promise<HomeParts['money'] | undefined> {
  const row = await tenant.one<HomeParts['money']>(
    `select coalesce(sum(m.amount) filter (where m.direction = 'owes'), 0)::numeric(16, 2)::text as owes,
            coalesce(sum(m.amount) filter (where m.direction = 'is_owed'), 0)::numeric(16, 2)::text as is_owed,
            coalesce(sum(m.amount) filter (where m.direction = 'guarantees'), 0)::numeric(16, 2)::text as guarantees,
            coalesce(json_agg(json_build_object('kind', m.kind, 'direction', m.direction, 'source_id', m.source_id, 'name', coalesce(m.name, p.full_name),
                                                'name_ne', coalesce(m.name_ne, p.name_ne), 'amount', m.amount::text) order by m.direction desc, m.kind, m.source_id), '[]') as open
       from open_money m left join person p on p.organization_id = m.organization_id and p.id = m.person_id
      where m.organization_id = $1 and m.employee_id = $2`,
    [tenant.organizationId, userId],
  );
  return row && row.open.length > 0 ? row : undefined;
}

/** Loans of others that wait for the consent of the reader, or for their answer to a deduction. */
export async function countGuaranteesToAnswer({ tenant, userId }: Access): Promise<number> {
  const row = await tenant.one<{ count: number }>(
    `select count(*)::integer as count from loan_guarantee
      where organization_id = $1 and guarantor_id = $2 and status in ('Consent requested', 'Payment requested')`,
    [tenant.organizationId, userId],
  );
  return row?.count ?? 0;
}

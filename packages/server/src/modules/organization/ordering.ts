import type { PeopleOrder } from '@karmik/model/organization/ordering';
import type { Tenant } from '../../db/database.ts';

const columns: Record<PeopleOrder, string> = {
  Name: 'p.full_name',
  'Employee code': 'oe.employee_code nulls last',
  Level: 'ol.level desc nulls last',
  Service: 'oe.joined_on nulls last',
};

/**
 * The order that the organisation gives its people, for a statement that selects from `person p`.
 * @returns what must be joined, and what is after `order by`
 */
export async function orderOfPeople(tenant: Tenant): Promise<{ readonly join: string; readonly by: string }> {
  const setting = await tenant.one<{ by: (PeopleOrder | null)[] }>(
    'select array[first_by, second_by, third_by] as by from ordering_setting where organization_id = $1',
    [tenant.organizationId],
  );
  const chosen = (setting?.by ?? []).filter((each) => each !== null);
  const asked = chosen.includes('Name') ? chosen : [...chosen, 'Name' as const];
  return {
    join: `left join employee oe on oe.organization_id = p.organization_id and oe.user_id = p.id
           left join employment_level ol on ol.organization_id = oe.organization_id and ol.id = oe.employment_level_id`,
    by: [...asked.map((each) => columns[each]), 'p.id'].join(', '),
  };
}

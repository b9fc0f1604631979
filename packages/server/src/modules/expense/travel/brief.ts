/** What those who decide read of a trip: where to and when, who else travels, and what it is expected to cost. */
import { travelRequest } from '@karmik/model/expense/travel/request';
import type { HomeFact } from '@karmik/model/home/home';
import { listed } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { installationPlace } from '@karmik/model/organization/place';
import type { Tenant } from '../../../db/database.ts';

interface Named {
  readonly en: string;
  readonly ne: string | null;
}
interface Row {
  readonly id: number;
  readonly title: string;
  readonly departs_on: string;
  readonly returns_on: string;
  readonly estimate: string | null;
  readonly places: readonly Named[];
  readonly people: readonly Named[];
}

const { fields } = travelRequest;
const named = (all: readonly Named[]) => listed(all.map(({ en, ne }) => bilingual(en, ne ?? en)));

/** Facts of travel requests that are pending, by id. */
export async function briefTrips(tenant: Tenant, ids: readonly number[]): Promise<ReadonlyMap<number, HomeFact[]>> {
  const rows = await tenant.query<Row>(
    `select t.id, t.title, t.departs_on, t.returns_on, t.estimate::text as estimate,
            coalesce((select json_agg(json_build_object('en', p.name, 'ne', p.name_in_nepali) order by l.position)
               from travel_request_legs l join travel_location p on p.organization_id = l.organization_id and p.id = l.location_id
              where l.organization_id = t.organization_id and l.parent_id = t.id), '[]'::json) as places,
            coalesce((select json_agg(json_build_object('en', p.full_name, 'ne', p.name_ne) order by a.position)
               from travel_request_associates a join person p on p.organization_id = a.organization_id and p.id = a.person_id
              where a.organization_id = t.organization_id and a.parent_id = t.id), '[]'::json) as people
       from travel_request t where t.organization_id = $1 and t.id = any($2::bigint[])`,
    [tenant.organizationId, [...ids]],
  );
  return new Map(
    rows.map(({ id, title, departs_on, returns_on, estimate, places, people }): [number, HomeFact[]] => [
      id,
      [
        { label: fields.title.label, text: bilingual(title, title) },
        {
          label: bilingual('When', 'कहिले'),
          day: departs_on,
          ...(returns_on === departs_on ? {} : { until: returns_on }),
        },
        { label: fields.legs.item.location.label, text: named(places) },
        ...(people.length === 0 ? [] : [{ label: fields.associates.label, text: named(people) }]),
        ...(estimate === null
          ? []
          : [
              {
                label: fields.estimate.label,
                amount: { currency: installationPlace.currency, amount: estimate },
              },
            ]),
      ],
    ]),
  );
}

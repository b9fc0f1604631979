/** Travel requests over the API, and what one would cost while it is being written. */
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { estimatedTrip, tripEstimate, type TripEstimate } from '@karmik/model/expense/travel/estimate';
import { itineraryErrors } from '@karmik/model/expense/travel/itinerary';
import { travelRequest } from '@karmik/model/expense/travel/request';
import { addUp } from '@karmik/model/kit/add-up';
import { bodySchema } from '@karmik/model/kit/schema';
import { bilingual } from '@karmik/model/kit/text';
import { organizationReader } from '../../../access/access.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import { checkReferences } from '../../../entity/references.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { invalid } from '../../../http/errors.ts';
import { estimateOf, travelRequestHooks, travelRequestKind } from './trips.ts';

export function travelRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, travelRequestKind, travelRequestHooks);
  app.route({
    method: 'POST',
    url: `/api/v1/${expenseEndpoints.trip}/estimate/`,
    config: { access: organizationReader },
    schema: {
      summary: 'What a trip of mine would cost: its days with the time away and the allowance of each',
      tags: ['expense'],
      params: organizationParams,
      body: bodySchema(estimatedTrip, looseRuleClock(context)),
      response: { 200: tripEstimate },
    },
    async handler({ access, body: trip }): Promise<TripEstimate> {
      const { tenant, userId } = access;
      const errors = itineraryErrors(trip);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await checkReferences(travelRequest, tenant, userId, { ...trip }, ['legs', 'associates']);
      const found = await estimateOf(tenant, userId, trip, ruleClockOf(context, access).today);
      if ('refusal' in found)
        return { days: [], per_diem: null, associates: null, estimate: null, refusal: found.refusal };
      const [own, ...others] = found.travellers;
      const places = new Map(
        (
          await tenant.query<{ id: number; name: string; ne: string | null }>(
            'select id, name, name_in_nepali as ne from travel_location where organization_id = $1 and id = any($2::bigint[])',
            [tenant.organizationId, trip.legs.map(({ location }) => location)],
          )
        ).map(({ id, name, ne }) => [id, bilingual(name, ne ?? name)]),
      );
      return {
        days: own.days.map(({ day, location, minutes, share, amount }) => ({
          day,
          place: location === null ? null : (places.get(location) ?? null),
          minutes,
          share,
          amount,
        })),
        per_diem: own.per_diem,
        associates: addUp(['0.00', ...others.map(({ per_diem }) => per_diem)]),
        estimate: found.estimate,
        refusal: null,
      };
    },
  });
}

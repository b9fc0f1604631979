/** Travel requests: what they are expected to cost, who else travels, and the attendance that follows from their approval. */
import { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { itineraryErrors } from '@karmik/model/expense/travel/itinerary';
import { travelRequest } from '@karmik/model/expense/travel/request';
import { addUp } from '@karmik/model/kit/add-up';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { verbatim, type Message } from '@karmik/model/kit/message';
import type { Access } from '../../../access/access.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { requireOpenBetween } from '../../../ledger/periods.ts';
import { holdPerson, wrongDay } from '../../attendance/requests/checks.ts';
import { travelSettingOf } from '../../attendance/requests/travel.ts';
import { markTrip, tripTaken, type DaysOfTrip } from '../../attendance/requests/trip-days.ts';
import { briefTrips } from './brief.ts';
import { tripDays, worthOf, type Itinerary, type TripDay } from './per-diem.ts';

export interface AskedTrip extends Itinerary {
  readonly associates: readonly { readonly person: number }[];
  readonly other_costs: string | null;
}

export interface Traveller {
  readonly person: number;
  readonly days: readonly TripDay[];
  /** What the allowances are worth in the organization's currency. */
  readonly per_diem: string;
}

/** All who travel, the sender first, with what the trip is expected to cost; or why that is not known. */
export async function estimateOf(
  tenant: Tenant,
  sender: number,
  trip: AskedTrip,
  today: string,
): Promise<{ travellers: [Traveller, ...Traveller[]]; estimate: string } | { refusal: Message }> {
  const one = async (person: number): Promise<Traveller | { refusal: Message }> => {
    const days = await tripDays(tenant, person, trip);
    const per_diem = await worthOf(tenant, days, today);
    return typeof per_diem === 'string' ? { person, days, per_diem } : per_diem;
  };
  const first = await one(sender);
  if ('refusal' in first) return first;
  const travellers: [Traveller, ...Traveller[]] = [first];
  for (const { person } of trip.associates) {
    const next = await one(person);
    if ('refusal' in next) return next;
    travellers.push(next);
  }
  const estimate = addUp([trip.other_costs ?? '0.00', ...travellers.map(({ per_diem }) => per_diem)]);
  return { travellers, estimate };
}

const nameOf = async (tenant: Tenant, person: number) =>
  verbatim(
    (
      await tenant.one<{ name: string }>(
        'select full_name as name from person where organization_id = $1 and id = $2',
        [tenant.organizationId, person],
      )
    )?.name ?? '',
  );

/** Another trip of the same days, sent or approved, on which a person travels. */
const otherTrip = (tenant: Tenant, person: number, id: number, { departs_on, returns_on }: Itinerary) =>
  tenant.one<{ title: string }>(
    `select t.title from travel_request t
      where t.organization_id = $1 and t.id <> $3 and t.status in ('Requested', 'Forwarded', 'Approved') and t.departs_on <= $5 and t.returns_on >= $4
        and (t.sender_id = $2 or exists (select from travel_request_associates a where a.organization_id = $1 and a.parent_id = t.id and a.person_id = $2))
      order by t.id limit 1`,
    [tenant.organizationId, person, id, departs_on, returns_on],
  );

/** What of each day attendance is marked as travel. */
const partsOf = (days: readonly TripDay[]): DaysOfTrip =>
  new Map(days.flatMap(({ day, part }) => (part === null ? [] : [[day, part] as const])));

interface Weighed extends Itinerary {
  readonly id: number;
  readonly sender: number;
  readonly keeps_leave: boolean;
}

/** Why those who travel cannot: another trip, leave that is not confirmed, other requests of the same time. */
async function refusal(
  tenant: Tenant,
  trip: Weighed,
  travellers: readonly Traveller[],
): Promise<FieldErrors | undefined> {
  for (const { person, days } of travellers) {
    const field = person === trip.sender ? 'departs_on' : 'associates';
    const other = await otherTrip(tenant, person, trip.id, trip);
    const name = await nameOf(tenant, person);
    if (other) return { [field]: [says.tripThere({ name, title: verbatim(other.title) })] };
    const leave = days.find(({ share, part }) => share === 'leave' || part !== 'Full');
    if (leave && !trip.keeps_leave) return { keeps_leave: [says.leaveThere({ name, day: leave.day })] };
    const taken = await tripTaken(tenant, person, partsOf(days));
    if (taken) return { [field]: [person === trip.sender ? taken : says.takenFor({ name, why: taken })] };
  }
  return undefined;
}

/** Requests of a person are weighed one after the other; people are held in one order, so that two trips never wait for each other. */
async function holdTravellers(tenant: Tenant, people: readonly number[]): Promise<void> {
  for (const person of people.toSorted((a, b) => a - b)) await holdPerson(tenant, person);
}

export const travelRequestHooks: EntityHooks<typeof travelRequest> = {
  async beforeSave(write, body) {
    const { tenant, access, context, before, id } = write;
    const sender = before?.sender ?? access.userId;
    const people = [sender, ...body.associates.map(({ person }) => person)];
    if (new Set(people).size < people.length) return { associates: [says.ownAssociate] };
    await requireOpenBetween(tenant, 'attendance', body.departs_on, body.returns_on);
    await holdTravellers(tenant, people);
    const { days_back: daysBack } = await travelSettingOf(tenant);
    const wrong = await wrongDay(write, sender, {
      field: 'departs_on',
      label: travelRequest.fields.departs_on.label,
      day: body.departs_on,
      daysBack,
    });
    if (wrong) return wrong;
    const { today } = ruleClockOf(context, access);
    const found = await estimateOf(tenant, sender, body, today);
    if ('refusal' in found) return { legs: [found.refusal] };
    const { travellers, estimate } = found;
    const errors = await refusal(tenant, { ...body, id: id ?? 0, sender }, travellers);
    if (errors) return errors;
    const [own, ...others] = travellers;
    Object.assign(body, {
      sender,
      per_diem: own.per_diem,
      estimate,
      days: own.days.map(({ part: _part, ...day }) => day),
      associates: body.associates.map((each, place) => ({ ...each, per_diem: others[place]?.per_diem ?? null })),
    });
    return undefined;
  },
};

export const travelRequestKind = defineRequestKind<typeof travelRequest>({
  entity: travelRequest,
  path: expenseEndpoints.trip,
  async workOut(tenant, draft, { senderId, today }) {
    if (Object.keys(itineraryErrors(draft)).length > 0) return {};
    const found = await estimateOf(tenant, senderId, draft, today);
    return 'refusal' in found ? {} : { estimate: found.estimate };
  },
  brief: briefTrips,
  async beforeApprove(tenant, record) {
    const { sender, associates, departs_on, returns_on } = record;
    await requireOpenBetween(tenant, 'attendance', departs_on, returns_on);
    await holdTravellers(tenant, [sender, ...associates.map(({ person }) => person)]);
    const travellers: Traveller[] = [];
    for (const person of [sender, ...associates.map((each) => each.person)])
      travellers.push({ person, days: await tripDays(tenant, person, record), per_diem: '0.00' });
    // Leave that was approved meanwhile stays: its days are no travel.
    return refusal(tenant, { ...record, keeps_leave: true }, travellers);
  },
  async afterApprove(tenant, record, { access, context }) {
    const { id, sender, associates, title, legs } = record;
    const [first] = legs;
    const place = await tenant.one<{ name: string }>(
      'select name from travel_location where organization_id = $1 and id = $2',
      [tenant.organizationId, first?.location ?? 0],
    );
    for (const person of [sender, ...associates.map((each) => each.person)]) {
      const days = partsOf(await tripDays(tenant, person, record));
      await markTrip(
        tenant,
        { trip: id, person, place: place?.name ?? title, purpose: title, days },
        { by: access.userId, remark: title, at: context.clock() },
      );
    }
  },
});

/** Whether the organization has places to which employees travel, without which nothing can be requested. */
export const hasLocations = async ({ tenant }: Access): Promise<boolean> =>
  (await tenant.one('select 1 from travel_location where organization_id = $1 and archived_at is null limit 1', [
    tenant.organizationId,
  ])) !== undefined;

/** Requests for advances and travel that are not decided, for HR, whose page has both. */
export async function countAdvancesAndTravel({ tenant, ...access }: Access): Promise<number> {
  if (!access.can(travelRequestKind.hrCode, 'read')) return 0;
  const row = await tenant.one<{ count: number }>(
    `select count(distinct (entity, object_id))::integer as count from approval_step where organization_id = $1 and state = 'open' and entity = any($2)`,
    [tenant.organizationId, [expenseAdvance.name, travelRequest.name]],
  );
  return row?.count ?? 0;
}

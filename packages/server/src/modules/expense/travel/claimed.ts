/** Trips that advances and claims belong to: whose they are, the allowances that a claim brings, and the limits of its bills. */
import { expenseMessages as says } from '@karmik/model/expense/messages';
import type { Amount } from '@karmik/model/kit/currencies';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { verbatim } from '@karmik/model/kit/message';
import type { Away } from '@karmik/model/expense/travel/per-diem';
import type { Tenant } from '../../../db/database.ts';
import { holdPerson } from '../../attendance/requests/checks.ts';
import { allowancesOf, travelRules, tripDays, type Itinerary } from './per-diem.ts';

interface Trip extends Itinerary {
  readonly status: string;
}

/** A trip of which a person is the sender or an associate, locked. */
export const tripOf = (tenant: Tenant, id: number, person: number): Promise<Trip | undefined> =>
  tenant.one<Trip>(
    `select t.status, t.departs_on, to_char(t.departs_at, 'HH24:MI') as departs_at, t.returns_on, to_char(t.returns_at, 'HH24:MI') as returns_at,
            (select json_agg(json_build_object('location', l.location_id, 'departs_on', l.departs_on) order by l.position)
               from travel_request_legs l where l.organization_id = $1 and l.parent_id = t.id) as legs
       from travel_request t
      where t.organization_id = $1 and t.id = $2
        and (t.sender_id = $3 or exists (select from travel_request_associates a where a.organization_id = $1 and a.parent_id = t.id and a.person_id = $3))
        for update of t`,
    [tenant.organizationId, id, person],
  );

/** A bill that the server writes: all allowances of a currency. */
interface AllowanceLine {
  readonly expense_type: number;
  readonly billed_on: string;
  readonly vendor: null;
  readonly bill_number: null;
  /** Days with an allowance. */
  readonly quantity: string;
  readonly claimed: Amount;
}

export interface ClaimedTrip {
  readonly trip: number;
  readonly claimant: number;
  readonly itinerary: Itinerary;
  readonly allowance_type: number | null;
  readonly allowances: readonly AllowanceLine[];
}

interface Claim {
  readonly trip: number;
  readonly claimant: number;
  readonly today: string;
  readonly settlement: number;
  /** When the claimant was away, where that was not as planned. */
  readonly away: Away | undefined;
}

/** Claims that count. */
const live = `('Requested', 'Forwarded', 'Approved')`;

/**
 * The itinerary by the times at which a person was away.
 * @returns why they are none of this trip, by the field of the claim
 */
async function actualOf(
  tenant: Tenant,
  planned: Itinerary,
  { trip, claimant, away }: Claim,
): Promise<Itinerary | { readonly refusal: FieldErrors }> {
  if (!away) return planned;
  await holdPerson(tenant, claimant);
  const { departs_on, returns_on } = away;
  if (departs_on > planned.returns_on || returns_on < planned.departs_on)
    return {
      refusal: { left_on: [says.timesOfOtherTrip({ from: planned.departs_on, until: planned.returns_on })] },
    };
  const other = await tenant.one<{ title: string }>(
    `select t.title from travel_request t
      where t.organization_id = $1 and t.id <> $2 and t.status in ${live}
        and (t.sender_id = $3 or exists (select from travel_request_associates a where a.organization_id = $1 and a.parent_id = t.id and a.person_id = $3))
        and coalesce((select s.left_on <= $5 and s.back_on >= $4 from expense_settlement s
                       where s.organization_id = $1 and s.trip_id = t.id and s.sender_id = $3 and s.left_on is not null and s.status in ${live}
                       order by s.id desc limit 1), t.departs_on <= $5 and t.returns_on >= $4)
      order by t.id limit 1`,
    [tenant.organizationId, trip, claimant, departs_on, returns_on],
  );
  if (other) return { refusal: { left_on: [says.dayOfOtherTrip({ title: verbatim(other.title) })] } };
  const [first, ...legs] = planned.legs;
  // Who left earlier was on the way to the first place.
  const begins = first && first.departs_on > departs_on ? { ...first, departs_on } : first;
  return { ...away, legs: begins ? [begins, ...legs] : legs };
}

/** Whether another claim of the person has the allowances of the trip already. */
const isClaimed = async (tenant: Tenant, { trip, claimant, settlement }: Claim, type: number): Promise<boolean> =>
  (await tenant.one(
    `select 1 from expense_settlement s join expense_settlement_bills b on b.organization_id = s.organization_id and b.parent_id = s.id
      where s.organization_id = $1 and s.trip_id = $2 and s.sender_id = $3 and s.id <> $4 and b.expense_type_id = $5
        and s.status in ${live} limit 1`,
    [tenant.organizationId, trip, claimant, settlement, type],
  )) !== undefined;

/**
 * A trip with the daily allowances that a claim brings: once, from the day of the return, and none where the trip was cancelled.
 * @returns why nothing can be claimed of the trip, by field
 */
export async function claimedTrip(
  tenant: Tenant,
  claim: Claim,
): Promise<ClaimedTrip | { readonly refusal: FieldErrors }> {
  const { claimant, today } = claim;
  const planned = await tripOf(tenant, claim.trip, claimant);
  if (!planned) return { refusal: { trip: [says.notYourTrip] } };
  const { status } = planned;
  if (status !== 'Approved' && status !== 'Cancelled') return { refusal: { trip: [says.tripNotApproved] } };
  const itinerary = await actualOf(tenant, planned, claim);
  if ('refusal' in itinerary) return itinerary;
  const { returns_on } = itinerary;
  const { allowance_type } = await travelRules(tenant);
  const whole = { trip: claim.trip, claimant, itinerary, allowance_type };
  if (status === 'Cancelled' || returns_on > today) return { ...whole, allowances: [] };
  const days = await tripDays(tenant, claimant, itinerary);
  const given = days.filter(({ amount }) => amount !== null && Number(amount.amount) > 0);
  if (given.length === 0) return { ...whole, allowances: [] };
  if (allowance_type === null) return { refusal: { trip: [says.noAllowanceType] } };
  if (await isClaimed(tenant, claim, allowance_type)) return { ...whole, allowances: [] };
  const allowances = allowancesOf(given).map((claimed) => ({
    expense_type: allowance_type,
    billed_on: returns_on,
    vendor: null,
    bill_number: null,
    quantity: `${given.filter(({ amount }) => amount?.currency === claimed.currency).length}.00`,
    claimed,
  }));
  return { ...whole, allowances };
}

interface OfTrip {
  readonly trip: number;
  readonly claimant: number;
  readonly settlement: number;
}

/** What the other claims of a person for a trip come to, in the organization's currency. */
export const otherClaimsOf = async (tenant: Tenant, { trip, claimant, settlement }: OfTrip): Promise<string> =>
  (
    await tenant.one<{ total: string }>(
      `select coalesce(sum(s.claimed_total), 0)::numeric(16, 2)::text as total from expense_settlement s
        where s.organization_id = $1 and s.trip_id = $2 and s.sender_id = $3 and s.id <> $4 and s.status in ${live}`,
      [tenant.organizationId, trip, claimant, settlement],
    )
  )?.total ?? '0.00';

/** Types and days of bills that other claims of a person for a trip have, as `type day`. */
export const claimedDays = async (
  tenant: Tenant,
  { trip, claimant, settlement }: OfTrip,
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tenant.query<{ key: string }>(
        `select distinct b.expense_type_id || ' ' || b.billed_on as key
           from expense_settlement s join expense_settlement_bills b on b.organization_id = s.organization_id and b.parent_id = s.id
          where s.organization_id = $1 and s.trip_id = $2 and s.sender_id = $3 and s.id <> $4 and s.status in ${live}`,
        [tenant.organizationId, trip, claimant, settlement],
      )
    ).map(({ key }) => key),
  );

/** Limits for each unit of bills of a trip, by the class of the place and the level on the day of the bill; null where none is set. */
export async function tripLimits(
  tenant: Tenant,
  { claimant, itinerary }: ClaimedTrip,
  bills: readonly { readonly billed_on: string; readonly expense_type: number }[],
): Promise<(string | null)[]> {
  const [first] = itinerary.legs;
  // What is paid before the trip, such as a ticket, counts for its first place.
  const placeOn = (day: string): number | null =>
    itinerary.legs.findLast(({ departs_on }) => departs_on <= day)?.location ?? first?.location ?? null;
  const rows = await tenant.query<{ cap: string | null }>(
    `select x.cap::text as cap
       from unnest($3::date[], $4::bigint[], $5::bigint[]) with ordinality d (day, type, location, place)
       left join travel_location p on p.organization_id = $1 and p.id = d.location
       left join employee e on e.organization_id = $1 and e.user_id = $2
       left join employment h on h.organization_id = $1 and h.employee_id = $2 and h.starts_on <= d.day and (h.ends_on is null or h.ends_on >= d.day)
       left join lateral (
         select l.cap from travel_limit l
          where l.organization_id = $1 and l.expense_type_id = d.type and l.location_class_id = p.location_class_id and l.valid_from <= d.day
            and l.archived_at is null
            and (l.employment_level_id is null
              or l.employment_level_id = case when h.id is null then e.employment_level_id else h.employment_level_id end)
          order by l.employment_level_id nulls last, l.valid_from desc limit 1) x on true
      order by d.place`,
    [
      tenant.organizationId,
      claimant,
      bills.map(({ billed_on }) => billed_on),
      bills.map(({ expense_type }) => expense_type),
      bills.map(({ billed_on }) => placeOn(billed_on)),
    ],
  );
  return rows.map(({ cap }) => cap);
}

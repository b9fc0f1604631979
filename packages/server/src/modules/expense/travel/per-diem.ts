/** The days of a trip as they count for one person: by the person's level, the class of the place, leave, and the time away. */
import type { DayPart } from '@karmik/model/attendance/travel';
import {
  allowanceOfDay,
  minutesAway,
  shareOfDay,
  usualPerDiem,
  type Away,
  type PerDiemRule,
} from '@karmik/model/expense/travel/per-diem';
import type { tripShares } from '@karmik/model/expense/travel/request';
import { converted } from '@karmik/model/commons/exchange/convert';
import { addUp } from '@karmik/model/kit/add-up';
import { minorUnits, type Amount, type CurrencyCode } from '@karmik/model/kit/currencies';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { sumOf } from '@karmik/model/kit/exact/ratio';
import type { Message } from '@karmik/model/kit/message';
import type { Tenant } from '../../../db/database.ts';
import { rateOfDay } from '../../commons/exchange-rates.ts';

/** Where a trip goes and when. */
export interface Itinerary extends Away {
  readonly legs: readonly { readonly location: number; readonly departs_on: string }[];
}

export interface TripDay {
  readonly day: string;
  readonly minutes: number;
  readonly location: number | null;
  readonly share: keyof typeof tripShares;
  /** Null where no allowance is set for the level and the class of the place. */
  readonly amount: Amount | null;
  /** What of the day is travel; null on a day of leave, and where leave takes another part of it than a half. */
  readonly part: DayPart | null;
}

interface Setting extends PerDiemRule {
  readonly allowance_type: number | null;
  /** Whether claims of a trip are approved by what they come to together. */
  readonly weighs_trip: boolean;
}

export const travelRules = async (tenant: Tenant): Promise<Setting> =>
  (await tenant.one<Setting>(
    `select allowance_type_id as allowance_type, full_day, part_percent, least, weighs_trip
       from travel_expense_setting where organization_id = $1`,
    [tenant.organizationId],
  )) ?? { ...usualPerDiem, allowance_type: null, weighs_trip: false };

/** The place of a day is where the person sleeps: the last one reached on it or before. */
const placeOn = ({ legs }: Itinerary, day: string): number | null =>
  legs.findLast(({ departs_on }) => departs_on <= day)?.location ?? null;

interface Facts {
  readonly day: string;
  readonly daily: Amount | null;
  /** Ten-thousandths of the day. */
  readonly leave: number;
  readonly part: string | null;
}

const restOf: Readonly<Record<string, DayPart>> = { 'First half': 'Second Half', 'Second half': 'First Half' };

/** The days of a person on a trip. */
export async function tripDays(tenant: Tenant, person: number, trip: Itinerary): Promise<TripDay[]> {
  const rule = await travelRules(tenant);
  const days = minutesAway(trip).map((away) => ({ ...away, location: placeOn(trip, away.day) }));
  const facts = await tenant.query<Facts>(
    `select d.day, a.daily, coalesce(l.leave, 0)::integer as leave, l.part
       from unnest($3::date[], $4::bigint[]) d (day, location)
       left join travel_location p on p.organization_id = $1 and p.id = d.location
       left join employee e on e.organization_id = $1 and e.user_id = $2
       left join employment h on h.organization_id = $1 and h.employee_id = $2 and h.starts_on <= d.day and (h.ends_on is null or h.ends_on >= d.day)
       left join lateral (
         select x.daily from travel_allowance x
          where x.organization_id = $1 and x.location_class_id = p.location_class_id and x.valid_from <= d.day and x.archived_at is null
            and (x.employment_level_id is null
              or x.employment_level_id = case when h.id is null then e.employment_level_id else h.employment_level_id end)
          order by x.employment_level_id nulls last, x.valid_from desc limit 1) a on true
       left join lateral (
         select 10000 * sum(v.coefficient) as leave, min(v.part) as part from leave_of_day v
          where v.organization_id = $1 and v.employee_id = $2 and v.day = d.day) l on true`,
    [tenant.organizationId, person, days.map(({ day }) => day), days.map(({ location }) => location)],
  );
  const byDay = new Map(facts.map((each) => [each.day, each]));
  return days.map(({ day, minutes, location }) => {
    const { daily = null, leave = 0, part = null } = byDay.get(day) ?? {};
    if (leave >= 10_000) return { day, minutes, location, share: 'leave', amount: null, part: null };
    const whole = shareOfDay(minutes, rule);
    // Half a day of leave leaves no more than the allowance of a short day.
    const share = leave > 0 && whole === 'full' ? 'part' : whole;
    return {
      day,
      minutes,
      location,
      share,
      amount: daily === null ? null : allowanceOfDay(daily, share, rule),
      part: leave > 0 ? (restOf[part ?? ''] ?? null) : 'Full',
    };
  });
}

/** What days come to, one sum for each currency. */
export function allowancesOf(days: readonly TripDay[]): Amount[] {
  const amounts = days.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(
    ([currency, of]: [CurrencyCode, Amount[]]): Amount => ({
      currency,
      amount: decimalText(sumOf(of.map(({ amount }) => decimalOf(amount))), minorUnits(currency)),
    }),
  );
}

/** What allowances are worth on a day in the organization's currency, or why that is not known. */
export async function worthOf(
  tenant: Tenant,
  days: readonly TripDay[],
  on: string,
): Promise<string | { readonly refusal: Message }> {
  const worth = ['0.00'];
  for (const amount of allowancesOf(days)) {
    const rate = await rateOfDay(tenant, amount.currency, on);
    if ('refusal' in rate) return rate;
    worth.push(converted(amount, rate));
  }
  return addUp(worth);
}

/** The rate of a day: the newest one that is not later, as long as it is not too old. */
import {
  appliedRate,
  isFresh,
  type AppliedRate,
  type QuotedRate,
  type RateUsed,
} from '@karmik/model/commons/exchange/convert';
import { exchangeMessages as says } from '@karmik/model/commons/exchange/messages';
import type { CurrencyCode } from '@karmik/model/kit/currencies';
import { verbatim, type Message } from '@karmik/model/kit/message';
import { installationPlace } from '@karmik/model/organization/place';
import type { Tenant } from '../../db/database.ts';

interface Newest extends QuotedRate {
  readonly applied: RateUsed;
  readonly greatest_age: number;
}

/**
 * The rate by which amounts of a currency are converted on a day; of the organization's own currency it is 1.
 * @param day AD ISO
 * @returns why there is none, where there is no rate up to the day or the newest one is older than the rules allow
 */
export async function rateOfDay(
  tenant: Tenant,
  currency: CurrencyCode,
  day: string,
): Promise<AppliedRate | { readonly refusal: Message }> {
  if (currency === installationPlace.currency) return { rated_on: day, unit: 1, rate: '1.0000' };
  const newest = await tenant.one<Newest>(
    `select r.valid_on::text as valid_on, r.unit, r.buying::text as buying, r.selling::text as selling,
            coalesce(s.applied, 'selling') as applied, coalesce(s.greatest_age, 7) as greatest_age
       from exchange_rate r left join exchange_rate_setting s on s.organization_id = r.organization_id
      where r.organization_id = $1 and r.currency = $2 and r.valid_on <= $3 order by r.valid_on desc limit 1`,
    [tenant.organizationId, currency, day],
  );
  if (!newest) return { refusal: says.missing({ currency: verbatim(currency), day }) };
  const { valid_on: rated_on, greatest_age: most, applied } = newest;
  if (!isFresh(rated_on, day, most))
    return { refusal: says.tooOld({ currency: verbatim(currency), day, rated_on, most }) };
  return appliedRate(newest, applied);
}

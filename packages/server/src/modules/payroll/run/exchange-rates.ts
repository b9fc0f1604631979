/** By what rates a payroll pays salaries that are agreed in other currencies [PC-76]. */
import type { AppliedRate } from '@karmik/model/commons/exchange/convert';
import type { CurrencyCode } from '@karmik/model/kit/currencies';
import { monthSpan } from '@karmik/model/kit/month';
import type { Tenant } from '../../../db/database.ts';
import { rateOfDay } from '../../commons/exchange-rates.ts';
import { settingOf, type PaySetting } from './setting.ts';
import { payDayOf } from './tax-year.ts';

/**
 * The settings by which a payroll of a month is computed now, with the rates of its pay day. Before that day the newest rate is used, so that a
 * payroll that was generated early is stale once the rate of its day is entered.
 * @param paidOn AD ISO; null: the last day of the month
 */
export async function settingOfPayroll(
  tenant: Tenant,
  month: string,
  paidOn: string | null,
): Promise<PaySetting & { readonly paid_on: string }> {
  const setting = { ...(await settingOf(tenant)), paid_on: payDayOf(month, paidOn) };
  const packages = await tenant.query<{ currency: CurrencyCode; day: string }>(
    `select distinct currency, least($2::date, today_of($1)) as day from pay_package where organization_id = $1 and currency is not null`,
    [tenant.organizationId, setting.paid_on],
  );
  if (packages.length === 0) return setting;
  const rates: Partial<Record<CurrencyCode, AppliedRate | null>> = {};
  for (const { currency, day } of packages) {
    const average = setting.foreign_rate === 'month_average' ? await averageOf(tenant, currency, month) : undefined;
    const rate = average ?? (await rateOfDay(tenant, currency, day));
    rates[currency] = 'refusal' in rate ? null : rate;
  }
  return { ...setting, rates };
}

/** The average of the rates that were quoted in a month; undefined where there are none. */
const averageOf = (tenant: Tenant, currency: CurrencyCode, month: string): Promise<AppliedRate | undefined> => {
  const { starts_on, ends_on } = monthSpan(month);
  return tenant.one<AppliedRate>(
    `select max(valid_on) as rated_on, max(unit) as unit, round(avg(rate / unit) * max(unit), 4)::text as rate
       from (select r.valid_on, r.unit, case coalesce(s.applied, 'selling') when 'selling' then r.selling when 'buying' then r.buying else (r.buying + r.selling) / 2 end as rate
               from exchange_rate r left join exchange_rate_setting s on s.organization_id = r.organization_id
              where r.organization_id = $1 and r.currency = $2 and r.valid_on between $3 and $4) q having count(*) > 0`,
    [tenant.organizationId, currency, starts_on, ends_on],
  );
};

/** By what settings of an organization payslips are computed. */
import type { AppliedRate } from '@karmik/model/commons/exchange/convert';
import type { CurrencyCode } from '@karmik/model/kit/currencies';
import type { DayEstimate } from '@karmik/model/payroll/setup/setting';
import type { Tenant } from '../../../db/database.ts';

export interface PaySetting {
  readonly day_basis: 'month' | 'thirty';
  readonly tds_method: 'spread' | 'marginal';
  readonly absence_is_unpaid: boolean;
  readonly approval_levels: number;
  readonly least_net_percent: number;
  readonly net_step: 'paisa' | 'rupee';
  /** Who joins after this day of a BS month is paid for it with the next one; null: everyone is paid at once. */
  readonly cutoff_day: number | null;
  /** Whether declarations of rebates count before they are approved. */
  readonly declared_before_proof: boolean;
  /** Whether leave that is paid at exit bears the final tax, or is income of the year. */
  readonly exit_leave_tax: 'final' | 'income';
  /** How later months are projected of those whose package counts days. */
  readonly daily_estimate: DayEstimate;
  /** Whether the 1 % tax is waived for the whole year in which the SSF is joined, or due for the months before. */
  readonly sst_waiver: 'year' | 'months';
  /** Whether a month counts in the tax year in which it is earned, or in that in which it is paid. */
  readonly tax_year_follows: 'earned' | 'paid';
  /** How the limit of a remote area is read in a year with several categories. */
  readonly remote_area_limit: 'months' | 'highest';
  /** By which rate amounts of packages in other currencies are converted. */
  readonly foreign_rate: 'pay_day' | 'month_average';
  /** Rates by currency, kept with the payroll; null: there is none. Absent: no package is in another currency. */
  readonly rates?: Readonly<Partial<Record<CurrencyCode, AppliedRate | null>>>;
  /** The day on which the payroll is paid; absent: the last day of its month. */
  readonly paid_on?: string;
}

export const defaultSetting: PaySetting = {
  day_basis: 'month',
  tds_method: 'spread',
  absence_is_unpaid: true,
  approval_levels: 1,
  least_net_percent: 50,
  net_step: 'paisa',
  cutoff_day: null,
  declared_before_proof: false,
  exit_leave_tax: 'final',
  sst_waiver: 'year',
  tax_year_follows: 'earned',
  remote_area_limit: 'months',
  daily_estimate: 'month',
  foreign_rate: 'pay_day',
};

export const settingOf = async (tenant: Tenant): Promise<PaySetting> =>
  (await tenant.one<PaySetting>(
    `select day_basis, tds_method, absence_is_unpaid, approval_levels, least_net_percent, net_step, cutoff_day, declared_before_proof, exit_leave_tax, sst_waiver, daily_estimate, tax_year_follows, remote_area_limit, foreign_rate
       from payroll_setting where organization_id = $1`,
    [tenant.organizationId],
  )) ?? defaultSetting;

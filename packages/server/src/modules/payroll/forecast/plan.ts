/** Plans of budget forecasts as computing reads them. */
import type { CurrencyCode } from '@karmik/model/kit/currencies';
import type { Tenant } from '../../../db/database.ts';

/** Amounts and percentages are decimals, months are BS. */
export interface Plan {
  readonly id: number;
  readonly first_month: string;
  readonly months: number;
  /** The name by which formulas call the heading of increments and new hires. */
  readonly heading: string | null;
  readonly increments: readonly {
    readonly from_month: string;
    readonly percent: string | null;
    readonly amount: string | null;
    readonly branch: number | null;
    readonly division: number | null;
    readonly employment_level: number | null;
  }[];
  readonly joins: readonly {
    readonly from_month: string;
    readonly people: number;
    readonly package: {
      readonly package_id: number;
      readonly package: string;
      readonly is_ssf: boolean;
      readonly currency: CurrencyCode | null;
    } | null;
    readonly amount: string | null;
    readonly paid_like: number | null;
    readonly branch: number | null;
    readonly division: number | null;
  }[];
  readonly ends_contracts: boolean;
  readonly turnover: string | null;
}

/** @param lock whether it stays as it is until the transaction ends */
export const planOf = (tenant: Tenant, id: number, lock = false): Promise<Plan | undefined> =>
  tenant.one<Plan>(
    `select r.id, r.first_month, r.months, r.ends_contracts, r.turnover::text,
            (select h.formula_name from pay_heading h where h.organization_id = r.organization_id and h.id = r.heading_id) as heading,
            (select coalesce(jsonb_agg(jsonb_build_object('from_month', i.from_month, 'percent', i.percent::text, 'amount', i.amount::text, 'branch', i.branch_id,
                                                          'division', i.division_id, 'employment_level', i.employment_level_id) order by i.position), '[]'::jsonb)
               from pay_forecast_increments i where i.organization_id = r.organization_id and i.parent_id = r.id) as increments,
            (select coalesce(jsonb_agg(jsonb_build_object('from_month', j.from_month, 'people', j.people, 'amount', j.amount::text, 'paid_like', j.paid_like_id,
                                                          'branch', j.branch_id, 'division', j.division_id,
                                                          'package', case when p.id is not null then jsonb_build_object('package_id', p.id, 'package', p.name, 'is_ssf', p.is_ssf, 'currency', p.currency) end)
                                       order by j.position), '[]'::jsonb)
               from pay_forecast_joins j left join pay_package p on p.organization_id = j.organization_id and p.id = j.package_id
              where j.organization_id = r.organization_id and j.parent_id = r.id) as joins
       from pay_forecast r where r.organization_id = $1 and r.id = $2 ${lock ? 'for update of r' : ''}`,
    [tenant.organizationId, id],
  );

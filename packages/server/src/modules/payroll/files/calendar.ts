/** The calendar of compliance: what confirmed payrolls owe to authorities, and whether receipts cover it. */
import { addUp } from '@karmik/model/kit/add-up';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { compare, zero } from '@karmik/model/kit/exact/ratio';
import type { PayDuties } from '@karmik/model/payroll/files/calendar';
import { dueDayOf, type DutyName } from '@karmik/model/payroll/files/duties';
import { revenueCodes } from '@karmik/model/payroll/files/tax-setting';
import type { Tenant } from '../../../db/database.ts';
import { fund } from './people.ts';
import { taxReportOf } from './write.ts';

/** How many of the newest months are looked at. */
const months = 12;

interface Row {
  readonly run: number;
  readonly month: string;
  readonly ssf: string;
  readonly pf: string;
  readonly cit: string;
  readonly portion: string;
  readonly rest: string;
  /** What files with receipts come to, by duty. */
  readonly paid: Readonly<Record<string, string>>;
}

/** @param today AD ISO */
export async function dutiesOf(tenant: Tenant, today: string): Promise<PayDuties> {
  const rows = await tenant.query<Row>(
    `select r.id as run, r.month, l.*, t.*,
            (select coalesce(jsonb_object_agg(f.duty, f.total), '{}'::jsonb) from (
               select duty, sum(total)::text as total from pay_file where organization_id = $1 and run_id = r.id and status = 'Paid' group by duty) f) as paid
       from pay_run r
      cross join lateral (
        select ${fund('ssf')} as ssf, ${fund('pf')} as pf, ${fund('cit')} as cit from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
         where s.organization_id = $1 and s.run_id = r.id and s.status <> 'Discarded') l
      cross join lateral (
        select coalesce(sum(s.tax_portion), 0)::text as portion, coalesce(sum(s.tax - s.tax_portion), 0)::text as rest from pay_slip s
         where s.organization_id = $1 and s.run_id = r.id and s.status <> 'Discarded') t
      where r.organization_id = $1 and r.status in ('Confirmed', 'Published') order by r.starts_on desc, r.id desc limit $2`,
    [tenant.organizationId, months],
  );
  const codes = revenueCodes(await taxReportOf(tenant));
  const results = rows.flatMap(({ run, month, paid, ...sums }) => {
    const owed: { readonly duty: DutyName; readonly revenue: string | null; readonly amount: string }[] = [
      { duty: 'ssf', revenue: null, amount: sums.ssf },
      { duty: 'tax', revenue: codes.portion, amount: sums.portion },
      { duty: 'tax', revenue: codes.rest, amount: sums.rest },
      { duty: 'pf', revenue: null, amount: sums.pf },
      { duty: 'cit', revenue: null, amount: sums.cit },
    ];
    return owed.flatMap(({ duty, revenue, amount }) => {
      if (compare(decimalOf(amount), zero) === 0) return [];
      const due_on = dueDayOf(duty, month);
      const whole = owed.filter((each) => each.duty === duty).map((each) => each.amount);
      const isDone = compare(decimalOf(paid[duty] ?? '0'), decimalOf(addUp(whole))) >= 0;
      const state = isDone
        ? ('done' as const)
        : due_on !== null && due_on < today
          ? ('late' as const)
          : ('due' as const);
      return [{ run, month, duty, revenue, amount, due_on, state }];
    });
  });
  return { results };
}

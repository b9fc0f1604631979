/** Reminders of what confirmed payrolls owe to authorities: some days before it is due, and once it is late. */
import { linkTo } from '@karmik/model/kit/links';
import { amountWords } from '@karmik/model/kit/figures';
import { monthWords } from '@karmik/model/kit/month';
import { addUp } from '@karmik/model/kit/add-up';
import { addDaysTo } from '@karmik/model/kit/period';
import { duties } from '@karmik/model/payroll/files/duties';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { holdersOf } from '../../../approval/levels.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { todayIn } from '../../../time.ts';
import { notify } from '../../notification/notify.ts';
import { dutiesOf } from './calendar.ts';
import { fileMessages as says } from './messages.ts';

/** Without settings. */
const usualDays = 5;
/** What became late longer ago is not told any more, such as before an update of Karmik. */
const lateDays = 14;

interface Organization {
  readonly organization_id: number;
  readonly slug: string;
  readonly timezone: string;
  /** How long before the due day; null: never. */
  readonly days: number | null;
}

/** Any server does it; holders of the permission get one notification of each duty before its day and one after it. */
export async function remindOfDuties({ database, clock }: Context): Promise<void> {
  const now = clock();
  const all = await database.everywhere.query<Organization>(
    `select o.id as organization_id, o.slug, o.timezone, case when s.id is null then $1 else s.remind_days end as days
       from organization o left join payroll_setting s on s.organization_id = o.id
      where exists (select from pay_run r left join pay_run_reminder m on m.organization_id = r.organization_id and m.run_id = r.id
                     where r.organization_id = o.id and r.status in ('Confirmed', 'Published') and r.confirmed_at > $2::timestamptz - interval '90 days'
                       and (m.reminded_on is null or m.reminded_on < ($2::timestamptz at time zone o.timezone)::date))`,
    [usualDays, now],
  );
  for (const { organization_id, days, ...of } of all) {
    const today = todayIn(of.timezone, now);
    await database.organization(organization_id).transaction(async (tenant) => {
      if (days !== null) await remindOnce(tenant, { ...of, days }, { now, today });
      await tenant.query(
        `insert into pay_run_reminder (organization_id, run_id, reminded_on)
         select organization_id, id, $2 from pay_run where organization_id = $1 and status in ('Confirmed', 'Published') order by id
         on conflict (organization_id, run_id) do update set reminded_on = excluded.reminded_on`,
        [organization_id, today],
      );
    });
  }
}

async function remindOnce(
  tenant: Tenant,
  { slug, days }: { readonly slug: string; readonly days: number },
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  const { organizationId } = tenant;
  const { results } = await dutiesOf(tenant, today);
  const open = results.flatMap((row) => {
    const { state, due_on } = row;
    if (state === 'done' || due_on === null) return [];
    const isLate = due_on < today;
    const isTold = isLate ? due_on >= addDaysTo(today, -lateDays) : due_on <= addDaysTo(today, days);
    return isTold ? [{ ...row, due_on, isLate }] : [];
  });
  // Both revenue codes of a tax are paid together.
  for (const own of Map.groupBy(open, ({ run, duty }) => `${run} ${duty}`).values()) {
    const [first] = own;
    if (!first) continue;
    const { run, duty, month, due_on, isLate } = first;
    const reminder = `${duty} ${isLate ? 'late' : 'ahead'}`;
    const told = await tenant.query(
      `insert into pay_run_reminder as m (organization_id, run_id, reminders) values ($1, $2, array[$3])
       on conflict (organization_id, run_id) do update set reminders = array_append(m.reminders, $3) where not m.reminders @> array[$3]
       returning run_id`,
      [organizationId, run, reminder],
    );
    if (told.length === 0) continue;
    const said = {
      duty: duties[duty].label,
      month: monthWords(month),
      amount: amountWords({ currency: 'NPR', amount: addUp(own.map(({ amount }) => amount)) }),
      day: due_on,
    };
    await notify(tenant, {
      organizationId,
      actorId: null,
      recipientIds: await holdersOf(tenant, '11.00'),
      category: 'payroll',
      code: '11.00',
      at: now,
      text: isLate ? says.late(said) : says.dueSoon(said),
      url: linkTo(payrollPaths.overview, { slug }),
    });
  }
}

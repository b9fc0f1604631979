/** Pay of the demo: payslips of an older program, headings, packages, and the payrolls of this fiscal year. */
import { monthName } from 'date-bs';
import type { EntityBody } from '@karmik/model/kit/entity';
import { monthSpan } from '@karmik/model/kit/month';
import { addDaysTo, periodName, periodStart } from '@karmik/model/kit/period';
import { payDayCorrection } from '@karmik/model/payroll/items/day-correction';
import { payHold } from '@karmik/model/payroll/items/hold';
import { payLawChange } from '@karmik/model/payroll/law/change';
import { payIncentive, payIncentiveAmount } from '@karmik/model/payroll/items/incentive';
import { bsMonthOf, fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import type { RunKind } from '@karmik/model/payroll/run/kind';
import { payFestival } from '@karmik/model/payroll/setup/festival';
import { payRun } from '@karmik/model/payroll/run/run';
import { paySlip } from '@karmik/model/payroll/run/slip';
import type { Tenant } from '../../db/database.ts';
import { readRow } from '../../entity/read.ts';
import { createRecord } from '../../entity/write.ts';
import type { Writing } from '../../operations/operation.ts';
import { performNow } from '../../operations/run.ts';
import { demoEmails } from '../../seed/demo-accounts.ts';
import { writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { seedAdvances, seedRecentAdvances } from './advance/seed.ts';
import { seedArchive, seedComparison, seedRegisters } from './archive/seed.ts';
import { seedCertificates } from './certificate/seed.ts';
import { seedOpenings } from './opening/seed.ts';
import { dayCorrectionHooks } from './items/day-corrections.ts';
import { holdHooks } from './items/holds.ts';
import { lawChangeHooks } from './law/routes.ts';
import { seedApproved, seedPending } from './rebate/seed.ts';
import { seedFiles } from './files/seed.ts';
import { seedForecasts } from './forecast/seed.ts';
import { payGeneration } from './run/generate.ts';
import { movePayRun } from './run/move.ts';
import { seedWork } from './work/seed.ts';
import { festivalHooks } from './setup/festival.ts';
import { payIncrement } from './setup/increment.ts';
import { moveSlip } from './run/respond.ts';
import { hasLeavers } from './run/settlement.ts';
import { quoteDollars, seedDailyWages, seedDollars, seedFundPayment, seedSecondPost } from './setup/seed.ts';
import { seedVoucher, seedVoucherSetup } from './voucher/seed.ts';
import { addReadyMade } from './setup/ready-made.ts';

/** Months of the demo that have a payroll; the last one waits for approval. */
const monthsOfPay = 8;

/**
 * The months up to the last one whose attendance is closed. One organisation is paid for some months of which the demo has no attendance,
 * over the end of a fiscal year; the other one is new to payroll.
 */
async function payrollMonths(tenant: Tenant, { plan }: DemoOrganization, from: string): Promise<string[]> {
  const closed = await tenant.query<{ starts_on: string }>(
    `select starts_on from period_lock where organization_id = $1 and area = 'attendance' and state = 'closed' order by starts_on`,
    [tenant.organizationId],
  );
  const months = closed.map(({ starts_on }) => bsMonthOf(starts_on));
  const last = months.at(-1);
  if (plan.slug !== 'himal' || last === undefined) return months.filter((month) => monthSpan(month).starts_on >= from);
  return Array.from({ length: monthsOfPay }, (_, index) => monthBefore(last, monthsOfPay - 1 - index));
}

/** The first month of the demo's payrolls whose attendance is there; days of it are paid by the day. @param from AD ISO */
const firstAttended = async (tenant: Tenant, from: string): Promise<string | undefined> =>
  (
    await tenant.one<{ day: string | null }>(
      `select min(starts_on) as day from period_lock where organization_id = $1 and area = 'attendance' and state = 'closed' and starts_on >= $2`,
      [tenant.organizationId, from],
    )
  )?.day ?? undefined;

/** @example monthBefore('bs:2083-02', 3) // 'bs:2082-11' */
function monthBefore(month: string, count: number): string {
  const months = Number(month.slice(3, 7)) * 12 + Number(month.slice(8)) - 1 - count;
  return `bs:${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** An employee who prepares payrolls, so that HR can approve them. */
async function payrollOfficer(tenant: Tenant): Promise<number> {
  const row = await tenant.one<{ id: number }>(
    `with officer as (
       select m.user_id from membership m join users u on u.id = m.user_id join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
        where m.organization_id = $1 and m.is_current and not m.is_hr_admin and not m.is_audit_user
          and u.email <> all($2::text[])
        order by e.joined_on, m.user_id limit 1),
     made as (insert into permission_group (organization_id, name, codes) values ($1, 'Payroll officers', array['11.00', '26.00']) returning id)
     insert into membership_group (organization_id, user_id, group_id) select $1, o.user_id, g.id from officer o, made g returning user_id as id`,
    [tenant.organizationId, [...demoEmails]],
  );
  if (!row) throw new Error('the demo has no employee who could prepare payrolls');
  return row.id;
}

/** Everyone who is paid has a package from a day, or from joining, with a basic salary by the scale of their level; some save in the CIT. */
const assignAll = (tenant: Tenant, from: string): Promise<unknown> =>
  tenant.query(
    `with paid as (
       select e.user_id, greatest(e.joined_on, $2::date) as starts_on,
              coalesce(l.scale_start + coalesce((select h.step from employment h where h.organization_id = $1 and h.employee_id = e.user_id order by h.starts_on desc limit 1), 0)
                         * coalesce(l.scale_increment, 0), 30000 + (e.user_id * 7919 % 40) * 1000) as basic,
              (select p.id from pay_package p where p.organization_id = $1
                order by (p.name = 'Social Security Fund') = (e.user_id % 3 <> 0) desc, (p.name = 'Provident fund and CIT') desc limit 1) as package_id
         from employee e left join employment_level l on l.organization_id = e.organization_id and l.id = e.employment_level_id
        where e.organization_id = $1
          and (e.is_current or exists (select from employment h where h.organization_id = $1 and h.employee_id = e.user_id and h.ends_on >= $2))),
     assigned as (
       insert into pay_package_assignment (organization_id, employee_id, package_id, starts_on, created_at)
       select $1, user_id, package_id, starts_on, $2::date from paid returning id, employee_id)
     insert into pay_package_assignment_amounts (organization_id, parent_id, position, heading_id, amount)
     select $1, a.id, row_number() over (partition by a.id order by h.slip_order) - 1, h.id,
            round(case h.formula_name when 'basic' then p.basic when 'dearness' then 7380 when 'cit' then p.basic * 0.1 else p.basic * 0.25 end, 2)
       from assigned a join paid p on p.user_id = a.employee_id
       join pay_heading h on h.organization_id = $1 and (h.formula_name in ('basic', 'dearness', 'allowance') or (h.formula_name = 'cit' and a.employee_id % 20 = 4))`,
    [tenant.organizationId, from],
  );

/** A few are taxed as couples; one came in this year with income from an earlier employer. */
const profileSome = (tenant: Tenant, from: string, year: string): Promise<unknown> =>
  tenant.query(
    `insert into payroll_profile (organization_id, employee_id, starts_on, tax_status, is_resident, is_disabled, opening_year, opening_income, opening_retirement,
            opening_tax, opening_first_band, created_at)
     select $1, a.employee_id, a.starts_on, case when a.starts_on > $2 then 'single' else 'couple' end, true, false,
            case when a.starts_on > $2 then $3 end, case when a.starts_on > $2 then 90000 end, case when a.starts_on > $2 then 0 end,
            case when a.starts_on > $2 then 900 end, case when a.starts_on > $2 then 900 end, $2::date
       from (select employee_id, starts_on from pay_package_assignment where organization_id = $1 order by starts_on desc, employee_id limit 4) a`,
    [tenant.organizationId, from, year],
  );

/** Phulpati by the first year of the fiscal year. */
const dashain: Readonly<Record<number, string>> = { 2081: '2024-10-10', 2082: '2025-09-29', 2083: '2026-10-17' };

/** Dashain of most employees, and Christmas of others, on their days of this fiscal year and the one before. */
async function seedFestivals(hr: Awaited<ReturnType<typeof writerOf>>, year: string): Promise<void> {
  const first = Number(year.slice(0, 4));
  const years = [first - 1, first];
  const add = (body: EntityBody<typeof payFestival>) =>
    hr.access.tenant.transaction((inner) => createRecord(hr, inner, payFestival, festivalHooks, body));
  await add({
    name: 'Dashain',
    name_in_nepali: 'दसैँ',
    is_usual: true,
    days: years.map((each) => ({ day: dashain[each] ?? monthSpan(`bs:${each}-06`).ends_on })),
  });
  await add({
    name: 'Christmas',
    name_in_nepali: 'क्रिसमस',
    is_usual: false,
    // The calendar of Nepal is 57 years ahead at the end of a year.
    days: years.map((each) => ({ day: `${each - 57}-12-25` })),
  });
}

/** The numbers of funds, with which the files of the first months are whole. */
const fundNumbers = (tenant: Tenant): Promise<unknown> =>
  tenant.query(
    `update employee set ssf_number = coalesce(ssf_number, 'S' || employee_code), pf_number = coalesce(pf_number, 'P' || employee_code),
            cit_number = coalesce(cit_number, 'C' || employee_code), pan_number = coalesce(pan_number, (600000000 + user_id)::text)
      where organization_id = $1`,
    [tenant.organizationId],
  );

/** A few profiles lack numbers of funds or the PAN, which the review of a payroll and its files say. */
const takeNumbers = (tenant: Tenant): Promise<unknown> =>
  tenant.query(
    `update employee set ssf_number = null, pf_number = null, pan_number = case when user_id % 80 <> 7 then pan_number end where organization_id = $1 and is_current and user_id % 40 = 7`,
    [tenant.organizationId],
  );

/** Some get a raise of 8 % from a month on. */
const raiseSome = (tenant: Tenant, from: string): Promise<unknown> =>
  tenant.query(
    `with ended as (
       update pay_package_assignment set ends_on = $2::date - 1 where organization_id = $1 and starts_on < $2 and ends_on is null and employee_id % 16 = 3
       returning id, employee_id, package_id),
     raised as (
       insert into pay_package_assignment (organization_id, employee_id, package_id, starts_on, created_at)
       select $1, employee_id, package_id, $2, $2::date from ended returning id, employee_id)
     insert into pay_package_assignment_amounts (organization_id, parent_id, position, heading_id, amount)
     select $1, r.id, a.position, a.heading_id, case when h.formula_name = 'basic' then round(a.amount * 1.08, 2) else a.amount end
       from raised r join ended e on e.employee_id = r.employee_id
       join pay_package_assignment_amounts a on a.organization_id = $1 and a.parent_id = e.id
       join pay_heading h on h.organization_id = $1 and h.id = a.heading_id`,
    [tenant.organizationId, from],
  );

/** The first month of the demo's payrolls. */
export async function firstPayrollMonth(tenant: Tenant, demo: DemoOrganization): Promise<string> {
  const yearStart = periodStart(new Date(demo.end).toISOString().slice(0, 10), 'fiscal_year', 'bs');
  return (await payrollMonths(tenant, demo, yearStart))[0] ?? bsMonthOf(yearStart);
}

export async function seed(demo: DemoOrganization): Promise<void> {
  await seedArchive(demo);
  await seedRegisters(demo);
  const { context, organizationId, hrId, end, setTime } = demo;
  const today = new Date(end).toISOString().slice(0, 10);
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const yearStart = periodStart(today, 'fiscal_year', 'bs');
  const year = periodName(today, 'fiscal_year', 'bs');
  const months = await payrollMonths(tenant, demo, yearStart);
  const from = monthSpan(months[0] ?? bsMonthOf(yearStart)).starts_on;
  setTime(new Date(`${from}T03:00:00Z`));
  await tenant.transaction((inner) => addReadyMade(hr, inner, from));
  await assignAll(tenant, from);
  await profileSome(tenant, from, year);
  await seedSecondPost(hr, from);
  await seedDollars(hr, from);
  const attended = await firstAttended(tenant, from);
  if (attended !== undefined) await seedDailyWages(hr, attended);
  await seedFestivals(hr, year);
  await seedOpenings(hr, from);
  await fundNumbers(tenant);
  await seedVoucherSetup(hr);
  await seedCertificates(hr);
  const officer = await writerOf(context, organizationId, await payrollOfficer(tenant));
  const paid = months.slice(0, -1);
  const papers = papersOf(demo, officer.access.userId);
  for (const [place, month] of months.entries()) {
    const { starts_on, ends_on } = monthSpan(month);
    if (place === 0 || starts_on === yearStart) setTime(new Date(`${starts_on}T03:00:00Z`));
    if (starts_on === yearStart || (place === 0 && starts_on > yearStart))
      await seedApproved(hr, demo, year, bsMonthOf(yearStart));
    const now = new Date(Date.parse(`${ends_on}T03:00:00Z`) + 86_400_000);
    setTime(now);
    const at = {
      context,
      tenant,
      userId: officer.access.userId,
      clock: { now, today: now.toISOString().slice(0, 10) },
    };
    if (month === paid.at(-1)) {
      await papers.done();
      await takeNumbers(tenant);
    }
    if (place > 0 && place === paid.length - 1) {
      // A raise from an earlier month on, so that arrears are paid.
      await raiseBackInTime(at, tenant, monthSpan(paid.at(-3) ?? paid[0] ?? month).starts_on);
      await handInSome(hr, tenant, month);
    }
    const isLast = month === months.at(-1);
    if (isLast) {
      await raiseSome(tenant, starts_on);
      await tenant.transaction((inner) => correctADay(hr, inner, month));
    }
    const generate = (kind: RunKind) =>
      performNow(at, payGeneration, { month, kind, headings: [], paid_on: at.clock.today });
    const take = async (kind: RunKind, steps: readonly (keyof typeof states)[]) => {
      for (const name of steps) await decide(name === 'approve' ? hr : officer, tenant, { month, kind, name });
    };
    await quoteDollars(hr, at.clock.today);
    // Those who left in the last two paid months have settlements, and earlier ones are in the payrolls of their months.
    if (!isLast && place >= paid.length - 2 && (await hasLeavers(tenant, month))) {
      await generate('settlement');
      await take('settlement', allSteps);
    }
    await generate('regular');
    if (place === 0) await context.database.owner.query('analyze pay_slip, pay_slip_lines, pay_slip_share');
    await take('regular', isLast ? ['send'] : allSteps);
    if (!isLast) papers.write(month, paid.length - 1 - place, now);
    if (place === paid.length - 3) await seedAdvances(hr, demo, now);
  }
  await respond(demo, tenant);
  if (paid.length > 2) {
    await seedRecentAdvances(hr, demo);
    await seedWork(hr, demo, yearStart);
  }
  await papers.done();
  setTime(new Date(end));
  const last = months.at(-1);
  if (paid.length > 2 && last !== undefined) await seedComparison(demo, last);
  await seedPending(hr, demo, bsMonthOf(today));
  await seedFundPayment(hr, bsMonthOf(today));
  if (paid.length > 2) await seedForecasts(hr, bsMonthOf(today));
}

/** Files and vouchers of paid months, written next to the payrolls of later months, one month after the other, by a clock of their own. */
function papersOf(demo: DemoOrganization, by: number) {
  let time = demo.context.clock();
  const own = { ...demo, context: { ...demo.context, clock: () => time }, setTime: (next: Date) => (time = next) };
  let written = Promise.resolve();
  return {
    /** @param ago how many paid months came after this one */
    write(month: string, ago: number, now: Date): void {
      written = written.then(async () => {
        time = now;
        await seedFiles(own, by, month, ago);
        await seedVoucher(own, by, month, ago);
      });
      // Where it fails, the one that waits for it says so.
      written.catch(() => undefined);
    },
    done: () => written,
  };
}

/** Most employees have acknowledged their payslips, and one has a question. */
async function respond(demo: DemoOrganization, tenant: Tenant): Promise<void> {
  const { context, organizationId, setTime, end } = demo;
  await tenant.query(
    `with done as (
       update pay_slip s set response = 'acknowledged', acknowledged_at = least(r.published_at + make_interval(hours => 2 + (s.employee_id % 50)::integer), $3)
         from pay_run r, users u
        where s.organization_id = $1 and r.organization_id = $1 and r.id = s.run_id and s.status = 'Published' and s.employee_id % 7 <> 0
          and u.id = s.employee_id and u.email <> all($2::text[])
       returning s.id, s.employee_id, s.acknowledged_at)
     insert into approval_history (organization_id, entity, object_id, action_performed, action_performed_by_id, remarks, created_at)
     select $1, 'pay_slip', id, 'Acknowledged', employee_id, '', acknowledged_at from done`,
    [tenant.organizationId, [...demoEmails], new Date(end)],
  );
  const slip = await tenant.one<{ id: number; employee_id: number }>(
    `select s.id, s.employee_id from pay_slip s join users u on u.id = s.employee_id
      where s.organization_id = $1 and s.status = 'Published' and s.response = 'none' and u.email <> all($2::text[]) order by s.starts_on desc, s.employee_id limit 1`,
    [tenant.organizationId, [...demoEmails]],
  );
  if (!slip) return;
  setTime(new Date(end - 86_400_000));
  const employee = await writerOf(context, organizationId, slip.employee_id);
  await tenant.transaction(async (inner) => {
    const row = await readRow(inner, paySlip, {}, employee.access, slip.id, 'lock');
    await moveSlip(employee, inner, {
      id: slip.id,
      name: 'ask',
      to: 'Published',
      before: { ...row, id: slip.id, status: 'Published' },
      input: { remark: 'Is my overtime of the last week in this payslip?' },
    });
  });
}

/** A raise by grade of two employees, back to a day. */
async function raiseBackInTime(at: Writing, tenant: Tenant, from: string): Promise<void> {
  const heading = await headingNamed(tenant, 'basic');
  const people = await tenant.query<{ id: number; package: number }>(
    `select employee_id as id, package_id as package from pay_package_assignment where organization_id = $1 and starts_on <= $2 and ends_on is null and employee_id <> $3
        and exists (select from employee e where e.organization_id = $1 and e.user_id = employee_id and e.is_current)
      order by employee_id desc limit 2`,
    [tenant.organizationId, from, at.userId],
  );
  for (const [index, { id }] of people.entries())
    await performNow(at, payIncrement, {
      heading,
      method: index === 0 ? 'percent' : 'fixed',
      percent: index === 0 ? '8' : null,
      amount: index === 0 ? null : '3500.00',
      starts_on: from,
      employee: id,
      package: null,
      branch: null,
      division: null,
      employment_type: null,
    });
}

const headingNamed = async (tenant: Tenant, name: string): Promise<number> =>
  (
    await tenant.one<{ id: number }>('select id from pay_heading where organization_id = $1 and formula_name = $2', [
      tenant.organizationId,
      name,
    ])
  )?.id ?? 0;

/** An incentive of a month for three employees, and the pay of one of them on hold. */
async function handInSome(writer: Awaited<ReturnType<typeof writerOf>>, tenant: Tenant, month: string): Promise<void> {
  const people = await tenant.query<{ id: number }>(
    `select a.employee_id as id from pay_package_assignment a join users u on u.id = a.employee_id
      where a.organization_id = $1 and a.ends_on is null and a.employee_id <> $2 order by u.email = any($3::text[]) desc, a.employee_id limit 3`,
    [tenant.organizationId, writer.access.userId, [...demoEmails]],
  );
  await tenant.transaction(async (inner) => {
    const incentive = await createRecord(
      writer,
      inner,
      payIncentive,
      {},
      {
        name: 'Field work',
        heading: await headingNamed(inner, 'allowance'),
        first_month: month,
        last_month: null,
        description: 'Work outside the valley',
      },
    );
    for (const [index, { id }] of people.entries())
      await createRecord(
        writer,
        inner,
        payIncentiveAmount,
        {},
        {
          incentive,
          employee: id,
          amount: `${(index + 2) * 1500}.00`,
        },
      );
    const held = people.at(-1);
    if (held)
      await createRecord(writer, inner, payHold, holdHooks, {
        employee: held.id,
        from_month: month,
        until_month: null,
        reason: 'The laptop of the last project is not returned yet.',
      });
    await createRecord(writer, inner, payLawChange, lawChangeHooks, {
      figure: 'tax.retirement:cap',
      amount: '600000',
      starts_on: monthSpan(`bs:${fiscalYearOf(month).slice(0, 4)}-04`).starts_on,
      ends_on: null,
      source: 'Draft of an amendment of Income Tax Rules 2059, rule 21; wait for the gazette',
    });
  });
}

/** A day that was paid and turned out to be unpaid: what is paid too much waits for a decision. */
async function correctADay(writer: Awaited<ReturnType<typeof writerOf>>, tenant: Tenant, month: string): Promise<void> {
  const slip = await tenant.one<{ employee_id: number; month: string }>(
    `select employee_id, month from pay_slip where organization_id = $1 and starts_on < $2 and unpaid_days = 0 and status = 'Published' and employee_id <> $3
        and exists (select from employee e where e.organization_id = $1 and e.user_id = employee_id and e.is_current)
      order by starts_on desc, employee_id offset 5 limit 1`,
    [tenant.organizationId, monthSpan(month).starts_on, writer.access.userId],
  );
  if (!slip) return;
  const day = addDaysTo(monthSpan(slip.month).ends_on, -3);
  await createRecord(writer, tenant, payDayCorrection, dayCorrectionHooks, {
    employee: slip.employee_id,
    starts_on: day,
    ends_on: day,
    effect: 'unpaid',
    reason: 'The employee came back from unpaid leave a day later than was recorded.',
  });
}

const allSteps = ['send', 'approve', 'confirm', 'publish'] as const;
const states = { send: 'Approval pending', approve: 'Approved', confirm: 'Confirmed', publish: 'Published' } as const;

async function decide(
  writer: Awaited<ReturnType<typeof writerOf>>,
  tenant: Tenant,
  { month, kind, name }: { readonly month: string; readonly kind: RunKind; readonly name: keyof typeof states },
): Promise<void> {
  await tenant.transaction(async (inner) => {
    const run = await inner.one<{ id: number }>(
      `select id from pay_run where organization_id = $1 and month = $2 and kind = $3 and status <> 'Discarded'`,
      [inner.organizationId, month, kind],
    );
    if (!run) throw new Error(`the demo has no payroll of ${monthName(Number(month.slice(8)), 'en')}`);
    const row = await readRow(inner, payRun, {}, writer.access, run.id, 'lock');
    await movePayRun(writer, inner, {
      id: run.id,
      name,
      to: states[name],
      before: { ...row, id: run.id, status: String(row['status']) },
      input: {},
    });
  });
}

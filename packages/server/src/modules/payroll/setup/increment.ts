/** Raises an amount of many employees from a day: assignments of packages are cut there, and later ones are raised too. */
import { verbatim } from '@karmik/model/kit/message';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { minus, one, over, plus, type Ratio, times, whole } from '@karmik/model/kit/exact/ratio';
import { incrementPay } from '@karmik/model/payroll/setup/increment';
import { payPackageAssignment } from '@karmik/model/payroll/setup/package';
import { accessOf } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import { createRecord } from '../../../entity/write.ts';
import { succession } from '../../../entity/succession.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { operation, type Writing } from '../../../operations/operation.ts';
import { payrollMessages as says } from '../messages.ts';

interface Candidate {
  readonly assignment: number;
  readonly employee: number;
  readonly package: { readonly id: number; readonly name: string };
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly amount: string;
  readonly paid_months: number;
}

/** Assignments that hold on the day or later, with the amount of a heading that the employee has there: an own one, or that of the package. */
const candidatesOf = (tenant: Tenant, heading: number, day: string, assignments: readonly number[] | null) =>
  tenant.query<Candidate>(
    `select a.id as assignment, a.employee_id as employee, jsonb_build_object('id', p.id, 'name', p.name) as package, a.starts_on, a.ends_on,
            coalesce(own.amount, ofpackage.amount)::text as amount,
            (select count(*)::integer from pay_run r where r.organization_id = $1 and r.status in ('Confirmed', 'Published')
                and r.ends_on >= greatest(a.starts_on, $3::date) and (a.ends_on is null or r.starts_on <= a.ends_on)) as paid_months
       from pay_package_assignment a
       join pay_package p on p.organization_id = a.organization_id and p.id = a.package_id
       left join pay_package_assignment_amounts own on own.organization_id = a.organization_id and own.parent_id = a.id and own.heading_id = $2
       left join lateral (select l.amount from pay_package_version v
                           join pay_package_version_headings l on l.organization_id = v.organization_id and l.parent_id = v.id and l.heading_id = $2
                          where v.organization_id = $1 and v.package_id = a.package_id and v.starts_on <= greatest(a.starts_on, $3::date)
                            and (v.ends_on is null or v.ends_on >= greatest(a.starts_on, $3::date)) order by v.starts_on desc limit 1) ofpackage on true
      where a.organization_id = $1 and (a.ends_on is null or a.ends_on >= $3) and ($4::bigint[] is null or a.id = any($4))
        and coalesce(own.amount, ofpackage.amount) is not null
      order by a.employee_id, a.starts_on`,
    [tenant.organizationId, heading, day, assignments],
  );

/** The people of a choice. */
export async function peopleOf(
  tenant: Tenant,
  {
    employee,
    branch,
    division,
    employment_type,
  }: Readonly<Record<'employee' | 'branch' | 'division' | 'employment_type', number | null>>,
): Promise<ReadonlySet<number>> {
  const rows = await tenant.query<{ id: number }>(
    `select user_id as id from employee_today where organization_id = $1 and standing <> 'Past' and ($2::bigint is null or user_id = $2)
        and ($3::bigint is null or branch_id = $3) and ($4::bigint is null or division_id = $4) and ($5::bigint is null or employment_type_id = $5)`,
    [tenant.organizationId, employee, branch, division, employment_type],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * The name by which formulas call a heading; undefined where there is none.
 * @throws 400 where no amount of the heading is entered
 */
export async function amountHeadingOf(tenant: Tenant, id: number): Promise<string | undefined> {
  const heading = await tenant.one<{ name: string; formula_name: string; has_amount: boolean }>(
    'select name, formula_name, has_amount from pay_heading where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (heading && !heading.has_amount) throw invalidField('heading', says.noAmount({ heading: verbatim(heading.name) }));
  return heading?.formula_name;
}

type Raise = (amount: string) => Ratio;
/** What an increment makes of an amount. */
export const raiseOf = ({
  method,
  percent,
  amount,
}: {
  method: string;
  percent: string | null;
  amount: string | null;
}): Raise =>
  method === 'percent'
    ? (before) => times(decimalOf(before), plus(one, over(decimalOf(percent ?? '0'), whole(100))))
    : (before) => plus(decimalOf(before), decimalOf(amount ?? '0'));

interface Facts {
  readonly assignment: number;
  readonly ends_on: string | null;
  /** Whether the assignment is cut on the day; otherwise it is raised as it is. */
  readonly is_cut: boolean;
}

interface Receipt {
  readonly assignment: number;
  readonly before: string;
  readonly after: string;
}

export const payIncrement = operation<typeof incrementPay.input.fields, typeof incrementPay.rows, Facts>(incrementPay, {
  async look({ tenant }, input) {
    await amountHeadingOf(tenant, input.heading);
    const people = await peopleOf(tenant, input);
    const raised = raiseOf(input);
    const found = await candidatesOf(tenant, input.heading, input.starts_on, null);
    return found
      .filter(
        ({ employee, package: of }) => people.has(employee) && (input.package === null || of.id === input.package),
      )
      .map(({ assignment, employee, package: of, starts_on, ends_on, amount, paid_months }) => {
        const isCut = starts_on < input.starts_on;
        const after = decimalText(raised(amount));
        return {
          key: String(assignment),
          values: {
            employee,
            package: of,
            starts_on: isCut ? input.starts_on : starts_on,
            before: amount,
            after,
            raise: decimalText(minus(decimalOf(after), decimalOf(amount))),
            paid_months,
          },
          facts: { assignment, ends_on, is_cut: isCut },
        };
      });
  },
  async applyRow(writing, { heading, starts_on }, { values: { employee, before, after }, facts }) {
    const { tenant, userId } = writing;
    // A person cannot raise their own pay.
    if (employee === userId) throw conflict(says.ownIncrement, 'own_increment');
    await tenant.query(
      'select 1 from pay_package_assignment where organization_id = $1 and employee_id = $2 for update',
      [tenant.organizationId, employee],
    );
    const [now] = facts ? await candidatesOf(tenant, heading, starts_on, [facts.assignment]) : [];
    if (!facts || !now || now.amount !== before || now.ends_on !== facts.ends_on)
      throw conflict(says.assignmentChanged, 'assignment_changed');
    const assignment = facts.is_cut ? await cut(writing, now, starts_on) : facts.assignment;
    await setAmount(writing, assignment, heading, { before, after });
    return { receipt: { assignment, before, after } satisfies Receipt };
  },
  async undo(writing, { heading }, receipts) {
    for (const { receipt } of receipts) {
      const { assignment, before, after } = receipt as unknown as Receipt;
      const held = await writing.tenant.one<{ amount: string }>(
        'select amount::text from pay_package_assignment_amounts where organization_id = $1 and parent_id = $2 and heading_id = $3 for update',
        [writing.tenant.organizationId, assignment, heading],
      );
      if (held?.amount !== after) throw conflict(says.incrementUsed, 'increment_used');
      await setAmount(writing, assignment, heading, { before: after, after: before });
    }
  },
});

/** Cuts an assignment on a day: the same goes on from there under an id of its own. */
async function cut(
  { context, tenant, userId }: Writing,
  { assignment, employee, package: of, ends_on }: Candidate,
  day: string,
): Promise<number> {
  const amounts = await tenant.query<{ heading: number; amount: string }>(
    'select heading_id as heading, amount::text from pay_package_assignment_amounts where organization_id = $1 and parent_id = $2 order by position',
    [tenant.organizationId, assignment],
  );
  const writer = {
    context,
    access: await accessOf(context.database, tenant.organizationId, userId),
    requestId: incrementPay.name,
    ip: '',
  };
  return createRecord(writer, tenant, payPackageAssignment, succession(payPackageAssignment), {
    employee,
    package: of.id,
    starts_on: day,
    ends_on,
    amounts,
  });
}

async function setAmount(
  { context, tenant, userId }: Writing,
  assignment: number,
  heading: number,
  { before, after }: Omit<Receipt, 'assignment'>,
): Promise<void> {
  const { organizationId } = tenant;
  const changed = await tenant.query(
    'update pay_package_assignment_amounts set amount = $4 where organization_id = $1 and parent_id = $2 and heading_id = $3 returning id',
    [organizationId, assignment, heading, after],
  );
  if (changed.length === 0)
    await tenant.query(
      `insert into pay_package_assignment_amounts (organization_id, parent_id, position, heading_id, amount)
       select $1, $2, (select coalesce(max(position) + 1, 0) from pay_package_assignment_amounts where organization_id = $1 and parent_id = $2), $3, $4`,
      [organizationId, assignment, heading, after],
    );
  await writeAudit(tenant, {
    organizationId,
    actorId: userId,
    action: 'updated',
    objectType: payPackageAssignment.name,
    objectId: assignment,
    before: { heading, amount: before },
    after: { heading, amount: after },
    at: context.clock(),
  });
}

/** Recording many payments in their sources together: those that nothing speaks against. A statement may have thousands of them. */
import { expenseAdvanceMovement } from '@karmik/model/expense/advance';
import { expensePayment } from '@karmik/model/expense/settlement';
import type { Entity } from '@karmik/model/kit/entity';
import { loanMovement } from '@karmik/model/loan/loan';
import { firstMonthOf } from '@karmik/model/loan/plan/book';
import { installationPlace } from '@karmik/model/organization/place';
import { monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import type { PaymentSource } from '@karmik/model/payment/choices';
import { writeAudits } from '../../access/audit.ts';
import type { Tenant } from '../../db/database.ts';
import { ruleClockOf, type Writer } from '../../entity/write.ts';
import { announce } from '../../live/announce.ts';
import { addUpAdvances } from '../expense/movements.ts';
import { addUpLoans } from '../loan/books.ts';

export interface ToRecord {
  readonly id: number;
  readonly source: PaymentSource;
  readonly source_id: number;
  readonly amount: string;
  readonly happened_on: string;
  readonly reference: string;
}

type Recorded = Exclude<PaymentSource, 'payroll'>;

/** Of how many of them browsers hear; they read their list again at the first. */
const mostAnnounced = 20;

/**
 * Which payments `g` the sources take as they are, with the sources locked: exactly what their own rules ask, for a payment that is the open one of its
 * debt. All others go through these rules one by one, which say why they are refused.
 */
const plainOf: Readonly<Record<Recorded, string>> = {
  claim: `join expense_settlement s on s.organization_id = $1 and s.id = g.source_id
     where s.standing = 'to_pay' and s.payroll_id is null and s.sender_id <> $5 and s.to_pay = g.amount and g.day <= $6`,
  advance: `join expense_advance s on s.organization_id = $1 and s.id = g.source_id
     where s.status = 'Approved' and s.sender_id <> $5 and s.requested->>'currency' = '${installationPlace.currency}' and g.day <= $6
       and (s.requested->>'amount')::numeric - coalesce((s.paid->>'amount')::numeric, 0) >= g.amount`,
  loan: `join loan s on s.organization_id = $1 and s.id = g.source_id
     where s.status = 'Approved' and s.sender_id <> $5 and s.amount >= g.amount and g.day <= $6
       and not exists (select from loan_movement m where m.organization_id = $1 and m.loan_id = s.id)
       and (select count(*) from loan_guarantors n where n.organization_id = $1 and n.parent_id = s.id)
         <= (select count(*) from loan_guarantee w where w.organization_id = $1 and w.loan_id = s.id and w.status = 'Active')`,
};

const isRecorded = (source: PaymentSource): source is Recorded => source !== 'payroll';

/** The payments that their sources take as they are; of payslips nothing is recorded. */
export async function plainPayments(
  writer: Writer,
  tenant: Tenant,
  all: readonly ToRecord[],
): Promise<ReadonlySet<number>> {
  const { access, context } = writer;
  const { today } = ruleClockOf(context, access);
  const plain = new Set<number>();
  for (const [source, own] of Map.groupBy(all, (each) => each.source)) {
    const found = isRecorded(source)
      ? await tenant.query<{ id: number }>(
          `select g.id from unnest($2::bigint[], $3::bigint[], $4::numeric[], $7::date[]) g (id, source_id, amount, day) ${plainOf[source]}
            order by s.id for update of s`,
          [
            tenant.organizationId,
            own.map(({ id }) => id),
            own.map(({ source_id }) => source_id),
            own.map(({ amount }) => amount),
            access.userId,
            today,
            own.map(({ happened_on }) => happened_on),
          ],
        )
      : own;
    for (const { id } of found) plain.add(id);
  }
  return plain;
}

type Bodies = readonly { readonly id: number; readonly after: object }[];

/** Writes the lines of sources; answers them as they are audited. */
const record: Readonly<
  Record<Recorded, (writer: Writer, tenant: Tenant, all: readonly ToRecord[]) => Promise<Bodies>>
> = {
  claim: (writer, tenant, all) =>
    tenant.query(
      `with paid as (
         update expense_settlement s set standing = 'paid' from unnest($2::bigint[], $3::date[], $4::text[]) g (id, day, reference)
          where s.organization_id = $1 and s.id = g.id returning s.id, s.sender_id, s.to_pay, g.day, g.reference),
       line as (
         insert into expense_payment (organization_id, settlement_id, employee_id, kind, paid_by, amount, happened_on, reference, created_by_id, created_at)
         select $1, id, sender_id, 'payment', 'bank', to_pay, day, reference, $5, $6 from paid returning *)
       select id, jsonb_build_object('settlement', settlement_id, 'employee', employee_id, 'kind', kind, 'paid_by', paid_by, 'amount', amount::text,
                'happened_on', happened_on, 'reference', reference, 'created_by', created_by_id) as after from line order by id`,
      valuesOf(writer, tenant, all),
    ),
  async advance(writer, tenant, all) {
    const lines = await tenant.query<Bodies[number]>(
      `with line as (
         insert into expense_advance_movement (organization_id, advance_id, employee_id, kind, paid_by, amount, home_amount, happened_on, reference, created_by_id, created_at)
         select $1, s.id, s.sender_id, 'payment', 'bank', jsonb_build_object('currency', s.requested->>'currency', 'amount', g.amount::text), g.amount, g.day, g.reference, $5, $6
           from unnest($2::bigint[], $3::date[], $4::text[], $7::numeric(16, 2)[]) g (id, day, reference, amount)
           join expense_advance s on s.organization_id = $1 and s.id = g.id returning *)
       select id, jsonb_build_object('advance', advance_id, 'employee', employee_id, 'kind', kind, 'paid_by', paid_by, 'amount', amount, 'home_amount', home_amount::text,
                'happened_on', happened_on, 'reference', reference, 'created_by', created_by_id) as after from line order by id`,
      [...valuesOf(writer, tenant, all), all.map(({ amount }) => amount)],
    );
    await addUpAdvances(
      tenant,
      all.map(({ source_id }) => source_id),
    );
    return lines;
  },
  async loan(writer, tenant, all) {
    const ids = all.map(({ source_id }) => source_id);
    const facts = await tenant.query<{ id: number; first_month: string | null; paid: string | null }>(
      `select l.id, l.first_month,
              (select max(s.month) from pay_slip s where s.organization_id = $1 and s.employee_id = l.sender_id and s.kind = 'regular' and s.status in ('Confirmed', 'Published')) as paid
         from loan l where l.organization_id = $1 and l.id = any($2::bigint[])`,
      [tenant.organizationId, ids],
    );
    const byId = new Map(facts.map((each) => [each.id, each]));
    const months = all.map(({ source_id, happened_on }) => {
      const { first_month = null, paid = null } = byId.get(source_id) ?? {};
      const month = firstMonthOf(happened_on, first_month);
      // What is confirmed is not deducted from: the loan begins with the first payroll that is open.
      const open = paid === null ? month : monthAfter(paid, 1);
      return open > month ? open : month;
    });
    const lines = await tenant.query<Bodies[number]>(
      `with line as (
         insert into loan_movement (organization_id, loan_id, employee_id, kind, amount, happened_on, month, reference, created_by_id, created_at)
         select $1, s.id, s.sender_id, 'disbursement', g.amount, g.day, g.month, g.reference, $5, $6
           from unnest($2::bigint[], $3::date[], $4::text[], $7::numeric(16, 2)[], $8::text[]) g (id, day, reference, amount, month)
           join loan s on s.organization_id = $1 and s.id = g.id returning *)
       select id, jsonb_build_object('loan', loan_id, 'employee', employee_id, 'kind', kind, 'amount', amount::text, 'happened_on', happened_on, 'month', month,
                'reference', reference, 'created_by', created_by_id) as after from line order by id`,
      [...valuesOf(writer, tenant, all), all.map(({ amount }) => amount), months],
    );
    await addUpLoans(tenant, ids);
    return lines;
  },
};

const valuesOf = ({ access, context }: Writer, { organizationId }: Tenant, all: readonly ToRecord[]) => [
  organizationId,
  all.map(({ source_id }) => source_id),
  all.map(({ happened_on }) => happened_on),
  all.map(({ reference }) => reference),
  access.userId,
  context.clock(),
];

const lineEntities: Readonly<Record<Recorded, Entity>> = {
  claim: expensePayment,
  advance: expenseAdvanceMovement,
  loan: loanMovement,
};

/**
 * Records the payments that their sources take as they are.
 * @returns the ids of those that are left, which go one by one
 */
export async function recordPlain(
  writer: Writer,
  tenant: Tenant,
  all: readonly ToRecord[],
): Promise<readonly ToRecord[]> {
  const plain = await plainPayments(writer, tenant, all);
  const taken = all.filter(({ id }) => plain.has(id));
  for (const [source, own] of Map.groupBy(taken, (each) => each.source)) {
    if (!isRecorded(source)) continue;
    const lines = await record[source](writer, tenant, own);
    const { name } = lineEntities[source];
    const { organizationId } = tenant;
    await writeAudits(
      tenant,
      {
        organizationId,
        actorId: writer.access.userId,
        action: 'created',
        objectType: name,
        at: writer.context.clock(),
        requestId: writer.requestId,
        ip: writer.ip,
      },
      lines.map(({ id, after }) => ({ objectId: id, after })),
    );
    for (const { id } of lines.slice(0, mostAnnounced))
      await announce(tenant, { organizationId, topic: name, objectId: id });
  }
  return all.filter(({ id }) => !plain.has(id));
}

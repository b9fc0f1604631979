/** Loans that the demo's employees requested in its last days: one to decide, one to pay out, one declined, one just paid out. */
import { loanMovement } from '@karmik/model/loan/loan';
import { createRecord } from '../../entity/write.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { type DecisionStep, decideSteps, sendAndDecide } from '../attendance/seed/send-and-decide.ts';
import { callGuarantors } from './guarantee/routes.ts';
import { consent } from './guarantee/seed.ts';
import { loanMovementHooks } from './movements.ts';
import { loanHooks, loanKind } from './requests.ts';

const dayMs = 86_400_000;

interface Wish {
  readonly senderId: number | undefined;
  readonly daysAgo: number;
  readonly type: string;
  readonly amount: string;
  readonly term: number;
  readonly reason: string;
  /** The colleague who is asked to guarantee it, and whether they have consented. */
  readonly guarantor?: number | undefined;
  readonly isConsented?: true;
  readonly steps?: readonly DecisionStep[];
  readonly isPaid?: true;
}

export async function seed(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, end, setTime, plan } = demo;
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const [employee, , third, fourth, fifth, sixth] = await teamOf(context, organizationId, plan.slug);
  const wishes: readonly Wish[] = [
    {
      senderId: fifth,
      daysAgo: 4,
      type: 'Staff loan',
      amount: '180000.00',
      term: 18,
      reason: 'Renovation of the house before the wedding of my sister',
      guarantor: third,
      isConsented: true,
      steps: [['approve', 'Approved']],
      isPaid: true,
    },
    {
      senderId: fourth,
      daysAgo: 2,
      type: 'Emergency loan',
      amount: '45000.00',
      term: 9,
      reason: 'Operation of my father',
      steps: [['approve', 'I wish him well']],
    },
    {
      senderId: third,
      daysAgo: 2,
      type: 'Emergency loan',
      amount: '20000.00',
      term: 4,
      reason: 'A new telephone',
      steps: [['decline', 'This loan is for emergencies.']],
    },
    {
      senderId: employee,
      daysAgo: 1,
      type: 'Emergency loan',
      amount: '30000.00',
      term: 6,
      reason: 'Medicine for my mother',
    },
    {
      senderId: sixth,
      daysAgo: 1,
      type: 'Staff loan',
      amount: '100000.00',
      term: 12,
      reason: 'Course fees',
      guarantor: employee,
    },
  ];
  for (const { senderId, daysAgo, type, amount, term, reason, guarantor, isConsented, steps = [], isPaid } of wishes) {
    const found = await tenant.one<{ id: number; guarantors: number }>(
      `select t.id, t.guarantor_count as guarantors from loan_type t join employee e on e.organization_id = $1 and e.user_id = $3
         join pay_package_assignment p on p.organization_id = $1 and p.employee_id = $3 and p.ends_on is null
        where t.organization_id = $1 and t.name = $2 and e.joined_on + make_interval(months => t.eligible_months) < $4
          and not exists (select from separation r where r.organization_id = $1 and r.employee_id = $3 and r.status <> 'Cancelled')`,
      [organizationId, type, senderId ?? 0, new Date(end - daysAgo * dayMs)],
    );
    if (senderId === undefined || !found || (found.guarantors > 0 && guarantor === undefined)) continue;
    const guarantors = found.guarantors > 0 ? [{ guarantor }] : [];
    const body = { loan_type: found.id, amount, term, first_month: null, reason, document: null, guarantors };
    const sentAt = end - daysAgo * dayMs;
    const sent = { kind: loanKind, hooks: loanHooks, senderId, sentAt, body };
    const id = await sendAndDecide(demo, { ...sent, steps: [] });
    if (isConsented && guarantor !== undefined) await consent(demo, id, guarantor);
    await decideSteps(demo, { ...sent, steps }, id);
    if (!isPaid) continue;
    setTime(new Date(sentAt + dayMs));
    await tenant.transaction((inner) =>
      createRecord(hr, inner, loanMovement, loanMovementHooks, {
        loan: id,
        kind: 'disbursement',
        amount,
        happened_on: new Date(sentAt + dayMs).toISOString().slice(0, 10),
        month: null,
        rate: null,
        reference: `NABIL ${5100 + id}`,
        remark: null,
      }),
    );
  }
  // What a leaver owes is asked of their guarantor.
  const owed = await tenant.one<{ id: number; repayment: string }>(
    `select l.id, l.repayment from loan l join loan_guarantee g on g.organization_id = l.organization_id and g.loan_id = l.id and g.status = 'Active'
       join person p on p.organization_id = l.organization_id and p.id = l.sender_id and not p.is_current
      where l.organization_id = $1 and l.repayment in ('repaying', 'receivable') order by l.id limit 1`,
    [organizationId],
  );
  if (owed) {
    setTime(new Date(end - 6 * dayMs));
    await tenant.transaction(async (inner) => {
      if (owed.repayment === 'repaying')
        await createRecord(hr, inner, loanMovement, loanMovementHooks, {
          loan: owed.id,
          kind: 'receivable',
          amount: null,
          happened_on: new Date(end - 6 * dayMs).toISOString().slice(0, 10),
          month: null,
          months: null,
          rate: null,
          guarantee: null,
          reference: null,
          remark: null,
        });
      await callGuarantors(hr, inner, owed.id);
    });
  }
  setTime(new Date(end));
}

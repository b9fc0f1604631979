/** Salary advances of the demo: recovered, waiting for their payment, and waiting for a decision. */
import { advanceMovement } from '@karmik/model/payroll/advance/advance';
import { advanceSetting } from '@karmik/model/payroll/advance/setting';
import { advanceHeading } from '@karmik/model/payroll/items/sources';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { teamOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { sendAndDecide, type DecisionStep } from '../../attendance/seed/send-and-decide.ts';
import { advanceMovementHooks, advanceSettingHooks } from './movements.ts';
import { advanceHooks, advanceKind } from './requests.ts';

const dayMs = 86_400_000;

interface Wish {
  readonly senderId: number | undefined;
  readonly at: number;
  readonly amount: string;
  readonly instalments: number;
  readonly reason: string;
  readonly steps?: readonly DecisionStep[];
}

async function send(demo: DemoOrganization, { senderId, at, amount, instalments, reason, steps = [] }: Wish) {
  if (senderId === undefined) return undefined;
  const first_month = bsMonthOf(new Date(at).toISOString().slice(0, 10));
  const body = { amount, instalments, first_month, reason };
  return sendAndDecide(demo, { kind: advanceKind, hooks: advanceHooks, senderId, sentAt: at, body, steps });
}

/** The rules, and advances that the payrolls of later months recover. @param now after the payroll of a month was published */
export async function seedAdvances(hr: Writer, demo: DemoOrganization, now: Date): Promise<void> {
  const { tenant, organization } = hr.access;
  const heading = await tenant.one<{ id: number }>(
    `select id from pay_heading where organization_id = $1 and formula_name = $2`,
    [tenant.organizationId, advanceHeading],
  );
  await tenant.transaction((inner) =>
    createRecord(hr, inner, advanceSetting, advanceSettingHooks, {
      is_offered: true,
      eligible_months: 6,
      limit_percent: 100,
      limit_amount: '150000.00',
      most_instalments: 6,
      most_payments: 1,
      most_a_year: null,
      excluded_types: [],
      heading: heading?.id ?? null,
      carry: 'next_month',
    }),
  );
  const [, second, third] = await teamOf(demo.context, demo.organizationId, organization.slug);
  for (const wish of [
    { senderId: second, amount: '24000.00', instalments: 3, reason: 'Admission of my daughter to class eleven' },
    { senderId: third, amount: '15000.00', instalments: 1, reason: 'Repair of the roof before the monsoon' },
  ]) {
    const at = now.getTime() + 6 * 3_600_000;
    const id = await send(demo, { ...wish, at, steps: [['approve', 'Fine']] });
    if (id === undefined) continue;
    demo.setTime(new Date(at + dayMs));
    await tenant.transaction((inner) =>
      createRecord(hr, inner, advanceMovement, advanceMovementHooks, {
        advance: id,
        kind: 'payment',
        amount: wish.amount,
        happened_on: new Date(at + dayMs).toISOString().slice(0, 10),
        reference: `NABIL ${4021 + id}`,
      }),
    );
  }
}

/** Those of the last days. */
export async function seedRecentAdvances(hr: Writer, demo: DemoOrganization): Promise<void> {
  const { context, organizationId, end } = demo;
  const [employee, , , fourth, fifth] = await teamOf(context, organizationId, hr.access.organization.slug);
  await send(demo, {
    senderId: fourth,
    at: end - 2 * dayMs,
    amount: '20000.00',
    instalments: 2,
    reason: 'Medicine for my mother',
    steps: [['approve', 'Fine']],
  });
  await send(demo, {
    senderId: fifth,
    at: end - 2 * dayMs,
    amount: '30000.00',
    instalments: 6,
    reason: 'A new motorcycle',
    steps: [['decline', 'Advances are for what cannot wait.']],
  });
  await send(demo, {
    senderId: employee,
    at: end - dayMs,
    amount: '18000.00',
    instalments: 3,
    reason: 'School fees of the new session',
  });
}

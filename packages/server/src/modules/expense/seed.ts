/** Expenses of the demo: types, rules, and advances and claims that are paid, unsettled, waiting and declined. */
import { expenseAdvanceMovement } from '@karmik/model/expense/advance';
import { expensePayment } from '@karmik/model/expense/settlement';
import { expenseCategory, expenseSetting, expenseType } from '@karmik/model/expense/setup';
import type { Amount } from '@karmik/model/kit/currencies';
import { addDaysTo } from '@karmik/model/kit/period';
import { createRecord } from '../../entity/write.ts';
import type { Tenant } from '../../db/database.ts';
import { demoEmails } from '../../seed/demo-accounts.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { decideSteps, sendAndDecide, type DecisionStep } from '../attendance/seed/send-and-decide.ts';
import { expenseAdvanceHooks, expenseAdvanceKind } from './advances.ts';
import { enterClaim, leaversOf } from './leaver-claims.ts';
import { expenseCancelHooks, expenseCancelKind } from './cancellations.ts';
import { expenseAdvanceMovementHooks } from './movements.ts';
import { expensePaymentHooks } from './payments.ts';
import { settlementHooks, settlementKind } from './settlements.ts';
import { seedTravelSettings } from './travel/seed-settings.ts';
import { seedTrips } from './travel/seed-trips.ts';

const dayMs = 86_400_000;

const categories = [
  {
    name: 'Travel',
    name_in_nepali: 'यात्रा',
    types: [
      ['Air ticket', 'हवाई टिकट'],
      ['Hotel', 'होटल'],
      ['Local transport', 'स्थानीय यातायात'],
      ['Meals', 'खाना'],
      ['Daily allowance', 'दैनिक भत्ता'],
    ],
  },
  {
    name: 'Office',
    name_in_nepali: 'कार्यालय',
    types: [
      ['Stationery', 'मसलन्द'],
      ['Repair and maintenance', 'मर्मतसम्भार'],
    ],
  },
] as const;

type TypeName = (typeof categories)[number]['types'][number][0];

interface Wish {
  readonly by: number;
  readonly ago: number;
  readonly title: string;
  readonly reason: string;
  readonly requested: Amount;
  readonly items: readonly (readonly [TypeName, string, string, string])[];
  readonly steps: readonly DecisionStep[];
  /** Days after which it was paid, and what was returned then of it. */
  readonly paidAfter?: number;
  readonly returned?: Amount;
}

const npr = (amount: string): Amount => ({ currency: 'NPR', amount });

const wishes: readonly Wish[] = [
  {
    by: 1,
    ago: 14,
    title: 'Visit to the Pokhara branch',
    reason: 'Training of the new staff of the branch for three days',
    requested: npr('20000.00'),
    items: [
      ['Hotel', 'Two nights', '2.00', '4500.000'],
      ['Air ticket', 'Kathmandu to Pokhara and back', '1.00', '9800.000'],
      ['Meals', 'Three days', '3.00', '1200.000'],
    ],
    steps: [['approve', 'Fine']],
    paidAfter: 2,
  },
  {
    by: 2,
    ago: 16,
    title: 'Printer of the front desk',
    reason: 'The old one cannot be repaired any more',
    requested: npr('15000.00'),
    items: [['Repair and maintenance', 'Printer with cartridges', '1.00', '15000.000']],
    steps: [['approve', 'Fine']],
    paidAfter: 1,
    returned: npr('15000.00'),
  },
  {
    by: 3,
    ago: 4,
    title: 'Trade fair in Delhi',
    reason: 'Stand of the organization at the fair',
    requested: { currency: 'INR', amount: '24000.00' },
    items: [
      ['Hotel', 'Three nights', '3.00', '6500.000'],
      ['Local transport', 'From and to the fair', '6.00', '900.000'],
    ],
    steps: [['approve', 'Fine']],
  },
  {
    by: 4,
    ago: 3,
    title: 'Stationery for the year',
    reason: 'Paper and files',
    requested: npr('60000.00'),
    items: [['Stationery', 'Cartons of paper', '30.00', '2000.000']],
    steps: [['decline', 'The store has enough of it.']],
  },
  {
    by: 0,
    ago: 1,
    title: 'Conference in Singapore',
    reason: 'Two days of talks on payroll',
    requested: { currency: 'USD', amount: '450.00' },
    items: [
      ['Hotel', 'Two nights', '2.00', '165.000'],
      ['Meals', 'Two days', '2.00', '60.000'],
    ],
    steps: [],
  },
];

interface ClaimWish {
  readonly by: number;
  readonly ago: number;
  readonly title: string;
  /** The title of the advance of the same person that it settles. */
  readonly against?: string;
  readonly bills: readonly {
    readonly type: TypeName;
    readonly ago: number;
    readonly vendor: string | null;
    readonly number: string | null;
    readonly quantity: string;
    readonly claimed: Amount;
  }[];
  readonly steps: readonly DecisionStep[];
  readonly isPaid?: true;
}

const claims: readonly ClaimWish[] = [
  {
    by: 1,
    ago: 6,
    title: 'Visit to the Pokhara branch',
    against: 'Visit to the Pokhara branch',
    bills: [
      {
        type: 'Hotel',
        ago: 10,
        vendor: 'Hotel Annapurna Pvt. Ltd.',
        number: 'INV-0045',
        quantity: '2.00',
        claimed: npr('11200.00'),
      },
      {
        type: 'Air ticket',
        ago: 11,
        vendor: 'Himal Air',
        number: 'T-88210',
        quantity: '1.00',
        claimed: npr('9800.00'),
      },
      { type: 'Meals', ago: 9, vendor: null, number: null, quantity: '3.00', claimed: npr('3100.00') },
    ],
    steps: [['approve', 'Bills are complete']],
    isPaid: true,
  },
  {
    by: 2,
    ago: 3,
    title: 'Visit of the auditors',
    bills: [
      {
        type: 'Local transport',
        ago: 5,
        vendor: 'City Taxi',
        number: '5521',
        quantity: '4.00',
        claimed: npr('1850.00'),
      },
    ],
    steps: [['approve', 'Fine']],
  },
  {
    by: 0,
    ago: 1,
    title: 'Guests from Pokhara',
    bills: [
      {
        type: 'Hotel',
        ago: 4,
        vendor: 'HOTEL ANNAPURNA PVT LTD',
        number: 'inv 0045',
        quantity: '1.00',
        claimed: npr('4500.00'),
      },
      { type: 'Meals', ago: 4, vendor: 'Thakali Kitchen', number: '203', quantity: '2.00', claimed: npr('2400.00') },
      {
        type: 'Local transport',
        ago: 3,
        vendor: 'City Taxi',
        number: '5540',
        quantity: '1.00',
        claimed: { currency: 'INR', amount: '800.00' },
      },
    ],
    steps: [],
  },
];

export async function seed(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, end, setTime } = demo;
  setTime(new Date(end - 20 * dayMs));
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant, organization } = hr.access;
  const types = new Map<string, number>();
  const advances = new Map<string, number>();
  let places: ReadonlyMap<string, number> = new Map();
  await tenant.transaction(async (inner) => {
    await createRecord(
      hr,
      inner,
      expenseSetting,
      {},
      { currencies: ['USD', 'INR', 'EUR'], greatest_age: 30, leaver_days: 90 },
    );
    for (const { types: own, ...named } of categories) {
      const category = await createRecord(hr, inner, expenseCategory, {}, named);
      for (const [name, name_in_nepali] of own)
        types.set(
          name,
          await createRecord(
            hr,
            inner,
            expenseType,
            {},
            {
              name,
              name_in_nepali,
              category,
              cap: name === 'Hotel' ? '5000.00' : null,
            },
          ),
        );
    }
    places = await seedTravelSettings(hr, inner, types);
  });
  const team = await teamOf(context, organizationId, organization.slug);
  for (const { by, ago, steps, items, paidAfter, returned, ...asked } of wishes) {
    const senderId = team[by];
    if (senderId === undefined) continue;
    const sentAt = end - ago * dayMs;
    const body = {
      ...asked,
      trip: null,
      items: items.map(([type, particulars, quantity, rate]) => ({
        expense_type: types.get(type),
        particulars,
        quantity,
        rate,
      })),
    };
    const id = await sendAndDecide(demo, {
      kind: expenseAdvanceKind,
      hooks: expenseAdvanceHooks,
      senderId,
      sentAt,
      body,
      steps,
    });
    advances.set(asked.title, id);
    const record = async (kind: 'payment' | 'return', amount: Amount, after: number) => {
      const at = new Date(sentAt + after * dayMs);
      setTime(at);
      await tenant.transaction((inner) =>
        createRecord(hr, inner, expenseAdvanceMovement, expenseAdvanceMovementHooks, {
          advance: id,
          kind,
          paid_by: kind === 'payment' ? 'bank' : 'cash',
          amount,
          happened_on: at.toISOString().slice(0, 10),
          reference: kind === 'payment' ? `NABIL ${7100 + id}` : `Receipt ${310 + id}`,
        }),
      );
    };
    if (paidAfter !== undefined) await record('payment', asked.requested, paidAfter);
    if (returned && paidAfter !== undefined) await record('return', returned, paidAfter + 6);
  }
  for (const { by, ago, title, against, bills, steps, isPaid } of claims) {
    const senderId = team[by];
    if (senderId === undefined) continue;
    const sentAt = end - ago * dayMs;
    const settlement = await sendAndDecide(demo, {
      kind: settlementKind,
      hooks: settlementHooks,
      senderId,
      sentAt,
      body: {
        title,
        trip: null,
        advance: against === undefined ? null : (advances.get(against) ?? null),
        proof: null,
        request_remarks: null,
        bills: bills.map(({ type, ago: before, number, ...bill }) => ({
          ...bill,
          expense_type: types.get(type),
          bill_number: number,
          billed_on: new Date(end - before * dayMs).toISOString().slice(0, 10),
        })),
      },
      steps,
    });
    if (!isPaid) continue;
    const at = new Date(sentAt + dayMs);
    setTime(at);
    await tenant.transaction((inner) =>
      createRecord(hr, inner, expensePayment, expensePaymentHooks, {
        settlement,
        kind: 'payment',
        paid_by: 'bank',
        happened_on: at.toISOString().slice(0, 10),
        reference: `NABIL ${7300 + settlement}`,
      }),
    );
  }
  await enterLeaverClaim(demo, types);
  await seedTrips(demo, team, places, types);
  const asker = team[3];
  const advance = advances.get('Trade fair in Delhi');
  if (asker === undefined || advance === undefined) return;
  await sendAndDecide(demo, {
    kind: expenseCancelKind,
    hooks: expenseCancelHooks,
    senderId: asker,
    sentAt: end - dayMs / 2,
    body: { trip: null, advance, reason: 'The fair moved to February.' },
    steps: [],
  });
}

/** An employee who looks after expenses, so that HR can approve what they enter. */
const expenseOfficer = (tenant: Tenant): Promise<{ id: number } | undefined> =>
  tenant.one<{ id: number }>(
    `with officer as (
       select m.user_id from membership m join users u on u.id = m.user_id join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
        where m.organization_id = $1 and m.is_current and not m.is_hr_admin and not m.is_audit_user and u.email <> all($2::text[])
        order by e.joined_on, m.user_id offset 1 limit 1),
     made as (insert into permission_group (organization_id, name, codes) values ($1, 'Expense officers', array['17.00']) returning id)
     insert into membership_group (organization_id, user_id, group_id) select $1, o.user_id, g.id from officer o, made g returning user_id as id`,
    [tenant.organizationId, [...demoEmails]],
  );

/** Bills of an employee who left came by mail: they are entered, another person approved the claim, and it is still to be paid. */
async function enterLeaverClaim(demo: DemoOrganization, types: ReadonlyMap<string, number>): Promise<void> {
  const { context, organizationId } = demo;
  const { tenant } = (await writerOf(context, organizationId, demo.hrId)).access;
  const received = demo.end - 3 * dayMs;
  const received_on = new Date(received).toISOString().slice(0, 10);
  const leavers = await leaversOf(tenant, { limit: 25 });
  const leaver = leavers.find(
    ({ account, claims_until }) => account !== null && (claims_until ?? received_on) >= received_on,
  );
  const [hotel, transport] = [types.get('Hotel'), types.get('Local transport')];
  if (!leaver?.account || hotel === undefined || transport === undefined) return;
  const { employee, left_on, account } = leaver;
  const billed_on = addDaysTo(left_on, -6);
  demo.setTime(new Date(received));
  const officer = await expenseOfficer(tenant);
  if (!officer) return;
  const writer = await writerOf(context, organizationId, officer.id);
  const senderId = employee.id;
  const id = await tenant.transaction((inner) =>
    enterClaim(writer, inner, {
      employee: senderId,
      account: account.number,
      received_on,
      title: 'Last visit to Pokhara',
      proof: null,
      request_remarks: 'The bills came by mail.',
      bills: [
        {
          expense_type: hotel,
          billed_on,
          vendor: 'Hotel Machhapuchhre',
          bill_number: '1187',
          quantity: '2.00',
          claimed: npr('8400.00'),
        },
        {
          expense_type: transport,
          billed_on,
          vendor: 'Pokhara Taxi',
          bill_number: '77',
          quantity: '1.00',
          claimed: npr('1350.00'),
        },
      ],
    }),
  );
  const sent = { kind: settlementKind, hooks: settlementHooks, senderId, sentAt: received, body: {} };
  await decideSteps(demo, { ...sent, steps: [['approve', 'Checked with the branch']] }, id);
}

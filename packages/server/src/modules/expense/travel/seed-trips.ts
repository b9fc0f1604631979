/** Trips of the demo: one that is over and claimed, one ahead with an advance, one that waits and one that was declined. */
import { sendAndDecide, type DecisionStep } from '../../attendance/seed/send-and-decide.ts';
import type { Tenant } from '../../../db/database.ts';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { tripTaken } from '../../attendance/requests/trip-days.ts';
import { expenseAdvanceHooks, expenseAdvanceKind } from '../advances.ts';
import { expenseCancelHooks, expenseCancelKind } from '../cancellations.ts';
import { settlementHooks, settlementKind } from '../settlements.ts';
import { travelRequestHooks, travelRequestKind } from './trips.ts';

const dayMs = 86_400_000;

interface Wish {
  /** Place in the team. */
  readonly by: number;
  readonly associate?: number;
  /** Days from today on which it was sent, begins and ends. */
  readonly days: readonly [sent: number, from: number, until: number];
  readonly times: readonly [string, string];
  readonly title: string;
  readonly purpose: string;
  readonly places: readonly (readonly [place: string, day: number, mode: string])[];
  readonly other_costs: string | null;
  readonly steps: readonly DecisionStep[];
  readonly sends?: 'claim' | 'advance' | 'cancellation';
}

const wishes: readonly Wish[] = [
  {
    by: 1,
    days: [-17, -15, -12],
    times: ['06:30', '19:00'],
    title: 'Stock count in Butwal',
    purpose: 'Yearly count of the stock with the dealers',
    places: [['Butwal', -15, 'bus']],
    other_costs: '14000.00',
    steps: [['approve', 'Fine']],
    sends: 'claim',
  },
  {
    by: 0,
    days: [-27, -25, -23],
    times: ['07:00', '18:30'],
    title: 'Dealers of the east',
    purpose: 'Visits to the dealers before the season',
    places: [
      ['Biratnagar', -25, 'air'],
      ['Biratnagar', -24, 'office_vehicle'],
    ],
    other_costs: '21500.00',
    steps: [['approve', 'Fine']],
  },
  {
    by: 2,
    days: [-28, -26, -24],
    times: ['05:30', '20:15'],
    title: 'Audit of the Pokhara branch',
    purpose: 'Cash count and stock audit',
    places: [['Pokhara', -26, 'bus']],
    other_costs: '9000.00',
    steps: [['approve', 'Fine']],
    sends: 'claim',
  },
  {
    by: 3,
    associate: 2,
    days: [-2, 20, 23],
    times: ['14:00', '11:00'],
    title: 'Training of the new branches',
    purpose: 'Training of the staff in Surkhet and Jumla',
    places: [
      ['Surkhet', 20, 'air'],
      ['Jumla', 22, 'office_vehicle'],
    ],
    other_costs: '38500.00',
    steps: [['approve', 'Take warm clothes along.']],
    sends: 'advance',
  },
  {
    by: 0,
    days: [-1, 27, 30],
    times: ['09:15', '21:40'],
    title: 'HR technology summit',
    purpose: 'Talks on payroll and attendance for two days',
    places: [['Singapore', 27, 'air']],
    other_costs: '96000.00',
    steps: [],
  },
  {
    by: 0,
    days: [-6, 45, 46],
    times: ['08:00', '18:00'],
    title: 'Meeting with the auditors',
    purpose: 'Questions about the closing of the year',
    places: [['Pokhara', 45, 'bus']],
    other_costs: '6000.00',
    steps: [['approve', 'Fine']],
    sends: 'cancellation',
  },
  {
    by: 4,
    days: [-5, 12, 13],
    times: ['08:00', '17:00'],
    title: 'Visit to the printers',
    purpose: 'Proofs of the yearly calendar',
    places: [['Biratnagar', 12, 'bus']],
    other_costs: null,
    steps: [['decline', 'The proofs can be sent by mail.']],
  },
];

/** @param places places of trips by name @param types types of expenses by name */
export async function seedTrips(
  demo: DemoOrganization,
  team: readonly number[],
  places: ReadonlyMap<string, number>,
  types: ReadonlyMap<string, number>,
): Promise<void> {
  const { tenant } = (await writerOf(demo.context, demo.organizationId, demo.hrId)).access;
  const on = (days: number): string => new Date(demo.end + days * dayMs).toISOString().slice(0, 10);
  for (const { by, associate, days, times, title, purpose, places: stops, other_costs, steps, sends } of wishes) {
    const senderId = team[by];
    if (senderId === undefined) continue;
    const [sent, wantedFrom, wantedUntil] = days;
    const companions = associate === undefined ? [] : [team[associate]].filter((id) => id !== undefined);
    const shift = await freeFrom(tenant, [senderId, ...companions], on, wantedFrom, wantedUntil);
    const [from, until] = [wantedFrom + shift, wantedUntil + shift];
    const sentAt = demo.end + sent * dayMs;
    const trip = await sendAndDecide(demo, {
      kind: travelRequestKind,
      hooks: travelRequestHooks,
      senderId,
      sentAt,
      body: {
        title,
        purpose,
        departs_on: on(from),
        departs_at: times[0],
        returns_on: on(until),
        returns_at: times[1],
        legs: stops.map(([place, day, mode], index) => ({
          origin: stops[index - 1]?.[0] ?? 'Kathmandu',
          location: places.get(place),
          departs_on: on(day + shift),
          mode,
        })),
        associates: companions.map((person) => ({ person })),
        other_costs,
        keeps_leave: true,
      },
      steps,
    });
    const common = { demo, senderId, trip, title };
    if (sends === 'claim') await claim(common, demo.end + (until + 2) * dayMs, on(until), types);
    if (sends === 'cancellation') await cancellation(common, sentAt + 4 * dayMs);
    if (sends === 'advance') await advance(common, sentAt + dayMs, types);
  }
}

/** By how many days a trip is put off, so that no other request of those who travel takes its days, whatever the day of the demo. */
async function freeFrom(
  tenant: Tenant,
  people: readonly number[],
  on: (days: number) => string,
  from: number,
  until: number,
): Promise<number> {
  for (let shift = 0; shift < 8; shift++) {
    const days = Array.from({ length: until - from + 1 }, (_, index) => [on(from + shift + index), 'Full'] as const);
    const taken = await Promise.all(people.map((person) => tripTaken(tenant, person, new Map(days))));
    if (taken.every((message) => message === undefined)) return shift;
  }
  return 0;
}

interface OfTrip {
  readonly demo: DemoOrganization;
  readonly senderId: number;
  readonly trip: number;
  readonly title: string;
}

const claim = (
  { demo, senderId, trip, title }: OfTrip,
  sentAt: number,
  billed_on: string,
  types: ReadonlyMap<string, number>,
) =>
  sendAndDecide(demo, {
    kind: settlementKind,
    hooks: settlementHooks,
    senderId,
    sentAt,
    body: {
      title,
      trip,
      advance: null,
      proof: null,
      request_remarks: null,
      bills: [
        {
          expense_type: types.get('Hotel'),
          billed_on,
          vendor: 'Hotel Siddhartha',
          bill_number: '1187',
          quantity: '3.00',
          claimed: { currency: 'NPR', amount: '17400.00' },
        },
      ],
    },
    steps: [['approve', 'Fine']],
  });

const cancellation = ({ demo, senderId, trip }: OfTrip, sentAt: number) =>
  sendAndDecide(demo, {
    kind: expenseCancelKind,
    hooks: expenseCancelHooks,
    senderId,
    sentAt,
    body: { trip, advance: null, reason: 'The auditors come to Kathmandu.' },
    steps: [],
  });

const advance = ({ demo, senderId, trip, title }: OfTrip, sentAt: number, types: ReadonlyMap<string, number>) =>
  sendAndDecide(demo, {
    kind: expenseAdvanceKind,
    hooks: expenseAdvanceHooks,
    senderId,
    sentAt,
    body: {
      title,
      reason: 'Tickets and hotels of the trip',
      trip,
      requested: { currency: 'NPR', amount: '30000.00' },
      items: [
        {
          expense_type: types.get('Air ticket'),
          particulars: 'Kathmandu to Surkhet and back, two people',
          quantity: '2.00',
          rate: '15500.000',
        },
      ],
    },
    steps: [['approve', 'Fine']],
  });

/** Whistle-blowing of the demo: what may be reported, who looks into it, and a few reports on their way. */
import { incidentType, investigator, whistleSetting } from '@karmik/model/whistle-blower/settings';
import type { ReportBody } from '@karmik/model/whistle-blower/report';
import { createRecord } from '../../entity/write.ts';
import { commentAsInvestigator, commentAsReporter, moveReport, storeReport } from './reports.ts';
import { newReceipt } from '../../access/receipts.ts';
import { reportReceipts } from './receipts.ts';
import { writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';

const day = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

const types: readonly (readonly [string, string])[] = [
  ['Fraud and corruption', 'Bribes, false bills, theft.'],
  ['Harassment and discrimination', 'Of a colleague, a customer or a supplier.'],
  ['Health and safety', 'What puts people in danger at work.'],
  ['Misuse of position', 'Favours, pressure, conflicts of interest.'],
  ['Data and privacy', 'Information that gets into wrong hands.'],
];

interface Told {
  readonly since: number;
  readonly type: number;
  readonly isNamed?: true;
  readonly title: string;
  readonly description: string;
  readonly place?: string;
  readonly impact?: string;
  readonly talk?: readonly (readonly ['reporter' | 'answer' | 'note', string])[];
  readonly moves?: readonly (readonly [
    'Under review' | 'Investigating' | 'Unsubstantiated' | 'Closed',
    string | null,
  ])[];
}

const reports: readonly Told[] = [
  {
    since: -20,
    type: 2,
    isNamed: true,
    title: 'The guard of the bottling line is bridged',
    description:
      'Since Dashain the door switch of the bottling line is taped over, so that it runs with the guard open.',
    place: 'Bottling hall, line 2',
    impact: 'Nobody was hurt so far.',
    talk: [
      ['answer', 'Thank you. The line stands still until the switch is mended.'],
      ['note', 'Ask the maintenance plan of Ashwin.'],
    ],
    moves: [['Investigating', null]],
  },
  {
    since: -45,
    type: 0,
    title: 'Fuel bills without journeys',
    description: 'Every Friday the same pump bills forty litres for a van that is in the yard.',
    impact: 'About NPR 30,000 a month.',
    talk: [
      ['reporter', 'The log book of the van shows no kilometres on those days.'],
      ['answer', 'Do you know who signs the bills?'],
    ],
    moves: [['Under review', null]],
  },
  {
    since: -70,
    type: 3,
    title: 'A supplier of a relative',
    description: 'The new supplier of packaging is said to belong to a relative of someone in purchasing.',
    moves: [
      ['Investigating', null],
      ['Unsubstantiated', 'The offers were compared by three people; the relation does not exist.'],
      ['Closed', null],
    ],
  },
  {
    since: -2,
    type: 1,
    title: 'रात्रि पालीमा अपमानजनक व्यवहार',
    description: 'रात्रि पालीमा नयाँ आएका सहकर्मीलाई सबैका अगाडि अपमान गरिन्छ र बिदा माग्दा धम्काइन्छ।',
  },
];

export async function seed({
  context,
  organizationId,
  hrId,
  plan: { slug },
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  setTime(new Date(end - 300 * day));
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const named = await tenant.query<{ id: number }>(
    `select m.user_id as id from membership m join users u on u.id = m.user_id
      where m.organization_id = $1 and m.is_current and u.email = any($2) order by u.email desc`,
    [organizationId, [`supervisor@${slug}.demo`, `employee@${slug}.demo`]],
  );
  const others = await tenant.query<{ id: number }>(
    `select m.user_id as id from membership m join users u on u.id = m.user_id
      where m.organization_id = $1 and m.is_current and not m.is_hr_admin and not m.is_audit_user and u.status = 'active' and u.email <> all($2)
      order by m.user_id limit 2`,
    [organizationId, [`supervisor@${slug}.demo`, `employee@${slug}.demo`]],
  );
  const people = [...named.slice(0, 1), ...others].map(({ id }) => id);
  const [first] = people;
  if (first === undefined) return;
  const typeIds = await tenant.transaction(async (inner) => {
    const ids: number[] = [];
    for (const [name, description] of types)
      ids.push(await createRecord(hr, inner, incidentType, {}, { name, description }));
    for (const person of people.slice(0, 2))
      await createRecord(hr, inner, investigator, {}, { person, starts_on: iso(end - 290 * day) });
    // HR proposed them; the first one, whom no one else could confirm, confirmed the other.
    await inner.query(
      `update investigator set status = 'Confirmed', proposed_by_id = $2, confirmed_by_id = nullif($3, person_id) where organization_id = $1`,
      [organizationId, hrId, first],
    );
    await createRecord(
      hr,
      inner,
      whistleSetting,
      {},
      {
        enabled: true,
        public_enabled: true,
        introduction:
          'Two colleagues who are bound to silence read what you write. Nobody is punished for a report made in good faith.',
      },
    );
    return ids;
  });
  const reporter = named[1]?.id ?? people[2] ?? hrId;
  for (const [index, told] of reports.entries()) {
    const { since, type, isNamed, title, description, place = null, impact = null, talk = [], moves = [] } = told;
    let time = end + since * day;
    setTime(new Date(time));
    const body: ReportBody = {
      incident_type: typeIds[type] ?? 0,
      title,
      description,
      happened: null,
      place,
      people_involved: null,
      impact,
      evidence: null,
      is_anonymous: !isNamed,
      reporter_name: null,
      reporter_contact: null,
      not_for: [],
    };
    const hash = await reportReceipts.hash(context.secrets, newReceipt());
    const { id } = await tenant.transaction((inner) =>
      storeReport(inner, body, { userId: isNamed ? reporter : null, today: iso(time), number: index + 1 }, hash),
    );
    const who = await writerOf(context, organizationId, first);
    for (const [kind, said] of talk) {
      time += day / 2;
      setTime(new Date(time));
      await tenant.transaction(async (inner) => {
        if (kind === 'reporter') await commentAsReporter(inner, id, said, iso(time));
        else
          await commentAsInvestigator(context, who.access, inner, id, {
            text: said,
            visibility: kind === 'note' ? 'internal' : 'reporter',
          });
      });
    }
    for (const [status, conclusion] of moves) {
      time += day;
      setTime(new Date(time));
      await tenant.transaction((inner) => moveReport(context, who.access, inner, id, { status, conclusion }));
    }
  }
  setTime(new Date(end));
}

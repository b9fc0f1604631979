/** Grievances of the demo: one of each kind on its way, and enough that ended for numbers. */
import { grievanceSetting } from '@karmik/model/grievance/setting';
import type { GrievanceBody, GrievanceCategory, GrievanceStatus } from '@karmik/model/grievance/case';
import { newReceipt } from '../../access/receipts.ts';
import { createRecord } from '../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { actAsAuthor, sayAsAuthor } from './author.ts';
import { momentOf, storeCase } from './cases.ts';
import { changeCase, sayAsHandler } from './handling.ts';
import { grievanceReceipts } from './receipts.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Step =
  | readonly ['answer' | 'note' | 'author' | 'reopen', string]
  | readonly ['move', GrievanceStatus, string?]
  | readonly ['priority', 'Low' | 'High' | 'Urgent']
  | readonly ['close' | 'rate', 1 | 2 | 3 | 4 | 5];

interface Told {
  /** Days from the last morning. */
  readonly since: number;
  readonly category: GrievanceCategory;
  readonly title: string;
  readonly body: string;
  readonly isAnonymous?: true;
  /** Which of the people it is by; the first is the demo employee. */
  readonly by?: number;
  readonly about?: 'person' | 'unit' | 'policy';
  /** The unit or person by its place, or the name of the policy. */
  readonly of?: number | string;
  /** Hours from one step to the next. @default 1 */
  readonly pace?: number;
  readonly steps: readonly Step[];
}

const stories: readonly Told[] = [
  {
    since: -3,
    category: 'complaint',
    title: 'Night shifts are shared out unfairly',
    body: 'The same three of us have had the night shift for six weeks. Others were never asked.',
    isAnonymous: true,
    about: 'unit',
    of: 0,
    steps: [
      ['move', 'In progress'],
      ['answer', 'Thank you for writing. We are looking at the rosters since Bhadra. Which weeks do you mean?'],
      ['author', 'From the second week of Ashwin until now.'],
      ['note', 'Compare with the requests for swaps.'],
    ],
  },
  {
    since: -4,
    category: 'complaint',
    title: 'Festival allowance came without the grade increment',
    body: 'My grade changed in Shrawan, but the allowance was calculated on the old salary.',
    by: 0,
    about: 'policy',
    of: 'Festival allowance',
    steps: [
      ['priority', 'High'],
      ['move', 'In progress'],
      ['answer', 'Please add the letter of your increment, so that payroll can correct it.'],
      ['move', 'Waiting for employee'],
    ],
  },
  {
    since: -24,
    category: 'complaint',
    title: 'No drinking water on the second floor',
    body: 'The filter on the second floor has been broken for two weeks.',
    by: 0,
    about: 'unit',
    of: 0,
    steps: [
      ['move', 'In progress'],
      ['answer', 'A new filter is ordered and comes on Sunday.'],
      ['move', 'Resolved', 'The filter was replaced, and its service is in the maintenance plan now.'],
      ['close', 5],
    ],
  },
  {
    since: -1,
    category: 'suggestion',
    title: 'हाजिरी मेसिन प्रवेशद्वारको दुवैतिर राखौँ',
    body: 'बिहान ९:५५ तिर एउटै मेसिनमा लामो लाइन लाग्छ। अर्को ढोकामा पनि राखे समयमै हाजिरी हुन्छ।',
    by: 1,
    about: 'unit',
    of: 1,
    steps: [],
  },
  {
    since: -12,
    category: 'feedback',
    title: 'The new leave form is quicker',
    body: 'I like that the form shows who decides. Please keep it that way.',
    by: 2,
    about: 'policy',
    of: 'Leave policy',
    steps: [
      ['move', 'Closed', 'Thank you, we passed it on to the team.'],
      ['rate', 5],
    ],
  },
  {
    since: -18,
    category: 'complaint',
    title: 'Overtime of Dashain week is missing',
    body: 'Eight hours of overtime in the week before Dashain are not in my payslip.',
    by: 3,
    about: 'unit',
    of: 0,
    steps: [
      ['priority', 'Urgent'],
      ['move', 'In progress'],
      ['move', 'Resolved', 'The overtime was approved late. It is paid with the next payroll.'],
      ['reopen', 'The next payslip came without it.'],
      ['move', 'Resolved', 'Paid as a separate item today.'],
      ['close', 3],
    ],
  },
];

interface Earlier {
  readonly title: string;
  readonly category: GrievanceCategory;
  /** Absent: about nothing in particular. */
  readonly unit?: number;
  readonly satisfaction: 1 | 2 | 3 | 4 | 5;
  /** Hours from one step to the next. */
  readonly pace: number;
  /** Why it was opened again. */
  readonly again?: string;
}

/** What ended earlier. */
const earlier: readonly Earlier[] = [
  { title: 'Parking for two-wheelers floods', category: 'complaint', unit: 0, satisfaction: 4, pace: 26 },
  { title: 'Chairs in the accounts room', category: 'complaint', unit: 1, satisfaction: 4, pace: 5 },
  {
    title: 'Canteen bills without a date',
    category: 'complaint',
    unit: 1,
    satisfaction: 2,
    pace: 49,
    again: 'The bills of this week have none either.',
  },
  { title: 'Transport after the late shift', category: 'complaint', unit: 0, satisfaction: 3, pace: 74 },
  { title: 'A first aid box for each floor', category: 'suggestion', unit: 0, satisfaction: 5, pace: 4 },
  { title: 'Payslips by email in Nepali', category: 'suggestion', unit: 1, satisfaction: 4, pace: 20 },
  {
    title: 'A quiet room for nursing mothers',
    category: 'suggestion',
    unit: 1,
    satisfaction: 5,
    pace: 24,
    again: 'The room is used for storage.',
  },
  { title: 'The induction was well prepared', category: 'feedback', unit: 0, satisfaction: 5, pace: 2 },
  { title: 'The training on safety was too short', category: 'feedback', satisfaction: 3, pace: 25 },
];

export async function seed(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, plan, end, begin, setTime } = demo;
  setTime(new Date(begin));
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant, organization } = hr.access;
  const moment = () => momentOf(context, organization.timezone);
  const found = await tenant.query<{ id: number }>(
    `select m.user_id as id from membership m join users u on u.id = m.account_id
      where m.organization_id = $1 and m.is_current and u.status = 'active' and not m.is_hr_admin and not m.is_audit_user and u.email <> $3
      order by u.email = $2 desc, m.user_id limit 5`,
    [organizationId, `employee@${plan.slug}.demo`, `supervisor@${plan.slug}.demo`],
  );
  const people = found.map(({ id }) => id);
  const units = (
    await tenant.query<{ id: number }>(
      'select id from division where organization_id = $1 and head_id is distinct from $2 order by id limit 2',
      [organizationId, hrId],
    )
  ).map(({ id }) => id);
  await tenant.transaction((inner) =>
    createRecord(
      hr,
      inner,
      grievanceSetting,
      {},
      {
        introduction:
          'HR reads what you write and answers within two working days. No one is punished for speaking up.',
        handlers: [{ person: hrId }],
        reopened_time: 240,
      },
    ),
  );
  const bodyOf = ({ category, title, body, isAnonymous, about, of }: Omit<Told, 'steps' | 'since'>) =>
    ({
      category,
      title,
      body,
      about: about ?? null,
      about_person: about === 'person' ? (people[Number(of)] ?? null) : null,
      about_branch: null,
      about_division: about === 'unit' ? (units[Number(of)] ?? units[0] ?? null) : null,
      about_policy: about === 'policy' ? String(of) : null,
      is_anonymous: isAnonymous === true,
      not_for: [],
    }) satisfies GrievanceBody;
  let told = 0;
  const tellStory = async ({ since, by = 0, pace = 1, steps, ...story }: Told) => {
    const isAnonymous = story.isAnonymous === true;
    let time = end + since * day;
    setTime(new Date(time));
    const receiptHash = isAnonymous ? await grievanceReceipts.hash(context.secrets, newReceipt()) : null;
    const authorId = isAnonymous ? null : (people[by % people.length] ?? hrId);
    const { id } = await tenant.transaction((inner) =>
      storeCase(inner, bodyOf(story), { authorId, receiptHash, followsId: null, number: ++told }, moment()),
    );
    for (const step of steps) {
      time = Math.min(end, time + pace * hour);
      setTime(new Date(time));
      await tenant.transaction(async (inner) => {
        const row = await inner.one<{ version: number }>(
          'select version from grievance where organization_id = $1 and id = $2',
          [organizationId, id],
        );
        const version = row?.version ?? 0;
        const [kind, what] = step;
        if (kind === 'answer' || kind === 'note')
          await sayAsHandler(
            hr.access,
            inner,
            id,
            { text: what, visibility: kind === 'note' ? 'internal' : 'author' },
            moment(),
          );
        else if (kind === 'author') await sayAsAuthor(inner, id, what, moment());
        else if (kind === 'reopen') await actAsAuthor(inner, id, { action: 'reopen', reason: what }, moment());
        else if (kind === 'move')
          await changeCase(hr.access, inner, id, { version, status: what, resolution: step[2] ?? null }, moment());
        else if (kind === 'priority') await changeCase(hr.access, inner, id, { version, priority: what }, moment());
        else await actAsAuthor(inner, id, { action: kind, satisfaction: Number(what) }, moment());
      });
    }
  };
  for (const [index, { title, category, unit, satisfaction, pace, again }] of earlier.entries())
    await tellStory({
      since: -100 + index * 8,
      category,
      title,
      body: `${title}. Please look into it.`,
      by: index,
      pace,
      ...(unit === undefined ? {} : { about: 'unit', of: unit }),
      steps: [
        ['move', 'In progress'],
        ['move', 'Resolved', 'Done, as agreed with the team.'],
        ...(again === undefined
          ? []
          : ([
              ['reopen', again],
              ['move', 'Resolved', 'Looked at again, and mended.'],
            ] as const)),
        ['close', satisfaction],
      ],
    });
  for (const story of stories.toSorted((a, b) => a.since - b.since)) await tellStory(story);
  setTime(new Date(end));
}

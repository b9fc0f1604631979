/** Tasks of the demo: given, under way, late, done and scored, and some that come again by a rule. */
import { resultArea } from '@karmik/model/task/result-area';
import { task, taskRecurrence } from '@karmik/model/task/task';
import type { Context } from '../../context.ts';
import type { Body } from '../../entity/hooks.ts';
import { createRecord } from '../../entity/write.ts';
import { makeRecurringTasks, recurrenceHooks } from './recurrences.ts';
import { requestScores } from './scores.ts';
import { moveTask, taskHooks } from './tasks.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

type Role = 'employee' | 'boss' | 'colleague' | 'hr';

/** Result areas, with what counts in each. */
const areas = {
  'Order and safety': 'Premises, stock and vehicles are as they should be at each check.',
  'Dealings with authorities': 'Letters and returns are answered before their day.',
  'People and knowledge': 'The person who needs a skill or a paper has it.',
} as const;

interface Planned {
  readonly title: string;
  readonly description?: string;
  readonly by: Role;
  readonly to: readonly Role[];
  readonly observers?: readonly Role[];
  readonly priority?: 'Minor' | 'Major' | 'Critical';
  readonly area?: keyof typeof areas;
  /** Days from today on which it was given, and until which it is to be done. */
  readonly given: number;
  readonly due: number;
  /** Items of its checklist; those that are done begin with an x. */
  readonly items?: readonly string[];
  readonly moves?: readonly ('start' | 'complete' | 'hold')[];
  /** Asks for approval; the score that was given, and whether it was acknowledged, disputed, or left to HR. */
  readonly approval?: { readonly score?: number; readonly outcome?: 'Acknowledged' | 'Not acknowledged' | 'Forwarded' };
  readonly comment?: readonly [Role, string];
}

const planned: readonly Planned[] = [
  {
    title: 'Monthly stock count of the warehouse',
    area: 'Order and safety',
    description: 'Count what is on the shelves and compare it with the list. Differences go to the accounts.',
    by: 'boss',
    to: ['employee'],
    observers: ['colleague'],
    priority: 'Major',
    given: -6,
    due: 2,
    items: ['xPrint the list', 'xCount the ground floor', 'Count the cellar', 'Write down the differences'],
    moves: ['start'],
    comment: ['colleague', 'The cellar is open until five.'],
  },
  {
    title: 'Reply to the letter of the ward office',
    area: 'Dealings with authorities',
    by: 'boss',
    to: ['employee'],
    priority: 'Critical',
    given: -9,
    due: -2,
  },
  { title: 'दसैँअघि कार्यालयको सरसफाइ मिलाउने', by: 'boss', to: ['employee', 'colleague'], given: -3, due: 6 },
  {
    title: 'Check the figures of the quarterly report',
    description: 'Table 3 and the annex.',
    by: 'employee',
    to: ['colleague'],
    observers: ['boss'],
    priority: 'Major',
    given: -4,
    due: 3,
    items: ['xTable 3', 'Annex'],
    moves: ['start'],
  },
  { title: 'Share the minutes of the meeting', by: 'employee', to: ['colleague'], given: -1, due: 1 },
  {
    title: 'Prepare the fire drill',
    area: 'Order and safety',
    by: 'boss',
    to: ['colleague'],
    observers: ['employee'],
    given: -5,
    due: 9,
    items: ['xDate', 'Meeting point', 'Notice'],
  },
  {
    title: 'Handbook for new colleagues',
    area: 'People and knowledge',
    by: 'boss',
    to: ['employee'],
    priority: 'Major',
    given: -30,
    due: -8,
    items: ['xOutline', 'xText', 'xPictures'],
    moves: ['start', 'complete'],
    approval: { score: 8 },
  },
  {
    title: 'Renew the vehicle insurance',
    area: 'Dealings with authorities',
    by: 'employee',
    to: ['colleague'],
    given: -20,
    due: -6,
    moves: ['complete'],
    approval: {},
  },
  {
    title: 'Train two people on the new printer',
    area: 'People and knowledge',
    by: 'boss',
    to: ['employee'],
    given: -45,
    due: -20,
    moves: ['start', 'complete'],
    approval: { score: 9, outcome: 'Acknowledged' },
  },
  {
    title: 'Survey of the canteen',
    by: 'boss',
    to: ['colleague'],
    given: -40,
    due: -15,
    moves: ['start', 'complete'],
    approval: { score: 5, outcome: 'Not acknowledged' },
  },
  {
    title: 'Label the shelves of the cold store',
    area: 'Order and safety',
    by: 'boss',
    to: ['colleague'],
    given: -35,
    due: -12,
    moves: ['start', 'complete'],
    approval: { score: 4, outcome: 'Forwarded' },
  },
  { title: 'Move of the archive', by: 'boss', to: ['employee'], given: -25, due: -5, moves: ['hold'] },
  {
    title: 'Collect missing citizenship copies',
    area: 'People and knowledge',
    by: 'hr',
    to: ['boss'],
    given: -7,
    due: 4,
    moves: ['start'],
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
  const [employee = hrId, colleague = employee] = await teamOf(context, organizationId, slug);
  const tenant = context.database.organization(organizationId);
  const led = await tenant.one<{ supervisor_id: number }>(
    'select supervisor_id from supervision where organization_id = $1 and subordinate_id = $2 order by position limit 1',
    [organizationId, employee],
  );
  const ids: Readonly<Record<Role, number>> = { employee, colleague, boss: led?.supervisor_id ?? hrId, hr: hrId };
  const writer = await writerOf(context, organizationId, hrId);
  const areaIds = new Map<string, number>();
  await tenant.transaction(async (tx) => {
    for (const [name, description] of Object.entries(areas))
      areaIds.set(name, await createRecord(writer, tx, resultArea, {}, { name, description }));
  });
  for (const plan of planned) await write(context, organizationId, ids, areaIds, plan, end, setTime);
  await writeRules(context, organizationId, ids, end, setTime);
  setTime(new Date(end));
}

async function write(
  context: Context,
  organizationId: number,
  ids: Readonly<Record<Role, number>>,
  areaIds: ReadonlyMap<string, number>,
  plan: Planned,
  end: number,
  setTime: (time: Date) => void,
): Promise<void> {
  setTime(new Date(end + plan.given * day));
  const writer = await writerOf(context, organizationId, ids[plan.by]);
  const { title, description = null, area = '', priority = 'Minor', items = [], moves = [], approval, comment } = plan;
  const body: Body = {
    title,
    description,
    priority,
    result_area: areaIds.get(area) ?? null,
    starts_on: iso(end + plan.given * day),
    deadline: iso(end + plan.due * day),
    responsible: plan.to.map((role) => ({ person: ids[role] })),
    observers: (plan.observers ?? []).map((role) => ({ person: ids[role] })),
    checklist: items.map((item) => ({ item: item.replace(/^x/, ''), is_done: item.startsWith('x') })),
    approval_needed: approval !== undefined,
  };
  await writer.access.tenant.transaction(async (tenant) => {
    const id = await createRecord(writer, tenant, task, taskHooks, body);
    const by = ids[plan.to[0] ?? 'employee'];
    let status = 'Pending';
    for (const [index, name] of moves.entries()) {
      // Finished a day before the deadline, or two after it.
      const at = new Date(end + (name === 'start' ? plan.given + 1 : plan.due + (index % 2 ? -1 : 2)) * day);
      setTime(at);
      const who = name === 'hold' ? ids[plan.by] : by;
      await moveTask(tenant, { row: { id, status }, name, today: iso(at.getTime()), by: who, remark: '', at });
      status = task.actions?.[name].to ?? status;
    }
    if (comment)
      await tenant.query(
        'insert into task_comment (organization_id, task_id, author_id, text, created_at) values ($1, $2, $3, $4, $5)',
        [organizationId, id, ids[comment[0]], comment[1], context.clock()],
      );
    if (!approval) return;
    const row = {
      ...(body as unknown as Parameters<typeof requestScores>[1]),
      id,
      status,
      created_by: ids[plan.by],
    };
    const now = context.clock();
    await requestScores(tenant, row, { actorId: by, today: iso(now.getTime()), now });
    if (approval.score !== undefined)
      await tenant.query(
        'update task_score set score = $3, status = $4, final_score = $5 where organization_id = $1 and task_id = $2',
        [
          organizationId,
          id,
          approval.score,
          approval.outcome ?? 'Scored',
          approval.outcome === 'Acknowledged' ? approval.score : null,
        ],
      );
  });
}

/** What comes again: to the employee every week, from them every month of Bikram Sambat. */
async function writeRules(
  context: Context,
  organizationId: number,
  ids: Readonly<Record<Role, number>>,
  end: number,
  setTime: (time: Date) => void,
): Promise<void> {
  setTime(new Date(end - 10 * day));
  const rules: readonly [Role, Role, Body][] = [
    ['boss', 'employee', { title: 'Weekly safety round', every: 'Week', first_run: iso(end - 8 * day), days_to_do: 2 }],
    [
      'employee',
      'colleague',
      { title: 'Bills of the office', every: 'BS month', first_run: iso(end - 1 * day), days_to_do: 5 },
    ],
  ];
  for (const [by, to, rule] of rules) {
    const writer = await writerOf(context, organizationId, ids[by]);
    await writer.access.tenant.transaction((tenant) =>
      createRecord(writer, tenant, taskRecurrence, recurrenceHooks, {
        priority: 'Minor',
        responsible: [{ person: ids[to] }],
        observers: [],
        checklist: [{ item: 'Look at everything once', is_done: false }],
        approval_needed: false,
        is_paused: false,
        ...rule,
      }),
    );
  }
  setTime(new Date(end));
  await makeRecurringTasks(context);
}

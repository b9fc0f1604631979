/** The way out of the demo organisations: what is asked, who resigned, who leaves and who has left; and changes that were proposed. */
import { approvalPolicy } from '@karmik/model/approval/policy';
import { reviewType, separationType, taskTemplate, templateTask } from '@karmik/model/hris/process-setting';
import { separation } from '@karmik/model/hris/separation';
import type { Answers } from '@karmik/model/questions/asked';
import { questionSet } from '@karmik/model/questions/library';
import type { Question, QuestionType, Structure } from '@karmik/model/questions/structure';
import type { Entity } from '@karmik/model/kit/entity';
import { decide, sendRequest } from '../../../approval/decide.ts';
import type { RequestKind } from '../../../approval/request-kind.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { answerInterview } from '../leaving/exit-interviews.ts';
import { saveSet } from '../../questions/structures.ts';
import { offBoard } from '../leaving/off-boarding.ts';
import { resignationHooks, resignationKind } from '../leaving/resignations.ts';
import { reviewHooks, reviewKind } from '../process/reviews.ts';
import { separationHooks } from '../leaving/separation-start.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

interface Types {
  readonly resigns: number;
  readonly ends: number;
  readonly retires: number;
  readonly dismisses: number;
  readonly promotion: number;
  readonly upgrade: number;
  readonly transfer: number;
}

const asked = (key: string, text: string, type: QuestionType, more: Partial<Question> = {}): Question => ({
  key,
  type,
  text,
  help: null,
  is_mandatory: true,
  options: [],
  points: type === 'Rating' ? 5 : null,
  low: null,
  high: null,
  shown_if: null,
  library: null,
  ...more,
});

const questions: Structure = {
  sections: [
    {
      title: null,
      description: null,
      questions: [
        asked('q1', 'How content were you with your work here?', 'Rating', { low: 'Not at all', high: 'Very' }),
        asked('q2', 'How well did your supervisor support you?', 'Rating', { low: 'Not at all', high: 'Very well' }),
        asked('q3', 'Would you work here again?', 'Single choice', {
          options: [
            { key: 'o1', text: 'Yes' },
            { key: 'o2', text: 'No' },
          ],
        }),
        asked('q4', 'What would have to change for you to come back?', 'Long text', {
          is_mandatory: false,
          shown_if: { question: 'q3', is: ['o2'] },
        }),
        asked('q5', 'What should we do better?', 'Long text', { is_mandatory: false }),
      ],
    },
  ],
};

const saidByThoseWhoLeft: readonly Answers[] = [
  { q1: '4', q2: '5', q3: 'o1', q5: 'More training on the new machines.' },
  { q1: '3', q2: '2', q3: 'o2', q4: 'Shifts that are told two weeks before, so that the family can plan.' },
];

export async function writeSeparations(demo: DemoOrganization): Promise<void> {
  const {
    context,
    organizationId,
    hrId,
    plan: { slug },
    end,
    setTime,
  } = demo;
  const people = await teamOf(context, organizationId, slug);
  const [first = hrId] = people;
  setTime(new Date(end - 400 * day));
  const types = await writeSettings(demo, first);
  await letGo(demo, types);
  await resign(demo, people);
  await leave(demo, types.retires);
  await review(demo, people, types);
  await writePolicies(demo, types);
  setTime(new Date(end));
}

/** Policies of which nothing is under way yet: by type of a request, with heads, a role and times. */
async function writePolicies(
  { context, organizationId, hrId, end, setTime }: DemoOrganization,
  { upgrade }: Types,
): Promise<void> {
  setTime(new Date(end - 3 * day));
  const hr = await writerOf(context, organizationId, hrId);
  await hr.access.tenant.transaction((tenant) =>
    createRecord(
      hr,
      tenant,
      approvalPolicy,
      {},
      {
        name: 'Upgrades: the division, then HR',
        request_type: 'employment_review',
        priority: 50,
        review_types: [upgrade],
        levels: [
          { approver: 'Division head', time_limit_hours: 120, on_timeout: 'escalate' },
          { approver: 'Branch head', time_limit_hours: 72, on_timeout: 'supervisor' },
          { approver: 'Role', permission: '4.06' },
        ],
      },
    ),
  );
}

async function writeSettings({ context, organizationId, hrId }: DemoOrganization, keeperId: number): Promise<Types> {
  const writer = await writerOf(context, organizationId, hrId);
  const { tenant } = writer.access;
  const division = await tenant.query<{ id: number; name: string }>(
    `select d.id, d.name from division d where d.organization_id = $1 order by d.name ~* 'financ|account' desc, d.name ~* 'information|technolog' desc, d.id limit 2`,
    [organizationId],
  );
  const home = await tenant.one<{ division_id: number }>(
    'select division_id from employee where organization_id = $1 and user_id = $2',
    [organizationId, keeperId],
  );
  return tenant.transaction(async (inner) => {
    const add = (entity: Entity, body: Body) =>
      createRecord(writer, inner, entity, context.modules.entityHooks[entity.name] ?? {}, body);
    const leaving = await add(taskTemplate, {
      name: 'Leaving',
      used_for: 'Separation',
      description: 'What everybody does before someone goes.',
    });
    const tasks: readonly Body[] = [
      { title: 'Hand over what is under way', assigned_to: 'Employee', days: -7 },
      { title: 'Hand over knowledge to the team', assigned_to: 'Supervisor', days: -5 },
      {
        title: 'Settle advances and loans',
        assigned_to: 'HR',
        unit: division[0]?.id ?? null,
        days: -3,
        is_clearance: true,
      },
      {
        title: 'Close accounts in all systems',
        assigned_to: 'HR',
        unit: division[1]?.id ?? null,
        days: 0,
        is_clearance: true,
      },
      {
        title: 'Return keys and protective gear',
        assigned_to: 'Person',
        person: keeperId,
        unit: home?.division_id ?? division[0]?.id ?? null,
        days: -1,
        is_clearance: true,
      },
      { title: 'Calculate final pay', assigned_to: 'HR', days: 5 },
    ];
    for (const task of tasks) await add(templateTask, { template: leaving, ...task });
    const moving = await add(taskTemplate, { name: 'New post', used_for: 'Employment review' });
    await add(templateTask, { template: moving, title: 'Hand over the letter', assigned_to: 'HR', days: -3 });
    await add(templateTask, {
      template: moving,
      title: 'Agree goals for the first months',
      assigned_to: 'Supervisor',
      days: 7,
    });
    const set = await add(questionSet, {
      name: 'Exit interview',
      description: 'Your answers help those who stay. They are read by HR alone.',
    });
    await saveSet(inner, set, questions);
    const clears = { task_template: leaving, needs_clearance: true };
    const asks = { needs_exit_interview: true, question_set: set };
    const resigns = await add(separationType, {
      name: 'Resignation',
      category: 'Voluntary',
      notice_days: 30,
      for_resignations: true,
      ...clears,
      ...asks,
    });
    const ends = await add(separationType, {
      name: 'End of a time-bound contract',
      category: 'Contract end',
      notice_days: 15,
      needs_clearance: false,
      ...asks,
    });
    const retires = await add(separationType, {
      name: 'Retirement',
      category: 'Retirement',
      notice_days: 90,
      needs_clearance: false,
      ...asks,
    });
    const dismisses = await add(separationType, {
      name: 'Dismissal',
      category: 'Involuntary',
      notice_days: 7,
      ...clears,
    });
    await add(separationType, { name: 'Death in service', category: 'Death', notice_days: 0, needs_clearance: false });
    const kinds = { Promotion: 0, Upgrade: 0, Transfer: 0, Confirmation: 0 };
    for (const change of Object.keys(kinds) as (keyof typeof kinds)[])
      kinds[change] = await add(reviewType, { name: change, change, task_template: moving });
    await add(approvalPolicy, {
      name: 'Resignations: the supervisor, then a colleague who takes over',
      request_type: 'resignation',
      priority: 50,
      division: home?.division_id ?? null,
      levels: [
        { approver: 'Supervisor 1', may_end: true, time_limit_hours: 72, on_timeout: 'supervisor' },
        { approver: 'Person', person: keeperId, may_end: true },
        { approver: 'HR' },
      ],
    });
    return {
      resigns,
      ends,
      retires,
      dismisses,
      promotion: kinds.Promotion,
      upgrade: kinds.Upgrade,
      transfer: kinds.Transfer,
    };
  });
}

/** Members of no division's head, hired long ago, who are none of the demo's accounts. */
const others = (tenant: Tenant, before: string, most: number) =>
  tenant.query<{ user_id: number }>(
    `select e.user_id from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
      where e.organization_id = $1 and e.joined_on < $2::date - 400 and e.email !~ '^(hr|supervisor|employee)@'
        and not exists (select from supervision s where s.organization_id = e.organization_id and s.supervisor_id = e.user_id)
        and not exists (select from separation s where s.organization_id = e.organization_id and s.employee_id = e.user_id)
      order by e.employee_code desc limit ${most}`,
    [tenant.organizationId, before],
  );

const startOf = (writer: Writer, tenant: Tenant, employee: number, type: number, effective_date: string) =>
  createRecord(writer, tenant, separation, separationHooks, {
    employee,
    separation_type: type,
    effective_date,
    notice_on: iso(Date.parse(effective_date) - 20 * day),
  });

/** All tasks of someone's separation are done, each when it was due. */
const finish = (tenant: Tenant, id: number, doneBy: number) =>
  tenant.query(
    `update process_task set status = 'Done', done_by_id = coalesce(assignee_id, $3), done_at = due_on + time '10:00'
      where organization_id = $1 and process = 'Separation' and process_id = $2`,
    [tenant.organizationId, id, doneBy],
  );

const settle = (tenant: Tenant, id: number) =>
  tenant.query(`update separation set status = 'Settled' where organization_id = $1 and id = $2`, [
    tenant.organizationId,
    id,
  ]);

interface Leaver {
  /** Before today. */
  readonly days: number;
  readonly type: number;
  readonly said?: Answers;
}

/** Who has left, the first one first: their files stay, the directory has them no more. The last two were interviewed. */
async function letGo({ context, organizationId, hrId, end, setTime }: DemoOrganization, types: Types): Promise<void> {
  const { resigns, ends, retires, dismisses } = types;
  const { n: people = 0 } =
    (await context.database.everywhere.one<{ n: number }>(
      'select count(*) as n from employee where organization_id = $1',
      [organizationId],
    )) ?? {};
  const earlier = [
    { days: 331, type: resigns },
    { days: 262, type: dismisses },
    { days: 214, type: ends },
    { days: 163, type: resigns },
    { days: 127, type: retires },
    { days: 92, type: resigns },
  ];
  const leavers: readonly Leaver[] = [
    // Of a small organization fewer leave.
    ...earlier.slice(people < 100 ? 5 : 0),
    ...saidByThoseWhoLeft.map((said) => ({ days: 59, type: ends, said })),
  ];
  for (const [n, { days, type, said }] of leavers.entries()) {
    const effective = end - days * day;
    setTime(new Date(effective - (20 - n) * day));
    const hr = await writerOf(context, organizationId, hrId);
    const [leaver] = await others(hr.access.tenant, iso(effective), 1);
    if (!leaver) continue;
    const id = await hr.access.tenant.transaction((inner) => startOf(hr, inner, leaver.user_id, type, iso(effective)));
    if (said) {
      const { access } = await writerOf(context, organizationId, leaver.user_id);
      await access.tenant.transaction((inner) => answerInterview(context, access, inner, said));
    }
    setTime(new Date(effective));
    await hr.access.tenant.transaction(async (inner) => {
      await finish(inner, id, hrId);
      await settle(inner, id);
      await inner.query(
        `update process_task set status = 'Done', done_by_id = coalesce(assignee_id, $3), done_at = $4
          where organization_id = $1 and process = 'Separation' and process_id = $2`,
        [organizationId, id, hrId, new Date(effective)],
      );
      await offBoard(inner, id, {
        today: iso(effective),
        now: context.clock(),
        actorId: null,
        requestKinds: context.modules.requestKinds,
      });
    });
  }
}

/** Someone who retires soon, and has settled everything. */
async function leave({ context, organizationId, hrId, end, setTime }: DemoOrganization, type: number): Promise<void> {
  setTime(new Date(end - 12 * day));
  const hr = await writerOf(context, organizationId, hrId);
  await hr.access.tenant.transaction(async (inner) => {
    const [person] = await others(inner, iso(end), 1);
    if (person) await settle(inner, await startOf(hr, inner, person.user_id, type, iso(end + 25 * day)));
  });
}

type Step = readonly ['approve' | 'decline' | 'forward' | 'cancel', string];

/** Sends a request and takes it through its steps, each by the person who is asked, HR where no one is. */
async function request(
  { context, organizationId, hrId, setTime }: DemoOrganization,
  kind: RequestKind,
  hooks: EntityHooks,
  senderId: number,
  at: number,
  body: Body,
  steps: readonly Step[] = [],
): Promise<void> {
  let time = at;
  setTime(new Date(time));
  const sender = await writerOf(context, organizationId, senderId);
  const id = await sender.access.tenant.transaction(async (tenant) => {
    const made = await createRecord(sender, tenant, kind.entity, hooks, body);
    await sendRequest(kind, tenant, sender, made);
    return made;
  });
  for (const [action, remark] of steps) {
    time += day / 4;
    setTime(new Date(time));
    const asked = await context.database.everywhere.one<{ id: number }>(
      `select candidates[1] as id from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and state = 'open' order by level desc limit 1`,
      [organizationId, kind.entity.name, id],
    );
    const actor = await writerOf(context, organizationId, action === 'cancel' ? senderId : (asked?.id ?? hrId));
    const as = action === 'cancel' ? 'user' : 'notification';
    await actor.access.tenant.transaction((tenant) => decide(kind, tenant, actor, id, action, remark, as));
  }
}

async function resign(demo: DemoOrganization, people: readonly number[]): Promise<void> {
  const { end } = demo;
  const wishes: readonly (readonly [number, string, string, number, readonly Step[]])[] = [
    [
      -150,
      'Study',
      'A place at the university in Pokhara; it came to nothing.',
      60,
      [['cancel', 'The course was moved.']],
    ],
    [
      -16,
      'Career',
      'Another dairy offers me the post of a shift leader.',
      20,
      [
        ['forward', 'A loss; who takes over?'],
        ['approve', 'I take over the line. All the best.'],
      ],
    ],
    [-6, 'Family', 'बिरामी आमाको हेरचाह गर्न घर जानुपर्ने भयो।', 40, [['forward', 'We agreed on the handover.']]],
    [-2, 'Relocation', 'We move to Chitwan in the winter.', 18, []],
  ];
  for (const [n, [since, reason, request_remarks, notice, steps]] of wishes.entries()) {
    const senderId = people[n];
    if (senderId === undefined) return;
    const at = end + since * day;
    const body = { release_date: iso(at + notice * day), reason, request_remarks };
    await request(demo, resignationKind, resignationHooks, senderId, at, body, steps);
  }
}

async function review(demo: DemoOrganization, people: readonly number[], types: Types): Promise<void> {
  const { context, organizationId, end } = demo;
  const [first] = people;
  if (first === undefined) return;
  const [, , , , fifth = first, sixth = first] = people;
  const { everywhere } = context.database;
  const boss = await everywhere.one<{ id: number }>(
    'select supervisor_id as id from supervision where organization_id = $1 and subordinate_id = $2 and position = 1',
    [organizationId, first],
  );
  const titles = await everywhere.query<{ id: number }>(
    'select id from job_title where organization_id = $1 order by id limit 3',
    [organizationId],
  );
  const branches = await everywhere.query<{ id: number }>(
    'select id from branch where organization_id = $1 order by id desc limit 1',
    [organizationId],
  );
  const plans: readonly (readonly [number, number, number, Body, readonly Step[]])[] = [
    [
      first,
      -20,
      60,
      { review_type: types.upgrade, step: 3, request_remarks: 'Two years without a lot sent back.' },
      [['approve', 'Agreed with the head of finance.']],
    ],
    [
      fifth,
      -9,
      30,
      {
        review_type: types.promotion,
        job_title: titles[1]?.id ?? null,
        request_remarks: 'Leads the night shift already.',
      },
      [],
    ],
    [
      sixth,
      -25,
      15,
      {
        review_type: types.transfer,
        branch: branches[0]?.id ?? null,
        request_remarks: 'Asked to be nearer to the family.',
      },
      [['decline', 'There is no post free this year.']],
    ],
  ];
  for (const [employee, since, inDays, body, steps] of plans)
    await request(
      demo,
      reviewKind,
      reviewHooks,
      boss?.id ?? demo.hrId,
      end + since * day,
      { employee, effective_date: iso(end + inDays * day), ...body },
      steps,
    );
}

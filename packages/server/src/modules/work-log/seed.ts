/** Projects and work logs of the demo: two projects under way, what people logged in a month, and what of it waits or was declined. */
import { periodStart } from '@karmik/model/kit/period';
import { pieceHeading } from '@karmik/model/payroll/items/sources';
import { activityRate, taskActivity } from '@karmik/model/task/activity';
import { coreTask, coreTaskAssignment, personTaskSetting } from '@karmik/model/task/core-task';
import { project } from '@karmik/model/task/project';
import { task } from '@karmik/model/task/task';
import { workLog } from '@karmik/model/work-log/log';
import { workLogSetting } from '@karmik/model/work-log/setting';
import { addDays } from '@karmik/model/kit/zone';
import { createRecord, type Writer } from '../../entity/write.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { sendAndDecide, type DecisionStep } from '../attendance/seed/send-and-decide.ts';
import { moveTask, taskHooks } from '../task/tasks.ts';
import { workLogHooks, workLogKind } from './logs.ts';
import { activityRateHooks, workLogSettingHooks } from './rates.ts';

const dayMs = 86_400_000;

const activities = [
  { name: 'Site visit', name_in_nepali: 'स्थलगत भ्रमण', counted_in: 'Time', unit: null, rate: '350.00' },
  { name: 'Design', name_in_nepali: 'डिजाइन', counted_in: 'Time', unit: null, rate: '420.00' },
  { name: 'Meeting', name_in_nepali: 'बैठक', counted_in: 'Time', unit: null, rate: null },
  { name: 'Form entry', name_in_nepali: 'फाराम प्रविष्टि', counted_in: 'Units', unit: 'form', rate: '7.25' },
] as const;

/** Tasks of a project: days from today of start and deadline, hours, the place of the task before it, and where it came to. */
type Planned = readonly [
  title: string,
  from: number,
  until: number,
  hours: number,
  after: number | null,
  moves: readonly ('start' | 'complete')[],
];

const projects: readonly {
  readonly name: string;
  readonly ne: string;
  readonly hours: number;
  readonly budget: string;
  readonly tasks: readonly Planned[];
}[] = [
  {
    name: 'Branch office in Pokhara',
    ne: 'पोखरा शाखा कार्यालय',
    hours: 320,
    budget: '150000.00',
    tasks: [
      ['Lease of the building', -24, -18, 7, null, ['start', 'complete']],
      ['Plan of the rooms', -17, -9, 30, 0, ['start', 'complete']],
      ['Furniture and cables', -8, 4, 60, 1, ['start']],
      ['Inspection by the ward', 5, 7, 8, 2, []],
      ['Opening day', 10, 11, 12, 3, []],
    ],
  },
  {
    name: 'Digitise personnel files',
    ne: 'कर्मचारी फाइल डिजिटल बनाउने',
    hours: 200,
    budget: '60000.00',
    tasks: [
      ['Sort the paper files', -20, -12, 8, null, ['start', 'complete']],
      ['Enter forms of 2080–2082', -11, 6, 90, 0, ['start']],
      ['Check one file in twenty', 7, 12, 20, 1, []],
    ],
  },
];

const fine: readonly DecisionStep[] = [['approve', 'Seen']];

interface Worked {
  readonly day: string;
  readonly worked: number;
}

/** Days on which a person was at work, without leave or a timesheet, the newest first. */
const daysAtWork = (hr: Writer, person: number, from: string, until: string) =>
  hr.access.tenant.query<Worked>(
    `select a.day, a.worked from attendance_day a where a.organization_id = $1 and a.employee_id = $2 and a.day between $3 and $4 and a.worked > 240 and a.coefficient = 'Workday'
        and not exists (select from leave_request r where r.organization_id = $1 and r.sender_id = $2 and a.day between r.from_date and r.to_date)
        and not exists (select from timesheet s join timesheet_entries e on e.organization_id = s.organization_id and e.parent_id = s.id
                         where s.organization_id = $1 and s.sender_id = $2 and e.worked_on = a.day)
        and not exists (select from period_lock l where l.organization_id = $1 and l.area = 'attendance' and l.state <> 'open' and a.day between l.starts_on and l.ends_on)
      order by a.day desc limit 22`,
    [hr.access.organization.id, person, from, until],
  );

export async function seed(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, end, setTime } = demo;
  setTime(new Date(end - 30 * dayMs));
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant, organization } = hr.access;
  const team = await teamOf(context, organizationId, organization.slug);
  const [lead, ...others] = team;
  if (lead === undefined || others.length === 0) return;
  const boss = await tenant.query<{ id: number }>(
    'select supervisor_id as id from supervision where organization_id = $1 and subordinate_id = $2 and position = 1 order by valid_from desc limit 1',
    [organizationId, lead],
  );
  const today = new Date(end).toISOString().slice(0, 10);
  // What is worth money begins with this month, so that payrolls that are there stay as they are.
  const month = periodStart(today, 'month', 'bs');
  const ids: number[] = [];
  const projectIds: number[] = [];
  const taskIds: number[][] = [];
  await tenant.transaction(async (inner) => {
    const heading = await inner.one<{ id: number }>(
      'select id from pay_heading where organization_id = $1 and formula_name = $2',
      [organizationId, pieceHeading],
    );
    await createRecord(hr, inner, workLogSetting, workLogSettingHooks, { heading: heading?.id ?? null });
    for (const { rate, ...activity } of activities) {
      const id = await createRecord(hr, inner, taskActivity, {}, activity);
      ids.push(id);
      if (rate !== null)
        await createRecord(hr, inner, activityRate, activityRateHooks, {
          activity: id,
          rate,
          starts_on: month,
          ends_on: null,
        });
    }
    for (const { name, ne, hours, budget } of projects)
      projectIds.push(
        await createRecord(
          hr,
          inner,
          project,
          {},
          {
            name,
            name_in_nepali: ne,
            lead,
            standing: 'Active',
            starts_on: addDays(today, -28),
            ends_on: addDays(today, 20),
            is_billable: false,
            budget_hours: hours,
            budget_amount: budget,
            members: [...others.slice(0, 4), ...boss.map(({ id }) => id)].map((person) => ({ person })),
            activities: [],
          },
        ),
      );
    const area = await inner.one<{ id: number }>(
      'select id from result_area where organization_id = $1 order by id limit 1',
      [organizationId],
    );
    const title = await inner.one<{ id: number }>(
      'select id from job_title where organization_id = $1 order by id limit 1',
      [organizationId],
    );
    if (area) {
      const id = await createRecord(
        hr,
        inner,
        coreTask,
        {},
        {
          name: 'Monthly report of the unit',
          name_in_nepali: 'एकाइको मासिक प्रतिवेदन',
          result_area: area.id,
          job_titles: title ? [title.id] : [],
        },
      );
      await createRecord(
        hr,
        inner,
        coreTaskAssignment,
        {},
        { employee: lead, core_task: id, starts_on: month, ends_on: null },
      );
    }
    await createRecord(
      hr,
      inner,
      personTaskSetting,
      {},
      {
        employee: others.at(-1) ?? lead,
        may_log_work: true,
        activities: ids.slice(0, 3),
      },
    );
  });
  const leader = await writerOf(context, organizationId, lead);
  for (const [index, { tasks }] of projects.entries()) {
    const made: number[] = [];
    for (const [title, from, until, hours, after, moves] of tasks) {
      setTime(new Date(end + Math.min(from - 1, -1) * dayMs));
      // The first task of each project is the lead's.
      const person = team[made.length % Math.min(team.length, 5)] ?? lead;
      const before = after === null ? undefined : made[after];
      const id = await leader.access.tenant.transaction(async (inner) => {
        const stored = await createRecord(leader, inner, task, taskHooks, {
          title,
          priority: hours > 50 ? 'Major' : 'Minor',
          project: projectIds[index],
          planned: hours * 60,
          starts_on: addDays(today, from),
          deadline: addDays(today, until),
          responsible: [{ person }],
          observers: [],
          checklist: [],
          depends_on: before === undefined ? [] : [{ task: before, gap: 0 }],
        });
        let status = 'Pending';
        for (const name of moves) {
          const at = new Date(end + (name === 'start' ? from : until) * dayMs);
          await moveTask(inner, {
            row: { id: stored, status },
            name,
            today: at.toISOString().slice(0, 10),
            by: person,
            remark: '',
            at,
          });
          status = task.actions?.[name].to ?? status;
        }
        return stored;
      });
      made.push(id);
    }
    taskIds.push(made);
  }
  for (const [place, person] of team.slice(0, 4).entries()) {
    const days = await daysAtWork(hr, person, addDays(today, -27), addDays(today, -1));
    for (const [ago, { day, worked }] of days.entries()) {
      const index = (place + ago) % 2;
      const isUnits = index === 1 && ago % 3 === 0;
      const activity = ids[isUnits ? 3 : (place + ago) % 3];
      // A task that the person does takes its time; the rest is logged on the project alone.
      const own = await tenant.one<{ id: number }>(
        `select t.id from task t join task_responsible l on l.organization_id = t.organization_id and l.parent_id = t.id
          where t.organization_id = $1 and t.project_id = $2 and l.person_id = $3 and t.starts_on <= $4 and t.deadline >= $4 limit 1`,
        [organizationId, projectIds[index] ?? 0, person, day],
      );
      const body = {
        worked_on: day,
        project: projectIds[index],
        task: own?.id ?? null,
        activity,
        duration: isUnits ? null : Math.floor((worked - 60) / 15) * 15,
        quantity: isUnits ? String(40 + ((place * 7 + ago * 5) % 30)) : null,
        remarks: ago % 4 === 0 ? 'With the team of the branch' : null,
        starts_at: null,
        ends_at: null,
        proof: null,
      };
      if (ago === 0) {
        setTime(new Date(end));
        const writer = await writerOf(context, organizationId, person);
        await writer.access.tenant.transaction((inner) => createRecord(writer, inner, workLog, workLogHooks, body));
        continue;
      }
      const steps: readonly DecisionStep[] =
        ago < 4 ? [] : ago === 7 && place === 0 ? [['decline', 'Which part of the building?']] : fine;
      await sendAndDecide(demo, {
        kind: workLogKind,
        hooks: workLogHooks,
        senderId: person,
        sentAt: Math.min(Date.parse(`${day}T12:15:00Z`), end - 3 * 3_600_000),
        body,
        steps,
      });
    }
  }
  setTime(new Date(end));
}

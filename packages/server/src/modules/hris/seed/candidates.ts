/** Who is about to join the demo organisations: offers in every state, and the tasks of those who have accepted. */
import { taskTemplate, templateTask } from '@karmik/model/hris/process-setting';
import { preEmployment } from '@karmik/model/hris/pre-employment';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { candidateHooks, moveCandidate, type Move } from '../pre-employment/candidates.ts';
import { countTasks } from '../process/task-word.ts';
import { writeEvaluations } from './evaluations.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { readRow } from '../../../entity/read.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

interface Wish {
  readonly first_name: string;
  readonly last_name: string;
  readonly name_ne: string;
  readonly gender: 'Male' | 'Female';
  /** Days from today to the first step, to the last day of an answer, and to the first day of work. */
  readonly since: number;
  readonly answerIn: number;
  readonly joinsIn: number;
  readonly salary: { readonly currency: string; readonly amount: string };
  readonly inNepali?: true;
  readonly until: 'Draft' | 'sent' | 'Declined' | 'Accepted' | 'Withdrawn' | 'tasks';
  /** How many tasks are done. */
  readonly done?: number;
  readonly words?: string;
}

const npr = (amount: string) => ({ currency: 'NPR', amount });

const wishes: readonly Wish[] = [
  {
    first_name: 'Sujata',
    last_name: 'Basnet',
    name_ne: 'सुजाता बस्नेत',
    gender: 'Female',
    since: -40,
    answerIn: 10,
    joinsIn: 12,
    salary: npr('62000'),
    until: 'tasks',
    done: 4,
    words: 'Thank you, I will come.',
  },
  {
    first_name: 'Bikram',
    last_name: 'Rana',
    name_ne: 'विक्रम राना',
    gender: 'Male',
    since: -18,
    answerIn: 10,
    joinsIn: 9,
    salary: npr('78000'),
    until: 'tasks',
    words: 'I accept with pleasure.',
  },
  {
    first_name: 'Elina',
    last_name: 'Thakali',
    name_ne: 'एलिना थकाली',
    gender: 'Female',
    since: -8,
    answerIn: 10,
    joinsIn: 24,
    salary: { currency: 'USD', amount: '950' },
    until: 'Accepted',
  },
  {
    first_name: 'Nabin',
    last_name: 'Chaudhary',
    name_ne: 'नवीन चौधरी',
    gender: 'Male',
    since: -3,
    answerIn: 9,
    joinsIn: 30,
    salary: npr('54000'),
    inNepali: true,
    until: 'sent',
  },
  {
    first_name: 'Rojina',
    last_name: 'Maharjan',
    name_ne: 'रोजिना महर्जन',
    gender: 'Female',
    since: -12,
    answerIn: 8,
    joinsIn: 20,
    salary: npr('48000'),
    until: 'Declined',
    words: 'I found work nearer to my home.',
  },
  {
    first_name: 'Kamal',
    last_name: 'Yadav',
    name_ne: 'कमल यादव',
    gender: 'Male',
    since: -15,
    answerIn: 7,
    joinsIn: 25,
    salary: { currency: 'INR', amount: '45000' },
    until: 'Withdrawn',
  },
  {
    first_name: 'Manisha',
    last_name: 'Lama',
    name_ne: 'मनिषा लामा',
    gender: 'Female',
    since: -1,
    answerIn: 14,
    joinsIn: 35,
    salary: npr('51000'),
    until: 'Draft',
  },
];

interface Place {
  readonly title: number;
  readonly branch: number;
  readonly division: number;
  readonly type: number;
  readonly level: number;
  /** Who supervises the one who is there now; no one does who heads a division. */
  readonly supervisor: number | null;
  readonly letter: number;
  readonly letter_ne: number;
}

export async function writeCandidates({
  context,
  organizationId,
  hrId,
  plan: { slug },
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  const people = await teamOf(context, organizationId, slug);
  const [supervisor = hrId] = people;
  setTime(new Date(end - 60 * day));
  const writer = await writerOf(context, organizationId, hrId);
  const { tenant } = writer.access;
  const tasks = await tenant.transaction((inner) => writeTemplate(writer, inner));
  const places = await tenant.query<Place>(
    `select distinct on (e.division_id) e.job_title_id as title, e.branch_id as branch, e.division_id as division, e.employment_type_id as type, e.employment_level_id as level,
            (select s.supervisor_id from supervision s where s.organization_id = $1 and s.subordinate_id = e.user_id and s.position = 1 limit 1) as supervisor,
            (select id from letter_template t where t.organization_id = $1 and t.letter_kind = 'Offer' and t.language = 'en' limit 1) as letter,
            (select id from letter_template t where t.organization_id = $1 and t.letter_kind = 'Offer' and t.language = 'ne' limit 1) as letter_ne
       from employee e where e.organization_id = $1 and e.job_title_id is not null and e.branch_id is not null and e.division_id is not null
        and e.employment_type_id is not null and e.employment_level_id is not null
      order by e.division_id, e.employee_code desc`,
    [organizationId],
  );
  for (const [n, wish] of wishes.entries()) {
    // Each is offered the post of someone who is here, and no two the same if it can be helped.
    const place = places[n % places.length];
    if (!place) return;
    await follow(writer, wish, {
      place,
      tasks,
      slug,
      supervisor: place.supervisor ?? supervisor,
      at: (days) => end + days * day,
      setTime,
    });
  }
  await writeEvaluations(writer, supervisor, end, setTime);
  setTime(new Date(end));
}

async function writeTemplate(writer: Writer, tenant: Tenant): Promise<number> {
  const template = await createRecord(
    writer,
    tenant,
    taskTemplate,
    {},
    {
      name: 'Joining',
      used_for: 'Pre-employment',
      description: 'What is ready before someone comes, and what they do first.',
    },
  );
  const tasks: readonly Body[] = [
    { title: 'Copy citizenship and certificates', assigned_to: 'HR', days: -5, is_mandatory: true },
    { title: 'Sign the contract', assigned_to: 'HR', days: -2, is_mandatory: true },
    { title: 'Prepare desk and computer', assigned_to: 'Supervisor', days: -1 },
    { title: 'Walk through the office, names of the team', assigned_to: 'Supervisor', days: 0 },
    { title: 'Read the bylaws and the code of conduct', assigned_to: 'Employee', days: 7 },
  ];
  for (const task of tasks) await createRecord(writer, tenant, templateTask, {}, { template, ...task });
  return template;
}

/** A short CV as a file. */
async function cvOf({ context, access }: Writer, tenant: Tenant, { first_name, last_name }: Wish): Promise<number> {
  const name = `${first_name} ${last_name}`;
  const stored = await context.files.put(
    Buffer.from(
      `${name}\n\nMaster of Business Studies, Tribhuvan University, 2079\nThree years of experience in food processing\n`,
    ),
  );
  const file = await tenant.one<{ id: number }>(
    `insert into file (organization_id, owner_id, purpose, name, mime, size, sha256, storage_key, created_at) values ($1, $2, 'record', $3, 'text/plain', $4, $5, $6, $7) returning id`,
    [tenant.organizationId, access.userId, `${name}.txt`, stored.size, stored.sha256, stored.key, context.clock()],
  );
  if (!file) throw new Error(`the CV of ${name} was not written`);
  return file.id;
}

interface Around {
  readonly place: Place;
  readonly tasks: number;
  readonly slug: string;
  readonly supervisor: number;
  /** Milliseconds of the epoch, so many days from today. */
  readonly at: (days: number) => number;
  readonly setTime: (time: Date) => void;
}

async function follow(writer: Writer, wish: Wish, { place, tasks, slug, supervisor, at, setTime }: Around) {
  const { tenant } = writer.access;
  const { organizationId } = tenant;
  const { since, answerIn, joinsIn, until, words } = wish;
  setTime(new Date(at(since)));
  const id = await tenant.transaction(async (inner) =>
    createRecord(writer, inner, preEmployment, candidateHooks, {
      first_name: wish.first_name,
      last_name: wish.last_name,
      name_ne: wish.name_ne,
      gender: wish.gender,
      email: `${wish.first_name}.${wish.last_name}@${slug}-candidates.demo`.toLowerCase(),
      phone: '9841000000',
      job_title: place.title,
      branch: place.branch,
      division: place.division,
      employment_type: place.type,
      employment_level: place.level,
      supervisor,
      joins_on: iso(at(joinsIn)),
      salary: wish.salary,
      letter_template: wish.inNepali ? place.letter_ne : place.letter,
      cv: await cvOf(writer, inner, wish),
    }),
  );
  const move = (name: Move['name'], input: Body) =>
    tenant.transaction(async (inner) => {
      const before = { ...(await readRow(inner, preEmployment, candidateHooks, writer.access, id, 'lock')), id };
      const { to } = preEmployment.actions?.[name] ?? { to: '' };
      await moveCandidate(writer, inner, { id, name, to, before, input });
    });
  if (until === 'Draft') return;
  await move('send', { answer_by: iso(at(since + answerIn)) });
  if (until === 'sent') return;
  setTime(new Date(at(since + 2)));
  if (until === 'Withdrawn') return move('withdraw', { remark: 'The post was filled from within.' });
  await tenant.query(
    `update pre_employment set status = $3, answered_at = $4, answer_remark = $5 where organization_id = $1 and id = $2`,
    [organizationId, id, until === 'Declined' ? 'Declined' : 'Accepted', new Date(at(since + 2)), words ?? null],
  );
  await tenant.query(
    `update personal_link set closed_at = $3, closed_because = 'used' where organization_id = $1 and purpose = 'offer_letter' and object_id = $2`,
    [organizationId, id, new Date(at(since + 2))],
  );
  if (until === 'Declined' || until === 'Accepted') return;
  setTime(new Date(at(since + 4)));
  await move('assign', { task_template: tasks });
  // Some of it is done: of who comes next all but the last.
  await tenant.query(
    `update process_task set status = 'Done', done_by_id = $3, done_at = $4, done_remark = 'Seen' where organization_id = $1 and id in (
       select id from process_task where organization_id = $1 and process = 'Pre-employment' and process_id = $2 order by due_on, id limit $5)`,
    [organizationId, id, writer.access.userId, new Date(at(since + 6)), wish.done ?? 1],
  );
  await countTasks(tenant, id);
}

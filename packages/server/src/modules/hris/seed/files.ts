/** The files of a handful of people at each demo organisation: every section filled, one change coming, some asked for and decided. */
import { employee } from '@karmik/model/hris/employee';
import { employment } from '@karmik/model/hris/employment';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { accessOf } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { createRecord, updateRecord, type Writer } from '../../../entity/write.ts';
import { decide, readRequest, takeChange } from '../file/changes.ts';
import { fileEntityHooks } from '../file/file-entity-hooks.ts';
import { readPerson } from '../file/file-rights.ts';
import type { DemoOrganization } from '../../../seed/demo-organization.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

interface Person {
  readonly id: number;
  readonly employee_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly full_name: string;
  readonly gender: string;
  readonly email: string;
  readonly joined_on: string;
  readonly branch_id: number;
  readonly division_id: number;
  readonly job_title_id: number;
  readonly employment_type_id: number;
  readonly employment_level_id: number;
}

const personColumns = `e.user_id as id, e.id as employee_id, e.first_name, e.last_name, e.full_name, coalesce(e.gender, 'Male') as gender, e.email, e.joined_on,
            e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id`;

const districts = [
  ['Bagmati', 'Kathmandu', 'Kathmandu', '10', 'New Baneshwor'],
  ['Gandaki', 'Kaski', 'Pokhara', '6', 'Baidam'],
  ['Koshi', 'Morang', 'Biratnagar', '7', 'Traffic Chowk'],
  ['Lumbini', 'Rupandehi', 'Butwal', '11', 'Golpark'],
  ['Madhesh', 'Dhanusha', 'Janakpurdham', '4', 'Station Road'],
] as const;
const schools = ['Shanker Dev Campus', 'Prithvi Narayan Campus', 'Tribhuvan Multiple Campus', 'Patan Multiple Campus'];
const employers = [
  'Annapurna Dairy Cooperative Ltd.',
  'Mechi Tea Estate Pvt. Ltd.',
  'Bheri Hydropower Company Ltd.',
  'Gorkha Textiles Pvt. Ltd.',
];
const spouses = { Male: 'Sushmita', Female: 'Rajendra' } as const;

/** The sub-records of one person; `n` tells people apart. */
function recordsOf(person: Person, n: number, end: number, banks: readonly number[]): readonly [SectionName, Body][] {
  const family = person.last_name;
  const phone = (k: number) => `98${41 + (n % 5)}${String(200_000 + n * 7_919 + k * 131).slice(-6)}`;
  const joined = Number(person.joined_on.slice(0, 4));
  return [
    [
      'education',
      {
        degree: 'Bachelor of Business Studies',
        institution: schools[n % schools.length],
        board: 'Tribhuvan University',
        major: n % 2 ? 'Accounting' : 'Management',
        passed_in: joined - 4,
        mark_type: 'Percentage',
        score: `${58 + (n % 20)}.4`,
      },
    ],
    [
      'education',
      {
        degree: 'Higher Secondary (10+2)',
        institution: 'Himalaya Secondary School',
        board: 'National Examinations Board',
        passed_in: joined - 8,
        mark_type: 'GPA',
        score: '3.2',
      },
    ],
    [
      'experience',
      {
        employer: employers[n % employers.length],
        post: 'Assistant',
        starts_on: `${joined - 3}-05-01`,
        ends_on: `${joined - 1}-12-31`,
        duties: 'Records of the day, stock and the letters of the office.',
      },
    ],
    [
      'employee_training',
      {
        name: n % 2 ? 'Fire safety and first aid' : 'Office English',
        institution: 'Federation of Nepalese Chambers of Commerce and Industry',
        starts_on: `${joined}-11-03`,
        ends_on: `${joined}-11-07`,
      },
    ],
    ['employee_language', { name: 'Nepali', speaking: 'Native', reading: 'Fluent', writing: 'Fluent' }],
    ['employee_language', { name: 'English', speaking: 'Good', reading: 'Fluent', writing: 'Good' }],
    ['employee_skill', { name: 'Spreadsheets', level: 'Advanced', years: 6 }],
    ['employee_skill', { name: n % 2 ? 'Negotiation' : 'Machine maintenance', level: 'Intermediate', years: 3 }],
    [
      'social_activity',
      {
        name: 'Blood donation',
        organization_name: 'Nepal Red Cross Society',
        role: 'Volunteer',
        starts_on: '2021-06-14',
      },
    ],
    [
      'family_member',
      {
        name: `${spouses[person.gender === 'Male' ? 'Male' : 'Female']} ${family}`,
        relation: 'Spouse',
        born_on: '1992-08-21',
        phone: phone(1),
        is_dependant: false,
        nominee_percent: '60',
      },
    ],
    [
      'family_member',
      {
        name: `Aarohi ${family}`,
        relation: 'Daughter',
        born_on: '2018-04-02',
        is_dependant: true,
        nominee_percent: '40',
        guardian: `${spouses[person.gender === 'Male' ? 'Male' : 'Female']} ${family}`,
      },
    ],
    [
      'emergency_contact',
      {
        name: `Hari Prasad ${family}`,
        relation: 'Father',
        phone: phone(2),
        address: `${districts[n % districts.length]?.[4]}, ${districts[n % districts.length]?.[1]}`,
      },
    ],
    [
      'bank_account',
      {
        bank: banks[n % banks.length],
        branch_name: districts[n % districts.length]?.[4],
        // One number is in two files, as a mistake or a fraud would have it.
        account_number: `0${1_200_000_000 + (n === 8 ? 7 : n) * 48_271}`,
        account_name: person.full_name,
        is_primary: true,
      },
    ],
    // One has a part of the pay sent to an account at another bank.
    ...(n === 2
      ? [
          [
            'bank_account',
            {
              bank: banks[(n + 1) % banks.length],
              branch_name: districts[(n + 1) % districts.length]?.[4],
              account_number: `0${1_300_000_000 + n * 48_271}`,
              account_name: person.full_name,
              pay_share: '30.00',
            },
          ] satisfies [SectionName, Body],
        ]
      : []),
    [
      'insurance',
      {
        insured: 'Life',
        company: 'Nepal Life Insurance Company Limited',
        policy_number: `NLI-${700_000 + n * 37}`,
        insured_amount: '1500000',
        yearly_premium: '42500',
        starts_on: '2023-01-15',
        ends_on: '2043-01-14',
      },
    ],
    [
      'medical_history',
      {
        condition_name: 'Dengue fever',
        treatment: 'Rest and fluids',
        hospital: 'Patan Hospital',
        starts_on: '2022-09-10',
        ends_on: '2022-09-24',
      },
    ],
    [
      'vehicle',
      {
        form: 'Two-wheeler',
        plate_number: `बा ${90 + (n % 9)} प ${1_000 + n * 53}`,
        model: 'Honda Shine 125',
        licence_number: `01-06-${String(300_000 + n * 17)}`,
        licence_expires_on: iso(end + (200 + n) * day),
      },
    ],
    [
      'employee_document',
      {
        form: 'Citizenship',
        title: 'Citizenship certificate',
        number: `27-01-75-${String(4_000 + n * 13).padStart(5, '0')}`,
        issued_on: '2010-07-19',
        visibility: 'Employee',
      },
    ],
    [
      'employee_document',
      {
        form: 'Passport',
        title: 'Passport',
        number: `PA${1_000_000 + n * 977}`,
        issued_on: iso(end - 3_600 * day + n * day),
        expires_on: iso(end + (20 + n * 9) * day),
        remind_days: 30,
        visibility: 'Supervisor',
      },
    ],
  ];
}

const partsOf = (person: Person, n: number): Body => {
  const [province = '', district = '', municipality = '', ward = '', street = ''] =
    districts[n % districts.length] ?? [];
  return {
    religion: 'Hindu',
    ethnicity: n % 2 ? 'Brahmin/Chhetri' : 'Janajati',
    nationality: 'Nepali',
    about: `Grew up in ${district}. Likes early mornings and clear lists.`,
    personal_email: `${person.first_name}.${person.last_name}@example.com`.toLowerCase(),
    permanent_address: { province, district, municipality, ward, street },
    temporary_address: {
      province: 'Bagmati',
      district: 'Lalitpur',
      municipality: 'Lalitpur',
      ward: '3',
      street: 'Pulchowk',
    },
    citizenship_number: `27-01-75-${String(4_000 + n * 13).padStart(5, '0')}`,
    citizenship_district: district,
    citizenship_issued_on: '2010-07-19',
    ssf_number: `1${String(10_000_000 + n * 3_571)}`,
    cit_number: `CIT-${20_000 + n}`,
    height_cm: 158 + (n % 24),
    weight_kg: 54 + (n % 20),
    allergies: n % 3 ? null : 'Penicillin',
  };
};

/** @param end the day on which the demo is made, in milliseconds */
export async function writeFiles(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, end } = demo;
  const access = await accessOf(context.database, organizationId, hrId);
  const writer: Writer = { context, access, requestId: 'demo', ip: '' };
  const people = await context.database.everywhere.query<Person>(
    `select ${personColumns}
       from employee e where e.organization_id = $1
      order by case split_part(e.email, '@', 1) when 'employee' then 0 when 'supervisor' then 1 when 'hr' then 2 else 3 end, e.employee_code limit 8`,
    [organizationId],
  );
  const banks = (
    await context.database.everywhere.query<{ id: number }>(
      'select id from bank where organization_id = $1 order by id limit 5',
      [organizationId],
    )
  ).map(({ id }) => id);
  await access.tenant.transaction(async (tenant) => {
    for (const [n, person] of people.entries()) {
      await updateRecord(writer, tenant, employee, {}, person.employee_id, partsOf(person, n + 1));
      for (const [name, body] of recordsOf(person, n + 1, end, banks)) {
        const section = sectionOf(name);
        if (section.kind !== 'records') continue;
        await createRecord(writer, tenant, section.entity, fileEntityHooks[name] ?? {}, {
          employee: person.id,
          ...body,
        });
      }
    }
    await writeEmployment(writer, tenant, people, end);
  });
  await endContracts(context, organizationId, end);
  await moveBetweenBranches(context, organizationId, end);
  await writeOtherFiles(writer, people, end, banks);
  await requestChanges(demo, people);
}

/** What people fill by themselves, the usual first: some begin, some come to the end. */
const filledInTurn: readonly SectionName[] = [
  'emergency_contact',
  'bank_account',
  'education',
  'experience',
  'employee_language',
  'employee_skill',
  'employee_training',
];

/** The files of everyone else, as far as people fill them by themselves. */
async function writeOtherFiles(
  writer: Writer,
  written: readonly Person[],
  end: number,
  banks: readonly number[],
): Promise<void> {
  const { tenant } = writer.access;
  const others = await tenant.query<Person>(
    `select ${personColumns} from employee e where e.organization_id = $1 and not e.user_id = any($2) order by e.employee_code`,
    [tenant.organizationId, written.map(({ id }) => id)],
  );
  const rows = new Map<SectionName, Body[]>();
  await tenant.transaction(async (inner) => {
    for (const [index, person] of others.entries()) {
      const n = written.length + 1 + index;
      // Up to one more than there are sections: the person who has all of them has said where they live, too.
      const filled = (n * 37) % (filledInTurn.length + 2);
      if (filled > filledInTurn.length) {
        const { permanent_address } = partsOf(person, n);
        await updateRecord(writer, inner, employee, {}, person.employee_id, { permanent_address });
      }
      for (const [name, { bank, ...body }] of recordsOf(person, n, end, banks)) {
        if (!filledInTurn.slice(0, filled).includes(name)) continue;
        const row = { employee_id: person.id, ...body, ...(bank === undefined ? {} : { bank_id: bank }) };
        rows.set(name, [...(rows.get(name) ?? []), row]);
      }
    }
    for (const [table, records] of rows) {
      const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].join(', ');
      // One statement a table, since they are many.
      await inner.query(
        `insert into ${table} (organization_id, created_at, ${columns})
         select $1, $2, ${columns} from jsonb_populate_recordset(null::${table}, $3)`,
        [tenant.organizationId, writer.context.clock(), JSON.stringify(records)],
      );
    }
  });
}

/** What changed at work since: a confirmation some years ago, and a promotion that is decided and still to come. */
async function writeEmployment(writer: Writer, tenant: Tenant, people: readonly Person[], end: number): Promise<void> {
  for (const [n, person] of people.entries()) {
    const body = {
      employee: person.id,
      branch: person.branch_id,
      division: person.division_id,
      job_title: person.job_title_id,
      employment_type: person.employment_type_id,
      employment_level: person.employment_level_id,
    };
    const confirmed = iso(Date.parse(person.joined_on) + 183 * day);
    const hooks = fileEntityHooks.employment ?? {};
    if (Date.parse(confirmed) < end)
      await createRecord(writer, tenant, employment, hooks, {
        ...body,
        change: 'Confirmation',
        starts_on: confirmed,
        confirmed_on: confirmed,
        letter: `HR/${confirmed.slice(0, 4)}/${100 + n}`,
      });
    if (n === 0)
      await createRecord(writer, tenant, employment, hooks, {
        ...body,
        change: 'Promotion',
        starts_on: iso(end + 31 * day),
        job_title: people[1]?.job_title_id ?? person.job_title_id,
        employment_level: people[1]?.employment_level_id ?? person.employment_level_id,
        step: 2,
        remarks: 'Decided by the committee of promotions.',
      });
  }
}

/** Contracts of those who work for a time: some far from their end, some near it, one past it. */
async function endContracts(context: Context, organizationId: number, end: number): Promise<void> {
  await context.database.everywhere.query(
    `with flagged as (update employment_type set is_contract = true where organization_id = $1 and title = 'Time-bound'),
     bound as (
       select h.id, row_number() over (order by h.id) as n from employment h
         join employment_type t on t.organization_id = h.organization_id and t.id = h.employment_type_id
        where h.organization_id = $1 and t.title = 'Time-bound' and h.ends_on is null)
     update employment h set contract_ends_on = $2::date + ((array[180, 25, 10, -5, 90, 300, 45, 14])[1 + (bound.n % 8)])::integer
       from bound where h.organization_id = $1 and h.id = bound.id`,
    [organizationId, iso(end)],
  );
  await context.database.everywhere.query(
    `update employee e set contract_ends_on = h.contract_ends_on from employment h
      where e.organization_id = $1 and h.organization_id = $1 and h.employee_id = e.user_id and h.contract_ends_on is not null`,
    [organizationId],
  );
}

/** Four people who came to where they work from another branch, within the last three months. */
async function moveBetweenBranches(context: Context, organizationId: number, end: number): Promise<void> {
  await context.database.everywhere.query(
    `with chosen as (
       select h.id, h.branch_id, e.employee_code
         from employee e join employment h on h.organization_id = e.organization_id and h.employee_id = e.user_id and h.ends_on is null
        where e.organization_id = $1 and e.is_current and e.email !~ '^(hr|supervisor|employee)@' and h.starts_on < $2::date - 400
        order by e.employee_code offset 30 limit 4),
     moved as (
       select c.id, c.branch_id, $2::date - 70 + 15 * row_number() over (order by c.employee_code)::integer as day,
              (select b.id from branch b where b.organization_id = $1 and b.id <> c.branch_id order by b.id limit 1) as from_id
         from chosen c),
     before as (
       update employment h set ends_on = moved.day - 1, branch_id = moved.from_id from moved
        where h.organization_id = $1 and h.id = moved.id and moved.from_id is not null
       returning h.*, moved.day, moved.branch_id as to_id)
     insert into employment (organization_id, employee_id, change, starts_on, branch_id, division_id, job_title_id, employment_type_id,
                             employment_level_id, step, contract_ends_on, applied_at)
     select organization_id, employee_id, 'Transfer', day, to_id, division_id, job_title_id, employment_type_id, employment_level_id, step,
            contract_ends_on, coalesce(applied_at, day) from before`,
    [organizationId, iso(end)],
  );
}

/** Requests of changes: one approved, one rejected, two that wait. Each is decided by someone else than who asked. */
async function requestChanges(
  { context, organizationId, hrId, end, setTime }: DemoOrganization,
  people: readonly Person[],
): Promise<void> {
  const asked: readonly [number, number, Parameters<typeof takeChange>[3], 'Approved' | 'Rejected' | undefined][] = [
    [
      -26,
      0,
      { section: 'contact', action: 'update', values: { phone: '9851020304' }, remark: 'I have a new number.' },
      'Approved',
    ],
    [
      -15,
      0,
      { section: 'personal', action: 'update', values: { spouse_name: 'Sushmita Lama' }, remark: '' },
      'Rejected',
    ],
    [
      -5,
      0,
      {
        section: 'education',
        action: 'create',
        values: {
          degree: 'Master of Business Studies',
          institution: 'Shanker Dev Campus',
          board: 'Tribhuvan University',
          passed_in: 2024,
          mark_type: 'Percentage',
          score: '61.5',
        },
        remark: 'The certificate came this month.',
      },
      undefined,
    ],
    [
      -3,
      3,
      { section: 'contact', action: 'update', values: { address: 'Kalanki-14' }, remark: 'We have moved.' },
      undefined,
    ],
    [-1, 0, { section: 'contact', action: 'update', values: { other_phone: '9803144332' }, remark: '' }, undefined],
  ];
  const hr = await accessOf(context.database, organizationId, hrId);
  for (const [since, index, body, verdict] of asked) {
    const person = people.filter(({ id }) => id !== hrId)[index];
    if (!person) continue;
    setTime(new Date(end + since * day));
    const access = await accessOf(context.database, organizationId, person.id);
    const outcome = await access.tenant.transaction(async (tenant) =>
      takeChange(
        { context, access, requestId: 'demo', ip: '' },
        tenant,
        await readPerson(context, access, tenant, person.id),
        body,
      ),
    );
    if (!verdict || outcome.request === null) continue;
    setTime(new Date(end + (since + 2) * day));
    const row = await readRequest(hr.tenant, outcome.request);
    await hr.tenant.transaction(async (tenant) =>
      decide(
        { context, access: hr, requestId: 'demo', ip: '' },
        tenant,
        await readPerson(context, hr, tenant, person.id),
        row,
        verdict,
        verdict === 'Approved' ? 'Changed in the file.' : 'Please add the certificate of marriage.',
      ),
    );
  }
  setTime(new Date(end));
}

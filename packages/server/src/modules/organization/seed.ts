/** What the demo organisations have set up: years, holidays, banks, rooms, things, what jobs ask for and what they stand for. */
import type { Entity } from '@karmik/model/kit/entity';
import { emailTemplate } from '@karmik/model/commons/email-template';
import { dutyStation } from '@karmik/model/commons/lists';
import { adminReportPages } from '@karmik/model/organization/admin-report-pages';
import { approvedPost } from '@karmik/model/organization/approved-post';
import { bank } from '@karmik/model/organization/bank';
import { equipment } from '@karmik/model/organization/equipment';
import { fiscalYear } from '@karmik/model/organization/fiscal-year';
import { holiday } from '@karmik/model/organization/holiday';
import { ability, knowledge, otherAttribute, skill } from '@karmik/model/organization/ksao';
import { branchType, employmentLevelGroup } from '@karmik/model/organization/masters';
import { meetingRoom } from '@karmik/model/organization/meeting-room';
import { roomBooking } from '@karmik/model/organization/room-booking';
import { organizationProfile } from '@karmik/model/organization/profile';
import { reportSchedule } from '@karmik/model/organization/report-schedule';
import { ethics, organizationDocument, visionMission } from '@karmik/model/organization/values';
import { bsToAd, daysInBsMonth } from 'date-bs';
import { accessOf } from '../../access/access.ts';
import type { Tenant } from '../../db/database.ts';
import type { Body } from '../../entity/hooks.ts';
import { createRecord, type Writer } from '../../entity/write.ts';
import { letterPdf } from '../../pdf/letter-pdf.ts';
import type { DemoOrganization } from '../../seed/demo-organization.ts';
import { todayIn } from '../../time.ts';
import { storeFile } from '../hris/letters/issue.ts';
import { scheduleHooks } from './report-schedules.ts';

const iso = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Fiscal years of Nepal begin with Shrawan. */
const years = [2081, 2082, 2083].map((year) => ({
  name: `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
  used_for: 'General',
  calendar: 'BS',
  starts_on: iso(bsToAd({ year, month: 4, day: 1 })),
  ends_on: iso(bsToAd({ year: year + 1, month: 3, day: daysInBsMonth(year + 1, 3) })),
}));

/** Public holidays of 2083 by the government's notice, in both languages; dates in AD, with how many days, and for whom. */
const holidays: readonly (readonly [string, string, string, number, 'Female'?])[] = [
  ['Nepali New Year', 'नयाँ वर्ष', '2026-04-14', 1],
  ['Buddha Jayanti and Labour Day', 'बुद्ध जयन्ती र श्रमिक दिवस', '2026-05-01', 1],
  ['Republic Day', 'गणतन्त्र दिवस', '2026-05-29', 1],
  ['Janai Purnima', 'जनै पूर्णिमा', '2026-08-28', 1],
  ['Krishna Janmashtami', 'कृष्ण जन्माष्टमी', '2026-09-04', 1],
  ['Teej', 'तीज', '2026-09-14', 1, 'Female'],
  ['Constitution Day', 'संविधान दिवस', '2026-09-19', 1],
  ['Ghatasthapana', 'घटस्थापना', '2026-10-11', 1],
  ['Dashain', 'दसैँ', '2026-10-17', 6],
  ['Tihar', 'तिहार', '2026-11-08', 5],
  ['Chhath', 'छठ', '2026-11-15', 1],
  ['Udhauli and Yomari Punhi', 'उधौली र योमरी पुन्ही', '2026-12-24', 1],
  ['Christmas', 'क्रिसमस', '2026-12-25', 1],
  ['Tamu Lhosar', 'तमु ल्होसार', '2026-12-30', 1],
  ['Prithvi Jayanti', 'पृथ्वी जयन्ती', '2027-01-11', 1],
  ['Maghe Sankranti', 'माघे सङ्क्रान्ति', '2027-01-15', 1],
  ["Martyrs' Day", 'शहीद दिवस', '2027-01-30', 1],
  ['Sonam Lhosar', 'सोनाम ल्होसार', '2027-02-07', 1],
  ['Democracy Day', 'प्रजातन्त्र दिवस', '2027-02-19', 1],
  ['Maha Shivaratri', 'महाशिवरात्रि', '2027-03-06', 1],
  ["International Women's Day", 'अन्तर्राष्ट्रिय महिला दिवस', '2027-03-08', 1, 'Female'],
  ['Gyalpo Lhosar', 'ग्याल्पो ल्होसार', '2027-03-09', 1],
];

const banks = [
  ['Agricultural Development Bank Limited', 'ADBL', 'ADBLNPKA'],
  ['Everest Bank Limited', 'EBL', 'EVBLNPKA'],
  ['Global IME Bank Limited', 'GIBL', 'GLBBNPKA'],
  ['Himalayan Bank Limited', 'HBL', 'HIMANPKA'],
  ['Nabil Bank Limited', 'NABIL', 'NARBNPKA'],
  ['Nepal Bank Limited', 'NBL', 'NEBLNPKA'],
  ['NIC Asia Bank Limited', 'NIC', 'NICENPKA'],
  ['Rastriya Banijya Bank Limited', 'RBB', 'RBBANPKA'],
  ['Standard Chartered Bank Nepal Limited', 'SCB', 'SCBLNPKA'],
] as const;

/** Groups of levels with the one level of each: where its scale begins, and what a step adds. */
const ranks = [
  ['Management', 'Manager', 68_000, 2_200],
  ['Officers', 'Officer', 43_500, 1_450],
  ['Assistants', 'Assistant', 27_000, 900],
] as const;

const rooms = [
  ['Sagarmatha', 'Third floor', 24, 'Projector, video conference'],
  ['Annapurna', 'Second floor', 10, 'Screen, whiteboard'],
  ['Machhapuchhre', 'Second floor', 6, 'Whiteboard'],
] as const;

/** Where branches are, so that attendance from a browser tells how far away it was logged. */
const offices = [
  { town: 'Kathmandu', latitude: 27.7172, longitude: 85.324 },
  { town: 'Lalitpur', latitude: 27.6644, longitude: 85.3188 },
  { town: 'Pokhara', latitude: 28.2096, longitude: 83.9856 },
  { town: 'Butwal', latitude: 27.7006, longitude: 83.4484 },
  { town: 'Biratnagar', latitude: 26.4525, longitude: 87.2718 },
];

const stations = [
  ['Jumla collection centre', 'JML', 'A', 'Chandannath, Jumla'],
  ['Dolpa collection centre', 'DLP', 'A', 'Dunai, Dolpa'],
  ['Ilam tea collection', 'ILM', 'D', 'Fikkal, Ilam'],
] as const;

const attributes: readonly (readonly [Entity, readonly (readonly [string, string])[]])[] = [
  [
    ability,
    [
      ['Numerical reasoning', 'Works with figures quickly and without mistakes.'],
      ['Composure', 'Stays calm when several things happen at once.'],
    ],
  ],
  [
    knowledge,
    [
      ['Labour Act 2074', 'Working hours, leave, and ends of employment.'],
      ['Food safety', 'Hygiene at the line, tracing of lots.'],
      ['Double-entry bookkeeping', 'From the voucher to the trial balance.'],
    ],
  ],
  [
    skill,
    [
      ['Spreadsheets', 'Lookups, pivot tables, clean data.'],
      ['Forklift driving', 'With a licence that is in force.'],
      ['Negotiation', 'With suppliers and with buyers.'],
    ],
  ],
  [
    otherAttribute,
    [
      ['Driving licence', 'Two-wheelers and light vehicles.'],
      ['Ready to travel', 'Some days of each month away from home.'],
    ],
  ],
];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What the rooms are booked for: at which hour of UTC, and for how many hours. */
const meetings = [
  ['Weekly review of the harvest', 4.25, 1],
  ['Interview for a laboratory assistant', 7.25, 2],
] as const;

const conduct: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
  [
    'Respect',
    '<p>Everybody is met as a person first, whatever their post.</p>',
    [
      [
        'No harassment',
        '<p>Words, looks or touch that someone does not want have no place at work. The person who sees it says so, and is protected.</p>',
      ],
      ['Equal chances', '<p>We hire, pay and promote by what people do.</p>'],
    ],
  ],
  [
    'Honesty',
    '<p>What we write down is what happened.</p>',
    [
      ['Gifts', '<p>Gifts above Rs. 1,000 are declined or handed to the office. Money is always declined.</p>'],
      [
        'Conflicts of interest',
        '<p>Tell your supervisor before you decide about family, friends or your own business.</p>',
      ],
    ],
  ],
];

const vision = {
  vision:
    '<p>A country whose food travels from the terrace to the table without loss, and whose people gain by it.</p>',
  mission:
    '<p>We buy fairly, process cleanly and deliver on time.</p><ul><li>Farmers know the price before the harvest.</li><li>Every lot can be traced.</li><li>Nobody gets hurt at work.</li></ul>',
};

const profiles = {
  himal: {
    industry: 'Manufacturing',
    about: '<p>We buy tea, fruit and milk from farmers in every province, process them and sell them across Nepal.</p>',
  },
  sagar: {
    industry: 'Finance',
    about: '<p>A savings and credit cooperative of shopkeepers and farmers in Lalitpur and Chitwan.</p>',
  },
} as const;

const profileOf = (slug: keyof typeof profiles) => ({
  ...profiles[slug],
  established_on: '2009-04-14',
  registration_number: '63112/066/067',
  pan: '304561278',
  phone: '+977 980-123-4567',
  email: `office@${slug}.demo`,
  website: `https://${slug}.demo`,
  address: { province: 'Bagmati', district: 'Kathmandu', municipality: 'Kathmandu', ward: '4', street: 'Naxal' },
});

/** Branches by name: their code, type and address. */
const places: readonly (readonly [string, string, string, string])[] = [
  ['Kathmandu Head Office', 'KTM', 'Head office', 'Naxal, Kathmandu'],
  ['Biratnagar', 'BRT', 'Branch office', 'Main Road, Biratnagar'],
  ['Pokhara', 'PKR', 'Branch office', 'Prithvi Chowk, Pokhara'],
  ['Butwal', 'BTW', 'Branch office', 'Traffic Chowk, Butwal'],
  ['Lalitpur Main Branch', 'LTP', 'Head office', 'Pulchowk, Lalitpur'],
  ['Chitwan', 'CTN', 'Branch office', 'Narayangarh, Bharatpur'],
];

/** Divisions by name: their code, and the one above them. */
const units: readonly (readonly [string, string, string?])[] = [
  ['Administration', 'ADM'],
  ['Human Resources', 'HR'],
  ['Finance and Accounts', 'FIN'],
  ['Finance', 'FIN'],
  ['Production', 'PRD'],
  ['Quality Assurance', 'QA', 'Production'],
  ['Procurement', 'PRC'],
  ['Sales', 'SAL'],
  ['Marketing', 'MKT', 'Sales'],
  ['Logistics', 'LOG'],
  ['Engineering', 'ENG'],
  ['Information Technology', 'IT'],
  ['Farm Relations', 'FRM', 'Procurement'],
  ['Operations', 'OPS'],
  ['Credit', 'CRD'],
];

/** Documents of the organization: days before today, title, category, what it is, and its lines. */
const papers: readonly (readonly [number, string, string, string, readonly string[]])[] = [
  [
    700,
    'Leave policy',
    'Policy',
    'How leave is earned, requested and paid.',
    [
      'Home leave: one day for each twenty days worked.',
      'Sick leave: twelve days a year.',
      'Ask your supervisor a week before; when you are ill, on the day.',
    ],
  ],
  [
    640,
    'Employee handbook',
    'Guide',
    'Working hours, pay, benefits and conduct.',
    [
      'Working hours: eight a day, forty-eight a week.',
      'Salaries are paid on the last working day of the month.',
      'The person who joins has a probation of six months.',
    ],
  ],
  [
    420,
    'Emergency contacts',
    'Guide',
    'Numbers to call, day and night.',
    ['Police: 100', 'Fire brigade: 101', 'Ambulance: 102'],
  ],
  [
    210,
    'Travel and daily allowance',
    'Policy',
    'Rates by place, and how to claim them.',
    [
      'Inside the valley: the fare of the public bus.',
      'Outside the valley: NPR 1,500 a day and the bill of the hotel.',
      'Claim within seven days of your return.',
    ],
  ],
  [
    60,
    'Dress code and protective gear',
    'Notice',
    'What to wear, and where.',
    ['Helmet and shoes in the stores.', 'Hair net, mask and gloves at the lines.', 'Boots on farms.'],
  ],
];

/** Things of one kind: name, letters of their tags, how many, category, letters of their serial numbers, price. */
const things = [
  ['ThinkPad E14', 'LT', 8, 'Computer', 'PF3K', 128_000],
  ['Samsung Galaxy A55', 'PH', 4, 'Phone', 'R58W', 62_000],
  ['Bajaj Pulsar 150', 'MB', 2, 'Vehicle', 'MD2A', 345_000],
] as const;

/** Lists that were exported: days before today, entity, format, rows. */
const exports = [
  [402, 'holiday', 'xlsx', holidays.length],
  [33, 'equipment', 'xlsx', things.reduce((sum, [, , count]) => sum + count, 0)],
  [12, 'bank', 'csv', banks.length],
  [3, 'holiday', 'csv', holidays.length],
] as const;

/** Reports that HR has sent again and again, by their titles. */
const schedules = [
  ['Attendance of the month', 'Monthly attendance', 'BS month', '09:00'],
  ['Leave by division', 'Leave by division', 'BS month', '09:30'],
  ['Overtime of the week', 'Overtime report', 'Week', '08:30'],
] as const;

const pageOf = (wanted: string): string | undefined =>
  Object.entries(adminReportPages).find(([, { title }]) => title.en === wanted)?.[0];

/** Approved posts for the divisions and titles that have most people: some vacant, some filled, one with more people than are approved. */
async function addPosts(add: (body: Body) => Promise<number>, tenant: Tenant): Promise<void> {
  const held = await tenant.query<{ division: number; job_title: number; employment_level: number; people: number }>(
    `select division_id as division, job_title_id as job_title, employment_level_id as employment_level, count(*)::integer as people
       from employee where organization_id = $1 and division_id is not null and job_title_id is not null
      group by 1, 2, 3 order by people desc, 1, 2 limit 40`,
    [tenant.organizationId],
  );
  for (const [index, { people, ...place }] of held.entries())
    await add({
      ...place,
      approved: Math.max(1, people + ([1, 0, 2, -1][index % 4] ?? 0)),
      starts_on: years[2]?.starts_on,
      decision: `2083/84-${String(index + 1).padStart(2, '0')}`,
    });
}

/** A document as the organization would print it. */
async function fileOf(writer: Writer, tenant: Tenant, name: string, title: string, lines: readonly string[]) {
  const pdf = await letterPdf({
    language: 'en',
    organization: name,
    organizationLines: [],
    logo: null,
    number: '1',
    date: todayIn('Asia/Kathmandu', writer.context.clock()),
    subject: title,
    body: `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`,
    at: writer.context.clock(),
  });
  return storeFile({ context: writer.context, access: writer.access, tenant }, pdf, `${title}.pdf`);
}

export async function seed({
  context,
  organizationId,
  hrId,
  plan,
  begin,
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  setTime(new Date(begin));
  const access = await accessOf(context.database, organizationId, hrId);
  const writer: Writer = { context, access, requestId: 'demo', ip: '' };
  const people = await context.database.everywhere.query<{ id: number; joined_on: string; branch_id: number | null }>(
    `select user_id as id, joined_on, branch_id from employee where organization_id = $1 order by employee_code limit 40`,
    [organizationId],
  );
  await access.tenant.transaction(async (tenant) => {
    const add = (entity: Entity, body: Body) =>
      createRecord(writer, tenant, entity, context.modules.entityHooks[entity.name] ?? {}, body);
    for (const year of years) await add(fiscalYear, year);
    await tenant.query(
      `update branch b set parent_id = h.id from branch h
        where b.organization_id = $1 and h.organization_id = $1 and h.name ilike '%head office%' and b.id <> h.id`,
      [organizationId],
    );
    await tenant.query(
      `update branch b set location = jsonb_build_object('latitude', g.latitude, 'longitude', g.longitude), attendance_radius = 150
         from jsonb_to_recordset($2::jsonb) as g (town text, latitude float, longitude float)
        where b.organization_id = $1 and b.name ilike g.town || '%'`,
      [organizationId, JSON.stringify(offices)],
    );
    for (const [name, code, remoteness, address] of stations)
      await add(dutyStation, { name, code, remoteness, address });
    await add(emailTemplate, {
      event: 'Activation',
      subject: 'Welcome to {{organization}}',
      body: 'Namaste {{full_name}},\n\nit is good to have you with us. Open this link to choose your password; it works for seven days:\n\n{{link}}\n\nYour username is {{username}}.\n\n{{organization}}',
      subject_ne: '{{organization}} मा स्वागत छ',
      body_ne:
        'नमस्ते {{full_name}},\n\nतपाईंलाई हामीसँग पाउँदा खुसी लाग्यो। आफ्नो पासवर्ड छान्न यो लिङ्क खोल्नुहोस्; यो सात दिनसम्म चल्छ:\n\n{{link}}\n\nतपाईंको प्रयोगकर्ता नाम {{username}} हो।\n\n{{organization}}',
    });
    const categories = await tenant.query<{ id: number; list: string; name: string }>(
      `select id, 'equipment' as list, name from equipment_category where organization_id = $1
       union all select id, 'holiday', name from holiday_category where organization_id = $1
       union all select id, 'document', name from document_category where organization_id = $1`,
      [organizationId],
    );
    const categoryOf = (list: string, name: string) =>
      categories.find((each) => each.list === list && each.name === name)?.id ?? null;
    for (const [name, name_ne, starts_on, days, gender] of holidays)
      await add(holiday, {
        name,
        name_ne,
        category: categoryOf('holiday', 'Public holiday'),
        starts_on,
        ends_on: new Date(Date.parse(starts_on) + (days - 1) * dayMs).toISOString().slice(0, 10),
        genders: gender ? [gender] : [],
      });
    for (const [name, acronym, swift_code] of banks) await add(bank, { name, acronym, swift_code });
    const tomorrow = (Math.floor(end / dayMs) + 1) * dayMs;
    for (const title of ['Head office', 'Branch office', 'Field office']) await add(branchType, { title });
    for (const [name, code, type, address] of places)
      await tenant.query(
        `update branch b set code = $3, address = $4, branch_type_id = t.id from branch_type t
          where b.organization_id = $1 and b.name = $2 and t.organization_id = $1 and t.title = $5`,
        [organizationId, name, code, address, type],
      );
    for (const [name, code, above = null] of units)
      await tenant.query(
        `update division d set code = $3, parent_id = (select id from division where organization_id = $1 and name = $4)
          where d.organization_id = $1 and d.name = $2`,
        [organizationId, name, code, above],
      );
    await tenant.query(
      `update employment_type set position = case title when 'Regular' then 1 else 2 end where organization_id = $1`,
      [organizationId],
    );
    const office = await tenant.one<{ id: number }>(
      `select b.id from branch b join branch_type t on t.organization_id = b.organization_id and t.id = b.branch_type_id
        where b.organization_id = $1 and t.title = 'Head office'`,
      [organizationId],
    );
    for (const [index, [name, floor, capacity, with_]] of rooms.entries()) {
      const room = await add(meetingRoom, { name, branch: office?.id ?? null, floor, capacity, equipment: with_ });
      for (const [later, [subject, hour, hours]] of meetings.entries()) {
        const begins = tomorrow + index * dayMs + hour * hourMs;
        await add(roomBooking, {
          room,
          subject,
          booked_for: people[index * meetings.length + later]?.id ?? hrId,
          starts_at: new Date(begins).toISOString(),
          ends_at: new Date(begins + hours * hourMs).toISOString(),
          attendees: Math.min(capacity, 4 + later),
        });
      }
    }
    for (const [index, [title, level, begins, grows]] of ranks.entries()) {
      const group = await add(employmentLevelGroup, { title, position: index + 1 });
      await tenant.query(
        'update employment_level set level = $3, level_group_id = $4, scale_start = $5, scale_steps = 8, scale_increment = $6 where organization_id = $1 and title = $2',
        [organizationId, level, ranks.length - index, group, begins, grows],
      );
    }
    for (const [entity, list] of attributes)
      for (const [name, description] of list) await add(entity, { name, description });
    await addPosts((body) => add(approvedPost, body), tenant);
    await add(visionMission, vision);
    await add(organizationProfile, profileOf(plan.slug));
    for (const [index, [title, content, rules]] of conduct.entries()) {
      const parent = await add(ethics, { title, content, position: index + 1 });
      for (const [place, [name, words]] of rules.entries())
        await add(ethics, { title: name, content: words, parent, position: place + 1 });
    }
    for (const [ago, title, category, description, lines] of papers) {
      setTime(new Date(end - ago * dayMs));
      await add(organizationDocument, {
        title,
        description,
        category: categoryOf('document', category),
        file: await fileOf(writer, tenant, plan.name, title, lines),
      });
    }
    for (const [ago, entity, format, count] of exports)
      await tenant.query(
        `insert into export_log (organization_id, user_id, entity, format, filters, row_count, created_at, finished_at) values ($1, $2, $3, $4, '{}', $5, $6, $6)`,
        [organizationId, hrId, entity, format, count, new Date(end - ago * dayMs + hourMs)],
      );
    setTime(new Date(end));
    for (const [name, report, every, time_of_day] of schedules)
      await createRecord(writer, tenant, reportSchedule, scheduleHooks, {
        name,
        page: pageOf(report),
        address: null,
        period: null,
        every,
        first_run: todayIn('Asia/Kathmandu', new Date(end + 5 * dayMs)),
        time_of_day,
        recipients: [],
      });
    setTime(new Date(begin));
    let next = 0;
    for (const [name, letters, count, category, serial, price] of things)
      for (let n = 1; n <= count; n++) {
        const person = people[(next * 7) % people.length];
        next += 1;
        const isLent = n % 4 !== 0 && person !== undefined;
        await add(equipment, {
          name,
          category: categoryOf('equipment', category),
          tag: `${letters}-${String(n).padStart(3, '0')}`,
          serial_number: `${serial}${41_077 + n * 373}`,
          branch: person?.branch_id ?? office?.id ?? null,
          bought_on: todayIn('Asia/Kathmandu', new Date(begin - (40 + n * 9) * dayMs)),
          price: `${price}.00`,
          condition: n % 7 === 0 ? 'Damaged' : 'Good',
          assignments: isLent
            ? [{ employee: person.id, assigned_on: person.joined_on, returned_on: null, remarks: null }]
            : [],
        });
      }
  });
}

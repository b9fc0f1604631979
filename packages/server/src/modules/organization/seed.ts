/** What the demo organisations have set up: years, holidays, banks, rooms, things, what jobs ask for and what they stand for. */
import type { Entity } from '@karmik/model/kit/entity';
import { emailTemplate } from '@karmik/model/commons/email-template';
import { dutyStation } from '@karmik/model/commons/lists';
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
import { ethics, organizationDocument, visionMission } from '@karmik/model/organization/values';
import { bsToAd, daysInBsMonth } from 'date-bs';
import { accessOf } from '../../access/access.ts';
import type { Tenant } from '../../db/database.ts';
import type { Body } from '../../entity/hooks.ts';
import { createRecord, type Writer } from '../../entity/write.ts';
import type { DemoOrganization } from '../../seed/demo-organization.ts';

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
        '<p>Words, looks or touch that somebody does not want have no place at work. Whoever sees it says so, and is protected.</p>',
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

const profile = {
  industry: 'Manufacturing',
  established_on: '2009-04-14',
  registration_number: '63112/066/067',
  pan: '304561278',
  phone: '+977 980-123-4567',
  email: 'office@karmik.demo',
  website: 'https://karmik.demo',
  address: { province: 'Bagmati', district: 'Kathmandu', municipality: 'Kathmandu', ward: '4', street: 'Naxal' },
  about: '<p>We work from Kathmandu with people in every province.</p>',
};

const papers = [
  [
    'Leave policy',
    'How leave is earned, asked for and paid.',
    'Leave policy\n\nHome leave: one day for each twenty days worked.\nSick leave: twelve days a year.\nAsk your supervisor a week before; when you are ill, on the day.\n',
  ],
  [
    'Emergency contacts',
    'Whom to call, day and night.',
    'Emergency contacts\n\nPolice 100\nFire 101\nAmbulance 102\nHR of the house: see the directory.\n',
  ],
] as const;

const things = [
  ['ThinkPad E14', 'LT', 8, 'Computer'],
  ['Samsung Galaxy A55', 'PH', 4, 'Phone'],
  ['Bajaj Pulsar 150', 'MB', 2, 'Vehicle'],
] as const;

/** Approved posts for the divisions and titles that have most people: some vacant, some filled, one with more people than are approved. */
async function addPosts(add: (body: Body) => Promise<number>, tenant: Tenant): Promise<void> {
  const held = await tenant.query<{ division: number; job_title: number; people: number }>(
    `select division_id as division, job_title_id as job_title, count(*)::integer as people from employee
      where organization_id = $1 and division_id is not null and job_title_id is not null
      group by 1, 2 order by people desc, 1, 2 limit 40`,
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

export async function seed({ context, organizationId, hrId, begin, end, setTime }: DemoOrganization): Promise<void> {
  setTime(new Date(begin));
  const access = await accessOf(context.database, organizationId, hrId);
  const writer: Writer = { context, access, requestId: 'demo', ip: '' };
  const people = await context.database.everywhere.query<{ id: number; joined_on: string }>(
    `select user_id as id, joined_on from employee where organization_id = $1 order by employee_code limit 40`,
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
    for (const [index, [name, floor, capacity, with_]] of rooms.entries()) {
      const room = await add(meetingRoom, { name, floor, capacity, equipment: with_ });
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
    for (const title of ['Head office', 'Branch office', 'Field office']) await add(branchType, { title });
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
    await add(organizationProfile, profile);
    for (const [index, [title, content, rules]] of conduct.entries()) {
      const parent = await add(ethics, { title, content, position: index + 1 });
      for (const [place, [name, words]] of rules.entries())
        await add(ethics, { title: name, content: words, parent, position: place + 1 });
    }
    for (const [title, description, content] of papers) {
      const stored = await context.files.put(Buffer.from(content));
      const file = await tenant.one<{ id: number }>(
        `insert into file (organization_id, owner_id, purpose, name, mime, size, sha256, storage_key, created_at) values ($1, $2, 'record', $3, 'text/plain', $4, $5, $6, $7) returning id`,
        [organizationId, hrId, `${title}.txt`, stored.size, stored.sha256, stored.key, context.clock()],
      );
      await add(organizationDocument, {
        title,
        description,
        category: categoryOf('document', 'Guide'),
        file: file?.id,
      });
    }
    await tenant.query(
      `insert into export_log (organization_id, user_id, entity, format, filters, row_count, created_at, finished_at) values ($1, $2, 'holiday', 'xlsx', '{}', $3, $4, $4)`,
      [organizationId, hrId, holidays.length, context.clock()],
    );
    let next = 0;
    for (const [name, letters, count, category] of things)
      for (let n = 1; n <= count; n++) {
        const person = people[(next * 7) % people.length];
        next += 1;
        const isLent = n % 4 !== 0 && person !== undefined;
        await add(equipment, {
          name,
          category: categoryOf('equipment', category),
          tag: `${letters}-${String(n).padStart(3, '0')}`,
          condition: n % 7 === 0 ? 'Damaged' : 'Good',
          assignments: isLent
            ? [{ employee: person.id, assigned_on: person.joined_on, returned_on: null, remarks: null }]
            : [],
        });
      }
  });
}

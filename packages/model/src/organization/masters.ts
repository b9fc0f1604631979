/** The lists that an employee record refers to. All have one shape: a title, unique in the organisation, and a code. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { messages } from '../kit/messages.ts';

const code = f.text({ label: bilingual('Code', 'कोड'), max: 20, format: 'code', unique: true });

export const branchType = defineEntity({
  name: 'branch_type',
  label: bilingual('Branch type', 'शाखाको प्रकार'),
  plural: bilingual('Branch types', 'शाखाका प्रकार'),
  path: 'org/:org/branch-type',
  codes: { read: '2.13', write: '2.13' },
  fields: { title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120, unique: true }) },
});

export const branch = defineEntity({
  name: 'branch',
  label: bilingual('Branch', 'शाखा'),
  plural: bilingual('Branches', 'शाखाहरू'),
  path: 'org/:org/branch',
  codes: { read: '2.13', write: '2.13' },
  parent: 'parent',
  archive: true,
  picked_by: ['organizationMember'],
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    code,
    parent: f.reference({ label: bilingual('Parent branch', 'माथिल्लो शाखा'), to: 'branch', name_field: 'name' }),
    branch_type: f.reference({ label: bilingual('Type', 'प्रकार'), to: 'branch_type', name_field: 'title' }),
    address: f.text({ label: bilingual('Address', 'ठेगाना'), max: 200 }),
    phone: f.phone({ label: bilingual('Phone', 'फोन') }),
    email: f.email({ label: bilingual('Email', 'इमेल') }),
    manager: f.user({ label: bilingual('Manager', 'प्रबन्धक') }),
    location: f.location({ label: bilingual('Location', 'नक्सामा स्थान') }),
    attendance_radius: f.number({
      label: bilingual('Attendance radius (m)', 'हाजिरीको घेरा (मि.)'),
      help: bilingual('Web attendance within it counts as at the office', 'यसभित्रको वेब हाजिरी कार्यालयकै मानिन्छ'),
      min: 10,
      max: 50_000,
    }),
  },
});

export const division = defineEntity({
  name: 'division',
  label: bilingual('Division', 'महाशाखा'),
  plural: bilingual('Divisions', 'महाशाखाहरू'),
  path: 'org/:org/division',
  codes: { read: '2.10', write: '2.10' },
  parent: 'parent',
  archive: true,
  picked_by: ['organizationMember'],
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    code,
    parent: f.reference({ label: bilingual('Parent division', 'माथिल्लो महाशाखा'), to: 'division', name_field: 'name' }),
    head: f.user({ label: bilingual('Head', 'प्रमुख') }),
    email: f.email({ label: bilingual('Email', 'इमेल') }),
  },
});

export const jobTitle = defineEntity({
  name: 'job_title',
  label: bilingual('Job title', 'पद'),
  plural: bilingual('Job titles', 'पदहरू'),
  path: 'org/:org/job-title',
  codes: { read: '2.12', write: '2.12' },
  archive: true,
  picked_by: ['organizationMember'],
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120, unique: true }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 2_000 }),
    abilities: f.multiReference({ label: bilingual('Abilities', 'क्षमताहरू'), to: 'ability', name_field: 'name' }),
    knowledge: f.multiReference({ label: bilingual('Knowledge', 'ज्ञान'), to: 'knowledge', name_field: 'name' }),
    skills: f.multiReference({ label: bilingual('Skills', 'सीपहरू'), to: 'skill', name_field: 'name' }),
    other_attributes: f.multiReference({
      label: bilingual('Other attributes', 'अन्य गुणहरू'),
      to: 'other_attribute',
      name_field: 'name',
    }),
  },
});

export const employmentType = defineEntity({
  name: 'employment_type',
  label: bilingual('Employment type', 'रोजगारीको प्रकार'),
  plural: bilingual('Employment types', 'रोजगारीका प्रकार'),
  path: 'org/:org/employment-type',
  codes: { read: '2.11', write: '2.11' },
  picked_by: ['5.05', '6.05'],
  archive: true,
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120, unique: true }),
    is_contract: f.boolean({
      label: bilingual('Fixed term', 'म्याद भएको'),
      help: bilingual(
        'New employment records of this type need a contract end date.',
        'यस प्रकारका नयाँ रोजगारी अभिलेखमा करार सकिने मिति चाहिन्छ।',
      ),
      default: false,
    }),
    position: f.number({ label: bilingual('Order', 'क्रम'), min: 1, max: 999 }),
  },
});

export const employmentLevelGroup = defineEntity({
  name: 'employment_level_group',
  label: bilingual('Level group', 'तह समूह'),
  plural: bilingual('Level groups', 'तह समूहहरू'),
  path: 'org/:org/employment-level-group',
  codes: { read: '2.17', write: '2.17' },
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120, unique: true }),
    position: f.number({ label: bilingual('Order', 'क्रम'), min: 1, max: 999 }),
  },
});

/** A rank. Its scale begins at an amount and grows by equal steps. */
export const employmentLevel = defineEntity({
  name: 'employment_level',
  label: bilingual('Employment level', 'तह'),
  plural: bilingual('Employment levels', 'तहहरू'),
  path: 'org/:org/employment-level',
  codes: { read: '2.17', write: '2.17' },
  picked_by: ['5.05', '6.05'],
  archive: true,
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120, unique: true }),
    level: f.number({ label: bilingual('Level', 'तह'), min: 0, max: 99 }),
    level_group: f.reference({
      label: bilingual('Level group', 'तह समूह'),
      to: 'employment_level_group',
      name_field: 'title',
    }),
    scale_start: f.money({ label: bilingual('Scale starts at', 'सुरु स्केल'), min: 0 }),
    scale_steps: f.number({ label: bilingual('Steps', 'ग्रेड सङ्ख्या'), min: 0, max: 60 }),
    scale_increment: f.money({ label: bilingual('Increase per step', 'एक ग्रेडको वृद्धि'), min: 0 }),
  },
  rules: (record) =>
    record.scale_start === null && (record.scale_steps !== null || record.scale_increment !== null)
      ? { scale_start: [messages.required({ field: bilingual('Scale starts at', 'सुरु स्केल') })] }
      : undefined,
});

/** The lists that an employee record refers to. All have one shape: a title, unique in the organisation, and a code. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';

const code = f.text({ label: text('Code', 'कोड'), max: 20, form: 'code', unique: true });

export const branch = defineEntity({
  name: 'branch',
  label: text('Branch', 'शाखा'),
  plural: text('Branches', 'शाखाहरू'),
  path: 'org/:org/branch',
  codes: { read: '2.13', write: '2.13' },
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 120, unique: true }),
    code,
    address: f.text({ label: text('Address', 'ठेगाना'), max: 200 }),
  },
});

export const division = defineEntity({
  name: 'division',
  label: text('Division', 'महाशाखा'),
  plural: text('Divisions', 'महाशाखाहरू'),
  path: 'org/:org/division',
  codes: { read: '2.10', write: '2.10' },
  parent: 'parent',
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 120, unique: true }),
    code,
    parent: f.reference({ label: text('Parent division', 'माथिल्लो महाशाखा'), to: 'division', name_field: 'name' }),
  },
});

export const jobTitle = defineEntity({
  name: 'job_title',
  label: text('Job title', 'पद'),
  plural: text('Job titles', 'पदहरू'),
  path: 'org/:org/job-title',
  codes: { read: '2.12', write: '2.12' },
  fields: { title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 120, unique: true }) },
});

export const employmentType = defineEntity({
  name: 'employment_type',
  label: text('Employment type', 'रोजगारीको प्रकार'),
  plural: text('Employment types', 'रोजगारीका प्रकार'),
  path: 'org/:org/employment-type',
  codes: { read: '2.11', write: '2.11' },
  fields: { title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 120, unique: true }) },
});

export const employmentLevel = defineEntity({
  name: 'employment_level',
  label: text('Employment level', 'तह'),
  plural: text('Employment levels', 'तहहरू'),
  path: 'org/:org/employment-level',
  codes: { read: '2.17', write: '2.17' },
  fields: {
    title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 120, unique: true }),
    level: f.number({ label: text('Level', 'तह'), min: 0, max: 99 }),
  },
});

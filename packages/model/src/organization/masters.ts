/** The lists that an employee record refers to. All have one shape: a title, unique in the organisation, and a code. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';

const code = f.text({ label: text('Code', 'कोड'), max: 20, form: 'code', unique: true });

export const branch = defineEntity({
  name: 'branch',
  label: text('Branch', 'शाखा'),
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 120, unique: true }),
    code,
    address: f.text({ label: text('Address', 'ठेगाना'), max: 200 }),
  },
});

export const division = defineEntity({
  name: 'division',
  label: text('Division', 'महाशाखा'),
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 120, unique: true }),
    code,
    parent_id: f.reference({ label: text('Parent division', 'माथिल्लो महाशाखा'), to: 'division', name_field: 'name' }),
  },
});

export const jobTitle = defineEntity({
  name: 'job_title',
  label: text('Job title', 'पद'),
  fields: { title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 120, unique: true }) },
});

export const employmentType = defineEntity({
  name: 'employment_type',
  label: text('Employment type', 'रोजगारीको प्रकार'),
  fields: { title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 120, unique: true }) },
});

export const employmentLevel = defineEntity({
  name: 'employment_level',
  label: text('Employment level', 'तह'),
  fields: {
    title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 120, unique: true }),
    level: f.number({ label: text('Level', 'तह'), min: 0, max: 99 }),
  },
});

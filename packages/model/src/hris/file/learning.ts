/** What somebody has learnt and done: education, experience, training, languages, skills, social activity. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { text } from '../../kit/text.ts';
import { employeeField, fileCodes, openRule, period, untilAfterFrom } from './kit.ts';

export const education = defineEntity({
  name: 'education',
  label: text('Education', 'शिक्षा'),
  plural: text('Education', 'शिक्षा'),
  path: 'hris/:org/education',
  codes: fileCodes,
  file: openRule,
  name_field: 'degree',
  search: ['employee', 'degree', 'institution'],
  sort: '-passed_in',
  fields: {
    employee: employeeField,
    degree: f.text({ label: text('Degree', 'उपाधि'), required: true, max: 120 }),
    institution: f.text({ label: text('Institution', 'शिक्षण संस्था'), required: true, max: 160 }),
    board: f.text({ label: text('Board or university', 'बोर्ड वा विश्वविद्यालय'), max: 160 }),
    major: f.text({ label: text('Major subject', 'मुख्य विषय'), max: 120 }),
    passed_in: f.number({
      label: text('Year of completion (AD)', 'उत्तीर्ण वर्ष (ई.सं.)'),
      min: 1940,
      max: 2100,
      is_name: true,
    }),
    mark_type: f.choice({
      label: text('Marks in', 'प्राप्ताङ्क प्रकार'),
      choices: {
        Percentage: text('Per cent', 'प्रतिशत'),
        GPA: text('GPA', 'जीपीए'),
        Division: text('Division', 'श्रेणी'),
      },
    }),
    score: f.text({ label: text('Score', 'प्राप्ताङ्क'), max: 20 }),
  },
});

export const experience = defineEntity({
  name: 'experience',
  label: text('Experience', 'अनुभव'),
  plural: text('Experience', 'अनुभव'),
  path: 'hris/:org/experience',
  codes: fileCodes,
  file: openRule,
  name_field: 'post',
  search: ['employee', 'post', 'employer'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    employer: f.text({
      label: text('Employer', 'कार्यालय'),
      required: true,
      max: 160,
      aliases: ['organization', 'organisation', 'company'],
    }),
    post: f.text({
      label: text('Post', 'पद'),
      required: true,
      max: 120,
      aliases: ['designation', 'position', 'job title', 'title'],
    }),
    starts_on: f.date({ ...period.from, required: true }),
    ends_on: period.until,
    duties: f.longText({ label: text('Duties', 'जिम्मेवारी'), max: 1_000, aliases: ['responsibilities', 'remarks'] }),
  },
  unique: [['employee', 'employer', 'post', 'starts_on']],
  rules: untilAfterFrom,
});

export const training = defineEntity({
  name: 'employee_training',
  label: text('Training', 'तालिम'),
  plural: text('Training', 'तालिम'),
  path: 'hris/:org/employee-training',
  codes: fileCodes,
  file: openRule,
  name_field: 'name',
  search: ['employee', 'name', 'institution'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    name: f.text({ label: text('Name of the training', 'तालिमको नाम'), required: true, max: 160 }),
    institution: f.text({ label: text('Given by', 'तालिम दिने संस्था'), max: 160 }),
    starts_on: period.from,
    ends_on: period.until,
  },
  rules: untilAfterFrom,
});

const fluency = {
  None: text('None', 'छैन'),
  Basic: text('Basic', 'सामान्य'),
  Good: text('Good', 'राम्रो'),
  Fluent: text('Fluent', 'धाराप्रवाह'),
  Native: text('Native', 'मातृभाषा'),
} as const;

export const language = defineEntity({
  name: 'employee_language',
  label: text('Language', 'भाषा'),
  plural: text('Languages', 'भाषाहरू'),
  path: 'hris/:org/employee-language',
  codes: fileCodes,
  file: openRule,
  name_field: 'name',
  search: ['employee', 'name'],
  fields: {
    employee: employeeField,
    name: f.text({ label: text('Language', 'भाषा'), required: true, max: 60 }),
    speaking: f.choice({ label: text('Speaks', 'बोलाइ'), required: true, choices: fluency }),
    reading: f.choice({ label: text('Reads', 'पढाइ'), required: true, choices: fluency }),
    writing: f.choice({ label: text('Writes', 'लेखाइ'), required: true, choices: fluency }),
  },
  unique: [['employee', 'name']],
});

export const employeeSkill = defineEntity({
  name: 'employee_skill',
  label: text('Skill', 'सीप'),
  plural: text('Skills', 'सीपहरू'),
  path: 'hris/:org/employee-skill',
  codes: fileCodes,
  file: openRule,
  name_field: 'name',
  search: ['employee', 'name'],
  fields: {
    employee: employeeField,
    name: f.text({ label: text('Skill', 'सीप'), required: true, max: 120 }),
    level: f.choice({
      label: text('Level', 'स्तर'),
      required: true,
      choices: {
        Beginner: text('Beginner', 'सुरुवाती'),
        Intermediate: text('Intermediate', 'मध्यम'),
        Advanced: text('Advanced', 'उच्च'),
        Expert: text('Expert', 'विज्ञ'),
      },
    }),
    years: f.number({ label: text('Years of practice', 'अभ्यास वर्ष'), min: 0, max: 70 }),
  },
  unique: [['employee', 'name']],
});

export const socialActivity = defineEntity({
  name: 'social_activity',
  label: text('Social activity', 'सामाजिक गतिविधि'),
  plural: text('Social activities', 'सामाजिक गतिविधि'),
  path: 'hris/:org/social-activity',
  codes: fileCodes,
  file: openRule,
  name_field: 'name',
  search: ['employee', 'name'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    name: f.text({ label: text('Activity', 'गतिविधि'), required: true, max: 160 }),
    organization_name: f.text({ label: text('Organization', 'संस्था'), max: 160 }),
    role: f.text({ label: text('Role', 'भूमिका'), max: 120 }),
    starts_on: period.from,
    ends_on: period.until,
  },
  rules: untilAfterFrom,
});

/** What someone has learnt and done: education, experience, training, languages, skills, social activity. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { employeeField, fileCodes, openScopes, period, personnelFile, untilAfterFrom } from './kit.ts';

export const education = defineEntity({
  name: 'education',
  label: bilingual('Education', 'शिक्षा'),
  plural: bilingual('Education', 'शिक्षा'),
  path: 'hris/:org/education',
  codes: fileCodes,
  personnelFile,
  scopes: openScopes,
  name_field: 'degree',
  search: ['employee', 'degree', 'institution'],
  sort: '-passed_in',
  fields: {
    employee: employeeField,
    degree: f.text({ label: bilingual('Degree', 'उपाधि'), required: true, max: 120 }),
    institution: f.text({ label: bilingual('Institution', 'शिक्षण संस्था'), required: true, max: 160 }),
    board: f.text({ label: bilingual('Board or university', 'बोर्ड वा विश्वविद्यालय'), max: 160 }),
    major: f.text({ label: bilingual('Major subject', 'मुख्य विषय'), max: 120 }),
    passed_in: f.number({
      label: bilingual('Year of completion (AD)', 'उत्तीर्ण वर्ष (ई.सं.)'),
      min: 1940,
      max: 2100,
      is_name: true,
    }),
    mark_type: f.choice({
      label: bilingual('Grading', 'प्राप्ताङ्कको प्रकार'),
      choices: {
        Percentage: bilingual('Percentage', 'प्रतिशत'),
        GPA: bilingual('GPA', 'जीपीए'),
        Division: bilingual('Division', 'श्रेणी'),
      },
    }),
    score: f.text({ label: bilingual('Score', 'अङ्क'), max: 20 }),
  },
});

export const experience = defineEntity({
  name: 'experience',
  label: bilingual('Experience', 'अनुभव'),
  plural: bilingual('Experience', 'अनुभव'),
  path: 'hris/:org/experience',
  codes: fileCodes,
  personnelFile,
  scopes: openScopes,
  name_field: 'post',
  search: ['employee', 'post', 'employer'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    employer: f.text({
      label: bilingual('Employer', 'रोजगारदाता'),
      required: true,
      max: 160,
      aliases: ['organization', 'organisation', 'company'],
    }),
    post: f.text({
      label: bilingual('Job title', 'पद'),
      required: true,
      max: 120,
      aliases: ['designation', 'position', 'job title', 'title'],
    }),
    starts_on: f.date({ ...period.from, required: true }),
    ends_on: period.until,
    duties: f.longText({
      label: bilingual('Duties', 'जिम्मेवारी'),
      max: 1_000,
      aliases: ['responsibilities', 'remarks'],
    }),
  },
  unique: [['employee', 'employer', 'post', 'starts_on']],
  rules: untilAfterFrom,
});

export const training = defineEntity({
  name: 'employee_training',
  label: bilingual('Training', 'तालिम'),
  plural: bilingual('Training', 'तालिम'),
  path: 'hris/:org/employee-training',
  codes: fileCodes,
  personnelFile,
  scopes: openScopes,
  name_field: 'name',
  search: ['employee', 'name', 'institution'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    name: f.text({ label: bilingual('Training name', 'तालिमको नाम'), required: true, max: 160 }),
    institution: f.text({ label: bilingual('Training provider', 'तालिम दिने संस्था'), max: 160 }),
    starts_on: period.from,
    ends_on: period.until,
  },
  rules: untilAfterFrom,
});

const fluency = {
  None: bilingual('None', 'छैन'),
  Basic: bilingual('Basic', 'सामान्य'),
  Good: bilingual('Good', 'राम्रो'),
  Fluent: bilingual('Fluent', 'धाराप्रवाह'),
  Native: bilingual('Native', 'मातृभाषा'),
} as const;

export const language = defineEntity({
  name: 'employee_language',
  label: bilingual('Language', 'भाषा'),
  plural: bilingual('Languages', 'भाषाहरू'),
  path: 'hris/:org/employee-language',
  codes: fileCodes,
  personnelFile,
  scopes: openScopes,
  name_field: 'name',
  search: ['employee', 'name'],
  fields: {
    employee: employeeField,
    name: f.text({ label: bilingual('Language', 'भाषा'), required: true, max: 60 }),
    speaking: f.choice({ label: bilingual('Speaking', 'बोलाइ'), required: true, choices: fluency }),
    reading: f.choice({ label: bilingual('Reading', 'पढाइ'), required: true, choices: fluency }),
    writing: f.choice({ label: bilingual('Writing', 'लेखाइ'), required: true, choices: fluency }),
  },
  unique: [['employee', 'name']],
});

export const employeeSkill = defineEntity({
  name: 'employee_skill',
  label: bilingual('Skill', 'सीप'),
  plural: bilingual('Skills', 'सीपहरू'),
  path: 'hris/:org/employee-skill',
  codes: fileCodes,
  personnelFile,
  scopes: openScopes,
  name_field: 'name',
  search: ['employee', 'name'],
  fields: {
    employee: employeeField,
    name: f.text({ label: bilingual('Skill', 'सीप'), required: true, max: 120 }),
    level: f.choice({
      label: bilingual('Level', 'स्तर'),
      required: true,
      choices: {
        Beginner: bilingual('Beginner', 'प्रारम्भिक'),
        Intermediate: bilingual('Intermediate', 'मध्यम'),
        Advanced: bilingual('Advanced', 'उच्च'),
        Expert: bilingual('Expert', 'विशेषज्ञ'),
      },
    }),
    years: f.number({ label: bilingual('Years of experience', 'अनुभव (वर्ष)'), min: 0, max: 70 }),
  },
  unique: [['employee', 'name']],
});

export const socialActivity = defineEntity({
  name: 'social_activity',
  label: bilingual('Social activity', 'सामाजिक गतिविधि'),
  plural: bilingual('Social activities', 'सामाजिक गतिविधि'),
  path: 'hris/:org/social-activity',
  codes: fileCodes,
  personnelFile,
  scopes: openScopes,
  name_field: 'name',
  search: ['employee', 'name'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    name: f.text({ label: bilingual('Activity', 'गतिविधि'), required: true, max: 160 }),
    organization_name: f.text({ label: bilingual('Organization', 'संस्था'), max: 160 }),
    role: f.text({ label: bilingual('Role', 'भूमिका'), max: 120 }),
    starts_on: period.from,
    ends_on: period.until,
  },
  rules: untilAfterFrom,
});

/** What an organisation says of separations and employment reviews before there is any: their types and tasks. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { text } from '../kit/text.ts';
import { employment } from './employment.ts';
import { hrisMessages } from './messages.ts';

/** What tasks belong to. */
export const processes = {
  Separation: text('Separation', 'अवकाश'),
  'Employment review': text('Employment review', 'रोजगार समीक्षा'),
  'Pre-employment': text('Pre-employment', 'नियुक्तिपूर्व प्रक्रिया'),
} as const;

/** Tasks that are always done together. */
export const taskTemplate = defineEntity({
  name: 'task_template',
  label: text('Task template', 'कार्य ढाँचा'),
  plural: text('Task templates', 'कार्य ढाँचाहरू'),
  path: 'hris/:org/settings/task-template',
  codes: { read: '4.04', write: '4.04' },
  archive: true,
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 80, unique: true }),
    used_for: f.choice({ label: text('Used for', 'प्रयोजन'), required: true, choices: processes }),
    description: f.longText({ label: text('Description', 'विवरण'), max: 500 }),
  },
});

/** One task of a template: who does it, when, and whether nobody leaves before it is done. */
export const templateTask = defineEntity({
  name: 'template_task',
  label: text('Task of a template', 'ढाँचाको कार्य'),
  plural: text('Tasks of templates', 'ढाँचाका कार्यहरू'),
  path: 'hris/:org/settings/template-task',
  codes: { read: '4.04', write: '4.04' },
  search: ['title', 'template'],
  sort: 'days',
  fields: {
    title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 120 }),
    template: f.reference({
      label: text('Template', 'ढाँचा'),
      required: true,
      to: 'task_template',
      name_field: 'name',
    }),
    description: f.longText({ label: text('Description', 'विवरण'), max: 500 }),
    unit: f.reference({ label: text('Unit', 'एकाइ'), to: 'division', name_field: 'name' }),
    assigned_to: f.choice({
      label: text('Who does it', 'कसले गर्ने'),
      required: true,
      choices: {
        HR: text('HR', 'मानव संसाधन'),
        Supervisor: text('First supervisor', 'पहिलो सुपरिवेक्षक'),
        'Head of unit': text('Head of the unit', 'एकाइ प्रमुख'),
        Employee: text('The employee', 'कर्मचारी स्वयं'),
        Person: text('The named person', 'तोकिएको व्यक्ति'),
      },
    }),
    person: f.user({ label: text('Named person', 'तोकिएको व्यक्ति') }),
    days: f.number({
      label: text('Days from the date', 'मितिबाट दिन'),
      help: text('Less than 0 is before the date on which it takes effect', '० भन्दा कम भए लागु हुने मितिअघि'),
      required: true,
      default: 0,
      min: -180,
      max: 180,
    }),
    is_clearance: f.boolean({
      label: text('Clearance', 'फरफारक'),
      help: text('Nobody is off-boarded before their unit has done this', 'एकाइले यो नगरेसम्म कसैको अवकाश पूरा हुँदैन'),
      default: false,
    }),
    is_mandatory: f.boolean({
      label: text('Mandatory', 'अनिवार्य'),
      help: text(
        'Whoever on-boards a candidate is warned while it is open',
        'यो बाँकी हुँदा उम्मेदवार नियुक्त गर्नेलाई सचेत गराइन्छ',
      ),
      default: false,
    }),
  },
  rules: (record) => {
    const needsUnit = record.is_clearance || record.assigned_to === 'Head of unit';
    if (needsUnit && record.unit === null) return { unit: [messages.required({ field: text('Unit', 'एकाइ') })] };
    if (record.assigned_to === 'Person' && record.person === null)
      return { person: [messages.required({ field: text('Named person', 'तोकिएको व्यक्ति') })] };
    return undefined;
  },
});

/** A way in which employment ends, and what it asks of everybody. */
export const separationType = defineEntity({
  name: 'separation_type',
  label: text('Separation type', 'अवकाशको प्रकार'),
  plural: text('Separation types', 'अवकाशका प्रकार'),
  path: 'hris/:org/settings/separation-type',
  codes: { read: '4.05', write: '4.05' },
  archive: true,
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 80, unique: true }),
    category: f.choice({
      label: text('Kind', 'किसिम'),
      required: true,
      choices: {
        Voluntary: text('Voluntary', 'स्वेच्छिक'),
        Involuntary: text('Involuntary', 'अनैच्छिक'),
        Retirement: text('Retirement', 'अनिवार्य अवकाश'),
        'Contract end': text('End of the contract', 'करार समाप्ति'),
        Death: text('Death', 'मृत्यु'),
      },
    }),
    notice_days: f.number({
      label: text('Days of notice', 'सूचना दिन'),
      required: true,
      default: 30,
      min: 0,
      max: 365,
    }),
    for_resignations: f.boolean({
      label: text('Of resignations', 'राजीनामाको'),
      help: text('An approved resignation begins a separation of this type', 'स्वीकृत राजीनामाले यस प्रकारको अवकाश सुरु गर्छ'),
      default: false,
    }),
    task_template: f.reference({ label: text('Tasks', 'कार्यहरू'), to: 'task_template', name_field: 'name' }),
    needs_clearance: f.boolean({
      label: text('Clearance is asked', 'फरफारक चाहिने'),
      help: text(
        'Tasks of clearance must be done, and what was lent given back',
        'फरफारकका कार्य र दिइएका सामान फिर्ता अनिवार्य',
      ),
      default: true,
    }),
    needs_exit_interview: f.boolean({
      label: text('Exit interview is asked', 'बहिर्गमन अन्तर्वार्ता चाहिने'),
      default: false,
    }),
    question_set: f.reference({
      label: text('Questions', 'प्रश्नावली'),
      to: 'question_set',
      name_field: 'name',
    }),
  },
  rules: (record) => {
    if (record.needs_exit_interview && record.question_set === null)
      return { question_set: [messages.required({ field: text('Questions', 'प्रश्न') })] };
    if (record.for_resignations && record.category !== 'Voluntary')
      return { category: [hrisMessages.resignationIsVoluntary] };
    return undefined;
  },
});

const { Appointment: _first, ...changes } = employment.fields.change.choices;

/** A kind of employment review, and the change that it leads to. */
export const reviewType = defineEntity({
  name: 'review_type',
  label: text('Employment review type', 'रोजगार समीक्षाको प्रकार'),
  plural: text('Employment review types', 'रोजगार समीक्षाका प्रकार'),
  path: 'hris/:org/settings/review-type',
  codes: { read: '4.06', write: '4.06' },
  archive: true,
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 80, unique: true }),
    change: f.choice({ label: text('Change', 'परिवर्तन'), required: true, choices: changes }),
    task_template: f.reference({ label: text('Tasks', 'कार्यहरू'), to: 'task_template', name_field: 'name' }),
  },
});

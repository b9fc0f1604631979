/** What an organisation says of separations and employment reviews before there is any: their types and tasks. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { employment } from './employment.ts';
import { hrisMessages } from './messages.ts';

/** What tasks belong to. */
export const processes = {
  Separation: bilingual('Separation', 'अवकाश'),
  'Employment review': bilingual('Employment review', 'रोजगार समीक्षा'),
  'Pre-employment': bilingual('Pre-employment', 'नियुक्तिपूर्व प्रक्रिया'),
} as const;

/** Tasks that are always done together. */
export const taskTemplate = defineEntity({
  name: 'task_template',
  label: bilingual('Task template', 'कार्य ढाँचा'),
  plural: bilingual('Task templates', 'कार्य ढाँचाहरू'),
  path: 'hris/:org/settings/task-template',
  codes: { read: '4.04', write: '4.04' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    used_for: f.choice({ label: bilingual('Used for', 'प्रयोजन'), required: true, choices: processes }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 500 }),
  },
});

/** One task of a template: who does it, when, and whether no one leaves before it is done. */
export const templateTask = defineEntity({
  name: 'template_task',
  label: bilingual('Template task', 'ढाँचाको कार्य'),
  plural: bilingual('Template tasks', 'ढाँचाका कार्यहरू'),
  path: 'hris/:org/settings/template-task',
  codes: { read: '4.04', write: '4.04' },
  search: ['title', 'template'],
  sort: 'days',
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120 }),
    template: f.reference({
      label: bilingual('Template', 'ढाँचा'),
      required: true,
      to: 'task_template',
      name_field: 'name',
    }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 500 }),
    unit: f.reference({ label: bilingual('Unit', 'एकाइ'), to: 'division', name_field: 'name' }),
    assigned_to: f.choice({
      label: bilingual('Who does it', 'कसले गर्ने'),
      required: true,
      choices: {
        HR: bilingual('HR', 'मानव संसाधन'),
        Supervisor: bilingual('First supervisor', 'पहिलो सुपरिवेक्षक'),
        'Head of unit': bilingual('Head of the unit', 'एकाइ प्रमुख'),
        Employee: bilingual('The employee', 'कर्मचारी स्वयं'),
        Person: bilingual('The named person', 'तोकिएको व्यक्ति'),
      },
    }),
    person: f.user({ label: bilingual('Named person', 'तोकिएको व्यक्ति') }),
    days: f.number({
      label: bilingual('Due after (days)', 'कति दिनमा गर्नुपर्ने'),
      help: bilingual(
        'Counted from the effective date; negative numbers are before it',
        'लागु हुने मितिदेखि गनिन्छ; त्यसअघिका लागि ऋण चिह्न राख्नुहोस्',
      ),
      required: true,
      default: 0,
      min: -180,
      max: 180,
    }),
    is_clearance: f.boolean({
      label: bilingual('Clearance', 'फरफारक'),
      help: bilingual('Offboarding waits until the unit has done this', 'एकाइले यो नगरेसम्म कसैको अवकाश पूरा हुँदैन'),
      default: false,
    }),
    is_mandatory: f.boolean({
      label: bilingual('Mandatory', 'अनिवार्य'),
      help: bilingual('Onboarding warns while this is open', 'यो बाँकी भए नियुक्त गर्दा चेतावनी दिइन्छ'),
      default: false,
    }),
  },
  rules: (record) => {
    const needsUnit = record.is_clearance || record.assigned_to === 'Head of unit';
    if (needsUnit && record.unit === null) return { unit: [messages.required({ field: bilingual('Unit', 'एकाइ') })] };
    if (record.assigned_to === 'Person' && record.person === null)
      return { person: [messages.required({ field: bilingual('Named person', 'तोकिएको व्यक्ति') })] };
    return undefined;
  },
});

/** A way in which employment ends, and what it asks of everyone. */
export const separationType = defineEntity({
  name: 'separation_type',
  label: bilingual('Separation type', 'अवकाशको प्रकार'),
  plural: bilingual('Separation types', 'अवकाशका प्रकार'),
  path: 'hris/:org/settings/separation-type',
  codes: { read: '4.05', write: '4.05' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    category: f.choice({
      label: bilingual('Category', 'वर्ग'),
      required: true,
      choices: {
        Voluntary: bilingual('Voluntary', 'स्वैच्छिक'),
        Involuntary: bilingual('Involuntary', 'अनैच्छिक'),
        Retirement: bilingual('Retirement', 'अनिवार्य अवकाश'),
        'Contract end': bilingual('End of contract', 'करार समाप्ति'),
        Death: bilingual('Death', 'मृत्यु'),
      },
    }),
    notice_days: f.number({
      label: bilingual('Notice period (days)', 'सूचना अवधि (दिन)'),
      help: bilingual(
        'The Labour Act minimum (1, 7 or 30 days by service) applies where it is longer',
        'श्रम ऐनको न्यूनतम अवधि (सेवाअनुसार १, ७ वा ३० दिन) बढी भए त्यही लागु हुन्छ',
      ),
      required: true,
      default: 30,
      min: 0,
      max: 365,
    }),
    pay_days: f.number({
      label: bilingual('Days in a month for daily pay', 'दैनिक तलब निकाल्न महिनाको दिन'),
      help: bilingual('Used to calculate notice pay', 'सूचनाबापतको रकम गणना गर्न'),
      required: true,
      default: 30,
      min: 26,
      max: 31,
    }),
    for_resignations: f.boolean({
      label: bilingual('For resignations', 'राजीनामाका लागि'),
      help: bilingual(
        'Approved resignations start a separation of this type',
        'स्वीकृत राजीनामाले यस प्रकारको अवकाश सुरु गर्छ',
      ),
      default: false,
    }),
    task_template: f.reference({ label: bilingual('Tasks', 'कार्य'), to: 'task_template', name_field: 'name' }),
    needs_clearance: f.boolean({
      label: bilingual('Clearance required', 'फरफारक चाहिने'),
      help: bilingual(
        'Clearance tasks must be done and equipment returned',
        'फरफारकका कार्य सकिनुपर्छ र उपकरण फिर्ता हुनुपर्छ',
      ),
      default: true,
    }),
    needs_exit_interview: f.boolean({
      label: bilingual('Exit interview required', 'बहिर्गमन अन्तर्वार्ता चाहिने'),
      default: false,
    }),
    question_set: f.reference({
      label: bilingual('Questions', 'प्रश्न'),
      to: 'question_set',
      name_field: 'name',
    }),
  },
  rules: (record) => {
    if (record.needs_exit_interview && record.question_set === null)
      return { question_set: [messages.required({ field: bilingual('Questions', 'प्रश्न') })] };
    if (record.for_resignations && record.category !== 'Voluntary')
      return { category: [hrisMessages.resignationIsVoluntary] };
    return undefined;
  },
});

const { Appointment: _first, ...changes } = employment.fields.change.choices;

/** A kind of employment review, and the change that it leads to. */
export const reviewType = defineEntity({
  name: 'review_type',
  label: bilingual('Employment review type', 'रोजगार समीक्षाको प्रकार'),
  plural: bilingual('Employment review types', 'रोजगार समीक्षाका प्रकार'),
  path: 'hris/:org/settings/review-type',
  codes: { read: '4.06', write: '4.06' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    change: f.choice({ label: bilingual('Change', 'परिवर्तन'), required: true, choices: changes }),
    task_template: f.reference({ label: bilingual('Tasks', 'कार्य'), to: 'task_template', name_field: 'name' }),
  },
});

/** Core tasks: what a job title does again and again for its result areas, whom else they are given to, and rules of tasks by person. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { resultArea } from './result-area.ts';

export const coreTask = defineEntity({
  name: 'core_task',
  label: bilingual('Core task', 'मूल कार्य'),
  plural: bilingual('Core tasks', 'मूल कार्यहरू'),
  path: 'task/:org/core-task',
  codes: { read: 'organizationMember', write: '12.00' },
  archive: true,
  sort: 'name',
  search: ['name', 'name_in_nepali', 'description'],
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 120,
      unique: true,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 120 }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 1_000 }),
    result_area: f.reference({ label: resultArea.label, required: true, to: 'result_area', name_field: 'name' }),
    job_titles: f.multiReference({
      label: bilingual('Job titles', 'पदहरू'),
      help: bilingual('Everyone with one of them has the core task', 'यीमध्ये कुनै पद भएका सबैको मूल कार्य हुन्छ'),
      to: 'job_title',
      name_field: 'title',
    }),
  },
});

export const coreTaskAssignment = defineEntity({
  name: 'core_task_assignment',
  label: bilingual('Core task assignment', 'मूल कार्यको जिम्मेवारी'),
  plural: bilingual('Core task assignments', 'मूल कार्यका जिम्मेवारी'),
  path: 'task/:org/core-task-assignment',
  codes: { read: 'organizationMember', write: '12.00' },
  name_field: 'employee',
  search: ['employee', 'core_task'],
  sort: '-starts_on',
  scopes: { own: { person: 'employee' }, team: { supervises: 'employee' }, organization: { code: '12.00' } },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    core_task: f.reference({ label: coreTask.label, required: true, to: 'core_task', name_field: 'name' }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
    remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
  },
  rules: ({ starts_on, ends_on }) =>
    ends_on !== null && ends_on < starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined,
});

export const personTaskSetting = defineEntity({
  name: 'person_task_setting',
  label: bilingual('Employee task setting', 'कर्मचारीको कार्य सेटिङ'),
  plural: bilingual('Task settings by employee', 'कर्मचारीअनुसार कार्य सेटिङ'),
  path: 'task/:org/person-setting',
  codes: { read: '8.02', write: '8.02' },
  name_field: 'employee',
  search: ['employee'],
  sort: 'employee',
  unique: [['employee']],
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    may_log_work: f.boolean({
      label: bilingual('Logs work', 'काम अभिलेख गर्ने'),
      help: bilingual('Without it the employee sends no work logs', 'यो नभए कर्मचारीले कार्य अभिलेख पठाउन मिल्दैन'),
      default: true,
    }),
    activities: f.multiReference({
      label: bilingual('Allowed activities', 'मिल्ने गतिविधि'),
      help: bilingual('Leave empty to allow every activity', 'सबै गतिविधि मिल्ने भए खाली छोड्नुहोस्'),
      to: 'task_activity',
      name_field: 'name',
    }),
  },
});

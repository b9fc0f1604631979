/** Activities under which work is logged, and what they are worth by date. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';

export const taskActivity = defineEntity({
  name: 'task_activity',
  label: bilingual('Activity', 'गतिविधि'),
  plural: bilingual('Activities', 'गतिविधिहरू'),
  path: 'task/:org/work-activity',
  codes: { read: 'organizationMember', write: '8.02' },
  archive: true,
  sort: 'name',
  search: ['name', 'name_in_nepali'],
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 80,
      unique: true,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 80 }),
    counted_in: f.choice({
      label: bilingual('Logged as', 'अभिलेखको प्रकार'),
      required: true,
      default: 'Time',
      choices: { Time: bilingual('Time', 'समय'), Units: bilingual('Units', 'एकाइ') },
    }),
    unit: f.text({
      label: bilingual('Unit', 'एकाइ'),
      help: bilingual('Such as piece, page or visit', 'जस्तै थान, पृष्ठ वा भ्रमण'),
      required: true,
      max: 20,
    }),
  },
  visibleWhen: { unit: ({ counted_in }) => counted_in === 'Units' },
});

export const activityRate = defineEntity({
  name: 'activity_rate',
  label: bilingual('Activity rate', 'गतिविधिको दर'),
  plural: bilingual('Activity rates', 'गतिविधिका दर'),
  path: 'task/:org/activity-rate',
  codes: { read: '8.03', write: '8.03' },
  name_field: 'activity',
  search: ['activity'],
  sort: '-starts_on',
  dated: { per: 'activity', from: 'starts_on', to: 'ends_on' },
  fields: {
    activity: f.reference({ label: taskActivity.label, required: true, to: 'task_activity', name_field: 'name' }),
    rate: f.money({
      label: bilingual('Rate per hour or unit', 'प्रति घण्टा वा एकाइ दर'),
      required: true,
      min: 0.01,
    }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
  rules: ({ starts_on, ends_on }) =>
    ends_on !== null && ends_on < starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined,
});

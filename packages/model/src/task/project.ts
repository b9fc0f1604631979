/** Projects: what belongs together of tasks and of logged work, who works on it, and what it may cost. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { defineMessages } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';

const projectMessages = defineMessages('project', {
  memberTwice: { en: 'Each member can be listed only once', ne: 'एक सदस्य एक पटक मात्र राख्नुहोस्' },
  activityTwice: { en: 'Each activity can be listed only once', ne: 'एक गतिविधि एक पटक मात्र राख्नुहोस्' },
});

const isTwice = (ids: readonly number[]): boolean => new Set(ids).size < ids.length;

export const project = defineEntity({
  name: 'project',
  label: bilingual('Project', 'परियोजना'),
  plural: bilingual('Projects', 'परियोजनाहरू'),
  path: 'task/:org/project',
  codes: { read: 'organizationMember', write: '8.03' },
  archive: true,
  isPickedByReaders: true,
  sort: 'name',
  search: ['name', 'name_in_nepali', 'description'],
  scopes: {
    own: { person: ['lead', 'members.person'] },
    led: { person: 'lead' },
    organization: { code: '8.03' },
  },
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 120,
      unique: true,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 120 }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 2_000 }),
    lead: f.user({ label: bilingual('Project lead', 'परियोजना प्रमुख'), required: true }),
    standing: f.choice({
      label: bilingual('Status', 'स्थिति'),
      required: true,
      default: 'Active',
      choices: {
        Planned: bilingual('In planning', 'योजनामा'),
        Active: bilingual('Active', 'सञ्चालनमा'),
        'On hold': bilingual('On hold', 'रोकिएको'),
        Completed: bilingual('Completed', 'सम्पन्न'),
      },
    }),
    starts_on: f.date({ label: bilingual('Starts on', 'सुरु मिति') }),
    ends_on: f.date({ label: bilingual('Ends on', 'सकिने मिति') }),
    is_billable: f.boolean({
      label: bilingual('Billable', 'बिल गर्न मिल्ने'),
      help: bilingual('A client pays for the work', 'ग्राहकले कामको भुक्तानी गर्छ'),
      default: false,
    }),
    budget_hours: f.number({ label: bilingual('Budget in hours', 'घण्टामा बजेट'), min: 1, max: 1_000_000 }),
    budget_amount: f.money({ label: bilingual('Budget amount', 'बजेट रकम'), min: 0.01 }),
    members: f.lines({
      label: bilingual('Members', 'सदस्य'),
      one: bilingual('member', 'सदस्य'),
      max: 200,
      item: { person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }) },
    }),
    activities: f.lines({
      label: bilingual('Project activities', 'परियोजनाका गतिविधि'),
      one: bilingual('activity', 'गतिविधि'),
      help: bilingual('Leave empty to allow every activity', 'सबै गतिविधि मिल्ने भए खाली छोड्नुहोस्'),
      max: 60,
      item: {
        activity: f.reference({
          label: bilingual('Activity', 'गतिविधि'),
          required: true,
          to: 'task_activity',
          name_field: 'name',
        }),
      },
    }),
  },
  rules: ({ starts_on, ends_on, members, activities }) => {
    if (starts_on !== null && ends_on !== null && ends_on < starts_on) return { ends_on: [messages.untilBeforeFrom] };
    if (isTwice((members ?? []).map(({ person }) => person))) return { members: [projectMessages.memberTwice] };
    if (isTwice((activities ?? []).map(({ activity }) => activity)))
      return { activities: [projectMessages.activityTwice] };
    return undefined;
  },
  reports: {
    by_standing: {
      label: bilingual('Projects by status', 'स्थितिअनुसार परियोजना'),
      question: bilingual('Which projects are under way?', 'कुन परियोजना चलिरहेका छन्?'),
      help: bilingual('Projects as they are today.', 'आजको अवस्थाका परियोजना।'),
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: bilingual('Number of projects', 'परियोजनाको सङ्ख्या'),
      groupBy: 'standing',
      measures: { projects: count() },
      chart: 'donut',
    },
  },
});

/** What was logged on a project so far, against its budget. */
export interface ProjectProgress {
  readonly tasks: number;
  readonly completed: number;
  readonly overdue: number;
  /** Minutes of logs that are approved, and of those that wait. */
  readonly approved_minutes: number;
  readonly waiting_minutes: number;
  /** What approved logs are worth; null for whom amounts are hidden. */
  readonly amount: string | null;
}

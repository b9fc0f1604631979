/** Timesheets: how someone spent the hours of a week, by project and activity. Entered for the whole week, or day by day. */
import { requestActions, requestStatus } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { addDaysTo } from '../kit/period.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';
import { timesheetPaths } from './paths.ts';

export const dayMinutes = 1_440;

export const timesheetProject = defineEntity({
  name: 'timesheet_project',
  label: bilingual('Project', 'परियोजना'),
  plural: bilingual('Projects', 'परियोजनाहरू'),
  path: 'attendance/:org/timesheet/project',
  codes: { read: '5.17', write: '5.17' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    code: f.text({ label: bilingual('Code', 'कोड'), max: 20 }),
  },
});

export const timesheetActivity = defineEntity({
  name: 'timesheet_activity',
  label: bilingual('Activity', 'गतिविधि'),
  plural: bilingual('Activities', 'गतिविधिहरू'),
  path: 'attendance/:org/timesheet/activity',
  codes: { read: '5.17', write: '5.17' },
  archive: true,
  fields: { name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }) },
});

interface Entry {
  readonly duration: number;
}
/** Minutes of a sheet. */
export const minutesOf = (entries: unknown): number =>
  (entries as readonly Entry[]).reduce((total, { duration }) => total + duration, 0);

/** What was done for how long, on whichever day. */
export const work = {
  project: f.reference({
    label: timesheetProject.label,
    required: true,
    to: 'timesheet_project',
    name_field: 'name',
  }),
  activity: f.reference({ label: timesheetActivity.label, to: 'timesheet_activity', name_field: 'name' }),
  duration: f.duration({ label: bilingual('Duration', 'अवधि'), required: true, min: 5, max: dayMinutes }),
  remark: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
};
export const workedOn = f.date({ label: bilingual('Date', 'मिति'), required: true, format: 'past' });

const timesheetHelp = bilingual(
  'Time of timesheets by the week in which it was worked.',
  'काम गरेको हप्ताअनुसार समयपत्रको समय।',
);

export const timesheet = defineEntity({
  name: 'timesheet',
  label: bilingual('Timesheet', 'समयपत्र'),
  plural: bilingual('Timesheets', 'समयपत्रहरू'),
  sort: '-week_of',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender', 'request_remarks'],
  filled_by: ['organizationMember'],
  scopes: {
    own: { person: 'sender' },
    team: { approvers: true },
    organization: [{ code: '5.16' }, { code: '5.19' }],
  },
  lifecycle: {
    kind: 'approval',
    amountOf: ({ entries }) => minutesOf(entries),
    amountFrom: ['entries'],
    endsWithEmployment: true,
    notification: {
      category: 'attendance',
      requested: bilingual('{name} submitted a timesheet', '{name} ले समयपत्र पठाउनुभएको छ'),
      subject: bilingual('your timesheet', 'तपाईंको समयपत्र'),
      paths: { own: timesheetPaths.own, team: `${timesheetPaths.team}?open=:id` },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'week_of'),
    /** The Sunday of the week. */
    week_of: f.date({
      label: bilingual('Week', 'हप्ता'),
      help: bilingual('Any day of the week', 'हप्ताको कुनै एक दिन'),
      required: true,
      format: 'past',
    }),
    entries: f.lines({
      label: bilingual('Entries', 'विवरण'),
      one: bilingual('entry', 'विवरण'),
      required: true,
      max: 100,
      item: {
        worked_on: workedOn,
        ...work,
      },
    }),
    total: f.computed({
      label: bilingual('Total', 'जम्मा'),
      displayAs: 'duration',
      value: ({ entries }) => minutesOf(entries),
    }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
    status: requestStatus,
  },
  rules: ({ week_of, entries }) => {
    const sunday = addDaysTo(week_of, -new Date(`${week_of}T00:00:00Z`).getUTCDay());
    const saturday = addDaysTo(sunday, 6);
    const minutes = new Map<string, number>();
    for (const { worked_on, duration } of entries) {
      if (worked_on < sunday || worked_on > saturday) return { entries: [attendanceMessages.outsideWeek] };
      minutes.set(worked_on, (minutes.get(worked_on) ?? 0) + duration);
    }
    return [...minutes.values()].some((sumOfDay) => sumOfDay > dayMinutes)
      ? { entries: [attendanceMessages.dayTooLong] }
      : undefined;
  },
  actions: requestActions,
  reports: {
    by_project: {
      label: bilingual('Hours by project', 'परियोजनाअनुसार समय'),
      question: bilingual('On which projects does the time go?', 'समय कुन परियोजनामा जान्छ?'),
      help: timesheetHelp,
      shape: 'pivot',
      opensOn: 'this_month',
      order: 'most',
      groupBy: 'entries.project',
      pivot: 'entries.activity',
      period: 'week_of',
      measures: { minutes: sum('entries.duration') },
      filters: ['status', 'sender', 'branch', 'division'],
      columns: ['sender', 'week_of', 'total', 'status'],
      sort: '-week_of',
    },
    by_person: {
      label: bilingual('Timesheets by person', 'व्यक्तिअनुसार समयपत्र'),
      question: bilingual('Who submitted timesheets, and for how long?', 'कसले कति समयको समयपत्र बुझाए?'),
      help: timesheetHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.weeks,
      period: 'week_of',
      groupBy: 'sender',
      pivot: 'week_of:month',
      measures: { minutes: sum('entries.duration'), timesheets: count() },
    },
  },
});

/** Reports that are sent again and again: a link by mail, which shows each reader what their own rights show. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { defineMessages } from '../kit/message.ts';
import { relativePeriods } from '../kit/period.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { taskRecurrence } from '../task/task.ts';
import { reportPages } from './report-pages.ts';

const titles = Object.fromEntries(Object.entries(reportPages).map(([path, { title }]) => [path, title])) as {
  readonly [path in keyof typeof reportPages]: Text;
};

export const reportScheduleMessages = defineMessages('reportSchedule', {
  personTwice: { en: 'Each person can be listed only once', ne: 'एक व्यक्ति एक पटक मात्र राख्नुहोस्' },
  mayNotRead: { en: "{people} can't open this report", ne: '{people}: यो प्रतिवेदन हेर्ने अनुमति छैन' },
  notYours: { en: "You don't have permission to open this report", ne: 'तपाईंलाई यो प्रतिवेदन हेर्ने अनुमति छैन' },
  stopped: { en: 'This report is already {status}.', ne: 'यो प्रतिवेदन पहिल्यै “{status}” स्थितिमा छ।' },
});

const mostRecipients = 30;

export const reportSchedule = defineEntity({
  name: 'report_schedule',
  label: bilingual('Scheduled report', 'नियमित पठाइने प्रतिवेदन'),
  plural: bilingual('Scheduled reports', 'नियमित पठाइने प्रतिवेदन'),
  name_field: 'name',
  search: ['name'],
  sort: 'next_run',
  scopes: { own: { person: ['created_by', 'recipients.person'] }, organization: { code: '2.02' } },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120 }),
    page: f.choice({ label: bilingual('Report', 'प्रतिवेदन'), required: true, choices: titles }),
    /** Filters and groups, as the address of the page has them. */
    address: f.text({ label: bilingual('Filters and groups', 'फिल्टर र समूह'), max: 2_000 }),
    period: f.choice({
      label: bilingual('Period', 'अवधि'),
      help: bilingual(
        'Relative to the day it is sent, in the reader’s calendar',
        'पठाइने दिनका आधारमा, पाउनेको पात्रोअनुसार',
      ),
      choices: relativePeriods,
    }),
    every: { ...taskRecurrence.fields.every, label: bilingual('How often', 'कति समयमा') } as const,
    first_run: f.date({
      label: bilingual('First on', 'पहिलो मिति'),
      help: bilingual(
        'Repeats on the same weekday or day of the month; in shorter months, on the last day',
        'हरेक पटक सोही बार वा गते; छोटो महिनामा अन्तिम दिन',
      ),
      required: true,
    }),
    time_of_day: f.time({ label: bilingual('Time', 'समय'), required: true }),
    recipients: f.lines({
      label: bilingual('Also send to', 'यिनलाई पनि पठाउने'),
      one: bilingual('recipient', 'पाउने व्यक्ति'),
      help: bilingual('Only people who can open the report', 'यो प्रतिवेदन हेर्न पाउनेलाई मात्र'),
      max: mostRecipients,
      item: { person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }) },
    }),
    /** Recipients who want it no more; the person who set it up cannot undo that. */
    declined_by: f.lines({
      label: bilingual('Unsubscribed', 'पाउन छोडेका'),
      readonly: true,
      max: mostRecipients,
      item: { person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }) },
    }),
    created_by: f.user({ label: bilingual('Set up by', 'तयार गर्ने'), required: true, readonly: true }),
    next_run: f.date({ label: bilingual('Next', 'अर्को मिति'), readonly: true }),
    last_sent_at: f.instant({ label: bilingual('Last sent', 'पछिल्लो पटक पठाइएको'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Active',
      states: {
        Active: { label: bilingual('Active', 'सक्रिय'), tone: 'positive' },
        Stopped: { label: bilingual('Stopped', 'रोकिएको'), tone: 'neutral' },
      },
    }),
  },
  rules: ({ recipients }) => {
    const people = (recipients ?? []).map(({ person }) => person);
    return new Set(people).size < people.length ? { recipients: [reportScheduleMessages.personTwice] } : undefined;
  },
  actions: {
    send: {
      label: bilingual('Send now', 'अहिले पठाउनुहोस्'),
      help: bilingual(
        'The report is sent to all recipients now. The schedule stays as it is.',
        'प्रतिवेदन अहिले पाउने सबै व्यक्तिलाई पठाइन्छ। तालिका जस्ताको तस्तै रहन्छ।',
      ),
      tone: 'info',
      from: ['Active'],
      to: 'Active',
      viewers: ['user', 'hr'],
      flag: 'manages',
    },
    stop: {
      label: bilingual('Stop sending', 'पठाउन रोक्नुहोस्'),
      help: bilingual('No one receives the report until it is sent again.', 'फेरि पठाउन नथालेसम्म कसैलाई प्रतिवेदन पठाइँदैन।'),
      tone: 'neutral',
      from: ['Active'],
      to: 'Stopped',
      viewers: ['user', 'hr'],
      flag: 'manages',
    },
    resume: {
      label: bilingual('Send again', 'फेरि पठाउन थाल्नुहोस्'),
      help: bilingual('The report is sent by its schedule again.', 'प्रतिवेदन तालिकाअनुसार फेरि पठाइन्छ।'),
      tone: 'positive',
      from: ['Stopped'],
      to: 'Active',
      viewers: ['user', 'hr'],
      flag: 'manages',
    },
    leave: {
      label: bilingual('Unsubscribe', 'मलाई पठाउन रोक्नुहोस्'),
      help: bilingual(
        'You no longer receive the report. Others still receive it.',
        'तपाईंलाई यो प्रतिवेदन आउँदैन। अरूलाई आइरहन्छ।',
      ),
      tone: 'neutral',
      from: ['Active', 'Stopped'],
      to: 'Active',
      viewers: ['user'],
      flag: 'receives',
    },
    rejoin: {
      label: bilingual('Subscribe again', 'मलाई फेरि पठाउनुहोस्'),
      help: bilingual('You receive the report again.', 'तपाईंलाई यो प्रतिवेदन फेरि आउँछ।'),
      tone: 'positive',
      from: ['Active', 'Stopped'],
      to: 'Active',
      viewers: ['user'],
      flag: 'declined',
    },
  },
});

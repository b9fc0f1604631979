import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { browserOf } from '../../../../browsers/browser-of.ts';

/** What the list of sign-ins answers; no one writes it. */
const loginLog = defineEntity({
  name: 'login_log',
  label: bilingual('Sign-in', 'साइन इन'),
  plural: bilingual('Login logs', 'साइन इन अभिलेख'),
  name_field: 'user',
  fields: {
    user: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }),
    outcome: f.status({
      label: bilingual('Outcome', 'नतिजा'),
      initial: 'success',
      states: {
        success: { label: bilingual('Signed in', 'साइन इन भयो'), tone: 'positive' },
        wrong_password: { label: bilingual('Wrong password', 'गलत पासवर्ड'), tone: 'critical' },
        wrong_code: { label: bilingual('Wrong one-time password', 'गलत एक पटकको पासवर्ड'), tone: 'critical' },
        locked: { label: bilingual('Locked out', 'प्रवेश रोकिएको'), tone: 'caution' },
        disabled: { label: bilingual('Account not active', 'खाता निष्क्रिय'), tone: 'neutral' },
      },
    }),
    at: f.instant({ label: bilingual('Time', 'समय'), required: true }),
    ip: f.text({ label: bilingual('IP address', 'आईपी ठेगाना'), required: true, max: 45 }),
    user_agent: f.text({ label: bilingual('Browser', 'ब्राउजर'), required: true, max: 500 }),
  },
});

export default listScreen(loginLog, {
  description: bilingual('Sign-ins and failed attempts.', 'साइन इन र असफल प्रयास।'),
  path: 'org/:org/login-logs',
  search: bilingual('Search by person', 'व्यक्तिले खोज्नुहोस्'),
  columns: [
    'user',
    'outcome',
    'at',
    'ip',
    {
      id: 'browser',
      header: loginLog.fields.user_agent.label,
      minWidth: '10rem',
      Cell: ({ record }) => <span title={record.user_agent}>{browserOf(record.user_agent)}</span>,
    },
  ],
  empty: bilingual('No sign-ins yet.', 'अहिलेसम्म कसैले साइन इन गरेको छैन।'),
});

/** Who logged most time in a stretch of days: in one's projects, in one's team, or of all for HR. */
import { f } from '../kit/fields.ts';
import { defineQuery } from '../kit/query.ts';
import { bilingual } from '../kit/text.ts';
import { workLogEndpoints } from './endpoints.ts';
import { workLog } from './log.ts';

export const workLogLeaders = defineQuery({
  name: 'work_log_leader',
  label: bilingual('Most time logged', 'सबैभन्दा बढी अभिलेख'),
  path: workLogEndpoints.leaders,
  // They are sums of the logs that a role shows, and for oneself of the projects in which one works.
  scopes: { own: { members: true }, team: { members: true }, organization: { code: '8.01' } },
  period: 'this_month',
  calendar: 'bs',
  rows: {
    user: f.user({ label: workLog.fields.sender.label, required: true }),
    approved: f.duration({ label: bilingual('Approved', 'स्वीकृत'), required: true }),
    minutes: f.duration({ label: bilingual('Logged', 'अभिलेख'), required: true }),
    logs: f.number({ label: bilingual('Logs', 'अभिलेख'), required: true }),
  },
  per: 'user',
  sums: ['approved', 'minutes', 'logs'],
  sort: '-approved',
  question: bilingual('Who logs most time?', 'सबैभन्दा बढी समय कसले अभिलेख गर्छ?'),
  help: bilingual('Logs that were sent, by their day.', 'दिनअनुसार पठाइएका अभिलेख।'),
  empty: bilingual('No logs were sent this month.', 'यस महिना अभिलेख पठाइएको छैन।'),
});

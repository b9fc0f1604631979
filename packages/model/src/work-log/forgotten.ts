/** Timers that ran for longer than the organization allows; nothing of them is logged before their actual end (WC-7). */
import { f } from '../kit/fields.ts';
import { defineQuery } from '../kit/query.ts';
import { bilingual } from '../kit/text.ts';
import { workLogEndpoints } from './endpoints.ts';
import { workLog } from './log.ts';

/** In whichever role: those whom the reader supervises. */
const team = { supervises: 'user' } as const;

export const forgottenTimers = defineQuery({
  name: 'forgotten_timer',
  label: bilingual('Forgotten timers', 'छुटेका टाइमर'),
  path: workLogEndpoints.forgotten,
  scopes: { own: team, team },
  rows: {
    user: f.user({ label: workLog.fields.sender.label, required: true }),
    activity: workLog.fields.activity,
    started_at: f.instant({ label: bilingual('Running since', 'कहिलेदेखि'), required: true }),
  },
  per: 'user',
  sort: 'started_at',
  question: bilingual('Whose timer was left running?', 'कसको टाइमर चलिरहेको छ?'),
  help: bilingual('Timers that ran for longer than the setting allows.', 'सेटिङले दिएभन्दा लामो चलेका टाइमर।'),
  empty: bilingual('No forgotten timers in your team.', 'टोलीको कुनै टाइमर छुटेको छैन।'),
});

/** What reports count, in the words of their readers: never the name of the records that are stored. */
import { bilingual } from './text.ts';

export const countedAs = {
  personDays: bilingual('Person-days', 'व्यक्ति-दिन'),
  days: bilingual('Number of days', 'दिनको सङ्ख्या'),
  people: bilingual('People', 'व्यक्ति'),
  requests: bilingual('Requests', 'अनुरोध'),
  punches: bilingual('Punches', 'हाजिरी अभिलेख'),
  claims: bilingual('Claims', 'दाबी'),
  timesCharged: bilingual('Times penalised', 'जरिवाना लागेको पटक'),
  weeks: bilingual('Weeks submitted', 'बुझाइएका हप्ता'),
  answers: bilingual('Answers', 'उत्तर'),
  reviews: bilingual('Reviews', 'समीक्षा'),
  tasks: bilingual('Number of tasks', 'कार्यको सङ्ख्या'),
  things: bilingual('Items', 'सामान'),
  payRuns: bilingual('Number of payrolls', 'तलब चलाइएको पटक'),
  actions: bilingual('Number of actions', 'कार्यको पटक'),
  leaveDays: bilingual('Leave days', 'बिदाका दिन'),
} as const;

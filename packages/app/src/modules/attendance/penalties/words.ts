import { bilingual } from '@karmik/model/kit/text';

export const words = {
  reason: bilingual('Reason', 'कारण'),
  why: bilingual('Occurrences that counted', 'गनिएका घटना'),
  day: bilingual('Day', 'दिन'),
  explain: bilingual('Explain this day', 'यो दिनको विवरण'),
} as const;

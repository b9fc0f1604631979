import { bilingual } from '@karmik/model/kit/text';

/** Words of attendance that is entered for others. */
export const manualWords = {
  enter: bilingual('Enter attendance', 'हाजिरी राख्नुहोस्'),
  look: bilingual('Look at it', 'हेर्नुहोस्'),
  makes: (entries: string, days: string) =>
    bilingual(`${entries} entries on ${days} days will be made.`, `${days} दिनमा ${entries} अभिलेख राखिनेछ।`),
  stands: bilingual('What stands there already', 'पहिल्यै रहेका अभिलेख'),
  nothingStands: bilingual('Nothing stands on these days yet.', 'यी दिनमा अहिलेसम्म केही छैन।'),
  refused: bilingual('This cannot be entered', 'यो राख्न मिल्दैन'),
  back: bilingual('Back', 'पछाडि'),
  done: bilingual('The attendance is entered.', 'हाजिरी राखियो।'),
} as const;

import { text } from '@karmik/model/kit/text';

/** Words of attendance that is entered for others. */
export const manualWords = {
  enter: text('Enter attendance', 'हाजिरी राख्नुहोस्'),
  look: text('Look at it', 'हेर्नुहोस्'),
  makes: (entries: string, days: string) =>
    text(`${entries} entries on ${days} days will be made.`, `${days} दिनमा ${entries} अभिलेख राखिनेछ।`),
  stands: text('What stands there already', 'पहिल्यै रहेका अभिलेख'),
  nothingStands: text('Nothing stands on these days yet.', 'यी दिनमा अहिलेसम्म केही छैन।'),
  refused: text('This cannot be entered', 'यो राख्न मिल्दैन'),
  back: text('Back', 'पछाडि'),
  done: text('The attendance is entered.', 'हाजिरी राखियो।'),
} as const;

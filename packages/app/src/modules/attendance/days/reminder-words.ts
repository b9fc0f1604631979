import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

export const words = {
  remind: bilingual('Remind', 'सम्झाउनुहोस्'),
  remindOf: (name: string) => bilingual(`Remind: ${name}`, `सम्झाउनुहोस्: ${name}`),
  title: bilingual('Missing punch reminders', 'छुटेको हाजिरीको सूचना'),
  why: bilingual(
    'Each employee is notified of their days without a pending adjustment, at most once a day.',
    'समायोजनको निर्णय बाँकी नभएका दिनबारे प्रत्येक कर्मचारीलाई दिनमा बढीमा एक पटक सूचना जान्छ।',
  ),
  days: bilingual('Days', 'दिन'),
  span: bilingual('Period', 'अवधि'),
  reminded: bilingual('Last reminder', 'पछिल्लो सम्झना'),
  never: bilingual('Not reminded yet', 'अहिलेसम्म सूचना गएको छैन'),
  todayBy: (name: string) => bilingual(`Today, by ${name}`, `आज, ${name} द्वारा`),
  all: (count: number, shown: string) =>
    bilingual(
      `Remind ${counted(shown, 'employee', count === 1 ? 'employee' : 'employees')}`,
      `${shown} कर्मचारीलाई सम्झाउनुहोस्`,
    ),
  sent: (shown: string) => bilingual(`Reminders sent: ${shown}`, `पठाइएका सूचना: ${shown}`),
  sentOne: (name: string) => bilingual(`${name} was reminded.`, `${name} लाई सम्झाइयो।`),
  alreadySent: bilingual('No reminder was sent: already reminded today.', 'सूचना पठाइएन: आज पहिल्यै सम्झाइएको छ।'),
  none: bilingual('No missing punch to be reminded of', 'सम्झाउनुपर्ने छुटेको हाजिरी छैन'),
  more: (count: string) => bilingual(`And ${count} more`, `र थप ${count}`),
} as const;

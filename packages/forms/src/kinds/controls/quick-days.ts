/** Days that are chosen more often than others. */
import { addDaysTo } from '@karmik/model/kit/period';
import { bilingual } from '@karmik/model/kit/text';

export const quickDayNames = {
  today: bilingual('Today', 'आज'),
  tomorrow: bilingual('Tomorrow', 'भोलि'),
  sunday: bilingual('Sunday', 'आइतबार'),
  nextWeek: bilingual('Next week', 'अर्को हप्ता'),
} as const;
type QuickDay = keyof typeof quickDayNames;

/** In the order of the days: the Sunday is the next one after today, and next week is seven days on. A day has one name. */
export function quickDaysOf(today: string): { readonly name: QuickDay; readonly day: string }[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const days: readonly (readonly [QuickDay, number])[] = [
    ['today', 0],
    ['tomorrow', 1],
    ['nextWeek', 7],
    ['sunday', 7 - weekday],
  ];
  const known = new Set<number>();
  return days
    .flatMap(([name, ahead]) => {
      if (known.has(ahead)) return [];
      known.add(ahead);
      return [{ name, ahead, day: addDaysTo(today, ahead) }];
    })
    .toSorted((a, b) => a.ahead - b.ahead)
    .map(({ name, day }) => ({ name, day }));
}

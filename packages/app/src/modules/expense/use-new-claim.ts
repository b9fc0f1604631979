import { useDates } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** What a claim begins with: a title, and a bill of today, so that a photo, its type and its amount are all that is left. */
export function useNewClaim(): Readonly<Record<string, unknown>> {
  const say = useModelText();
  const today = todayThere();
  return { title: say(words.expensesOf(useDates().date(today))), bills: [{ billed_on: today, quantity: '1.00' }] };
}

import { moneyText } from '@karmik/model/kit/figures';
import { useSnapshot } from 'valtio';
import { usePlace } from './place.ts';
import { preferences } from './preferences.ts';

/** Sums of the organization's currency in the reader's digits. */
export function useMoney(): (amount: string) => string {
  const { language } = useSnapshot(preferences);
  const { currency } = usePlace();
  return (amount) => `${currency} ${moneyText(amount, language)}`;
}

import { useSnapshot } from 'valtio';
import { figures } from '@karmik/model/kit/digits';
import { preferences } from '../../../preferences/preferences.ts';

/** Quantities of leave in the reader's digits, without zeros at their end. */
export function useDays(): (quantity: string) => string {
  const { language } = useSnapshot(preferences);
  return (quantity) => figures(quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity, language);
}

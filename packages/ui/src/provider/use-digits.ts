import { toDevanagariDigits } from 'date-bs';
import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Writes a number, or a text with numbers, in the digits of the language around it. What people typed, such as a name, is left as it is.
 * @example useDigits()(12) // '१२' in Nepali
 */
export function useDigits(): (value: number | string) => string {
  return useLocale().locale.startsWith('ne') ? toDevanagariDigits : String;
}

import { useLocale } from 'react-aria-components/I18nProvider';

/** Where separators stand: after thousands, lakhs and crores, or after every third digit. */
export const numberGroupings = ['lakh', 'thousand'] as const;
export type NumberGrouping = (typeof numberGroupings)[number];

/**
 * A locale that writes numbers as the reader does: lakhs and crores, and Devanagari digits in Nepali. Browsers know no Nepali, and write
 * it with the numbers of another language; Marathi has the same digits and groups. Other languages keep their own.
 */
export function useNumberLocale(grouping: NumberGrouping): string {
  const { locale } = useLocale();
  if (locale.startsWith('ne')) return grouping === 'lakh' ? 'mr-IN' : 'en-GB-u-nu-deva';
  if (locale === 'en-GB') return grouping === 'lakh' ? 'en-IN' : locale;
  return locale;
}

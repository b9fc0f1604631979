import type { DateSystem } from '../../dates/date-system.ts';
import { numberText } from '../../dates/date-text.ts';
import { FISCAL_YEARS_APART } from '../../dates/periods.ts';
import type { Language } from '../../provider/date-preference.ts';

/** A fiscal year, by the BS year that it begins in, as readers of a calendar write it: 2083/84 in BS, 2026/27 in AD. */
export function fiscalYearText(startYear: number, system: DateSystem, language: Language): string {
  const year = system.id === 'bs' ? startYear : startYear - FISCAL_YEARS_APART;
  return `${numberText(year, language)}/${numberText((year + 1) % 100, language, 2)}`;
}

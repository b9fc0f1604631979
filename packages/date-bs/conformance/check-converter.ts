import { conformanceCases, type ConformanceCase, type ConformanceGroup } from './cases.ts';

/**
 * A converter as the suite asks it. Dates come as `YYYY-MM-DD`. Answers may be such text, an object with `year`, `month`
 * from 1 and `day`, a list of the three, anything that prints as such text, or a promise of one of these. A date that does not exist
 * is refused by throwing, or by `null`, `undefined`, `false` or an empty text.
 */
export interface ConverterAdapter {
  adToBs(ad: string): unknown;
  bsToAd(bs: string): unknown;
  /** The BS day on which an instant falls; left out by converters that know dates only. */
  dateToBs?(instant: Date, zone: { timeZone: 'Asia/Kathmandu' }): unknown;
}

/** A case that was answered wrongly. */
export interface ConformanceFailure extends ConformanceCase {
  /** The answer as text; `null` for a refusal. */
  readonly found: string | null;
}

/** The outcome of one group of cases. */
export interface ConformanceReport {
  readonly group: ConformanceGroup;
  /** How many were asked; 0 where the converter lacks the function. */
  readonly asked: number;
  readonly failures: readonly ConformanceFailure[];
}

/**
 * Asks a converter all cases, and says group by group what it answers wrongly.
 *
 * @example
 * const reports = await checkConverter({ adToBs: adToBsText, bsToAd: bsToAdText })
 * reports.every(({ failures }) => failures.length === 0) // true
 */
export async function checkConverter(converter: ConverterAdapter): Promise<ConformanceReport[]> {
  const reports = new Map<ConformanceGroup, { asked: number; failures: ConformanceFailure[] }>();
  for (const each of conformanceCases) {
    const report = reports.get(each.group) ?? { asked: 0, failures: [] };
    reports.set(each.group, report);
    if (each.ask === 'dateToBs' && converter.dateToBs === undefined) continue;
    report.asked++;
    const found = await answer(converter, each);
    if (found !== each.expected) report.failures.push({ ...each, found });
  }
  return [...reports].map(([group, report]) => ({ group, ...report }));
}

async function answer(converter: ConverterAdapter, { ask, given }: ConformanceCase): Promise<string | null> {
  try {
    return textOf(
      await (ask === 'dateToBs'
        ? converter.dateToBs?.(new Date(given), { timeZone: 'Asia/Kathmandu' })
        : converter[ask](given)),
    );
  } catch {
    return null;
  }
}

/** An answer as `YYYY-MM-DD`; what cannot be read is kept as it prints, and is wrong. */
function textOf(found: unknown): string | null {
  if (found === null || found === undefined || found === false || found === '') return null;
  const printed = (found as { toString(): string }).toString();
  const parts = Array.isArray(found)
    ? found
    : typeof found === 'object' && 'year' in found && 'month' in found && 'day' in found
      ? [found.year, found.month, found.day]
      : /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(printed)?.slice(1);
  if (parts?.length !== 3) return printed;
  return parts.map((part, index) => String(Number(part)).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

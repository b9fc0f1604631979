/** Bands of income tax as a form has them, and the row of law that they make. */
import type { FieldErrors } from '../../kit/field-errors.ts';
import { defineMessages } from '../../kit/message.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { over, times, whole } from '../../kit/exact/ratio.ts';
import type { Law } from '../law/law.ts';
import type { BandRow, LawRow, TaxRule } from '../law/row.ts';

/** @param width of the band in rupees a year; null in the last @param rate percent */
export interface FormBand {
  readonly width: string | null;
  readonly rate: string;
}

const says = defineMessages('payroll.bands', {
  needsBand: { en: 'Add at least one band', ne: 'कम्तीमा एउटा दर थप्नुहोस्' },
  needsWidth: {
    en: 'Enter the amount of the year that this band takes. Only the last band is open.',
    ne: 'यो दर लाग्ने वर्षको रकम राख्नुहोस्। अन्तिम दर मात्र खुला हुन्छ।',
  },
  lastIsOpen: {
    en: 'Clear the amount: the last band takes all that is left.',
    ne: 'रकम खाली गर्नुहोस्: अन्तिम दर बाँकी सबैमा लाग्छ।',
  },
});

/** Each band but the last one has a width. Bands of couples may be absent. */
export function bandProblems(name: 'bands' | 'couple_bands', bands: readonly FormBand[]): FieldErrors | undefined {
  if (bands.length === 0) return name === 'bands' ? { bands: [says.needsBand] } : undefined;
  const open = bands.findIndex(({ width }) => width === null);
  if (open < 0) return { [`${name}.${bands.length - 1}.width`]: [says.lastIsOpen] };
  return open < bands.length - 1 ? { [`${name}.${open}.width`]: [says.needsWidth] } : undefined;
}

const id = 'tax.bands';
const rowOn = (
  law: Law,
  day: string,
): (LawRow & { readonly value: Extract<TaxRule, { kind: 'bands' }> }) | undefined => {
  const row = law.on(id, day);
  return row?.value.kind === 'bands' ? { ...row, value: row.value } : undefined;
};

const inPercent = ({ width, rate }: BandRow): FormBand => ({
  width: width === null ? null : decimalText(decimalOf(width)),
  rate: decimalText(times(decimalOf(rate), whole(100))),
});

/** The bands of a law on a day, for a form; those of couples are empty where the law has one table. */
export function bandsOn(law: Law, day: string): { readonly bands: FormBand[]; readonly couple_bands: FormBand[] } {
  const tables = rowOn(law, day)?.value.tables ?? [];
  const of = (isCouple: boolean) => tables.find(({ when }) => when.length > 0 === isCouple)?.bands.map(inPercent) ?? [];
  return { bands: of(false), couple_bands: of(true) };
}

/** A law with other bands from the first day of a fiscal year on, for that year; undefined where the day has no law. */
export function lawWithBands(
  law: Law,
  day: string,
  year: { readonly from: string; readonly to: string },
  { bands, couple_bands }: { readonly bands: readonly FormBand[]; readonly couple_bands: readonly FormBand[] },
): Law | undefined {
  const row = rowOn(law, day);
  const table = (all: readonly FormBand[]): BandRow[] =>
    all.map(({ width, rate }) => ({ width, rate: decimalText(over(decimalOf(rate), whole(100)), 4) }));
  return (
    row &&
    law.with({
      ...row,
      valid_from: year.from,
      valid_to: year.to,
      source: 'A draft',
      value: {
        ...row.value,
        tables: [
          ...(couple_bands.length > 0
            ? [{ when: [{ fact: 'status', is: 'couple' }], bands: table(couple_bands) }]
            : []),
          { when: [], bands: table(bands) },
        ],
      },
    })
  );
}

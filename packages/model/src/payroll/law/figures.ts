/** The single figures of rows of law, such as one limit or one rate, by names that stay when the row gets others. */
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { over, times, whole } from '../../kit/exact/ratio.ts';
import type { LawValue, Measure } from './row.ts';

/** Rupees, a share that people enter and read as percent, or a whole number. */
export type FigureUnit = 'money' | 'percent' | 'count';

export interface LawFigure {
  /** Its name within the row: `cap`, `monthly`, `band_2.rate`. */
  readonly name: string;
  readonly unit: FigureUnit;
  /** A decimal as people read it: rupees, percent, or a count. */
  readonly amount: string;
}

const percentOf = (share: string): string => decimalText(times(decimalOf(share), whole(100)), 4).replace(/\.?0+$/, '');
const shareOf = (percent: string): string =>
  decimalText(over(decimalOf(percent), whole(100)), 6)
    .replace(/0+$/, '')
    .replace(/\.$/, '');

/** Changes each figure that it meets; a figure that it returns as it is stays the same. */
type Change = (figure: LawFigure) => string;

const money = (change: Change, name: string, amount: string): string => change({ name, unit: 'money', amount });
function percent(change: Change, name: string, share: string): string {
  const amount = percentOf(share);
  const changed = change({ name, unit: 'percent', amount });
  return changed === amount ? share : shareOf(changed);
}
const byName = (values: Readonly<Record<string, string>>, each: (name: string, value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, each(name, value)]));

function ofMeasure(measure: Measure, change: Change): Measure {
  const { id, share, of } = measure;
  return {
    ...measure,
    // A fraction such as a third is no figure that is entered.
    ...(share !== undefined && { share: share.includes('/') ? share : percent(change, id, share) }),
    of:
      'amount' in of
        ? { amount: money(change, id, of.amount) }
        : 'amounts' in of
          ? { ...of, amounts: byName(of.amounts, (name, amount) => money(change, `${id}.${name}`, amount)) }
          : of,
  };
}

/** A value with each of its figures as `change` makes it. */
function mapped(value: LawValue, change: Change): LawValue {
  switch (value.kind) {
    case 'bands':
      return {
        ...value,
        tables: value.tables.map(({ when, bands }) => ({
          when,
          bands: bands.map(({ width, rate }, index) => {
            const name = `${when.length > 0 ? 'couple_' : ''}band_${index + 1}`;
            return {
              width: width === null ? null : money(change, `${name}.width`, width),
              rate: percent(change, `${name}.rate`, rate),
            };
          }),
        })),
      };
    case 'deduction':
    case 'credit':
      return {
        ...value,
        base: ofMeasure(value.base, change),
        at_most: value.at_most.map((measure) => ofMeasure(measure, change)),
      };
    case 'flat':
    case 'rate':
      return { ...value, rate: percent(change, 'rate', value.rate) };
    case 'rates':
      return { ...value, rates: byName(value.rates, (name, rate) => percent(change, name, rate)) };
    case 'amounts':
      return { ...value, amounts: byName(value.amounts, (name, amount) => money(change, name, amount)) };
    case 'count':
      return { ...value, count: Number(change({ name: 'count', unit: 'count', amount: String(value.count) })) };
    case 'choice':
      return value;
  }
}

/** The figures of a value in their order; those of two limits with one name are one figure. */
export function lawFigures(value: LawValue): LawFigure[] {
  const found = new Map<string, LawFigure>();
  mapped(value, (figure) => {
    if (!found.has(figure.name)) found.set(figure.name, figure);
    return figure.amount;
  });
  return [...found.values()];
}

/** A value with another amount of one figure; undefined where it has no figure of that name. */
export function withFigure(value: LawValue, name: string, amount: string): LawValue | undefined {
  let isThere = false;
  const changed = mapped(value, (figure) => {
    if (figure.name !== name) return figure.amount;
    isThere = true;
    return amount;
  });
  return isThere ? changed : undefined;
}

/** Units of numbers in formulas: powers of money, days and hours. */
import type { Text } from '../../kit/text.ts';

export interface Unit {
  readonly money: number;
  readonly days: number;
  readonly hours: number;
}

/** A number without a unit of its own takes the one that it meets: those written in the formula do. */
export type UnitOrAny = Unit | undefined;

const none: Unit = { money: 0, days: 0, hours: 0 };
/** The units that a heading or a fact can have. A rate is a share, a number is a count. */
export const units = {
  money: { ...none, money: 1 },
  days: { ...none, days: 1 },
  hours: { ...none, hours: 1 },
  rate: none,
  number: none,
} as const satisfies Record<string, Unit>;
export type UnitName = keyof typeof units;

export const sameUnit = (a: UnitOrAny, b: UnitOrAny): boolean =>
  a === undefined || b === undefined || (a.money === b.money && a.days === b.days && a.hours === b.hours);

const isMoney = ({ money, days, hours }: Unit): boolean => money === 1 && days === 0 && hours === 0;

/**
 * A product or a quotient. A bare number may be a rate per day or money per piece, so nothing is known of what it is combined with; only
 * money times a bare number is taken to be money.
 */
export function combined(a: UnitOrAny, b: UnitOrAny, sign: 1 | -1): UnitOrAny {
  if (a === undefined || b === undefined) {
    const known = a ?? b;
    return sign === 1 && known !== undefined && isMoney(known) ? known : undefined;
  }
  return {
    money: a.money + sign * b.money,
    days: a.days + sign * b.days,
    hours: a.hours + sign * b.hours,
  };
}

const words: readonly (readonly [keyof Unit, Text])[] = [
  ['money', { en: 'money', ne: 'रकम' }],
  ['days', { en: 'days', ne: 'दिन' }],
  ['hours', { en: 'hours', ne: 'घण्टा' }],
];

/** @example unitWords({ money: 1, days: -1, hours: 0 }).en // 'money / days' */
export function unitWords(unit: UnitOrAny): Text {
  const inLanguage = (language: keyof Text): string => {
    const part = (wanted: (power: number) => boolean) =>
      words.flatMap(([key, word]) => {
        const power = unit?.[key] ?? 0;
        return wanted(power) ? Array.from({ length: Math.abs(power) }, () => word[language]) : [];
      });
    const above = part((power) => power > 0).join(' × ');
    const below = part((power) => power < 0).join(' / ');
    if (above === '' && below === '') return language === 'en' ? 'a number' : 'सङ्ख्या';
    return below === '' ? above : `${above || '1'} / ${below}`;
  };
  return { en: inLanguage('en'), ne: inLanguage('ne') };
}

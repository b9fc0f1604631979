import { describe, expect, it } from 'vitest';
import {
  MONTH_NAMES,
  WEEKDAY_NAMES,
  formatBs,
  monthName,
  parseBs,
  toDevanagariDigits,
  toLatinDigits,
  weekdayName,
} from '../src/index.ts';

describe('names', () => {
  it('[DAT-1] are those of the product in English and Nepali', () => {
    const all = (locale: 'en' | 'ne') =>
      Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale)).join(' ');
    expect(all('en')).toBe('Baishak Jestha Ashad Shrawan Bhadra Ashoj Kartik Mangsir Poush Magh Falgun Chaitra');
    expect(all('ne')).toBe('बैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत');
  });

  it('of weekdays come long and short', () => {
    const all = (locale: 'en' | 'ne', style: 'long' | 'short') =>
      Array.from({ length: 7 }, (_, day) => weekdayName(day, locale, style)).join(' ');
    expect(all('en', 'long')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
    expect(all('en', 'short')).toBe('Sun Mon Tue Wed Thu Fri Sat');
    expect(all('ne', 'long')).toBe('आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार');
    expect(all('ne', 'short')).toBe('आइत सोम मङ्गल बुध बिही शुक्र शनि');
  });
});

describe('lists of names', () => {
  it('[LIB-3] are those of the functions, each short name once, and cannot be changed', () => {
    for (const locale of ['en', 'ne'] as const)
      for (const style of ['long', 'short'] as const) {
        const months = MONTH_NAMES[locale][style];
        expect(months).toEqual(Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale, style)));
        expect(new Set(months).size).toBe(12);
        const days = WEEKDAY_NAMES[locale][style];
        expect(days).toEqual(Array.from({ length: 7 }, (_, day) => weekdayName(day, locale, style)));
        expect(new Set(days).size).toBe(7);
        expect(Object.isFrozen(months) && Object.isFrozen(days)).toBe(true);
      }
  });
});

describe('formatBs', () => {
  it.each([
    ['yyyy-MM-dd', 'yyyy'],
    ['Do MMMM', 'o'],
    ['YYYYY', 'YYYYY'],
    ['EEEE', 'EEEE'],
    ['YYYY-MM-DDTHH:mm', 'T'],
    ['D de MMMM', 'de'.slice(0, 1)],
  ])('[LIB-17] refuses %s and names %s with the tokens there are', (pattern, token) => {
    expect(() => formatBs('2083-08-05', pattern)).toThrow(
      `${token} in ${pattern} is not a token. Tokens: YYYY YY MMMM MMM MM M DD D dddd ddd.`,
    );
  });

  it('[LIB-17] writes short names of months, and runs of tokens', () => {
    expect(formatBs('2083-08-05', 'D MMM YYYY')).toBe('5 Man 2083');
    expect(formatBs('2083-03-32', 'D MMM')).toBe('32 Asa');
    expect(formatBs('2083-08-05', 'YYYYMMDD')).toBe('20830805');
    expect(formatBs('2083-08-05', 'YYYY साल MMM', { locale: 'ne' })).toBe('२०८३ साल मंसिर');
  });

  it.each([
    ['YYYY-MM-DD', '2083-08-05'],
    ['D/M/YY', '5/8/83'],
    ['dddd, MMMM D, YYYY', 'Saturday, Mangsir 5, 2083'],
    ['ddd DD', 'Sat 05'],
    ['[Day] D [of] MMMM', 'Day 5 of Mangsir'],
    ['', ''],
  ])('writes %s', (pattern, text) => {
    expect(formatBs('2083-08-05', pattern)).toBe(text);
  });

  it('writes Nepali, with the digits that are asked for', () => {
    expect(formatBs('2083-08-05', 'YYYY MMMM D, dddd', { locale: 'ne' })).toBe('२०८३ मंसिर ५, शनिबार');
    expect(formatBs('2083-08-05', 'YYYY MMMM D', { locale: 'ne', digits: 'latn' })).toBe('2083 मंसिर 5');
    expect(formatBs('2083-08-05', undefined, { digits: 'deva' })).toBe('२०८३-०८-०५');
  });

  it('[DAT-2] refuses what is no date', () => {
    expect(() => formatBs('2083-08-30')).toThrow('Invalid BS Date');
  });
});

describe('parseBs', () => {
  it.each([
    '2083-08-05',
    '2083-8-5',
    '2083/08/05',
    '2083.8.5',
    ' 2083-08-05\n',
    '२०८३-०८-०५',
    '२०८३/८/५',
    '2083-०८-05',
  ])('reads %s', (text) => {
    expect(String(parseBs(text))).toBe('2083-08-05');
  });

  it.each(['2083-08/05', '83-08-05', '2083-008-05', '05-08-2083', '2083-08', 'Mangsir 5, 2083', '', '2083-08-30'])(
    '[DAT-2] refuses %s',
    (text) => {
      expect(() => parseBs(text)).toThrow('Invalid BS Date');
    },
  );

  it('[DAT-2] names an unsupported year', () => {
    expect(() => parseBs('१९९९-०१-०१')).toThrow('The year 1999 is not supported');
  });
});

describe('digits', () => {
  it('change in both directions and leave the rest', () => {
    expect(toDevanagariDigits('0123456789 abc')).toBe('०१२३४५६७८९ abc');
    expect(toLatinDigits('०१२३४५६७८९ abc')).toBe('0123456789 abc');
    expect(toDevanagariDigits(2083)).toBe('२०८३');
  });
});

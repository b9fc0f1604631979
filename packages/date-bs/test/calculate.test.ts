import { describe, expect, it } from 'vitest';
import {
  DateBsError,
  addDays,
  addMonths,
  addYears,
  adToBs,
  age,
  bsRange,
  bsToAd,
  bsToAdText,
  clampBs,
  compareBs,
  dayNumberToBs,
  endOf,
  fiscalMonth,
  fiscalYearOf,
  isValidBs,
  parseBs,
  startOf,
} from '../src/index.ts';

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof DateBsError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'no error';
};

describe('errors', () => {
  it('[DAT-2] [CAL-2] say the texts of the product and carry a code', () => {
    expect(codeOf(() => parseBs('2082-08-30'))).toBe('InvalidDate: Invalid BS Date');
    expect(codeOf(() => bsToAd('2082-08-30'))).toBe('InvalidDate: Invalid BS Date');
    expect(codeOf(() => adToBs('2026-02-30'))).toBe('InvalidDate: Invalid Date');
    expect(codeOf(() => bsToAd('1999-12-30'))).toBe('UnsupportedYear: The year 1999 is not supported');
    expect(codeOf(() => addDays('2000-01-01', -1))).toBe(
      'NoMapping: No mapping provided for the selected year and month.',
    );
  });

  it.each([
    '',
    '2083-8-5',
    '2083/08/05',
    '2083-08-05T00:00',
    ' 2083-08-05',
    '2o83-08-05',
    '2083-08-0x',
    '२०८३-०८-०५',
    '--------',
    null,
    undefined,
    5,
    {},
    [],
    new Date(),
    { year: 2083, month: 8 },
    { year: 2083, month: 8, day: 5.5 },
    { year: 2083, month: 1.5, day: 1 },
    { year: 2083.25, month: 1, day: 1 },
    { year: 2083, month: '8', day: 5 },
    { year: 2083, month: 8, day: '5' },
    { year: NaN, month: 8, day: 5 },
    { year: 2083, month: -1, day: 5 },
    { year: 2083, month: 8, day: -1 },
    { year: 2083, month: 8, day: Infinity },
    { year: -2083, month: 8, day: 5 },
  ])('[DAT-2] %o is no date in either calendar', (input) => {
    expect(isValidBs(input)).toBe(false);
    expect(() => bsToAd(input as string)).toThrow();
    expect(() => adToBs(input as string)).toThrow();
  });

  it('refuses day numbers that are not days of the table', () => {
    expect(() => dayNumberToBs(-9760)).toThrow('The year 1999 is not supported');
    expect(() => dayNumberToBs(30_784)).toThrow('The year 2111 is not supported');
    expect(() => dayNumberToBs(1.5)).toThrow('Invalid BS Date');
    expect(() => dayNumberToBs(NaN)).toThrow(DateBsError);
  });
});

describe('values', () => {
  it('are plain data that print as text', () => {
    const date = adToBs('2026-11-21');
    expect({ ...date }).toEqual({ year: 2083, month: 8, day: 5 });
    expect(date.toString()).toBe('2083-08-05');
    expect(`${adToBs('1944-01-01')}`).toBe('2000-09-17');
    expect(structuredClone({ ...date })).toEqual({ year: 2083, month: 8, day: 5 });
    expect(bsToAd({ year: 2083, month: 8, day: 5 })).toStrictEqual({ year: 2026, month: 11, day: 21 });
  });

  it('are never changed by a function', () => {
    const date = Object.freeze(adToBs('2026-11-21'));
    addMonths(date, 1);
    addDays(date, 1);
    endOf(date, 'fiscalYear');
    expect(String(date)).toBe('2083-08-05');
  });
});

describe('steps', () => {
  it('[DAT-3] [CAL-2] clamp the day to the month', () => {
    expect(String(clampBs(2082, 8, 30))).toBe('2082-08-29');
    expect(String(addMonths('2082-07-30', 1))).toBe('2082-08-29');
    expect(String(addYears('2081-02-32', 1))).toBe('2082-02-31');
    expect(String(addMonths('2083-02-31', -14))).toBe('2081-12-31');
  });

  it('[DAT-3] that leave the range say so at both ends', () => {
    const complaint = 'No mapping provided for the selected year and month.';
    expect(() => addMonths('2000-01-15', -1)).toThrow(complaint);
    expect(() => addYears('2000-12-29', -1)).toThrow(complaint);
    expect(() => addDays('2110-12-30', 1)).toThrow(complaint);
    expect(() => addMonths('2110-12-30', 1)).toThrow(complaint);
    expect(() => addMonths('2083-08-05', 0.5)).toThrow(complaint);
    expect(() => addDays('2083-08-05', NaN)).toThrow(complaint);
    expect(() => addDays('2083-08-30', 1)).toThrow('Invalid BS Date');
  });

  it('cross month and year ends by days', () => {
    expect(String(addDays('2083-12-30', 1))).toBe('2084-01-01');
    expect(String(addDays('2083-04-01', -1))).toBe('2083-03-32');
  });
});

describe('periods', () => {
  it.each([
    ['month', '2083-08-01', '2083-08-29'],
    ['quarter', '2083-07-01', '2083-09-30'],
    ['year', '2083-01-01', '2083-12-30'],
    ['fiscalYear', '2083-04-01', '2084-03-31'],
  ] as const)('%s', (period, first, last) => {
    expect([String(startOf('2083-08-05', period)), String(endOf('2083-08-05', period))]).toEqual([first, last]);
  });

  it('[CAL-4] the fiscal year runs from Shrawan to Ashad', () => {
    expect(fiscalYearOf('2083-03-32')).toBe('2082/83');
    expect(fiscalYearOf('2083-04-01')).toBe('2083/84');
    expect(fiscalYearOf('2099-04-01')).toBe('2099/00');
    expect([fiscalMonth('2083-03-32'), fiscalMonth('2083-04-01')]).toEqual([12, 1]);
    expect(String(startOf('2083-03-32', 'fiscalYear'))).toBe('2082-04-01');
    expect(String(endOf('2083-03-32', 'fiscalYear'))).toBe('2083-03-32');
  });

  it('the months of 2082/83 have the lengths of the calendar', () => {
    const lengths = Array.from({ length: 12 }, (_, index) => endOf(addMonths('2082-04-01', index), 'month').day);
    expect(lengths).toEqual([31, 31, 31, 30, 29, 30, 29, 30, 30, 31, 31, 32]);
    expect([...bsRange('2082-04-01', '2083-03-32')]).toHaveLength(365);
  });

  it('[CAL-5] last days from Shrawan to Mangsir 2083', () => {
    const last = [4, 5, 6, 7, 8].map((month) => bsToAdText(String(endOf({ year: 2083, month, day: 1 }, 'month'))));
    expect(last).toEqual(['2026-08-16', '2026-09-16', '2026-10-17', '2026-11-16', '2026-12-15']);
  });

  it('a period that begins before the range is refused', () => {
    expect(() => startOf('2000-01-05', 'fiscalYear')).toThrow('The year 1999 is not supported');
    expect(() => endOf('2110-05-01', 'fiscalYear')).toThrow('The year 2111 is not supported');
  });
});

describe('comparing', () => {
  it('orders and counts', () => {
    expect(['2083-10-01', '2083-03-32', '2000-01-01'].toSorted(compareBs)).toEqual([
      '2000-01-01',
      '2083-03-32',
      '2083-10-01',
    ]);
    expect(compareBs('2083-08-05', { year: 2083, month: 8, day: 5 })).toBe(0);
    expect([...bsRange('2083-08-06', '2083-08-05')]).toEqual([]);
  });

  it('counts completed years in either calendar', () => {
    expect([age('2050-08-06', '2083-08-05'), age('2050-08-05', '2083-08-05')]).toEqual([32, 33]);
    expect(age('2081-02-32', '2082-02-31')).toBe(0);
    expect(age('2081-02-32', '2082-03-01')).toBe(1);
    // Born 1993-11-20 AD, 2050-08-05 BS: on 2026-11-20 the AD year is complete, the BS one a day later.
    expect(age('2050-08-05', '2083-08-04', 'ad')).toBe(33);
    expect(age('2050-08-05', '2083-08-04')).toBe(32);
    expect(age('2083-08-05', '2083-08-04')).toBe(-1);
  });
});

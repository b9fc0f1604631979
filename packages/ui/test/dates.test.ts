import { describe, expect, it } from 'vitest';
import { dateSystems, inOtherSystem, toIsoDate, toSystemDate } from '../src/dates/date-system.ts';
import { monthHeading, otherMonthsText, spokenDate } from '../src/dates/date-text.ts';
import { isIsoDate } from '../src/dates/iso.ts';
import { limitsOf } from '../src/dates/limits.ts';
import { rangePresets } from '../src/dates/range-presets.ts';
import { readMonthName } from '../src/dates/month-names.ts';
import { readPaste } from '../src/dates/paste.ts';
import { fiscalStartOf, fiscalYearValue, monthValue, readFiscalYear } from '../src/dates/periods.ts';
import {
  dateOfParts,
  digitsOf,
  isComplete,
  readPart,
  partsOfUnreadable,
  stepPart,
  unreadableText,
  withDayInMonth,
} from '../src/dates/segment-logic.ts';
import { clampHour, clampMinute, joinDateTime, splitDateTime } from '../src/dates/time.ts';

const { bs, ad } = dateSystems;
const day = toSystemDate('2026-11-21', bs)!;

describe('values', () => {
  it.each([
    ['2026-11-21', true],
    ['2026-1-21', false],
    ['2026-13-01', false],
    ['2026-11-21T00:00', false],
    ['', false],
    [null, false],
    [20261121, false],
  ])('%j counts as a date: %s [DAT-6]', (value, is) => expect(isIsoDate(value)).toBe(is));

  it('survive the way into BS and back', () => {
    expect([day.year, day.month, day.day]).toEqual([2083, 8, 5]);
    expect(toIsoDate(day)).toBe('2026-11-21');
  });

  it('have no BS date where the table does not reach', () => {
    expect(inOtherSystem(toSystemDate('1930-01-01', ad)!, ad)).toBeUndefined();
    expect(inOtherSystem(day, bs)?.date.toString()).toBe('2026-11-21');
  });
});

describe('texts', () => {
  it('say both dates in both languages', () => {
    expect(spokenDate(day, bs, 'en')).toBe('Saturday, 5 Mangsir 2083 BS, 21 November 2026 AD');
    expect(spokenDate(day, bs, 'ne')).toBe('शनिबार, ५ मंसिर २०८३ वि.सं., २१ नोभेम्बर २०२६ ई.सं.');
    expect(monthHeading(day, bs, 'ne')).toBe('मंसिर २०८३');
  });

  it('name the months of the other calendar', () => {
    expect(otherMonthsText(toSystemDate('2026-12-16', bs)!, toSystemDate('2027-01-14', bs)!, bs, 'en')).toBe(
      'December 2026 – January 2027',
    );
  });
});

describe('limits', () => {
  it('may be given in AD and in years of the calendar, and the tighter one holds', () => {
    const { first, last } = limitsOf({ minValue: '2026-11-21', years: { first: 2080, last: 2083 } }, bs);
    expect(toIsoDate(first)).toBe('2026-11-21');
    expect([last.year, last.month, last.day]).toEqual([2083, 12, 30]);
  });
});

describe('typing', () => {
  it('takes digits of both scripts', () => {
    expect(digitsOf('२०a8३', 4)).toBe('2083');
    expect(digitsOf('0512', 2)).toBe('12');
  });

  it('knows when no digit can follow', () => {
    expect(isComplete('1', 2, 12)).toBe(false);
    expect(isComplete('2', 2, 12)).toBe(true);
    expect(isComplete('12', 2, 12)).toBe(true);
    expect(isComplete('208', 4, 2110)).toBe(false);
  });

  it('knows which days there are [DAT-2]', () => {
    expect(dateOfParts({ year: 2083, month: 8, day: 29 }, bs)?.day).toBe(29);
    expect(dateOfParts({ year: 2082, month: 8, day: 30 }, bs)).toBeUndefined();
    expect(dateOfParts({ year: 2082, month: 13, day: 1 }, bs)).toBeUndefined();
    expect(dateOfParts({ year: 2082, month: 8, day: 0 }, bs)).toBeUndefined();
    expect(dateOfParts({ year: 2111, month: 8, day: 1 }, bs)).toBeUndefined();
    expect(dateOfParts({ year: 2027, month: 2, day: 29 }, dateSystems.ad)).toBeUndefined();
    expect(dateOfParts({ year: 2083, month: 8 }, bs)).toBeUndefined();
    expect(dateOfParts({ year: 208, month: 8, day: 1 }, bs)).toBeUndefined();
  });

  it('presses a day into the month that is stepped to [DAT-3, CAL-2]', () => {
    expect(withDayInMonth({ year: 2082, month: 8, day: 30 }, bs)).toEqual({ year: 2082, month: 8, day: 29 });
    expect(withDayInMonth({ month: 8, day: 32 }, bs)).toEqual({ month: 8, day: 32 });
  });

  it('keeps what names no day as it was typed', () => {
    const names = ['year', 'month', 'day'] as const;
    for (const parts of [{ year: 2082, month: 13, day: 1 }, { year: 2082 }, { month: 8, day: 3 }])
      expect(partsOfUnreadable(unreadableText(parts, bs, names), bs)).toEqual(parts);
    expect(unreadableText({ year: 2082, month: 13 }, bs, ['year', 'month'])).toBe('bs:2082-13');
    expect(partsOfUnreadable('bs:2082-13-01', dateSystems.ad)).toEqual({});
  });

  it('steps around the ends', () => {
    expect(stepPart(12, 1, { min: 1, max: 12 }, 1)).toBe(1);
    expect(stepPart(11, 3, { min: 1, max: 12 }, 1)).toBe(12);
    expect(stepPart(undefined, 1, { min: 1, max: 12 }, 8)).toBe(8);
  });
});

describe('times', () => {
  it('are pressed into the day [DAT-7]', () => {
    expect([clampHour(24), clampHour(99), clampHour(7)]).toEqual([23, 23, 7]);
    expect([clampMinute(60), clampMinute(-1)]).toEqual([59, 0]);
    expect(joinDateTime('2026-11-21', { hour: 7, minute: 5 })).toBe('2026-11-21T07:05');
  });

  it('are parted from their day', () => {
    expect(splitDateTime('2026-11-21T07:05')).toEqual({ date: '2026-11-21', time: { hour: 7, minute: 5 } });
    expect(splitDateTime(null)).toEqual({ date: null, time: { hour: undefined, minute: undefined } });
  });
});

it('presets are months of the calendar shown and fiscal years of Nepal', () => {
  const presets = rangePresets('2026-11-21', bs);
  expect(presets.thisMonth).toEqual({ start: '2026-11-17', end: '2026-12-15' });
  expect(presets.thisFiscalYear).toEqual({ start: '2026-07-17', end: '2027-07-16' });
  expect(presets.last7Days).toEqual({ start: '2026-11-15', end: '2026-11-21' });
  expect(rangePresets('2026-11-21', ad).thisMonth).toEqual({ start: '2026-11-01', end: '2026-11-30' });
});

describe('names of months', () => {
  it('are read from their beginning, in both languages, as soon as one month is left', () => {
    expect(readMonthName('m', 'bs')).toEqual({ month: undefined, isWhole: false });
    expect(readMonthName('Mang', 'bs')).toEqual({ month: 8, isWhole: false });
    expect(readMonthName('मंसिर', 'bs')).toEqual({ month: 8, isWhole: true });
    expect(readMonthName('june', 'ad')).toEqual({ month: 6, isWhole: true });
    expect(readMonthName('xyz', 'bs')).toBeUndefined();
  });

  it('part typing from what cannot be meant', () => {
    const month = { length: 2, max: 12, months: 'bs' } as const;
    expect(readPart('8-', month)).toEqual({ typed: '8', value: 8, isDone: true });
    expect(readPart('-', month)).toBeUndefined();
    expect(readPart('g', { length: 2, max: 31 })).toBeUndefined();
  });
});

describe('pasting', () => {
  const read = (text: string, options: Partial<Parameters<typeof readPaste>[1]> = {}) => {
    const { system = bs } = options;
    const paste = readPaste(text, {
      system,
      first: system.first,
      last: system.last,
      today: '2026-11-21',
      granularity: 'day',
      part: 'year',
      ...options,
    });
    return paste.kind === 'day' || paste.kind === 'question'
      ? `${paste.kind} ${toIsoDate(paste.date)}`
      : paste.kind === 'parts'
        ? paste.parts
        : paste.kind;
  };

  it.each([
    '2083-08-05',
    '2083/08/05',
    ' 2083.8.5 ',
    '20830805',
    '2083-08-05T00:00',
    '2083-08-05 17:30:00',
    '२०८३-०८-०५',
    '२०८३/८/५',
    '05/08/2083',
    '05082083',
    'Saturday, 5 Mangsir 2083 BS',
    '२०८३ मंसिर ५',
    '21 November 2026',
    '2026-11-21 AD',
    '21/11/2026 AD',
  ])('reads %j into a BS field [LIB-15]', (text) => expect(read(text)).toBe('day 2026-11-21'));

  it.each(['2026-11-21', '20261121', '21/11/2026', '11/21/2026', '21112026', '2026-11-21T00:00', '२०२६-११-२१'])(
    'asks whether %j in a BS field is of AD [LIB-15]',
    (text) => expect(read(text)).toBe('question 2026-11-21'),
  );

  it.each([
    ['2083-08-05', 'question 2026-11-21'],
    ['2060-05-05', 'question 2003-08-22'],
    ['2026-11-21', 'day 2026-11-21'],
    ['21/11/2026', 'day 2026-11-21'],
    ['1990-05-05', 'day 1990-05-05'],
    ['2083-08-05 BS', 'day 2026-11-21'],
  ])('reads %j into an AD field as %s [LIB-15]', (text, is) => expect(read(text, { system: ad })).toBe(is));

  it('lets the limits decide where a year may be of either calendar', () => {
    expect(read('2045-03-01')).toBe('question 2045-03-01');
    expect(read('2045-03-01', { last: day })).toBe('day 1988-06-15');
    expect(read('2060-01-01', { system: ad, first: toSystemDate('2050-01-01', ad)! })).toBe('day 2060-01-01');
  });

  it('turns the order round where the year is last, and keeps the month first only where no day is named otherwise', () => {
    expect(read('03/04/2083')).toBe('day 2026-07-19');
    expect(read('04/32/2083')).toEqual({ year: 2083, month: 32, day: 4 });
    expect(read('04/31/2083')).toBe('day 2026-08-16');
  });

  it('keeps numbers of a date that does not exist, leaves parts to themselves, and knows what it cannot read', () => {
    expect(read('2082-08-30')).toEqual({ year: 2082, month: 8, day: 30 });
    expect(read('2082-08-30 BS')).toEqual({ year: 2082, month: 8, day: 30 });
    expect(read('05')).toBe('part');
    expect(read('Mangsir', { part: 'month' })).toBe('part');
    expect(read('Mangsir')).toBe('unknown');
    for (const text of ['tomorrow', '5 Mangsir', '2083-08', '208308051', '']) expect(read(text)).toBe('unknown');
  });

  it('reads months where no day is asked, of their own calendar only', () => {
    const month = { granularity: 'month' } as const;
    expect(read('Mangsir 2083', month)).toBe('day 2026-11-17');
    expect(read('2083-08', month)).toBe('day 2026-11-17');
    expect(read('208308', month)).toBe('day 2026-11-17');
    expect(read('November 2026', month)).toBe('unknown');
  });
});

describe('periods', () => {
  it('of a month are told in AD', () => {
    expect(monthValue('bs', '2083-08')).toEqual({
      calendar: 'bs',
      month: '2083-08',
      start: '2026-11-17',
      end: '2026-12-15',
    });
    expect(monthValue('ad', '2026-02')?.end).toBe('2026-02-28');
    expect(monthValue('bs', '2083-13')).toBeUndefined();
    expect(monthValue('bs', '1999-01')).toBeUndefined();
  });

  it('of a fiscal year run from Shrawan 1 to the last of Ashad', () => {
    expect(fiscalYearValue(2082)).toEqual({ fiscalYear: '2082/83', start: '2025-07-17', end: '2026-07-16' });
    expect(fiscalYearValue(2110)).toBeUndefined();
    expect(fiscalStartOf('2026-07-16')).toBe(2082);
    expect(fiscalStartOf('2026-07-17')).toBe(2083);
  });

  it('of a fiscal year are read as people write them', () => {
    for (const text of ['2082/83', '2082-2083', 'FY २०८२/८३', '82/83', '2082']) {
      expect(readFiscalYear(text, 'bs')).toBe(2082);
    }
    expect(readFiscalYear('2025/26', 'ad')).toBe(2082);
    expect(readFiscalYear('2082/85', 'bs')).toBeUndefined();
  });
});

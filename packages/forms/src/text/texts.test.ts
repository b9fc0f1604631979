import { messages } from '@karmik/model/kit/messages';
import { nepali } from '@karmik/ui/strings/ne';
import { describe, expect, it } from 'vitest';
import { readDecimal } from '../kinds/controls/decimal-input.ts';
import { durationText, fiscalYearText, moneyText, numberText, shortNumber, sizeText } from '@karmik/model/kit/figures';
import { durationInput, readDuration, readTime } from './read-typed.ts';

describe('what is typed', () => {
  it.each([
    ['1:30', 90],
    ['90', 90],
    ['२ h', 120],
    ['1h 15m', 75],
    ['1 h 5 min', 65],
    ['', undefined],
    ['1:75', undefined],
    ['soon', undefined],
  ])('%j lasts %s minutes', (typed, minutes) => expect(readDuration(typed)).toBe(minutes));

  it.each([
    ['930', '09:30'],
    ['9', '09:00'],
    ['17.05', '17:05'],
    ['5.15 pm', '17:15'],
    ['12 am', '00:00'],
    ['१०:००', '10:00'],
    ['24:00', undefined],
    ['13 pm', undefined],
    ['9:70', undefined],
  ])('%j is the time %s', (typed, time) => expect(readTime(typed)).toBe(time));

  it.each([
    ['१२,३४५.5', 2, '12345.50'],
    ['.5', 1, '0.5'],
    ['007', 0, '7'],
    ['-3', 2, '-3.00'],
    ['1.234', 2, undefined],
    ['-', 2, undefined],
    ['1e3', 2, undefined],
  ])('%j with %i places is %s', (typed, places, value) => expect(readDecimal(typed, places)).toBe(value));
});

it('is said in both languages and calendars', () => {
  expect(numberText('1234567.50', 'en')).toBe('12,34,567.50');
  expect(numberText(-1234, 'ne')).toBe('-१,२३४');
  expect(durationText(90, 'en')).toBe('1 h 30 min');
  expect(durationText(0, 'ne')).toBe('० मिनेट');
  expect(durationInput(65)).toBe('1:05');
  expect(fiscalYearText('2083/84', 'ne', 'bs')).toBe('२०८३/८४');
  expect(fiscalYearText('2083/84', 'en', 'ad')).toBe('2026/27');
  expect(sizeText(1536, 'en')).toBe('1.5 KB');
});

describe('figures', () => {
  it.each([
    ['1234567.5', 'en', '12,34,567.50'],
    ['0', 'en', '0.00'],
    ['999', 'en', '999.00'],
    ['1000', 'en', '1,000.00'],
    ['-45000.00', 'en', '-45,000.00'],
    ['2.005', 'en', '2.01'],
    ['-0.001', 'en', '0.00'],
    ['99.999', 'en', '100.00'],
    ['90071992547409931.10', 'en', '90,07,19,92,54,74,09,931.10'],
    ['1234567.5', 'ne', '१२,३४,५६७.५०'],
    ['unknown', 'en', 'unknown'],
  ] as const)('of money %s in %s are %s [SNK-6]', (value, language, text) =>
    expect(moneyText(value, language)).toBe(text),
  );

  it.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1_000, 'en', '1K'],
    [1_250, 'en', '1.3K'],
    [12_345, 'en', '12.3K'],
    [999_949, 'en', '999.9K'],
    [999_950, 'en', '1M'],
    [7_450_000, 'en', '7.5M'],
    [-1_500, 'en', '-1.5K'],
    [12_345, 'ne', '१२.३K'],
  ] as const)('of %i in %s are shortened to %s [SNK-6]', (value, language, text) =>
    expect(shortNumber(value, language)).toBe(text),
  );
});

it('a day that does not exist is said by pickers as forms and imports say it [DAT-2]', () => {
  const { dates } = nepali;
  expect(dates.invalidBsDate).toBe(messages.invalidBsDate.ne);
  expect(dates.invalidDate).toBe(messages.invalidDate.ne);
  expect(dates.unsupportedYear('२१५०')).toBe(messages.unsupportedYear({ year: 2150 }).ne);
});

import { expect, it } from 'vitest';
import { dayMonth, shortMonth } from './day-month.ts';

it('names a day without its year', () => {
  expect(dayMonth('2026-11-21', { language: 'en', calendar: 'AD' })).toBe('21 Nov');
  expect(dayMonth('2026-11-21', { language: 'en', calendar: 'BS' })).toBe('5 Mangsir');
  expect(dayMonth('2026-11-21', { language: 'ne', calendar: 'BS' })).toBe('मंसिर ५');
  expect(dayMonth('2026-11-21', { language: 'ne', calendar: 'AD' })).toBe('२१ नोभेम्बर');
  expect(dayMonth('1800-01-02', { language: 'en', calendar: 'BS' })).toBe('2 Jan');
});

it('shortens months that have a shorter name', () => {
  expect(shortMonth('ad:2026-11', 'en')).toBe('Nov 2026');
  expect(shortMonth('ad:2026-11', 'ne')).toBeUndefined();
  expect(shortMonth('bs:2083-08', 'en')).toBeUndefined();
  expect(shortMonth('ad:2026-Q4', 'en')).toBeUndefined();
});

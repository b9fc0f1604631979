import { expect, it } from 'vitest';
import { monthSpan, monthText } from './month.ts';

it('a month is called as in its calendar', () => {
  expect(monthText('bs:2083-08', 'ne')).toBe('मंसिर २०८३');
  expect(monthText('ad:2026-11', 'en')).toBe('November 2026');
  expect(monthText('unknown', 'en')).toBe('unknown');
});

it('a month begins and ends on days of AD', () => {
  expect(monthSpan('bs:2081-04')).toEqual({ starts_on: '2024-07-16', ends_on: '2024-08-16' });
  expect(monthSpan('ad:2024-02')).toEqual({ starts_on: '2024-02-01', ends_on: '2024-02-29' });
  expect(() => monthSpan('bs:3000-01')).toThrow();
});

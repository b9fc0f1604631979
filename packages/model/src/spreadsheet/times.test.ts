import { expect, it } from 'vitest';
import { timeOf } from './times.ts';

it.each([
  ['10:05', '10:05'],
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  ['10:05:59', '10:05'],
  ['१०:०५', '10:05'],
  ['9:05 AM', '09:05'],
  ['9:05 p.m.', '21:05'],
  ['12:10 am', '00:10'],
  ['12 pm', '12:00'],
  ['0.420138888888889', '10:05'],
  ['2026-11-20 18:30', '18:30'],
  ['20/11/2026 6:30 PM', '18:30'],
  ['24:00', undefined],
  ['13:05 pm', undefined],
  ['10:60', undefined],
  ['10', undefined],
  ['2026-11-20', undefined],
  ['late', undefined],
])('%s is %s', (written, time) => {
  expect(timeOf(written)).toBe(time);
});

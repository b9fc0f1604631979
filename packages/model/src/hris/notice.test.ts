import { expect, it } from 'vitest';
import { lawfulNotice, payOfDays } from './notice.ts';

it.each([
  ['2026-11-01', '2026-11-01', 1],
  ['2026-11-01', '2026-11-29', 1],
  ['2026-11-01', '2026-11-30', 7],
  ['2025-11-23', '2026-11-22', 7],
  ['2025-11-23', '2026-11-23', 30],
  ['2010-01-01', '2026-11-23', 30],
])('who joined on %s and is given notice on %s has %i days by law', (joined, on, days) => {
  expect(lawfulNotice('Voluntary', joined, on)).toBe(days);
  expect(lawfulNotice('Involuntary', joined, on)).toBe(days);
  for (const category of ['Retirement', 'Contract end', 'Death', null])
    expect(lawfulNotice(category, joined, on)).toBe(0);
});

it.each([
  ['47850.00', 12, 30, '19140.00'],
  ['47850.00', 0, 30, '0.00'],
  ['10000.00', 1, 30, '333.33'],
  ['10000.00', 2, 30, '666.67'],
  // Half a paisa is rounded up.
  ['0.15', 1, 30, '0.01'],
  ['0.14', 1, 30, '0.00'],
  ['90071992547409.93', 26, 26, '90071992547409.93'],
])('%s a month for %i days of %i come to %s', (monthly, days, payDays, sum) => {
  expect(payOfDays(monthly, days, payDays)).toBe(sum);
});

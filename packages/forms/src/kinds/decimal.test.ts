import { expect, it } from 'vitest';
import { decimalText } from './decimal.ts';

it('shows the places that say something, and at least those that a field wants', () => {
  expect(['1.5000', '12.0000', '0.2500', '100'].map((value) => decimalText(value, 'en'))).toEqual([
    '1.5',
    '12',
    '0.25',
    '100',
  ]);
  const rate = { shown_decimals: 2 } as const;
  expect(['160.0000', '133.7', '8.9812', '9'].map((value) => decimalText(value, 'en', rate))).toEqual([
    '160.00',
    '133.70',
    '8.9812',
    '9.00',
  ]);
  expect(decimalText('160', 'ne', rate)).toBe('१६०.००');
});

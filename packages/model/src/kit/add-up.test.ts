import { expect, it } from 'vitest';
import { addUp } from './add-up.ts';

it('decimals add up exactly, whatever their places and signs', () => {
  expect(addUp(['0.10', '0.20'])).toBe('0.30');
  expect(addUp(['0.1', '2.255'])).toBe('2.355');
  expect(addUp(['90000000000000.01', '0.30', '-0.01'])).toBe('90000000000000.30');
  expect(addUp(['-0.05', '0.02'])).toBe('-0.03');
  expect(addUp(['7', '5'])).toBe('12');
  expect(addUp([])).toBe('0');
});

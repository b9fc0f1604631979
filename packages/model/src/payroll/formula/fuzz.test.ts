import { expect, it } from 'vitest';
import { fuzz } from './fuzz.fixture.ts';

// The nightly run tries a million.
it('neither hangs nor throws on 20,000 formulas of chance, and evaluates some of them', () => {
  const started = Date.now();
  const { tried, compiled, evaluated } = fuzz(20_000, 34);
  expect(tried).toBe(20_000);
  expect(compiled).toBeGreaterThan(100);
  expect(evaluated).toBeGreaterThan(50);
  expect(Date.now() - started).toBeLessThan(20_000);
});

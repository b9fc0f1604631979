import { expect, it } from 'vitest';
import { fuzz } from '../../packages/model/src/payroll/formula/fuzz.fixture.ts';

// The model's own test tries 20,000 formulas; the nightly run tries a million, with the seed of the day.
it.runIf(process.env['KARMIK_SWEEP'] === 'all')(
  'a million formulas of chance neither hang nor throw',
  () => {
    const { tried } = fuzz(1_000_000, Number(process.env['KARMIK_SEED'] ?? 34));
    expect(tried).toBe(1_000_000);
  },
  900_000,
);

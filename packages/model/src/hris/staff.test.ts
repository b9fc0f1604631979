import { describe, expect, it } from 'vitest';
import type { ComputedField } from '../kit/fields.ts';
import { addDaysTo } from '../kit/period.ts';
import type { ValueRange } from '../kit/ranges.ts';
import { fileCompleteness, staff } from './staff.ts';

/** The values of a computed choice that a stored one lies in by its ranges. */
const byRanges = (ranges: readonly ValueRange[], value: string | number): string[] =>
  ranges
    .filter(({ gte, lte }) => (gte === undefined || value >= gte) && (lte === undefined || value <= lte))
    .map((range) => range.value);

describe('ranges of computed choices', () => {
  it.each(['age_group', 'service_group', 'contract_state'] as const)('say of %s what its value says', (name) => {
    const field: ComputedField<unknown> = staff.fields[name];
    const of = field.ranges?.of ?? '';
    const wrong: unknown[] = [];
    for (const today of ['2026-11-21', '2024-02-29', '2025-02-28', '2025-03-01'])
      for (const constants of [
        { safe_days: 30, critical_days: 15 },
        { safe_days: 5, critical_days: 15 },
      ]) {
        const ranges = field.ranges?.at(today, constants) ?? [];
        for (let days = -70 * 366; days < 100; days += 1) {
          const day = addDaysTo(today, days);
          const found = byRanges(ranges, day);
          const value = field.value({ [of]: day, ...constants }, today);
          if (found.length > 1 || (found[0] ?? null) !== value) wrong.push({ today, day, found, value });
        }
      }
    expect(wrong).toEqual([]);
  });

  it('say how complete a file is', () => {
    const field: ComputedField<unknown> = fileCompleteness.fields.range;
    const ranges = field.ranges?.at('2026-11-21', {}) ?? [];
    for (let percent = 0; percent <= 100; percent += 1)
      expect(byRanges(ranges, percent)).toEqual([field.value({ percent }, '2026-11-21')]);
  });
});

import { describe, expect, it } from 'vitest';
import { claimOf, overtimePay, roundToBlock, type ClaimSetting, type WorkedDay } from './overtime-claim-rules.ts';
import { remainingLimit } from './overtime-limit.ts';

const setting: ClaimSetting = {
  least_claim: 30,
  claim_block: 15,
  claim_rounding: 'Down',
  counts_before: true,
  counts_after: true,
  allows_off_days: true,
};
const day: WorkedDay = {
  coefficient: 'Workday',
  overtime: 145,
  starts_at: '2026-11-20T04:15:00Z',
  punched_in: '2026-11-20T03:35:00Z',
  is_fixed: true,
};

describe('[AT-4] the pay of overtime', () => {
  it('is basic ÷ 240 × hours × multiplier', () => {
    expect(overtimePay('48000', 600, '1.5')).toBe('3000.00');
    expect(overtimePay('48000', 240, '2')).toBe('1600.00');
    expect(overtimePay('48000', roundToBlock(145, 15, 'Down'), '1.5')).toBe('675.00');
  });

  it('agrees with long division on whole paisa', () => {
    for (let n = 0; n < 400; n++) {
      const basic = 17_300_00 + n * 7_919;
      const minutes = (n * 37) % 1_441;
      const times = 100 + ((n * 13) % 300);
      // The plain program: paisa × minutes × hundredths over 240 × 60 × 100, by remainder.
      const whole = BigInt(basic) * BigInt(minutes) * BigInt(times);
      const rest = whole % 1_440_000n;
      const paisa = whole / 1_440_000n + (rest >= 720_000n ? 1n : 0n);
      const money = (p: bigint) => `${p / 100n}.${String(p % 100n).padStart(2, '0')}`;
      expect(overtimePay(money(BigInt(basic)), minutes, money(BigInt(times)))).toBe(money(paisa));
    }
  });
});

describe('[AT-5] what is left to claim', () => {
  it('is the least of what the day, the week and the month leave', () => {
    const limits = { daily_limit: 240, weekly_limit: 1_440, monthly_limit: 1_800 };
    expect(remainingLimit(limits, { day: 0, week: 0, month: 1_680 }).remaining).toBe(120);
    let week = 0;
    const claimed = Array.from({ length: 7 }, () => {
      const minutes = Math.min(
        270,
        remainingLimit({ ...limits, monthly_limit: 9_999 }, { day: 0, week, month: week }).remaining,
      );
      week += minutes;
      return minutes;
    });
    expect(claimed).toEqual([240, 240, 240, 240, 240, 240, 0]);
  });
});

describe('what of a day can be claimed', () => {
  it('tells the time before the shift from the time after it', () => {
    expect(claimOf(day, setting)).toEqual({ early: 40, late: 105, normalised: 135 });
    expect(claimOf(day, { ...setting, counts_before: false }).normalised).toBe(105);
    expect(claimOf(day, { ...setting, counts_after: false }).normalised).toBe(30);
    expect(claimOf({ ...day, is_fixed: false }, setting)).toEqual({ early: 0, late: 145, normalised: 135 });
  });

  it('leaves out what is below the minimum, and days off where they are not allowed', () => {
    expect(claimOf({ ...day, overtime: 29 }, setting).normalised).toBe(0);
    expect(claimOf({ ...day, coefficient: 'Holiday' }, setting)).toEqual({ early: 0, late: 145, normalised: 135 });
    expect(claimOf({ ...day, coefficient: 'Offday' }, { ...setting, allows_off_days: false }).normalised).toBe(0);
    expect(claimOf({ ...day, overtime: 0 }, { ...setting, least_claim: 0 }).normalised).toBe(0);
  });

  it('agrees with a count minute by minute', () => {
    const start = Date.parse('2026-11-20T04:15:00Z');
    for (let n = 0; n < 300; n++) {
      const [before, after] = [(n * 7) % 91, (n * 11) % 173];
      const given = { ...setting, counts_before: n % 2 === 0, counts_after: n % 3 > 0, claim_block: 1 + (n % 30) };
      // The plain program walks the minutes that were worked outside of the shift, and fills blocks with those that count.
      let [counted, blocks, open] = [0, 0, 0];
      for (let minute = -before; minute < 480 + after; minute++) {
        const counts = minute < 0 ? given.counts_before : minute >= 480 && given.counts_after;
        if (!counts) continue;
        counted++;
        if (++open === given.claim_block) [blocks, open] = [blocks + 1, 0];
      }
      const worked = {
        ...day,
        overtime: before + after,
        punched_in: new Date(start - before * 60_000).toISOString(),
      };
      expect(claimOf(worked, given)).toEqual({
        early: before,
        late: after,
        normalised: counted < given.least_claim ? 0 : blocks * given.claim_block,
      });
    }
  });

  it.each([
    ['Down', 135],
    ['Nearest', 150],
    ['Up', 150],
  ] as const)('rounds %s', (rounding, minutes) => {
    expect(roundToBlock(144, 15, rounding)).toBe(minutes);
  });

  it('never makes more of a day than was worked', () => {
    expect(claimOf(day, { ...setting, claim_rounding: 'Up' }).normalised).toBe(145);
  });
});

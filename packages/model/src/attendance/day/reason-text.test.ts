import { describe, expect, it } from 'vitest';
import { reasonText } from './reason-text.ts';
import { ruleNames, type Reason } from './reasons.ts';

const words = {
  length: (minutes: number) => ({ en: `${minutes} min`, ne: `<${minutes}>` }),
  time: (at: number) => ({ en: `at ${at / 60_000}`, ne: `(${at / 60_000})` }),
};
const reason = (rule: Reason['rule'], change: Partial<Reason> = {}): Reason => ({
  figure: 'late',
  rule,
  minutes: 7,
  ...change,
});
const devanagari = /[\u0900-\u097f]/;

describe('the words of a reason', () => {
  it.each(ruleNames)('%s is said in both languages, whole', (rule) => {
    for (const figure of ['late', 'early'] as const) {
      const { en, ne } = reasonText(reason(rule, { figure, limit: 15, at: 600_000, edge: 0 }), words);
      expect(en).toMatch(/^[A-Z0-9]/);
      expect(ne).toMatch(devanagari);
      expect(`${en} ${ne}`).not.toMatch(/[{}]|undefined/);
    }
  });

  it('names the times, the minutes and the grace', () => {
    const late = reason('after_start', { minutes: 16, limit: 15, at: 616 * 60_000, edge: 600 * 60_000 });
    expect(reasonText(late, words).en).toBe('In at 616, 16 min after at 600; grace is 15 min');
    const forgiven = reason('within_grace', {
      figure: 'early',
      minutes: 0,
      limit: 10,
      at: 1_075 * 60_000,
      edge: 1_080 * 60_000,
    });
    expect(reasonText(forgiven, words).en).toBe('Out at 1075, 5 min before at 1080; within the grace of 10 min');
  });

  it('says what is deducted without a sign', () => {
    expect(reasonText(reason('unpaid_break', { figure: 'worked', minutes: -45, limit: 60 }), words).en).toBe(
      'Unpaid break of 60 min: 45 min deducted',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { lawChangeProblems, lawInUse, lawWith, figureOn, payLawChange, type LawChange } from './change.ts';
import { lawFigures, withFigure } from './figures.ts';
import { nepalLaw } from './nepal/nepal.ts';

const change = (figure: string, amount: string, starts_on: string, ends_on: string | null = null): LawChange => ({
  figure,
  amount,
  starts_on,
  ends_on,
  source: 'A test',
  confirmed_by: { name: 'Sita Rai', on: '2026-08-01' },
});
const amountOn = (law: typeof nepalLaw, figure: string, day: string) => figureOn(law, figure, day)?.amount;

describe('figures of the law', () => {
  it('are read in rupees, percent and counts, and written back as they were', () => {
    // Before 2081 the retirement limit had two amounts, which a change sets as one.
    for (const { value } of nepalLaw.rows.filter(({ valid_from }) => valid_from >= '2024-07-16'))
      for (const { name, amount } of lawFigures(value)) expect(withFigure(value, name, amount)).toEqual(value);
    expect(amountOn(nepalLaw, 'tax.retirement:cap', '2026-08-01')).toBe('500000');
    expect(amountOn(nepalLaw, 'gratuity.employer:rate', '2026-08-01')).toBe('8.33');
    expect(amountOn(nepalLaw, 'tax.bands:band_4.rate', '2026-08-01')).toBe('27');
    expect(amountOn(nepalLaw, 'tax.bands:couple_band_1.width', '2024-08-01')).toBe('600000');
    expect(amountOn(nepalLaw, 'tax.remote_area:limit.C', '2026-08-01')).toBe('30000');
  });

  it('change one figure on its days and leave the rest', () => {
    const law = lawWith(nepalLaw, [change('tax.bands:band_2.rate', '12.5', '2026-07-17', '2027-07-16')]);
    expect(amountOn(law, 'tax.bands:band_2.rate', '2026-07-17')).toBe('12.5');
    expect(amountOn(law, 'tax.bands:band_1.rate', '2026-07-17')).toBe('1');
    expect(amountOn(law, 'tax.bands:band_2.rate', '2026-07-16')).toBe('10');
    expect(law.on('tax.bands', '2026-08-01')).toMatchObject({
      source: 'A test',
      confirmed_by: { name: 'Sita Rai' },
      confidence: 'high',
    });
    // Without a last day, later rows change too.
    const always = lawWith(nepalLaw, [change('tax.medical_credit:limit', '2000', '2024-01-01')]);
    expect(
      ['2023-12-31', '2024-01-01', '2024-08-01', '2030-01-01'].map((day) =>
        amountOn(always, 'tax.medical_credit:limit', day),
      ),
    ).toEqual(['750', '2000', '2000', '2000']);
  });

  it('are those of the change that came last, where two change the same', () => {
    const law = lawWith(nepalLaw, [
      change('minimum_wage:monthly', '20000', '2026-07-17'),
      change('minimum_wage:monthly', '21000', '2026-10-18', '2026-11-16'),
    ]);
    expect(['2026-09-01', '2026-11-16', '2026-11-17'].map((day) => amountOn(law, 'minimum_wage:monthly', day))).toEqual(
      ['20000', '21000', '20000'],
    );
  });

  it('are offered where payrolls read them, with a name of their own in both languages', () => {
    const { choices } = payLawChange.fields.figure;
    const ids = new Set(Object.keys(choices).map((key) => key.split(':')[0]));
    expect(ids).toEqual(new Set(lawInUse));
    for (const language of ['en', 'ne'] as const)
      expect(new Set(Object.values(choices).map((text) => text[language])).size).toBe(Object.keys(choices).length);
    expect(choices['tax.retirement:cap']).toEqual({
      en: 'Retirement contributions: Upper limit',
      ne: 'अवकाश योगदान: माथिल्लो सीमा',
    });
    expect(choices['minimum_wage:daily']).toBeUndefined();
  });

  it('refuse what is no such figure', () => {
    const wrong = (asked: Partial<LawChange>) =>
      Object.keys(lawChangeProblems({ ...change('tax.retirement:cap', '1', '2026-07-17'), ...asked }) ?? {});
    expect(wrong({})).toEqual([]);
    expect(wrong({ ends_on: '2026-07-16' })).toEqual(['ends_on']);
    expect(wrong({ figure: 'basic_share:rate', amount: '100.5' })).toEqual(['amount']);
    expect(wrong({ starts_on: '2001-01-01' })).toEqual(['starts_on']);
  });
});

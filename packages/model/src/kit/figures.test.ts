import { expect, it } from 'vitest';
import { percentText } from './figures.ts';

it('writes a share of a hundred without places that say nothing', () => {
  expect(['20.00', '20.50', '100', '0.00', 66.7].map((value) => percentText(value, 'en'))).toEqual([
    '20%',
    '20.5%',
    '100%',
    '0%',
    '66.7%',
  ]);
  expect(percentText('20.00', 'ne')).toBe('२०%');
});

import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { expect, it } from 'vitest';
import { sumOf } from './sums.ts';

const label = bilingual('Cost', 'खर्च');

it('a column adds up what can be read, and currencies stand apart', () => {
  const money = f.money({ label });
  expect(sumOf(money, ['1.50', null, '', '2,5', '0.25'])).toEqual(['1.75']);
  expect(sumOf(money, [null, 'many'])).toEqual([]);
  expect(sumOf(f.duration({ label }), [30, null, 45])).toEqual([75]);
  expect(
    sumOf(f.amount({ label }), [
      { currency: 'NPR', amount: '1.10' },
      { currency: 'USD', amount: '2.00' },
      { currency: 'NPR', amount: '0.05' },
      { currency: 'NPR', amount: null },
    ]),
  ).toEqual([
    { currency: 'NPR', amount: '1.15' },
    { currency: 'USD', amount: '2.00' },
  ]);
  expect(sumOf(f.number({ label }), [1, 2])).toEqual([]);
});

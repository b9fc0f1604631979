import { fiscalYear } from '@karmik/model/organization/fiscal-year';
import { holiday } from '@karmik/model/organization/holiday';
import { afterEach, expect, it } from 'vitest';

const { preferences } = await import('../preferences/preferences.ts');
const { nameOf, shownOf } = await import('./records.ts');

afterEach(() => {
  preferences.language = 'en';
});

it('a record is called by its name in the language of the reader, where it has one', () => {
  const dashain = { id: 1, name: 'Dashain', name_ne: 'दसैँ' };
  const retreat = { id: 2, name: 'Staff retreat', name_ne: null };
  expect([dashain, retreat].map((record) => nameOf(holiday, record))).toEqual(['Dashain', 'Staff retreat']);
  preferences.language = 'ne';
  expect([dashain, retreat].map((record) => nameOf(holiday, record))).toEqual(['दसैँ', 'Staff retreat']);
  expect(shownOf(holiday, dashain, 'name_ne')).toBe('दसैँ');
});

it('a period is called in the digits of the reader', () => {
  const year = { id: 1, name: '2083/84' };
  expect(nameOf(fiscalYear, year)).toBe('2083/84');
  preferences.language = 'ne';
  expect(nameOf(fiscalYear, year)).toBe('२०८३/८४');
});

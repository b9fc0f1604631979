import { expect, it } from 'vitest';
import listScreens from './leave-list.screen.ts';
import { useYearInForce, yearInForce } from './use-year-in-force.ts';

it('[E30] opens leave rules on the leave year in force, and on all where none is', () => {
  expect(yearInForce({ id: 3, effective_till: '2027-07-16' }, '2026-11-20')).toEqual({ master_setting: '3' });
  expect(yearInForce({ id: 3, effective_till: null }, '2026-11-20')).toEqual({ master_setting: '3' });
  expect(yearInForce({ id: 3, effective_till: '2026-07-16' }, '2026-11-20')).toEqual({});
  expect(yearInForce(undefined, '2026-11-20')).toEqual({});
  const rules = listScreens.tabs.find(({ id }) => id === 'rules');
  expect(rules?.screen).toMatchObject({ useOpensWith: useYearInForce });
});

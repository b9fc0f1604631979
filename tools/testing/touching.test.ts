import { expect, it } from 'vitest';
import { leftOut, whereTouched } from '../../e2e/support/touching.ts';

/** As Playwright names a journey to its patterns: file, title and tags. */
const named = (file: string, title: string, ...modules: readonly string[]): string =>
  ['all others', `journeys/${file}.spec.ts`, title, ...whereTouched(...modules).tag].join(' ');

const journeys = {
  'sign in': named('sign-in', 'signs in'),
  rebate: named('rebates', 'declares a rebate', 'payroll'),
  voucher: named('vouchers', 'makes a voucher', 'payroll', 'payment'),
  report: named('whistle-blower', 'reports', 'whistle-blower'),
  board: named('board', 'posts', 'noticeboard', 'whistle'),
};

const playedWhere = (modules: readonly string[], files: readonly string[] = []) => {
  const pattern = new RegExp(leftOut(modules, files));
  return Object.entries(journeys).flatMap(([name, text]) => (pattern.test(text) ? [] : [name]));
};

it('a run plays the journeys of every day, and those of modules in which the change lies', () => {
  expect(playedWhere([])).toEqual(['sign in']);
  expect(playedWhere(['payment'])).toEqual(['sign in', 'voucher']);
  expect(playedWhere(['payroll', 'noticeboard'])).toEqual(['sign in', 'rebate', 'voucher', 'board']);
  // A name that another one begins with is another module.
  expect(playedWhere(['whistle'])).toEqual(['sign in', 'board']);
});

it('a journey that was changed itself is played', () => {
  expect(playedWhere([], ['e2e/journeys/whistle-blower.spec.ts', 'e2e/support/people.ts'])).toEqual([
    'sign in',
    'report',
  ]);
});

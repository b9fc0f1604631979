/** The part of the how-to of a request that is of the browser; the server's tests hold it to the page. */
import { expect, it } from 'vitest';
import { organization, own, team } from './expense-claim/claim.routes.ts';
import claims, { byCategory, byPerson } from './expense-claim/claim.screens.ts';

it('has a list for each line of the catalogue of a request, and a screen for each report', () => {
  const lines = [...own, ...team, ...organization];
  const approvals = lines.filter(({ kind }) => kind === 'requests').map(({ path }) => path);
  expect(approvals.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    Object.keys(claims.lists).toSorted((a, b) => (a < b ? -1 : 1)),
  );
  expect(byPerson.report).toMatchObject({ groupBy: 'sender', pivot: 'items.spent_on:month' });
  expect(byCategory.report).toMatchObject({ groupBy: 'items.category' });
});

import { extraAppKeys, type ExtraApps } from '@karmik/model/commons/extra-apps';
import { bilingual } from '@karmik/model/kit/text';
import { expect, it, vi } from 'vitest';
import { page } from '../../routing/route.ts';

vi.stubGlobal('window', { addEventListener: () => undefined });
const { extraAppsOf, pendingIn } = await import('./extra-apps.ts');

const at = (path: string) => page(path, bilingual(path, path), async () => ({ default: () => null }));

it('the menu of further applications has those whose page there is, and counts those that are not hidden [TOP-5]', () => {
  const apps = extraAppsOf([
    at('/user/noticeboard'),
    at('/user/leave/employee-request'),
    at('/user/expense-management/request/settlement'),
  ]);
  expect(apps.map(({ key }) => key)).toEqual(['settlement', 'leave_request']);
  const counts = Object.fromEntries(extraAppKeys.map((key) => [key, { total: 9, pending: 2 }])) as ExtraApps;
  expect([
    pendingIn(apps, counts, []),
    pendingIn(apps, counts, ['settlement']),
    pendingIn(apps, counts, ['settlement', 'leave_request']),
    pendingIn(apps, undefined, []),
  ]).toEqual([4, 2, 0, 0]);
});

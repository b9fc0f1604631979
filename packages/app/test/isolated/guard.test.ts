import { beforeEach, expect, it, vi } from 'vitest';
import type { LoaderFunctionArgs } from 'react-router';
import { areaNames, loadArea } from '../../src/routing/areas.ts';
import { loadTexts } from '../../src/texts/texts.ts';

vi.mock('../../src/shell/session.ts', async () => {
  const { proxy } = await import('valtio');
  const organization = { name: 'Sagar', abbreviation: 'S', slug: 'sagar', disabled_applications: [] };
  const info = { user: { id: 1, is_audit_user: false }, current_organization: organization };
  return {
    session: proxy({
      info,
      adminSlug: undefined,
      admin: { switchable_organizations: [organization], organization_permissions: ['1.00', '4.00'] },
    }),
    hasTokens: () => true,
    ensureSession: async () => info,
    refreshSession: vi.fn(async () => info),
    switchOrganization: vi.fn(),
    setAdminSlug: vi.fn(),
  };
});

vi.mock('@karmik/ui/Snackbar', () => ({ snackbar: { success: vi.fn(), error: vi.fn() } }));

await loadTexts('en');
const { guard } = await import('../../src/shell/guard.ts');
const { session, setAdminSlug, switchOrganization } = await import('../../src/shell/session.ts');
const { snackbar } = await import('@karmik/ui/Snackbar');

const areas = await Promise.all(areaNames.map((area) => loadArea(area)));
const ofOrganizations = areas
  .flat()
  .flatMap(({ routes }) => routes)
  .filter(({ path }) => path.startsWith('/admin/:slug'));

beforeEach(() => {
  vi.clearAllMocks();
});

it.each(ofOrganizations.map((route) => [route.path, route] as const))(
  '%s sends away the person who does not work for its organisation [AUD-8, PRM-5]',
  async (path, route) => {
    const address = `http://karmik.test${path.replace(':slug', 'himal')}`;
    const request = new Request(address);
    const answer = await guard(route)({
      request,
      params: { slug: 'himal' },
    } as unknown as LoaderFunctionArgs);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/user/noticeboard']);
    expect(setAdminSlug).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(switchOrganization).not.toHaveBeenCalled();
  },
);

it.each([
  ['was not HR', undefined, [['Permission Denied']], []],
  ['was HR of another organization', 'sagar', [], [['Switched as Normal User.']]],
] as const)('[E34] says what happened to the person who %s', async (_, adminSlug, errors, notices) => {
  session.adminSlug = adminSlug;
  const [route] = ofOrganizations;
  if (!route) throw new Error('There are pages of organizations.');
  const request = new Request('http://karmik.test/admin/himal/dashboard');
  await guard(route)({ request, params: { slug: 'himal' } } as unknown as LoaderFunctionArgs);
  expect(vi.mocked(snackbar.error).mock.calls).toEqual(errors);
  expect(vi.mocked(snackbar.success).mock.calls).toEqual(notices);
  session.adminSlug = undefined;
});

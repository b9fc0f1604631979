import { bilingual } from '@karmik/model/kit/text';
import { installationPlace } from '@karmik/model/organization/place';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, type RouteFlags } from '../routing/route.ts';

const { session } = await import('./session.ts');
const { configuration } = await import('../configuration/configuration.ts');
const { areasInView, isActive, mayOpen, menuRoutes, routesUnder, viewChoices } = await import('./view.ts');
const { tabsBeside } = await import('../screens/hub/tabs.ts');

const title = bilingual('A page', 'एउटा पृष्ठ');
const aRoute = (flags: RouteFlags) => page('/user/somewhere', title, async () => ({ default: () => null }), flags);

interface Who {
  readonly codes?: readonly string[];
  readonly isSupervisor?: boolean;
  readonly isAudit?: boolean;
}

/** Signs someone in who has these rights. */
function be({ codes = [], isSupervisor = false, isAudit = false }: Who): void {
  session.admin = { switchable_organizations: [], organization_permissions: [...codes] };
  session.info = {
    user: {
      id: 1,
      full_name: 'Asha Sharma',
      first_name: 'Asha',
      middle_name: '',
      last_name: 'Sharma',
      job_title: '',
      profile_picture: null,
      username: 'asha',
      email: 'asha@himal.example',
      is_audit_user: isAudit,
    },
    current_organization: {
      name: 'Himal',
      abbreviation: 'H',
      slug: 'himal',
      disabled_applications: [],
      is_remark_optional: false,
      ...installationPlace,
    },
    is_admin: codes.length > 0,
    supervisor: { is_supervisor: isSupervisor, can_switch: false, has_default: false },
    can_switch_organizations: false,
    is_operator: false,
    second_step_due: false,
    starred_pages: [],
    language: null,
    is_tour_due: false,
    notice_board_settings: { allow_to_post: true, need_approval: false },
  };
}

beforeEach(() => be({}));

describe('what someone may open', () => {
  it('is everything that asks for nothing [TOP-12]', () => {
    expect(mayOpen(aRoute({}), [])).toBe(true);
  });

  it.each([
    [['5.04'], true],
    [['5.00'], true],
    [['5.99'], true],
    [['4.00'], false],
    [['5.03'], false],
    [[], false],
  ])('with the codes %j: a page of 5.04 is %s [PRM-1]', (codes, expected) => {
    be({ codes });
    expect(mayOpen(aRoute({ code: '5.04' }), [])).toBe(expected);
  });

  it('does not write with a read-only code [PRM-1]', () => {
    be({ codes: ['5.99'] });
    expect(mayOpen(aRoute({ code: '5.04', needsWrite: true }), [])).toBe(false);
    be({ codes: ['5.04'] });
    expect(mayOpen(aRoute({ code: '5.04', needsWrite: true }), [])).toBe(true);
  });

  it('keeps pages of teams to supervisors, and others from auditors [SES-9]', () => {
    expect(mayOpen(aRoute({ isForSupervisors: true }), [])).toBe(false);
    be({ isSupervisor: true });
    expect(mayOpen(aRoute({ isForSupervisors: true }), [])).toBe(true);
    expect(mayOpen(aRoute({ restrictAuditUser: true }), [])).toBe(true);
    be({ isAudit: true });
    expect(mayOpen(aRoute({ restrictAuditUser: true }), [])).toBe(false);
  });

  it('is in the menu when it has a place there', () => {
    const routes = [aRoute({ menu: {} }), aRoute({}), aRoute({ menu: {}, code: '4.00' })];
    const table = { module: 'any', title, routes };
    expect(menuRoutes(table, [table])).toEqual([routes[0]]);
  });

  it('is a hub when there is something below it', () => {
    const load = async () => ({ default: () => null });
    const hub = page('/admin/:slug/any/settings', title, load, { menu: {}, isHub: true });
    const below = page('/admin/:slug/any/settings/one', title, load, { code: '5.04' });
    const table = { module: 'any', title, routes: [hub, below] };
    expect([mayOpen(hub, [table]), menuRoutes(table, [table])]).toEqual([false, []]);
    be({ codes: ['5.99'] });
    expect([mayOpen(hub, [table]), menuRoutes(table, [table]), routesUnder([table], hub)]).toEqual([
      true,
      [hub],
      [below],
    ]);
  });

  it('of a set of tabs is in the menu once, by the first that the person may open and that has a place there', () => {
    const load = async () => ({ default: () => null });
    const at = '/admin/:slug/any';
    const all = page(at, title, load, { among: 'any', code: '4.01', menu: {} });
    const now = page(`${at}/now`, title, load, { among: 'any', code: '5.04', menu: {} });
    const past = page(`${at}/past`, title, load, { among: 'any', code: '4.01' });
    const apart = page(`${at}/apart`, title, load, { code: '4.01' });
    const tables = [{ module: 'any', title, routes: [now, past, all, apart] }];
    const seen = (codes: string[]) => {
      be({ codes });
      return [tables.flatMap((table) => menuRoutes(table, tables)), tabsBeside(tables, past)?.tabs];
    };
    expect(seen(['4.01', '5.04'])).toEqual([[now], [now, past, all]]);
    expect(seen(['4.01'])).toEqual([[all], [past, all]]);
    expect(seen(['5.04'])).toEqual([[now], undefined]);
    expect(tabsBeside(tables, apart)).toBeUndefined();
  });

  it('is not active when it is switched off, and a hub when all of its pages are [GRD-1]', () => {
    const load = async () => ({ default: () => null });
    const hub = page('/admin/:slug/any/settings', title, load, { menu: {}, isHub: true });
    const [one, two] = ['one', 'two'].map((name) => page(`${hub.path}/${name}`, title, load, { code: '5.04' }));
    if (!one || !two) throw new Error('no pages');
    const tables = [{ module: 'any', title, routes: [hub, one, two] }];
    const activeWithout = (...off: string[]) => {
      Object.assign(configuration, { hrAppConfig: { pages: Object.fromEntries(off.map((path) => [path, false])) } });
      return [hub, one, two].map((route) => isActive(route, tables));
    };
    expect(activeWithout()).toEqual([true, true, true]);
    expect(activeWithout(one.path)).toEqual([true, false, true]);
    expect(activeWithout(one.path, two.path)).toEqual([false, false, false]);
    expect(activeWithout(hub.path)).toEqual([false, false, false]);
    // Pages that are there and not for this person are a matter of permissions.
    expect([activeWithout(two.path)[0], mayOpen(hub, tables)]).toEqual([true, false]);
    Object.assign(configuration, { hrAppConfig: { pages: {} } });
  });

  it('is of the area of the view one is in [AUD-7]', () => {
    expect(areasInView('himal', true)).toEqual(['admin', 'shared']);
    expect(areasInView(undefined, true)).toEqual(['user', 'supervisor']);
    expect(areasInView(undefined, false)).toEqual(['user']);
  });
});

describe('the ways to work otherwise', () => {
  const organization = (slug: string) => ({ slug, name: slug, abbreviation: slug, disabled_applications: [] });
  const choices = (slugs: readonly string[], adminSlug?: string) => {
    const { info } = session;
    if (!info) throw new Error('nobody is signed in');
    const admin = { switchable_organizations: slugs.map(organization), organization_permissions: [] };
    return viewChoices({ info, admin, adminSlug });
  };

  it.each([
    [[], false],
    [['himal'], false],
    [['himal', 'sagar'], true],
  ])('with the organisations %j: the switcher is there: %s [TOP-8]', (slugs, expected) => {
    expect([choices(slugs).switcher, choices(slugs, slugs[0]).switcher]).toEqual([expected, expected]);
  });

  it('are the view as HR and back, which an auditor does not have [AUD-2, AUD-4, TOP-7]', () => {
    expect(choices([])).toEqual({ asAdmin: undefined, asUser: false, switcher: false });
    expect(choices(['sagar', 'himal'])).toMatchObject({ asAdmin: 'himal', asUser: false });
    expect(choices(['sagar'])).toMatchObject({ asAdmin: 'sagar' });
    expect(choices(['himal'], 'himal')).toMatchObject({ asAdmin: undefined, asUser: true });
    be({ isAudit: true });
    expect(choices(['himal'], 'himal')).toMatchObject({ asAdmin: undefined, asUser: false });
  });
});

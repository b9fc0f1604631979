import { requestTypes } from '@karmik/model/approval/policy';
import { preEmployment } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { describe, expect, it } from 'vitest';
import { areaNames, loadArea } from '../../src/routing/areas.ts';
import overtime from '../../src/modules/attendance/overtime.screens.ts';
import { approvalScreens, type ApprovalScreens } from '../../src/screens/kit/approval-screens.ts';
import { loan } from './library.ts';

const declared = Object.values(
  import.meta.glob<ApprovalScreens<{ own: string; ownRequest: string }>>('../../src/modules/**/*.screens.ts', {
    eager: true,
    import: 'default',
  }),
);

describe('requests that are approved', () => {
  it('are one declaration a kind, and so is every kind for which there are policies', () => {
    const approved = declared.filter(({ notified }) => notified.entity.lifecycle?.kind === 'approval');
    const kinds = approved.map(({ notified }) => notified.entity.name);
    expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(requestTypes).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('are at routes of the catalogue, which show what is declared for their path', async () => {
    const tables = (await Promise.all(areaNames.map((area) => loadArea(area)))).flat();
    const routes = new Map(tables.flatMap((table) => table.routes).map((route) => [route.path, route]));
    for (const { lists, pages } of declared)
      for (const [path, screen] of Object.entries({ ...lists, ...pages })) {
        const route = routes.get(path);
        expect(route, path).toBeDefined();
        // Answers to forms of one's own are a tab of a page.
        if (!route || route.kind === 'page' || route.kind === 'redirect') continue;
        const shown = (await route.declared()).default as { readonly tabs?: readonly { readonly screen: unknown }[] };
        // What HR sees may be a tab next to what belongs to it.
        expect(shown.tabs?.map((tab) => tab.screen) ?? [shown], path).toContain(screen);
      }
  });

  it('are seen by scope and columns: one’s own without oneself, the team’s and the organization’s by who sent them [OVT-5]', () => {
    const seen = Object.values(overtime.lists).map(({ as, columns, filters, search, form }) => ({
      as,
      names: [columns[0], filters?.includes('sender'), search],
      sends: form !== undefined,
    }));
    expect(seen).toEqual([
      { as: 'user', names: ['overtime_date', false, undefined], sends: true },
      { as: 'supervisor', names: ['sender', true, undefined], sends: false },
      { as: 'hr', names: ['sender', true, undefined], sends: false },
    ]);
  });

  it('name fields of their entity, and paths that they have', () => {
    const screens = approvalScreens(loan, {
      path: 'org/:org/loan',
      paths: { team: '/library/team', teamRequest: '/library/team/:id' },
      // @ts-expect-error -- no such field
      columns: ['title', 'colour'],
      // @ts-expect-error -- it is called as its line of the catalogue is
      team: { title: bilingual('Loans of the team', 'टोलीका सापटी') },
    });
    expect(screens.lists['/library/team']).toMatchObject({ as: 'supervisor', opens: '/library/team/:id' });
    expect(screens.pages['/library/team/:id']).toMatchObject({ kind: 'request', as: 'supervisor' });
    // @ts-expect-error -- no such path
    expect(screens.lists['/library/own']).toBeUndefined();
  });

  it('stand on the scopes of their entity', () => {
    const screens = approvalScreens(preEmployment, {
      path: 'hris/:org/pre-employment',
      // @ts-expect-error -- HR alone reads candidates: there is no scope of a team
      paths: { organization: '/candidates', team: '/candidates/team' },
      columns: ['candidate', 'status'],
      organization: {},
      team: {},
    });
    expect(screens.lists['/candidates']).toMatchObject({ as: 'hr' });
  });
});

import { bilingual } from '@karmik/model/kit/text';
import { describe, expect, it } from 'vitest';
import { areaNames, loadArea } from '../../routing/areas.ts';
import { page, redirect, type ModuleTable, type Route } from '../../routing/route.ts';
import { list } from '../../screens/kit/routes.ts';
import { matching, pagesOf } from './pages.ts';

const nothing = async () => ({ default: () => null });
const tables: readonly ModuleTable[] = [
  {
    module: 'attendance',
    title: bilingual('Attendance', 'हाजिरी'),
    routes: [
      page('/user/attendance/request/pre-approval-overtime', bilingual('Overtime', 'अतिरिक्त समय'), nothing),
      page('/user/attendance/:id/log', bilingual('One log', 'एउटा अभिलेख'), nothing),
      page('/user/posts/:id?', bilingual('My posts', 'मेरा पोस्ट'), nothing),
      page('/user/not-active', bilingual('Page not active', 'पृष्ठ सक्रिय छैन'), nothing, { isUnlisted: true }),
      redirect('/user', bilingual('Start', 'सुरु'), '/user/noticeboard'),
      page('/welcome', bilingual('Welcome', 'स्वागत'), nothing, { isBare: true, isPublic: true }),
    ],
  },
  {
    module: 'hris',
    title: bilingual('HRIS', 'मानव संसाधन'),
    routes: [
      list(
        '/admin/:slug/hris/employees',
        bilingual('Employees', 'कर्मचारी'),
        async () => ({ default: undefined as never }),
        {
          code: '4.99',
        },
      ),
    ],
  },
];
const everything = () => true;
const titles = (found: readonly { route: Route }[]) => found.map(({ route }) => route.title.en);

describe('finding a page [TOP-2]', () => {
  it('offers the pages that can be opened as they are, the organisation filled in', () => {
    expect(pagesOf(tables, everything, 'himal').map(({ href }) => href)).toEqual([
      '/user/attendance/request/pre-approval-overtime',
      '/user/posts',
      '/admin/himal/hris/employees',
    ]);
    expect(titles(pagesOf(tables, everything, undefined))).toEqual(['Overtime', 'My posts']);
  });

  it('offers nothing that the guard would refuse', () => {
    expect(titles(pagesOf(tables, (route) => route.code === undefined, 'himal'))).toEqual(['Overtime', 'My posts']);
  });

  it('finds by title, module or address, in both languages, large and small letters alike', () => {
    const pages = pagesOf(tables, everything, 'himal');
    for (const text of ['OVERTIME', 'over', 'attendance', 'Pre Approval', 'preApproval', 'अतिरिक्त', 'overtime request'])
      expect([text, titles(matching(pages, text))[0]]).toEqual([text, 'Overtime']);
    expect(titles(matching(pages, 'मानव'))).toEqual(['Employees']);
    expect(titles(matching(pages, 'overtime employees'))).toEqual([]);
    expect(titles(matching(pages, ''))).toEqual(['Overtime', 'My posts', 'Employees']);
  });

  it('puts what begins with the text first', () => {
    const pages = pagesOf(tables, everything, 'himal');
    expect(titles(matching(pages, 'post'))).toEqual(['My posts']);
    expect(titles(matching(pages, 'e'))[0]).toBe('Employees');
  });

  it('[E20] finds pages of the catalogue by what people call them, in both languages and in Latin letters', async () => {
    const all = (await Promise.all(areaNames.map(loadArea))).flat();
    const pages = pagesOf(all, everything, 'himal');
    const found = (text: string) => matching(pages, text).map(({ route }) => route.path);
    for (const text of ['who is absent', 'absent', 'अनुपस्थित'])
      expect(found(text), text).toContain('/admin/:slug/attendance/reports/daily-attendance');
    for (const text of ['bida', 'बिदा', 'chhutti']) expect(found(text), text).toContain('/user/leave/request');
    expect(found('headcount')).toContain('/admin/:slug/hris/overview');
    for (const text of ['add branch', 'new branch', 'shakha'])
      expect(found(text), text).toContain('/admin/:slug/organization/settings/branch');
    expect(found('late')[0]).toMatch(/attendance/);
  });

  it('[E20] puts what begins with a word of the text before what has it inside of a word', () => {
    const routes = ['Leave templates', 'Report of late days', 'Late arrivals'].map((title) =>
      page(`/user/${title.replaceAll(' ', '-')}`, bilingual(title, 'पृष्ठ'), nothing),
    );
    const pages = pagesOf(
      [{ module: 'library', title: bilingual('Library', 'पुस्तकालय'), routes }],
      everything,
      undefined,
    );
    expect(titles(matching(pages, 'late'))).toEqual(['Late arrivals', 'Report of late days', 'Leave templates']);
  });

  it('reaches every page of the catalogue that needs no more than the organisation', async () => {
    const all = (await Promise.all(areaNames.map(loadArea))).flat();
    const found = new Set(pagesOf(all, everything, 'himal').map(({ route }) => route.path));
    for (const { routes } of all)
      for (const route of routes)
        if (
          route.kind !== 'redirect' &&
          !route.isBare &&
          !route.isUnlisted &&
          !/\/:(?!slug)\w+(?!\w|\?)/.test(route.path)
        )
          expect(found, route.path).toContain(route.path);
  });
});

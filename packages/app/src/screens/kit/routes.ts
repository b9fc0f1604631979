/** Lines of the catalogue that show a screen. */
import type { Text } from '@karmik/model/kit/text';
import type { ReportPage } from '@karmik/model/organization/report-page';
import type { RouteFlags, ScreenRoute } from '../../routing/route.ts';
import type { ReportScreen, RequestListScreen, RequestScreen, ScreenKind, ScreenOf } from './screens.ts';

type MakeRoute<K extends ScreenKind> = (
  path: string,
  title: Text,
  load: () => Promise<{ default: ScreenOf<K> }>,
  flags?: RouteFlags,
) => ScreenRoute;

const screenRoute =
  <K extends ScreenKind>(kind: K): MakeRoute<K> =>
  (path, title, declared, flags = {}) => ({
    kind,
    path,
    title,
    declared,
    async load() {
      const [{ screenComponent }, { default: screen }] = await Promise.all([
        import('../screen-component.tsx'),
        declared(),
      ]);
      return { default: await screenComponent(screen) };
    },
    ...flags,
  });

/** One maker a kind of screen, so that the list of routes says what each is without loading it. */
export const list = screenRoute('list');
export const masterData = screenRoute('masterData');
export const detail = screenRoute('detail');
export const requests = screenRoute('requests');
export const request = screenRoute('request');
export const form = screenRoute('form');
export const singleton = screenRoute('singleton');
/** @public A kind that waits for its first route. */
export const wizard = screenRoute('wizard');
/** A report that nothing schedules. */
export const unscheduledReport = screenRoute('report');
/** Lines of reports: what each is called and who opens it is with its path in the model, where schedules read it too. */
export const reportsIn =
  <const P extends string>(pages: { readonly [path in P]: ReportPage }) =>
  (path: P, load: () => Promise<{ default: ReportScreen }>, flags?: RouteFlags): ScreenRoute => {
    const { title, for: whom } = pages[path];
    return unscheduledReport(path, title, load, {
      ...flags,
      ...(whom === 'supervisors' ? { isForSupervisors: true } : whom === 'members' ? {} : { code: whom }),
    });
  };
export const overview = screenRoute('overview');
export const importing = screenRoute('import');
export const calendar = screenRoute('calendar');
export const operation = screenRoute('operation');
export const tabs = screenRoute('tabs');

/**
 * The list of a kind of request in the area of a path. A path that its declaration does not have does not compile.
 * @example approvals(overtimePaths.team, title, () => import('./overtime.screens.ts'), { isForSupervisors: true })
 */
export const approvals = <const P extends string>(
  path: P,
  title: Text,
  load: () => Promise<{ default: { readonly lists: { readonly [path in P]: RequestListScreen } } }>,
  flags?: RouteFlags,
): ScreenRoute => requests(path, title, async () => ({ default: (await load()).default.lists[path] }), flags);

/** One request of a kind on a page of its own. */
export const approval = <const P extends string>(
  path: P,
  title: Text,
  load: () => Promise<{ default: { readonly pages: { readonly [path in P]: RequestScreen } } }>,
  flags?: RouteFlags,
): ScreenRoute => request(path, title, async () => ({ default: (await load()).default.pages[path] }), flags);

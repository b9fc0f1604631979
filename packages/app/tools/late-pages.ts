import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Areas behind the sign-in, whose tables stand in the shell; public pages are opened one at a time. */
const routes = /[\\/]src[\\/]modules[\\/]([\w-]+)[\\/](user|supervisor|admin|shared)\.routes\.ts$/;
const table = /[\\/]src[\\/]modules[\\/](user|supervisor|admin|shared)\.ts$/;
const virtual = /^\0?virtual:pages\/(\w+)$/;

/** The page that the first load of the application brings, and its address. */
const firstPage = 'pages/NoticeboardPage.tsx';
const firstAddress = '/user/noticeboard';

const imports = /\bimport\(['"](\.[^'"]+)['"]\)/g;

const nameOf = (module: string, index: number) => `${module.replaceAll('-', '_')}_${index}`;

/** The pages that the routes of a file lead to, in its order; those of the first load are left where they are. */
function pagesOf(code: string): readonly string[] {
  return [...code.matchAll(imports)].map(([, path = '']) => path).filter((path) => !path.endsWith(firstPage));
}

/**
 * Splits each table of routes in two: what menus, guards and breadcrumbs read, and the pages with the lists of the files that each of them
 * fetches. The second half of an area is a file of its own, which comes once the first page stands, and at once with any other page: the
 * lists of sixty pages are longer than the table itself.
 */
export function latePages(folder: string): Plugin {
  return {
    name: 'late-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    load(id) {
      const area = virtual.exec(id)?.[1];
      if (area === undefined) return null;
      const modules = join(folder, 'src/modules');
      return globSync(`*/${area}.routes.ts`, { cwd: modules })
        .flatMap((file) => {
          const module = dirname(file);
          return pagesOf(readFileSync(join(modules, file), 'utf8')).map(
            (path, index) =>
              `export const ${nameOf(module, index)} = () => import(${JSON.stringify(join(modules, module, path))});`,
          );
        })
        .join('\n');
    },
    transform: {
      filter: { id: [routes, table] },
      handler(code, id) {
        const [, ofArea] = table.exec(id) ?? [];
        if (ofArea !== undefined) return { code: `${code}\n${fetching(secondOf(ofArea))}`, map: null };
        const [, module = '', area = ''] = routes.exec(id) ?? [];
        let index = 0;
        const late = code.replace(imports, (whole, path: string) =>
          path.endsWith(firstPage) ? whole : `latePages().then((pages) => pages.${nameOf(module, index++)}())`,
        );
        return { code: `${late}\nconst latePages = () => ${secondOf(area)};`, map: null };
      },
    },
  };
}

const secondOf = (area: string) => `import('virtual:pages/${area}')`;

/** Fetches the second half: when the browser is idle where the first page is shown, at once anywhere else. What fails is asked for again by whoever goes to a page. */
const fetching = (second: string) => `
const fetchPages = () => void ${second}.catch(() => {});
if (location.pathname !== '${firstAddress}') fetchPages();
else if (typeof requestIdleCallback === 'undefined') setTimeout(fetchPages, 2000);
else requestIdleCallback(fetchPages);
`;

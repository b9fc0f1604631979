import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Areas behind the sign-in, whose tables stand in the shell; public pages are opened one at a time. */
const routes = /[\\/]src[\\/]areas[\\/](user|supervisor|admin|shared)[\\/]([\w-]+)\.routes\.ts$/;
const table = /[\\/]src[\\/]areas[\\/](user|supervisor|admin|shared)[\\/]\1\.ts$/;
const virtual = /^\0?virtual:pages\/(\w+)$/;

/** The page that the first load of the application brings, and its address. */
const firstPage = 'noticeboard/NoticeboardPage.tsx';
const firstAddress = '/user/noticeboard';

const imports = /\bimport\(['"](\.[^'"]+)['"]\)/g;

const nameOf = (file: string, index: number) => `${basename(file, '.routes.ts').replaceAll('-', '_')}_${index}`;

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
      const place = join(folder, 'src/areas', area);
      return readdirSync(place)
        .filter((file) => file.endsWith('.routes.ts'))
        .flatMap((file) =>
          pagesOf(readFileSync(join(place, file), 'utf8')).map(
            (path, index) =>
              `export const ${nameOf(file, index)} = () => import(${JSON.stringify(join(place, dirname(path), basename(path)))});`,
          ),
        )
        .join('\n');
    },
    transform: {
      filter: { id: [routes, table] },
      handler(code, id) {
        const area = (routes.exec(id) ?? table.exec(id))?.[1];
        const second = `import('virtual:pages/${area}')`;
        if (table.test(id)) return { code: `${code}\n${fetching(second)}`, map: null };
        let index = 0;
        const late = code.replace(imports, (whole, path: string) =>
          path.endsWith(firstPage) ? whole : `latePages().then((pages) => pages.${nameOf(id, index++)}())`,
        );
        return { code: `${late}\nconst latePages = () => ${second};`, map: null };
      },
    },
  };
}

/** Fetches the second half: when the browser is idle where the first page is shown, at once anywhere else. What fails is asked for again by whoever goes to a page. */
const fetching = (second: string) => `
const fetchPages = () => void ${second}.catch(() => {});
if (location.pathname !== '${firstAddress}') fetchPages();
else if (typeof requestIdleCallback === 'undefined') setTimeout(fetchPages, 2000);
else requestIdleCallback(fetchPages);
`;

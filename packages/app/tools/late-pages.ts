import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Tables of areas behind the sign-in; public pages are opened one at a time. */
const routes = /[\\/]src[\\/]modules[\\/]([\w-]+)[\\/](user|supervisor|admin|shared)\.routes\.ts$/;
const list = /[\\/]src[\\/]modules[\\/]modules\.ts$/;
const virtual = /^\0?virtual:(late|pages)\/(\w+)$/;
const tables = /[\\/]src[\\/]modules[\\/](\w+)\.tables\.js$/;

/** The page that the first load of the application brings, and its address. */
const firstPage = 'pages/NoticeboardPage.tsx';
const firstAddress = '/user/noticeboard';

const imports = /\bimport\(['"](\.[^'"]+)['"]\)/g;
const staticImports = /\bfrom '(\.[^']+\.ts)'/g;
/** The half of what tables of several areas read their lines from. */
const linesHalf = 'lines';

const nameOf = (place: string, index: number) => `${place.replaceAll(/\W/g, '_')}_${index}`;

/** The pages that the routes of a file lead to, in its order; those of the first load are left where they are. */
function pagesOf(code: string): readonly string[] {
  return [...code.matchAll(imports)].map(([, path = '']) => path).filter((path) => !path.endsWith(firstPage));
}

/** Of the pages of an area a module names its own; those of lines are named by their file. */
const placeOf = (half: string, file: string): string => (half === linesHalf ? file : dirname(file));

/** The files that tables take lines from, such as the kinds of requests that three areas have, where they lead to pages themselves. */
function lineFiles(modules: string, tables: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ''] of readFileSync(join(modules, file), 'utf8').matchAll(staticImports)) {
      const next = join(dirname(file), path);
      if (!next.startsWith('..')) visit(next);
    }
  };
  for (const file of tables) visit(file);
  return [...seen].filter(
    (file) => !tables.includes(file) && pagesOf(readFileSync(join(modules, file), 'utf8')).length > 0,
  );
}

/** The file in which all tables of an area are. There is none: the build makes it up. */
export const tablesOf = (area: string): string => `modules/${area}.tables.js`;

/** The folders of the modules, as the list of their descriptors has them. */
function inOrder(modules: string): readonly string[] {
  const code = readFileSync(join(modules, 'modules.ts'), 'utf8');
  const folders = new Map(
    [...code.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/module\.ts'/g)].map(([, name, folder]) => [name, folder]),
  );
  return [...code.slice(code.indexOf('= [')).matchAll(/\w+/g)].flatMap(([name]) => folders.get(name) ?? []);
}

/** What is in place of the descriptors: one of them with the tables of all, since those of an area are one file. */
const allAreas = `export const modules = [{ areas: { ${['public', 'shared', 'user', 'supervisor', 'admin']
  .map((area) => `${area}: () => import('./${area}.tables.js')`)
  .join(', ')} } }];`;

/**
 * Makes one file of the tables of an area, and splits it in two: what menus, guards and breadcrumbs read, and the pages with the lists
 * of the files that each of them fetches. The second half of an area is a file of its own, which comes once the first page stands, and
 * at once with any other page: the lists of sixty pages are longer than the tables themselves.
 */
export function latePages(folder: string): Plugin {
  const modules = join(folder, 'src/modules');
  const files = (area: string) => globSync(`*/${area}.routes.ts`, { cwd: modules }).toSorted();
  const lines = lineFiles(
    modules,
    ['user', 'supervisor', 'admin', 'shared'].flatMap((area) => files(area)),
  );

  function allTables(area: string): string {
    const parts = inOrder(modules).filter((module) => existsSync(join(modules, module, `${area}.routes.ts`)));
    return [
      ...parts.map((module, at) => `import { tables as t${at} } from './${module}/${area}.routes.ts';`),
      `export const tables = [${parts.map((_, at) => `...t${at}`).join(', ')}];`,
    ].join('\n');
  }

  const pages = (half: string): string =>
    (half === linesHalf ? lines : files(half))
      .flatMap((file) =>
        pagesOf(readFileSync(join(modules, file), 'utf8')).map(
          (path, index) =>
            `export const ${nameOf(placeOf(half, file), index)} = () => import(${JSON.stringify(join(modules, dirname(file), path))});`,
        ),
      )
      .join('\n');

  function late(code: string, half: string, file: string) {
    let index = 0;
    const place = placeOf(half, file);
    const text = code.replace(imports, (whole, path: string) =>
      path.endsWith(firstPage) ? whole : `latePages().then((pages) => pages.${nameOf(place, index++)}())`,
    );
    return { code: `import { latePages } from 'virtual:late/${half}';\n${text}`, map: null };
  }

  return {
    name: 'late-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : /^\.\/\w+\.tables\.js$/.test(id) ? join(modules, id) : null),
    load(id) {
      const [, ofArea] = tables.exec(id) ?? [];
      if (ofArea !== undefined) return allTables(ofArea);
      const [, half, area = ''] = virtual.exec(id) ?? [];
      return half === undefined ? null : half === 'late' ? fetching(area) : pages(area);
    },
    transform: {
      filter: { id: /[\\/]src[\\/]modules[\\/].*\.ts$/ },
      handler(code, id) {
        if (list.test(id)) return { code: allAreas, map: null };
        const file = relative(modules, id);
        const [, , area] = routes.exec(id) ?? [];
        const half = area ?? (lines.includes(file) ? linesHalf : undefined);
        return half === undefined ? null : late(code, half, file);
      },
    },
  };
}

/** Fetches the second half: when the browser is idle where the first page is shown, at once anywhere else. What fails is asked for again by the person who goes to a page. */
const fetching = (area: string) => `
export const latePages = () => import('virtual:pages/${area}');
const fetchPages = () => void latePages().catch(() => {});
if (location.pathname !== '${firstAddress}') fetchPages();
else if (typeof requestIdleCallback === 'undefined') setTimeout(fetchPages, 2000);
else requestIdleCallback(fetchPages);
`;

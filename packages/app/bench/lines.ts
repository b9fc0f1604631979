/** How many lines of product a built route costs, by module. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRoute } from '../built-route.ts';

const packages = join(import.meta.dirname, '../..');

/** Places with a folder for each module. */
const places = ['model/src', 'server/src/modules', 'app/src/modules'];

interface Module {
  /** Modules of the catalogue whose routes count as its own. */
  readonly routes: readonly string[];
  /** Folders that count to it, besides its own. */
  readonly folders?: readonly string[];
}

const modules: Readonly<Record<string, Module>> = {
  organization: { routes: ['organization'] },
  transfer: { routes: ['transfer-request'] },
  attendance: { routes: ['attendance'] },
  leave: { routes: ['leave'] },
  task: { routes: ['task'] },
  hris: { routes: ['hris', 'my-team', 'recruitment', 'employee-directory', 'profile'] },
  payroll: { routes: ['payroll'] },
  forms: { routes: ['forms'], folders: ['questions'] },
  'whistle-blower': { routes: ['whistle-blower'] },
  noticeboard: { routes: ['noticeboard'] },
  account: { routes: ['account'] },
  commons: { routes: ['settings'], folders: ['permission', 'audit'] },
};

/** The module of a file, by the folder that it is in below its place; undefined for what serves many. */
function moduleOf(path: string): string | undefined {
  const place = places.find((each) => path.startsWith(`${each}/`));
  if (place === undefined) return undefined;
  const [folder = ''] = path.slice(place.length + 1).split('/');
  return Object.entries(modules).find(([module, { folders = [] }]) => [module, ...folders].includes(folder))?.[0];
}

/**
 * Lines of a TypeScript file that are neither blank nor comment.
 * @example productLines('// why\nconst a = 1; // one\n\n/** what *\/\nexport { a };') // 2
 */
function productLines(text: string): number {
  let isComment = false;
  return text.split('\n').filter((line) => {
    const written = line.trim();
    if (isComment || /^\{?\/\*/.test(written)) {
      isComment = !written.includes('*/');
      return false;
    }
    return written !== '' && !written.startsWith('//');
  }).length;
}

export interface ModuleLines {
  readonly module: string;
  /** Built routes, redirects apart. */
  readonly routes: number;
  /** By package: `model`, `server`, `app`. */
  readonly lines: Readonly<Record<string, number>>;
}

/**
 * Lines of each module in model, server and app, without tests and stories, and the routes that they serve.
 * @returns what serves many modules, such as the kit, the pipeline and the shell, as `shared`
 * @throws Error for a module of the catalogue that has no lines here
 */
export function measureRouteLines(): { readonly modules: readonly ModuleLines[]; readonly shared: number } {
  const lines = new Map<string, Record<string, number>>();
  let shared = 0;
  for (const path of globSync('{model,server,app}/src/**/*.{ts,tsx}', { cwd: packages })) {
    if (/\.(test|stories|fixture)\.tsx?$/.test(path) || /^server\/src\/(?:.*\/)?seed(?:\/|\.ts$)/.test(path)) continue;
    const count = productLines(readFileSync(join(packages, path), 'utf8'));
    const module = moduleOf(path);
    if (module === undefined) {
      shared += count;
      continue;
    }
    const half = path.split('/')[0] ?? '';
    const known = lines.get(module) ?? {};
    lines.set(module, { ...known, [half]: (known[half] ?? 0) + count });
  }
  // What the catalogue wrote: the tests hold it to be as the catalogue is.
  const built = JSON.parse(readFileSync(join(packages, '../docs/generated/routes.json'), 'utf8')) as BuiltRoute[];
  const routes = built.filter(({ screen }) => screen !== 'redirect');
  return {
    modules: Object.entries(modules).map(([module, { routes: own }]) => {
      const counted = lines.get(module);
      if (counted === undefined) throw new Error(`no line belongs to ${module}: its folders bear other names`);
      return { module, routes: routes.filter((route) => own.includes(route.module)).length, lines: counted };
    }),
    shared,
  };
}

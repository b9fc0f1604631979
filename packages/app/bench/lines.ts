/** How many lines of product a built route costs, by module. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRoute } from '../built-route.ts';

const packages = join(import.meta.dirname, '../..');

/** Places whose folders and files belong to modules: what stands there is of the module that its name says. */
const places = ['model/src', 'server/src/modules', 'app/src/modules', 'app/src/pages', 'app/src/areas/*'];

interface Module {
  /** Modules of the catalogue whose routes count as its own. */
  readonly routes: readonly string[];
  /** Names of folders and files in the places, besides its own. */
  readonly names?: readonly string[];
}

const modules: Readonly<Record<string, Module>> = {
  organization: {
    routes: ['organization'],
    names: ['settings', 'organization-overview', 'holiday', 'document', 'mail-server'],
  },
  transfer: { routes: ['transfer-request'], names: ['transfer'] },
  attendance: {
    routes: ['attendance'],
    names: ['overtime', 'overtime-report', 'web-attendance', 'offline-attendance'],
  },
  task: { routes: ['task'], names: ['tasks'] },
  hris: {
    routes: ['hris', 'my-team', 'recruitment', 'employee-directory', 'profile'],
    names: [
      'my-team recruitment profile HandOver account-states link-in dashboard',
      'directory directory-columns employees employee-actions employee-file change-requests',
      'pre-employment external separation letters id-card ksao increments staff-report',
    ].flatMap((some) => some.split(' ')),
  },
  payroll: { routes: ['payroll'] },
  forms: { routes: ['forms'], names: ['questionnaire', 'questions'] },
  'whistle-blower': { routes: ['whistle-blower'], names: ['investigator'] },
  noticeboard: { routes: ['noticeboard'] },
  account: { routes: ['account'], names: ['security', 'first-run', 'switch-organization'] },
  commons: {
    routes: ['settings'],
    names: [
      'permission policies audit email-logs email-states EmailDetail email-detail',
      'export-logs login-logs',
    ].flatMap((some) => some.split(' ')),
  },
};

/** The module of a file, by the first folder or file name below its place; undefined for what serves many. */
function moduleOf(path: string): string | undefined {
  const place = places.map((each) => new RegExp(`^${each.replace('*', '[^/]+')}/`)).find((each) => each.test(path));
  if (place === undefined) return undefined;
  const name = path.replace(place, '').split(/[/.]/)[0] ?? '';
  return Object.entries(modules).find(([module, { names = [] }]) => module === name || names.includes(name))?.[0];
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
    if (/\.(test|stories)\.tsx?$/.test(path) || path.startsWith('server/src/seed/')) continue;
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

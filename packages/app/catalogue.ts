/**
 * Writes the list of what is built, `docs/generated/routes.json` and `routes.md`, from the catalogue, and what follows from it and from
 * the declarations of the configuration files. With `--check` it writes nothing and
 * exits with 1 when they are stale; with `--print` it only prints the routes with their guards.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationTables } from './configuration-tables.ts';
import type { BuiltRoute } from './built-route.ts';
import { modules } from './src/modules/modules.ts';
import { areaNames, loadArea, provideModules } from './src/routing/areas.ts';

const root = join(import.meta.dirname, '../..');
const docs = join(root, 'docs');

/** A route that the specification names. */
export interface SpecifiedRoute {
  readonly area: string;
  readonly module: string;
  readonly path: string;
  readonly kind: 'page' | 'redirect';
}

export const specifiedRoutes = (): SpecifiedRoute[] =>
  JSON.parse(readFileSync(join(docs, 'specification/routes.json'), 'utf8')) as SpecifiedRoute[];

/** The path as the specification writes it, which has a stand-in for the product's name. */
export const asSpecified = (path: string): string => path.replace(/^\/karmik(?=\/|$)/, '/{product}');

/** Every route of the catalogue in its order. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  provideModules(modules);
  const routes: BuiltRoute[] = [];
  for (const area of areaNames) {
    const tables = await loadArea(area);
    for (const table of tables) {
      for (const route of table.routes) {
        const { path, title, kind, code } = route;
        routes.push({
          area: table.area ?? area,
          module: table.module,
          path,
          title: title.en,
          title_ne: title.ne,
          screen: kind,
          to: route.kind === 'redirect' ? route.to : undefined,
          isInMenu: route.menu !== undefined && route.quality === undefined,
          among: route.among,
          quality: route.menu && route.quality,
          isPublic: route.isPublic ?? false,
          code,
          needsWrite: route.needsWrite ?? false,
          restrictAuditUser: route.restrictAuditUser ?? false,
          isForSupervisors: route.isForSupervisors ?? false,
          isForOperators: route.isForOperators ?? false,
        });
      }
    }
  }
  return routes;
}

export function asJson(routes: readonly BuiltRoute[]): string {
  return `${JSON.stringify(
    routes.map(({ area, module, path, title, screen }) => ({ area, module, path: asSpecified(path), title, screen })),
    null,
    2,
  )}\n`;
}

/** How many of a module's routes are built, module by module of the specification. */
function progress(routes: readonly BuiltRoute[]): string[] {
  const built = new Set(routes.map(({ path }) => asSpecified(path)));
  const modules = Map.groupBy(specifiedRoutes(), ({ area, module }) => `${area} | ${module}`);
  return [...modules].map(
    ([name, all]) => `| ${name} | ${all.filter(({ path }) => built.has(path)).length} | ${all.length} |`,
  );
}

export function asMarkdown(routes: readonly BuiltRoute[]): string {
  const specified = specifiedRoutes();
  const known = new Set(specified.map(({ path }) => path));
  const lines = routes.map(
    ({ area, module, path, title, screen, code = '' }) =>
      `| ${area} | ${module} | \`${path}\` | ${title} | ${screen} | ${code} |`,
  );
  return [
    '# Routes',
    '',
    `Written from the catalogue by \`npm run generate\`: ${routes.filter(({ path }) => known.has(asSpecified(path))).length} of the`,
    `${specified.length} routes of the [specification](../specification/routes.json) are built.`,
    '',
    '| area | module | path | title | screen | code |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
    '## By module',
    '',
    '| area | module | built | specified |',
    '| --- | --- | --- | --- |',
    ...progress(routes),
    '',
  ].join('\n');
}

/** The pages of each area, for the check of the files that switch pages on and off. */
function asModel(routes: readonly BuiltRoute[]): string {
  const lines = (['user', 'supervisor', 'admin'] as const).map((area) => {
    const paths = routes.filter((route) => route.area === area && route.screen !== 'redirect').map(({ path }) => path);
    return `  ${area}: [\n${paths.map((path) => `    '${path}',\n`).join('')}  ],\n`;
  });
  return `/** Pages by area, written from the catalogue by \`npm run generate\`. */\nexport const pages: { readonly [area in 'user' | 'supervisor' | 'admin']: readonly string[] } = {\n${lines.join('')}};\n`;
}

function keep(routes: readonly BuiltRoute[]): void {
  const files = {
    'docs/generated/routes.json': asJson(routes),
    'docs/generated/routes.md': asMarkdown(routes),
    'docs/generated/configuration.md': configurationTables(),
    'packages/model/src/configuration/pages.ts': asModel(routes),
  };
  mkdirSync(join(root, 'docs/generated'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    if (!process.argv.includes('--check')) writeFileSync(path, content);
    else if (readFileSync(path, 'utf8') !== content) {
      process.stderr.write(`${name} is stale: run npm run generate.\n`);
      process.exitCode = 1;
    }
  }
}

if (import.meta.main) {
  const routes = await builtRoutes();
  if (process.argv.includes('--print')) process.stdout.write(JSON.stringify(routes));
  else keep(routes);
}

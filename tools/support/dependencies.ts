/** What the project is made of, by whom it may be used, and what is known to be wrong with it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './run.ts';

/** The list as CycloneDX, which scanners of supply chains read. */
export const listFile = join(root, '.cache/sbom.cdx.json');

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** Licences that ask for no more than their text: the person who gets the product gets it by `LICENSE` of each package. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
]);

/** Packages that are used by another licence, or say none in their `package.json`, and why that is right. */
const reviewed: Readonly<Record<string, { readonly license: string; readonly because: string }>> = {
  '@expo-google-fonts/noto-sans-devanagari': { license: 'MIT AND OFL-1.1', because: 'a font, used as it is' },
  '@fontsource-variable/figtree': { license: 'OFL-1.1', because: 'a font, used as it is' },
  '@fontsource-variable/inter': { license: 'OFL-1.1', because: 'a font, used as it is' },
  '@fontsource-variable/noto-sans-devanagari': { license: 'OFL-1.1', because: 'a font, used as it is' },
  argparse: {
    license: 'Python-2.0',
    because: 'permissive; part of the linter that tests hold the description of the API to',
  },
  'axe-core': { license: 'MPL-2.0', because: 'a tool of tests' },
  'caniuse-lite': { license: 'CC-BY-4.0', because: 'data of a tool of builds' },
  lightningcss: { license: 'MPL-2.0', because: 'a tool of builds' },
  'ical.js': { license: 'MPL-2.0', because: 'used as it is, its files unchanged' },
  'web-push': { license: 'MPL-2.0', because: 'used as it is, its files unchanged' },
  '@react-aria/optimize-locales-plugin': { license: 'none', because: 'Apache-2.0 by the LICENSE of its repository' },
  eval: { license: 'none', because: 'MIT by its LICENSE file' },
  'png-js': { license: 'none', because: 'MIT by its LICENSE file' },
  'require-like': { license: 'none', because: 'MIT by its LICENSE file' },
};
/** Packages of one platform each, of the same source. */
const reviewedFamilies = [
  { prefix: '@img/sharp-', license: 'LGPL-3.0-or-later', because: 'libvips, linked at run time and replaceable' },
  { prefix: 'lightningcss-', license: 'MPL-2.0', because: 'a tool of builds' },
] as const;

const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

function licenseOf({ licenses = [] }: Component): string {
  const said = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'none');
  return said.join(' AND ') || 'none';
}

/** Whether a licence is allowed: every part of what must be met together, one of what may be chosen. */
function isAllowed(expression: string): boolean {
  const parts = expression.replaceAll(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((one) => allowed.has(one.trim())));
}

/** Dependencies whose licence no one has agreed to, one line each. */
export function refusedLicenses(components: readonly Component[]): string[] {
  return components
    .filter((component) => {
      const [name, license] = [nameOf(component), licenseOf(component)];
      if (name.startsWith('@karmik/') || isAllowed(license)) return false;
      const family = reviewedFamilies.find(({ prefix }) => name.startsWith(prefix));
      return (reviewed[name] ?? family)?.license !== license;
    })
    .map((component) => `${nameOf(component)} ${component.version}: ${licenseOf(component)}`);
}

const pnpm = (args: readonly string[]) =>
  spawnSync(bin('pnpm'), args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Writes the list of everything that is installed. @returns what is on it */
export function listDependencies(): readonly Component[] {
  const { status, stdout, stderr } = pnpm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']);
  if (status !== 0) throw new Error(`The dependencies could not be listed: ${stderr}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(listFile, stdout);
  return (JSON.parse(stdout) as { components: Component[] }).components;
}

interface Audit {
  readonly advisories?: Readonly<
    Record<string, { readonly module_name: string; readonly severity: string; readonly title: string }>
  >;
  readonly metadata?: unknown;
}

export interface Faults {
  /** Why the registry could not be asked; absent where it answered. */
  readonly unreachable?: string;
  readonly grave: readonly string[];
  readonly other: readonly string[];
}

/** What the registry knows of faults in packages that ship. An answer that is none says so, and is never taken for "no faults". */
export function knownFaults(answer = pnpm(['audit', '--prod', '--json'])): Faults {
  let audit: Audit | undefined;
  try {
    audit = JSON.parse(answer.stdout) as Audit;
  } catch {
    audit = undefined;
  }
  if (!audit?.metadata) {
    const said = `${answer.stderr}${answer.stdout}`.replaceAll(/[\s│×]+/g, ' ').trim();
    return { unreachable: said.slice(0, 200) || 'no answer', grave: [], other: [] };
  }
  const lines = Object.values(audit.advisories ?? {}).map(
    ({ module_name, severity, title }) => [severity, `${module_name} (${severity}): ${title}`] as const,
  );
  const isGrave = (severity: string) => severity === 'high' || severity === 'critical';
  return {
    grave: lines.filter(([severity]) => isGrave(severity)).map(([, line]) => line),
    other: lines.filter(([severity]) => !isGrave(severity)).map(([, line]) => line),
  };
}

/** Lists dependencies, and says which licences and faults stand against them. @returns whether all licences are agreed to */
export function checkDependencies(): { licenses: boolean; faults: Faults } {
  const components = listDependencies();
  const refused = refusedLicenses(components);
  console.log(`${components.length} packages are listed in ${listFile}.`);
  for (const line of refused) console.log(`No agreed licence: ${line}`);
  const faults = knownFaults();
  if (faults.unreachable)
    console.log(`Known faults were NOT looked up, since the registry did not say: ${faults.unreachable}`);
  else console.log(`Known faults in what ships: ${faults.grave.length} grave, ${faults.other.length} other.`);
  for (const line of [...faults.grave, ...faults.other]) console.log(`Known fault: ${line}`);
  return { licenses: refused.length === 0, faults };
}

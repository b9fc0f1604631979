import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A component that has a page: its name, the address that an app imports it from, and the file of its stories. */
export interface Documented {
  readonly name: string;
  readonly entry: string;
  readonly stories: string;
}

const folder = join(import.meta.dirname, '../../src/components');

/** Every component with a page. */
export function documentedComponents(): Documented[] {
  const of = (name: string, path: string): Documented => ({
    name,
    entry: `@karmik/ui/${path}`,
    stories: join(folder, path, `${name}.stories.tsx`),
  });
  const names = readdirSync(folder).map((name) => of(name, name));
  return [...names, of('DataGrid', 'DataTable/grid')]
    .filter(({ stories }) => existsSync(stories))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readInterface, type EntryInterface, type Exported } from '../../tools/interface.ts';
import { argTypesOf } from './arg-types.ts';
import { documentedComponents, type Documented } from './components.ts';
import { codeOf, sampleOf, textArgsOf } from './sample-of.ts';
import type { ComponentDocs } from './with-docs.ts';

const helper = fileURLToPath(new URL('./with-docs.ts', import.meta.url));

/** Names of the stories whose code is shown: those that every page has. */
export const documentedStories = ['Default', 'States'] as const;

/** What the page of a component shows beside its stories. */
export async function docsOf(component: Documented, entries: readonly EntryInterface[]): Promise<ComponentDocs> {
  const described = exportOf(component, entries);
  const samples: Record<string, string> = {};
  for (const story of documentedStories)
    samples[story] = await codeOf(sampleOf(component.stories, component.entry, story));
  return {
    description: described.description,
    argTypes: argTypesOf(described, textArgsOf(component.stories, 'Default')),
    samples,
  };
}

function exportOf({ name, entry }: Documented, entries: readonly EntryInterface[]): Exported {
  const address = entry.replace('@karmik/ui', '.');
  const found = entries.find((one) => one.address === address)?.exports.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${entry} does not export ${name}.`);
  return found;
}

/** Adds props and samples to the stories of components, read from types and from the source of the stories. */
export function componentDocs(): Plugin {
  const components = new Map(documentedComponents().map((component) => [component.stories, component]));
  let entries: readonly EntryInterface[] | undefined;
  return {
    name: 'component-docs',
    enforce: 'pre',
    async transform(code, id) {
      const component = components.get(id.split('?')[0] ?? '');
      if (component === undefined || id.includes('?raw')) return undefined;
      entries ??= readInterface();
      const docs = JSON.stringify(await docsOf(component, entries));
      const stories = documentedStories.join(', ');
      return {
        code: `${code}\nimport { withDocs } from ${JSON.stringify(helper)};\nwithDocs(meta, { ${stories} }, ${docs});\n`,
        map: null,
      };
    },
  };
}

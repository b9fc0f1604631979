import type { ArgTypes, InputType, Parameters } from 'storybook/internal/csf';

/** What a page shows beside the stories themselves, made by the plugin from types and source. */
export interface ComponentDocs {
  readonly description: string;
  readonly argTypes: Readonly<Record<string, InputType>>;
  /** Code to copy by the name of a story. */
  readonly samples: Readonly<Record<string, string>>;
}

interface Told {
  parameters?: Parameters;
  argTypes?: Partial<ArgTypes>;
}

/** Gives a file of stories its props and samples; what the file says itself goes before. */
export function withDocs(meta: Told, stories: Readonly<Record<string, Told>>, docs: ComponentDocs): void {
  const own = meta.argTypes ?? {};
  meta.argTypes = Object.fromEntries(
    Object.entries({ ...docs.argTypes, ...own }).map(([key]) => [key, { ...docs.argTypes[key], ...own[key] }]),
  );
  meta.parameters = withIn(meta.parameters, { description: { component: docs.description } });
  for (const [name, story] of Object.entries(stories)) {
    const code = docs.samples[name];
    // The code of the first example is open; that of all states is long, and a press away.
    const canvas = name === 'Default' ? { canvas: { sourceState: 'shown' } } : {};
    if (code !== undefined)
      story.parameters = withIn(story.parameters, { ...canvas, source: { code, language: 'tsx' } });
  }
}

const withIn = (parameters: Parameters | undefined, docs: object): Parameters => ({
  ...parameters,
  docs: { ...docs, ...(parameters?.['docs'] as object | undefined) },
});

/** The operator's table of configuration files, from their declarations. */
import { configurationFiles, configurationSchema } from '@karmik/model/configuration/files';

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
}

const kindOf = (property: Property): string =>
  property.enum ? property.enum.map((value) => `\`${value}\``).join(' or ') : (property.type ?? '');

/** Markdown: a table a file, a line a setting. */
export function configurationTables(): string {
  const parts = configurationFiles.map((file) => {
    const { properties = {} } = configurationSchema(file);
    const lines = Object.entries(properties as Record<string, Property>)
      .filter(([name]) => name !== '$schema')
      .map(
        ([name, property]) =>
          `| \`${name}\` | ${kindOf(property)} | \`${JSON.stringify(property.default)}\` | ${property.description ?? ''} |`,
      );
    return [`## ${file}.json`, '', '| setting | | default | |', '| --- | --- | --- | --- |', ...lines].join('\n');
  });
  return [
    '# Configuration files',
    '',
    'Written from their declarations in `packages/model/src/configuration` by `npm run generate`. A server publishes the JSON',
    'Schema of each beside it, as `/config/runtimeConfig.schema.json`; how the files are used is in [Operate](../operate.md).',
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
}

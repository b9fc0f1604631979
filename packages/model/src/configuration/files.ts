/** The four files of an installation, their checks, and what is published of them. */
import * as z from 'zod/mini';
import { meanings } from './kit.ts';
import { pageConfig, type PageConfig } from './page-config.ts';
import { pages } from './pages.ts';
import { runtimeConfig, type RuntimeConfig } from './runtime.ts';

/** What the four files say, complete. */
export interface Configuration {
  readonly runtimeConfig: RuntimeConfig;
  readonly userAppConfig: PageConfig;
  readonly supervisorAppConfig: PageConfig;
  readonly hrAppConfig: PageConfig;
}
export type ConfigurationFile = keyof Configuration;

const schemas = {
  runtimeConfig,
  userAppConfig: pageConfig('user'),
  supervisorAppConfig: pageConfig('supervisor'),
  hrAppConfig: pageConfig('admin'),
} satisfies Record<ConfigurationFile, z.ZodMiniType>;

export const configurationFiles = Object.keys(schemas) as ConfigurationFile[];

export interface ConfigurationProblem {
  /** Where in the file, from its root on. */
  readonly path: readonly string[];
  /** What is expected there. */
  readonly expected: string;
}

interface Checked<F extends ConfigurationFile> {
  readonly value: Configuration[F];
  readonly problems: readonly ConfigurationProblem[];
}

/**
 * Checks what a file holds. What is wrong in it is named and its default is in its place; the rest of the file holds.
 * @param content the parsed file; undefined where there is none
 */
export function checkConfiguration<F extends ConfigurationFile>(file: F, content: unknown): Checked<F> {
  const schema = schemas[file] as unknown as z.ZodMiniType<Configuration[F]>;
  if (content === undefined) return { value: schema.parse({}), problems: [] };
  if (!isObject(content))
    return { value: schema.parse({}), problems: [{ path: [], expected: 'must be an object in braces' }] };
  // The address of the schema, by which editors know it.
  const { $schema: _schema, ...rest } = content;
  const first = schema.safeParse(rest);
  if (first.success) return { value: first.data, problems: [] };
  const problems = first.error.issues.flatMap((issue) => problemsOf(issue, Object.keys(schemas[file].shape)));
  const healed = JSON.parse(JSON.stringify(rest)) as Record<string, unknown>;
  for (const { path } of problems) remove(healed, path);
  return { value: schema.parse(healed), problems };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemsOf(issue: z.core.$ZodIssue, known: readonly string[]): ConfigurationProblem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      expected: `is not known here. Known are: ${known.join(', ')}`,
    }));
  // The reason why a name is refused stands one step below.
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  return [{ path, expected: message }];
}

function remove(root: Record<string, unknown>, path: readonly string[]): void {
  const last = path.at(-1);
  let at: unknown = root;
  for (const name of path.slice(0, -1)) at = isObject(at) ? at[name] : undefined;
  if (last !== undefined && isObject(at)) delete at[last];
}

interface JsonSchema {
  [key: string]: unknown;
  properties?: Record<string, JsonSchema>;
}

/** The JSON Schema of a file. */
export function configurationSchema(file: ConfigurationFile): JsonSchema {
  const schema = z.toJSONSchema(schemas[file], { io: 'input', metadata: meanings }) as JsonSchema;
  const area = { userAppConfig: pages.user, supervisorAppConfig: pages.supervisor, hrAppConfig: pages.admin };
  const properties: Record<string, JsonSchema> = { $schema: { type: 'string' }, ...schema.properties };
  if (file !== 'runtimeConfig')
    properties['pages'] = {
      ...properties['pages'],
      properties: Object.fromEntries(area[file].map((path) => [path, { type: 'boolean' }])),
    };
  return { ...schema, title: `${file}.json`, properties };
}

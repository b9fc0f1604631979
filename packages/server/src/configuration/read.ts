/** Reading the four files of an installation at start (CFG-6). A bad one stops nothing: what is wrong is named, and its default holds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkConfiguration,
  configurationFiles,
  type Configuration,
  type ConfigurationFile,
} from '@karmik/model/configuration/files';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

export interface ReadConfiguration {
  readonly configuration: Configuration;
  /** One line each: file, line, path, and what is expected. */
  readonly warnings: readonly string[];
}

/** Settings of `runtimeConfig.json` that the environment sets, whatever the file says (CFG-7). */
export type FromEnvironment = Readonly<Record<string, string | boolean>>;

/** @param folder where the operator's files are; one that is not there stands for its defaults */
export function readConfiguration(folder: string, environment: FromEnvironment = {}): ReadConfiguration {
  const warnings: string[] = [];
  const read = <F extends ConfigurationFile>(file: F): Configuration[F] => {
    const path = join(folder, `${file}.json`);
    const source = parse(path, warnings);
    const { value, problems } = checkConfiguration(file, source?.content);
    for (const problem of problems) {
      const at = [...problem.path];
      const line = source && lineOf(source, at);
      const isSet = problem.path.length === 0 ? 'The defaults hold.' : 'Its default holds.';
      warnings.push(
        `${path}${line ? ` line ${line}` : ''}: ${at.join(' › ') || 'the file'} ${problem.expected}. ${isSet}`,
      );
    }
    return file === 'runtimeConfig' ? { ...value, ...environment } : value;
  };
  const configuration = Object.fromEntries(
    configurationFiles.map((file) => [file, read(file)]),
  ) as unknown as Configuration;
  const { trial_mode, trial_expires_on } = configuration.runtimeConfig;
  if (trial_mode && !trial_expires_on)
    warnings.push(
      `${join(folder, 'runtimeConfig.json')}: trial_expires_on must say when the trial ends, since trial_mode is on. The banner names no day.`,
    );
  return { configuration, warnings };
}

interface Source {
  readonly text: string;
  readonly tree: Node | undefined;
  readonly content: unknown;
}

function parse(path: string, warnings: string[]): Source | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      warnings.push(`${path}: the file cannot be read (${(error as Error).message}). The defaults hold.`);
    return undefined;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { text, tree, content: JSON.parse(text) as unknown };
  const what = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  warnings.push(`${path} line ${lineAt(text, first.offset)}: the file is no valid JSON (${what}). The defaults hold.`);
  return undefined;
}

/** The line of a value, or of the nearest thing around it, counted from 1. */
function lineOf({ text, tree }: Source, path: readonly string[]): number | undefined {
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return lineAt(text, (node.parent ?? node).offset);
  }
  return tree && lineAt(text, tree.offset);
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

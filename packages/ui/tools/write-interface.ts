/**
 * Writes `interface.txt`, the public interface of the package as a text to review: what each entry exports, and the props of
 * each component. With `--check` it writes nothing, names what differs, and ends with 1.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInterface, type EntryInterface, type Exported, type Prop } from './interface.ts';

const path = join(import.meta.dirname, '../interface.txt');

/** A type that is spelled out over lines is cut; its digest still tells a change. */
const LONGEST = 240;

const short = (text: string): string =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST / 2)} … ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

const propLine = ({ name, type, isRequired, defaultValue }: Prop): string =>
  `    ${name}${isRequired ? '' : '?'}: ${short(type)}${defaultValue === undefined ? '' : ` = ${defaultValue}`}`;

function linesOf({ name, kind, type, props = [] }: Exported): string[] {
  if (kind !== 'component')
    return [`  ${kind} ${name}${type === name ? '' : `: ${short(type)}`}`, ...props.map(propLine)];
  const own = props.filter(({ origin }) => origin === 'own');
  const others = props.filter(({ origin }) => origin === 'React Aria').map((prop) => prop.name);
  return [
    `  component ${name}`,
    ...own.map(propLine),
    ...(others.length > 0 ? [`    from React Aria: ${others.toSorted().join(', ')}`] : []),
  ];
}

/** The interface as a text, one line for each thing that an app can name. */
export const interfaceText = (entries: readonly EntryInterface[]): string =>
  entries
    .map(({ address, exports }) => `${address.replace('.', '@karmik/ui')}\n${exports.flatMap(linesOf).join('\n')}\n`)
    .join('\n');

if (import.meta.main) {
  const text = interfaceText(readInterface());
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else {
    const kept = new Set(readFileSync(path, 'utf8').split('\n'));
    const now = new Set(text.split('\n'));
    const gone = [...kept].filter((line) => !now.has(line)).map((line) => `- ${line.trim()}`);
    const come = [...now].filter((line) => !kept.has(line)).map((line) => `+ ${line.trim()}`);
    if (readFileSync(path, 'utf8') !== text) {
      process.stderr.write(
        `The public interface of @karmik/ui changed: add a changeset, then run npm run generate.\n${[...gone, ...come].join('\n')}\n`,
      );
      process.exitCode = 1;
    }
  }
}

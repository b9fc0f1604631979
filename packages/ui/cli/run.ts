import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { writeBrandFiles } from './brand-files.ts';

/** Where the command writes, so that it can be run without a process. */
export interface Streams {
  readonly stdout: Writable;
  readonly stderr: Writable;
}

const help = `karmik-ui makes the static files of a brand.

  karmik-ui brand brand.json --out public/brand

writes into the folder: <id>.css, <id>.contrast.md, and the fonts and logos that the brand names by a path.

  --out <folder>   where the files go, "brand" by default
  --report         print the contrast report too
  --help           print this

A brand with a wrong value or with colours that cannot be read writes nothing: the problems are on standard error, and the
command ends with 1.
`;

/**
 * Runs the command line.
 *
 * @returns the exit code: 0 if the files were written, 1 if the brand has problems, 2 if the command is not understood
 */
export async function run(args: readonly string[], { stdout, stderr }: Streams): Promise<number> {
  const refuse = (complaint: string): number => {
    stderr.write(`karmik-ui: ${complaint}\nTry karmik-ui --help\n`);
    return 2;
  };
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string', default: 'brand' },
        report: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (values.help) {
    stdout.write(help);
    return 0;
  }
  const [command, file, ...others] = positionals;
  if (command !== 'brand')
    return refuse(command === undefined ? 'Say a command.' : `There is no command "${command}".`);
  if (file === undefined) return refuse('Name the JSON file of the brand.');
  if (others.length > 0) return refuse(`One brand at a time: "${others[0]}" is one too many.`);

  const result = await writeBrandFiles({ file, out: values.out });
  if (!result.ok) {
    stderr.write(`${file} is not a brand yet:\n${result.problems.map((problem) => `  ${problem}\n`).join('')}`);
    return 1;
  }
  stdout.write(result.written.map((path) => `${path}\n`).join(''));
  const summary = /^\d+ of \d+ pairs pass.*$/m.exec(result.report)?.[0] ?? '';
  stdout.write(`\n${summary}\n${result.corrections.map((line) => `${line}\n`).join('')}`);
  if (values.report) stdout.write(`\n${result.report}`);
  return 0;
}

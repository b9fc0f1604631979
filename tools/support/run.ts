import { spawn, type SpawnOptions } from 'node:child_process';
import { dirname, join } from 'node:path';

/** The folder of the whole project. */
export const root = dirname(dirname(import.meta.dirname));
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
/** What every Node process of the project is started with. */
export const nodeFlags = ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning'];

/** Runs a program in the project and hands its output through. @returns its exit code */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Runs a script of the project with Node. */
export const runNode = (script: string, args: readonly string[] = [], options: SpawnOptions = {}): Promise<number> =>
  run(process.execPath, [...nodeFlags, join(root, script), ...args], options);

/** Runs a program whose failure ends the task. */
export async function must(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  const code = await run(program, args, options);
  if (code !== 0) process.exit(code);
}

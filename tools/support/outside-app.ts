import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bin } from './run.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Another app, outside the workspace. It has packed tarballs as they would come from a registry, and what their manifests ask for and
 * nothing else. What they ask for comes from this workspace, which has the same versions, so that no registry has a say in the result.
 */
export class OutsideApp {
  readonly folder = mkdtempSync(join(tmpdir(), 'outside-app-'));

  constructor() {
    this.write('package.json', { name: 'outside', private: true, type: 'module' });
  }

  /** Writes a file of the app; an object as JSON. */
  write(path: string, content: string | object): void {
    writeFileSync(join(this.folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Runs a program of the workspace in the app. @returns its output @throws where it fails, with its output */
  run(program: string, ...args: readonly string[]): string {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const env = { ...process.env, NODE_ENV: 'production' };
    try {
      return execFileSync(bin(program), args, { cwd: this.folder, encoding: 'utf8', stdio: [...stdio], env });
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${program} failed:\n${stdout}${stderr}`, { cause: error });
    }
  }

  /** Packs a built package of the workspace and unpacks it into the app. @returns the names of the files in the tarball */
  install(folder: string): string[] {
    const { name } = manifestOf(folder);
    const tarball = join(this.folder, `${name.replace(/\W+/g, '-')}.tgz`);
    execFileSync(bin('pnpm'), ['pack', '--out', tarball], { cwd: folder, stdio: 'ignore' });
    const target = join(this.folder, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    const { dependencies, peerDependencies } = manifestOf(target);
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) this.link(needed, folder);
    return execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map((path) => path.replace(/^package\//, ''));
  }

  /** Lets the app find a package as a folder of this workspace finds it, unless the app has it. */
  link(name: string, folder: string): void {
    const target = join(this.folder, 'node_modules', name);
    if (existsSync(target)) return;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(realpathSync(join(folder, 'node_modules', name)), target, 'junction');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Packs the package and has publint and "are the types wrong" look at the tarball. Fails if either finds a fault. */
import { rmSync } from 'node:fs';
import { pack, runBin } from './pack.ts';

const { folder, tarball } = pack();
try {
  process.stdout.write(runBin('node_modules/publint/src/cli.js', ['run', tarball, '--strict']));
  process.stdout.write(runBin('node_modules/@arethetypeswrong/cli/dist/index.js', [tarball, '--no-emoji']));
} catch (error) {
  const { stdout, stderr } = error as { stdout?: string; stderr?: string };
  process.stdout.write(`${stdout ?? ''}${stderr ?? ''}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

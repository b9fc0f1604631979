// Git keeps its own side of a generated file that both lines of work changed; `npm run generate` then writes it from what was merged.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** Sets up the driver that .gitattributes names, in the repository of this folder. Does nothing where there is no git, or where the folder is a part of another repository. */
export function setUpMergeDriver(root) {
  const git = (...args) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--show-toplevel');
  if (status !== 0 || realpathSync(stdout.trim()) !== realpathSync(root)) return;
  git('config', 'merge.karmik-generated.driver', 'true');
}

/**
 * Links nothing and runs nothing: reads each script of the build as a module, which fails where it exports what it does not declare. The
 * bundler writes such a chunk where a group takes a module that `import()` names. Exits with 1 and the names of the files.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vm from 'node:vm';

const flag = '--experimental-vm-modules';
if (process.execArgv.includes(flag)) checkAll();
else {
  const { status } = spawnSync(process.execPath, [flag, '--no-warnings', import.meta.filename], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function checkAll(): void {
  const assets = join(import.meta.dirname, '../dist/assets');
  for (const file of globSync('*.js', { cwd: assets }))
    try {
      new vm.SourceTextModule(readFileSync(join(assets, file), 'utf8'), { identifier: file });
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
}

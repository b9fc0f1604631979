import { join } from 'node:path';
import { readConfig } from '../../packages/server/src/config.ts';
import { folderStore } from '../../packages/server/src/files/store.ts';
import { makeLog, openStore } from '../../packages/server/src/runtime.ts';
import { root } from './run.ts';

/** The store of this installation for a task, beside a running server or without one. */
export async function openForTask(options: { migrate?: boolean } = {}) {
  const config = readConfig(process.env, root);
  const store = await openStore(config, makeLog('warn'), options);
  return { store, config, files: folderStore(join(config.dataFolder, 'files')), close: () => store.close() };
}

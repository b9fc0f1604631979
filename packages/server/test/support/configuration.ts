import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConfigurationFile } from '@karmik/model/configuration/files';

/** A folder with configuration files, as an operator would put them there. */
export function configurationFolder(files: Partial<Record<ConfigurationFile, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-config-'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  return folder;
}

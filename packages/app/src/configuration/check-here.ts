import { checkConfiguration, type Configuration, type ConfigurationFile } from '@karmik/model/configuration/files';

/**
 * Checks a configuration file that no server of the product has checked: faults are named on the console, and defaults are in their place.
 * @param content the parsed file; undefined where there is none
 * @param reason an error where the file could not be read
 */
export function checkHere<F extends ConfigurationFile>(file: F, content: unknown, reason: unknown): Configuration[F] {
  const address = `/config/${file}.json`;
  const isRead = reason instanceof Response && reason.ok;
  /* oxlint-disable no-console -- the operator looks here, where no server checks the files */
  if (!isRead) console.warn(`${address} cannot be read, so the defaults hold:`, reason);
  const { value, problems } = checkConfiguration(file, isRead ? content : undefined);
  for (const { path, expected } of problems)
    console.warn(`${address}: ${path.join(' › ') || 'the file'} ${expected}. Its default holds.`);
  /* oxlint-enable no-console */
  return value;
}

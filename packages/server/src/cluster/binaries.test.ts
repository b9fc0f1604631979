import { expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';

it('says what to set where no PostgreSQL is published for the platform', () => {
  expect(() => findBinaries('sunos-sparc')).toThrow(
    'No embedded PostgreSQL is published for sunos-sparc. Set DATABASE_URL to a PostgreSQL of your own (15 or later), for example postgres://karmik:secret@localhost:5432/karmik.',
  );
});

it('says so where the package of the platform was not installed', () => {
  const other = process.platform === 'darwin' ? 'linux-arm64' : 'darwin-arm64';
  expect(() => findBinaries(other)).toThrow(
    /is not installed\. Install again with optional packages\. Or: Set DATABASE_URL/,
  );
});

import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system account that the database runs as. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** PostgreSQL refuses to run as root: then it gets an account without rights. Undefined means "as this process". */
export function unprivilegedAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const found = accounts.find(([name]) => name === wanted);
    if (found) return { name: wanted, uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error(
    'The server runs as root, and PostgreSQL must not. Add an account named "postgres", run the server as another user, or set DATABASE_URL.',
  );
}

/** The first part of the way to `path` that an account without rights cannot pass, or undefined. */
export function closedFolder(path: string, account: SystemAccount): string | undefined {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

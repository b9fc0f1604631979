import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** Keys of this installation, made on first use and shared by all its server processes through the database. */
export interface Secrets {
  readonly accessTokenKey: Buffer;
  /** A keyed hash for links that carry their own proof, such as a file's address. */
  sign(text: string): string;
}

export async function loadSecrets(database: Database): Promise<Secrets> {
  const read = async (name: string): Promise<Buffer> => {
    await database.everywhere.query(
      'insert into server_secret (name, value) values ($1, $2) on conflict (name) do nothing',
      [name, randomBytes(32)],
    );
    const row = await database.everywhere.one<{ value: Buffer }>('select value from server_secret where name = $1', [
      name,
    ]);
    if (!row) throw new Error(`The secret ${name} could not be read from the database.`);
    return row.value;
  };
  const accessTokenKey = await read('access_token');
  const linkKey = await read('link');
  return { accessTokenKey, sign: (text) => createHmac('sha256', linkKey).update(text).digest('base64url') };
}

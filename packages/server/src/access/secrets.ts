import { createECDH, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** Keys of this installation, made on first use and shared by all its server processes through the database. */
export interface Secrets {
  readonly accessTokenKey: Buffer;
  /** A keyed hash for links that carry their own proof, such as a file's address. */
  sign(text: string): string;
  /** By which push services know this installation (VAPID, RFC 8292), as unpadded base64url. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string };
}

const curve = 'prime256v1';
const privateKeyBytes = 32;

/** A private key of full length: its leading zeros are left out by the generator. */
function newPushKey(): Buffer {
  const made = createECDH(curve);
  made.generateKeys();
  const key = made.getPrivateKey();
  return Buffer.concat([Buffer.alloc(privateKeyBytes - key.length), key]);
}

function pushKeysOf(privateKey: Buffer): Secrets['pushKeys'] {
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

export async function loadSecrets(database: Database): Promise<Secrets> {
  const read = async (name: string, make: () => Buffer = () => randomBytes(32)): Promise<Buffer> => {
    await database.everywhere.query(
      'insert into server_secret (name, value) values ($1, $2) on conflict (name) do nothing',
      [name, make()],
    );
    const row = await database.everywhere.one<{ value: Buffer }>('select value from server_secret where name = $1', [
      name,
    ]);
    if (!row) throw new Error(`The secret ${name} could not be read from the database.`);
    return row.value;
  };
  const accessTokenKey = await read('access_token');
  const linkKey = await read('link');
  return {
    accessTokenKey,
    sign: (text) => createHmac('sha256', linkKey).update(text).digest('base64url'),
    pushKeys: pushKeysOf(await read('push', newPushKey)),
  };
}

/** Passkeys as rows. */
import type { Passkey } from '@karmik/model/account/passkeys';
import type { Queries } from '../../../db/database.ts';
import type { StoredPasskey } from './ceremony.ts';

const stored = 'id, account_id, credential_id, public_key, counter, transports, user_handle, host';
const told = 'id, name, created_at, last_used_at, is_synced';

export const passkeysOf = (queries: Queries, accountId: number): Promise<StoredPasskey[]> =>
  queries.query<StoredPasskey>(`select ${stored} from passkey where account_id = $1 order by id`, [accountId]);

export const ownPasskeys = (queries: Queries, accountId: number): Promise<Passkey[]> =>
  queries.query<Passkey>(`select ${told} from passkey where account_id = $1 order by id`, [accountId]);

/** The passkey of a credential id, as a browser names it. */
export const findPasskey = (queries: Queries, credentialId: string): Promise<StoredPasskey | undefined> =>
  queries.one<StoredPasskey>(`select ${stored} from passkey where credential_id = $1`, [
    Buffer.from(credentialId, 'base64url'),
  ]);

/**
 * Writes down that a passkey signed. Of two that bring the same count at once, the row lets one pass.
 * @param counter how often the authenticator says that it has signed; 0 where it does not count
 * @returns whether it was used, and not a copy of it that counts from an earlier state
 */
export async function usePasskey(
  queries: Queries,
  id: number,
  { counter, isSynced }: { readonly counter: number; readonly isSynced: boolean },
  now: Date,
): Promise<boolean> {
  const used = await queries.query(
    `update passkey set counter = $2, is_synced = $3, last_used_at = $4
      where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [id, counter, isSynced, now],
  );
  return used.length === 1;
}

export async function insertPasskey(
  queries: Queries,
  passkey: Omit<StoredPasskey, 'id'> & { readonly name: string; readonly is_synced: boolean },
  now: Date,
): Promise<Passkey | undefined> {
  return queries.one<Passkey>(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, user_handle, host, is_synced, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (credential_id) do nothing returning ${told}`,
    [
      passkey.account_id,
      passkey.credential_id,
      passkey.public_key,
      passkey.counter,
      passkey.transports,
      passkey.user_handle,
      passkey.host,
      passkey.is_synced,
      passkey.name,
      now,
    ],
  );
}

/** Where the keys of an installation come from, and how they are changed. */
import type { Database, Queries } from '../db/database.ts';
import { KeysError, newKey, newKeys, readKeys, writeKeys, type Key, type Keys } from './keyring.ts';
import { seal, unseal, type SecretKind } from './sealed.ts';
import { secretsOf, type Secrets } from './secrets.ts';

/** The row that says under which key this database was last written, so that a lost file is noticed before another is made. */
const markName = 'key_id';
/** Names of rows that hold keys in databases of releases without a key file. */
const storedNames = ['access_token', 'link', 'push'] as const;
const lockKey = 7_355_611;

interface Opening {
  readonly path: string;
  readonly clock: () => Date;
  /** Whether a database whose keys are lost may go on with new ones, without what only the lost ones read. */
  readonly mayReplaceLost: boolean;
}

/**
 * The keys of this installation, made on first use. Keys that the database holds move into the file.
 * @throws KeysError where the file is missing or belongs to another installation
 */
export async function loadSecrets(database: Database, { path, clock, mayReplaceLost }: Opening): Promise<Secrets> {
  return database.patient.everywhere.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const rows = await queries.query<{ name: string; value: Buffer }>(
      'select name, value from server_secret where name = any($1)',
      [[markName, ...storedNames]],
    );
    const stored = new Map(rows.map(({ name, value }) => [name, value]));
    const mark = stored.get(markName)?.toString();
    const old = oldKeys(stored, clock());
    const found = readKeys(path);
    let isReplaced = false;
    if (!found && !old && mark !== undefined) {
      if (!mayReplaceLost) throw lost(path);
      isReplaced = true;
    }
    if (!found) writeKeys(path, old ?? newKeys(newKey(clock())), 'make');
    else if (old && !found.all.some(({ link }) => link.equals(old.all[0].link)))
      // A backup of a release without a key file, restored beside keys: what it holds was written under its own.
      writeKeys(path, { ...found, all: withOlder(found.all, old.all[0]) }, 'replace');
    const keys = readKeys(path);
    if (!keys) throw new KeysError(`The keys of the installation could not be kept in ${path}.`);
    if (mark !== undefined && !old && !isReplaced && !keys.all.some(({ id }) => id === mark)) {
      if (!mayReplaceLost) throw lost(path);
      isReplaced = true;
    }
    const secrets = secretsOf(path, clock);
    if (isReplaced) await forgetUnreadable(queries, secrets);
    await queries.query('delete from server_secret where name = any($1)', [[...storedNames]]);
    await setMark(queries, keys.all[0].id);
    return secrets;
  });
}

const lost = (path: string) =>
  new KeysError(
    `${path} does not hold the keys with which this database was written. Put the file back that belongs to it, or set KARMIK_KEYS_FILE. Where it is lost for good, start once with KARMIK_NEW_KEYS=1: second steps, recovery codes and passwords of mail servers are then set again.`,
  );

function oldKeys(stored: ReadonlyMap<string, Buffer>, now: Date): Keys | undefined {
  const [accessToken, link, push] = storedNames.map((name) => stored.get(name));
  if (!link) return undefined;
  return newKeys(newKey(now, { link, ...(accessToken ? { accessToken } : {}) }), push);
}

/** Older than all others, so that it verifies and decrypts alone. */
function withOlder(all: Keys['all'], key: Key): Keys['all'] {
  const oldest = Math.min(...all.map(({ madeAt }) => madeAt.getTime()));
  return [...all, { ...key, madeAt: new Date(Math.min(oldest - 1, key.madeAt.getTime())) }];
}

const setMark = (queries: Queries, id: string) =>
  queries.query(
    'insert into server_secret (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [markName, Buffer.from(id)],
  );

interface SealedPlace {
  readonly kind: SecretKind;
  readonly table: string;
  /** Columns of the owner, of what tells the owner's rows apart, and of the bytes. */
  readonly owner: string;
  readonly id: string;
  readonly column: string;
  /** What becomes of a row whose bytes nothing reads any more. */
  readonly forget: string;
}

/** Where something encrypted rests. */
const sealedPlaces: readonly SealedPlace[] = [
  ...['second_step', 'second_step_draft'].map((table) => ({
    kind: 'authenticator' as const,
    table,
    owner: 'user_id',
    id: 'user_id',
    column: 'app_key',
    forget: `delete from ${table}`,
  })),
  {
    kind: 'smtp',
    table: 'smtp_password',
    owner: 'organization_id',
    id: 'organization_id',
    column: 'sealed',
    forget: 'delete from smtp_password',
  },
  {
    kind: 'esewa',
    table: 'esewa_secret',
    owner: 'organization_id',
    id: 'organization_id',
    column: 'sealed',
    forget: 'delete from esewa_secret',
  },
  {
    kind: 'mail',
    table: 'email_log',
    owner: 'organization_id',
    id: 'id',
    column: 'sealed_body',
    forget: `update email_log set sealed_body = null, state = 'failed', error = 'The key that sealed this email is lost.'`,
  },
];

const sealedIn = (queries: Queries, { table, owner, id, column }: SealedPlace) =>
  queries.query<{ owner: number; id: number; sealed: Buffer }>(
    `select ${owner} as owner, ${id} as id, ${column} as sealed from ${table} where ${column} is not null order by ${owner}, ${id} for update`,
  );

/**
 * Adds a key that signs and encrypts from now on, and encrypts again what the older ones had. Running servers take it up by themselves.
 * @param isPushNew whether push services are to know the installation by a new key, too; browsers then register again
 * @returns the id of the new key, how many keys there are, and how much was encrypted again
 */
export async function rotateKeys(
  database: Database,
  path: string,
  clock: () => Date,
  { isPushNew = false } = {},
): Promise<{ id: string; keys: number; renewed: number }> {
  return database.patient.everywhere.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const keys = readKeys(path);
    if (!keys) throw lost(path);
    const added = newKey(clock());
    const { push } = isPushNew ? newKeys(added) : keys;
    writeKeys(path, { all: [added, ...keys.all], push }, 'replace');
    const secrets = secretsOf(path, clock);
    let renewed = 0;
    for (const place of sealedPlaces)
      for (const { owner, id, sealed } of await sealedIn(queries, place)) {
        await queries.query(
          `update ${place.table} set ${place.column} = $3 where ${place.owner} = $1 and ${place.id} = $2`,
          [owner, id, seal(secrets, place.kind, owner, unseal(secrets, place.kind, owner, sealed))],
        );
        renewed++;
      }
    await setMark(queries, added.id);
    return { id: added.id, keys: keys.all.length + 1, renewed };
  });
}

/** Removes what no key reads any more: its owners set it again. */
async function forgetUnreadable(queries: Queries, secrets: Secrets): Promise<void> {
  for (const place of sealedPlaces)
    for (const { owner, id, sealed } of await sealedIn(queries, place)) {
      try {
        unseal(secrets, place.kind, owner, sealed);
      } catch {
        await queries.query(`${place.forget} where ${place.owner} = $1 and ${place.id} = $2`, [owner, id]);
      }
    }
  await queries.query('delete from recovery_code');
}

/**
 * Access to the database. Every statement runs inside a scope: one organisation, or everywhere for the few tasks that cross
 * organisations (sign-in, jobs, setup). Each kind has its own role in PostgreSQL; the role of one organisation is handed that
 * organisation's id, and row-level security refuses rows of any other even where a statement forgot to ask for its own.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../cluster/cluster.ts';

// Days stay YYYY-MM-DD and exact decimals stay text; a JavaScript Date or float would change them. Ids fit in a number.
const types = pg.types;
/** PostgreSQL's number of the type bigint[]. */
const int8Array = 1016;
const parsers = new Map<number, (value: string) => unknown>([
  [int8Array, (value) => (value === '{}' ? [] : value.slice(1, -1).split(',').map(Number))],
  [types.builtins.INT8, Number],
  [types.builtins.DATE, (value) => value],
  [types.builtins.NUMERIC, (value) => value],
  [types.builtins.TIMESTAMP, (value) => value],
  [types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
]);
const customTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? types.getTypeParser(oid, format),
};

export type Row = Record<string, unknown>;
export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly (string | number | boolean | null | Date)[];

/** Statements in one scope. */
export interface Queries {
  query<T extends object = Row>(sql: string, values?: readonly Value[]): Promise<T[]>;
  /** The first row, or undefined. */
  one<T extends object = Row>(sql: string, values?: readonly Value[]): Promise<T | undefined>;
}

/** Statements in one organisation. `$1` is the organisation's id by custom in every statement that names one. */
export interface Tenant extends Queries {
  readonly organizationId: number;
  transaction<R>(work: (tenant: Tenant) => Promise<R>): Promise<R>;
}

/** Statements across organisations; for what has no organisation yet or serves all of them. */
export interface Everywhere extends Queries {
  transaction<R>(work: (everywhere: Everywhere) => Promise<R>): Promise<R>;
}

export interface Database {
  organization(id: number): Tenant;
  readonly everywhere: Everywhere;
  /** For libraries and migrations that bring their own statements: the owner's pool, without a scope. */
  readonly owner: pg.Pool;
  /** A connection of its own for what holds one all the time, such as listening. Its caller connects and ends it. */
  connect(name: string): pg.Client;
  /**
   * The same database for work that is begun anew where it was interrupted: its commits do not wait for the disk, and the next one that
   * does brings them along. The caller closes it.
   */
  hurried(): Database;
  readonly version: () => Promise<string>;
  close(): Promise<void>;
}

const scopeOf = Symbol('scope');
/** What a connection was told last: for whom it works, and since which minute. */
type ScopedClient = pg.PoolClient & { [scopeOf]?: string };

const names = new Map<string, string>();
/** Statements are prepared once a connection; the name is made from the text, so equal texts share it. */
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = createHash('sha1').update(sql).digest('hex').slice(0, 24);
    names.set(sql, name);
  }
  return name;
}

class Work implements Tenant, Everywhere {
  readonly organizationId: number;
  readonly #pool: pg.Pool;
  /** Set inside a transaction: all statements of the work share it. */
  readonly #client: pg.PoolClient | undefined;
  readonly #clock: () => Date;

  /** @param organizationId NaN for work that is bound to none, on the pool whose role may do that */
  constructor(pool: pg.Pool, organizationId: number, clock: () => Date, client?: pg.PoolClient) {
    this.#pool = pool;
    this.#clock = clock;
    this.#client = client;
    this.organizationId = organizationId;
  }

  async query<T extends object>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    const statement = { name: nameOf(sql), text: sql, values: values as unknown[] };
    if (this.#client) return (await this.#client.query<T>(statement)).rows;
    const client = await this.#enter();
    let failure: unknown;
    try {
      return (await client.query<T>(statement)).rows;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isBroken(failure));
    }
  }

  async one<T extends object>(sql: string, values?: readonly Value[]): Promise<T | undefined> {
    return (await this.query<T>(sql, values))[0];
  }

  async transaction<R>(work: (inner: Work) => Promise<R>): Promise<R> {
    if (this.#client) return work(this);
    const client = await this.#enter();
    let failure: unknown;
    try {
      await client.query('begin');
      const result = await work(new Work(this.#pool, this.organizationId, this.#clock, client));
      await client.query('commit');
      return result;
    } catch (error) {
      failure = error;
      await client.query('rollback').catch((rollback: unknown) => (failure = rollback));
      throw error;
    } finally {
      client.release(isBroken(failure));
    }
  }

  /**
   * A connection that works for this organisation and knows the server's time to the minute, by which views tell the day; one that did so
   * last time needs no word.
   */
  async #enter(): Promise<pg.PoolClient> {
    const client: ScopedClient = await this.#pool.connect();
    if (Number.isNaN(this.organizationId)) return client;
    const now = this.#clock();
    const scope = `${this.organizationId} ${Math.floor(now.getTime() / 60_000)}`;
    if (client[scopeOf] === scope) return client;
    delete client[scopeOf];
    try {
      await client.query({
        name: 'scope',
        text: `select set_config('app.organization_id', $1, false), set_config('app.now', $2, false)`,
        values: [String(this.organizationId), now.toISOString()],
      });
    } catch (error) {
      client.release(true);
      throw error;
    }
    client[scopeOf] = scope;
    return client;
  }
}

/** Whether a connection is unfit for further use after an error: the fault lies with it and not with the statement. */
const isBroken = (error: unknown): boolean =>
  error !== undefined && !(error instanceof pg.DatabaseError && !/^(08|57P|XX)/.test(error.code ?? ''));

export function isConnectionError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P|53300)/.test(error.code ?? '');
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return (
    ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
}

interface Opening {
  /** Options of each connection. */
  readonly settings?: string;
  /** What time it is for views that decide a day. @default the time of this process */
  readonly clock?: () => Date;
}

/** Opens the pools on a migrated database. `size` connections serve organisations, half as many the work across them. */
export function openDatabase(
  target: Connection | string,
  size: number,
  onError: (error: Error) => void,
  { settings = '', clock = () => new Date() }: Opening = {},
): Database {
  const place = typeof target === 'string' ? { connectionString: target } : target;
  const open = (name: string, max: number, options: string) => {
    const pool = new pg.Pool({
      ...place,
      types: customTypes,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      max,
      application_name: name,
      options: `-c timezone=UTC ${settings} ${options}`,
    });
    pool.on('error', onError);
    // A connection that ends between two statements of a transaction says so to nobody else; its next statement then fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  // One plan for all values: planning anew for each, as PostgreSQL would with these statements, costs more than running them.
  const generic = '-c plan_cache_mode=force_generic_plan';
  const app = open('karmik', size, `-c role=karmik_app ${generic}`);
  const everywhere = open(
    'karmik-everywhere',
    Math.max(2, Math.ceil(size / 2)),
    `-c role=karmik_everywhere ${generic}`,
  );
  const owner = open('karmik-owner', 4, '');
  return {
    organization: (id) => new Work(app, id, clock),
    everywhere: new Work(everywhere, Number.NaN, clock),
    owner,
    hurried: () => openDatabase(target, size, onError, { settings: '-c synchronous_commit=off', clock }),
    connect: (name) => new pg.Client({ ...place, keepAlive: true, application_name: name }),
    version: async () =>
      (await owner.query<{ v: string }>(`select current_setting('server_version') as v`)).rows[0]?.v ?? '',
    close: async () => {
      await Promise.all([app.end(), everywhere.end(), owner.end()]);
    },
  };
}

/**
 * Access to the database. Every statement runs inside a scope: one organisation, or everywhere for the few tasks that cross
 * organisations (sign-in, jobs, setup). Each kind has its own role in PostgreSQL; the role of one organisation is handed that
 * organisation's id, and row-level security refuses rows of any other even where a statement forgot to ask for its own.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../cluster/cluster.ts';
import { isBroken } from './failures.ts';
import { healthCheck, type Health } from './health.ts';

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
  | readonly (string | number | boolean | null | Date | Buffer)[];

/** Statements in one scope. */
export interface Queries {
  /** Whether nothing can listen to what is announced here, since no account can sign in yet. */
  readonly isUnheard?: boolean;
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
   * The same database for the making of the demo, which begins again where it was interrupted: its commits do not wait for the disk, and
   * the next one that does brings them along; announcements are left out. The caller closes it.
   */
  hurried(): Database;
  /** The same pools for work behind requests, whose statements may take longer. */
  readonly patient: Database;
  /**
   * Opens all connections of the pools ahead and keeps them. A process of PostgreSQL reads for itself what tables, columns and functions are,
   * which takes as long as many answers. The person who asks meanwhile goes before.
   * @param tables what many answers read
   */
  warm(tables: readonly string[]): Promise<void>;
  /** Whether rows can be written now. Those who ask meanwhile share one try. */
  health(): Promise<Health>;
  close(): Promise<void>;
}

const scopeOf = Symbol('scope');
const patienceOf = Symbol('patience');
const brokenOf = Symbol('broken');
/**
 * What a connection was told last: for whom it works, since which minute, and how long its statements may take; and whether a statement found
 * it broken.
 */
type ScopedClient = pg.PoolClient & { [scopeOf]?: string; [patienceOf]?: Patience; [brokenOf]?: true };

/** How long statements may take, in milliseconds. */
interface Patience {
  readonly statement: number;
  /** Waiting for a lock. */
  readonly lock: number;
}

/** A statement that the database itself does not end, since it hangs, is given up this much later. */
const graceMs = 5_000;
const lockMs = 5_000;
const ofBackground: Patience = { statement: 300_000, lock: 60_000 };
/** Migrations, backups and whatever else has a pool of its own. */
const ofUpkeep: Patience = { statement: 6 * 3_600_000, lock: 600_000 };
/** Within which health answers. */
export const healthMs = 2_000;
const waitForConnectionMs = 10_000;

/** A disk of today, and memory more so, reads anywhere at almost the cost of the next page; PostgreSQL reckons with a turning one. */
const costs = '-c random_page_cost=1.1';

const settingsOf = ({ statement, lock }: Patience) => `-c statement_timeout=${statement} -c lock_timeout=${lock}`;

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

/** What all work on one pool shares. */
interface Ground {
  readonly pool: pg.Pool;
  readonly clock: () => Date;
  readonly patience: Patience;
  readonly isUnheard: boolean;
  /** Hears of each failure. */
  readonly onFailure: (error: unknown) => void;
}

class Work implements Tenant, Everywhere {
  readonly organizationId: number;
  readonly #ground: Ground;
  /** Set inside a transaction: all statements of the work share it. */
  readonly #client: ScopedClient | undefined;
  /** Whether the transaction has ended, and its connection may work for someone else. */
  #isOver = false;

  /** @param organizationId NaN for work that is bound to none, on the pool whose role may do that */
  constructor(ground: Ground, organizationId: number, client?: ScopedClient) {
    this.#ground = ground;
    this.#client = client;
    this.organizationId = organizationId;
  }

  get isUnheard(): boolean {
    return this.#ground.isUnheard;
  }

  async query<T extends object>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    const statement = { name: nameOf(sql), text: sql, values: values as unknown[] };
    if (this.#isOver) throw new Error('A statement came after the end of its transaction.');
    if (this.#client) return (await this.#send<T>(this.#client, statement)).rows;
    const client = await this.#enter();
    try {
      return (await this.#send<T>(client, statement)).rows;
    } catch (error) {
      this.#ground.onFailure(error);
      throw error;
    } finally {
      client.release(client[brokenOf]);
    }
  }

  async one<T extends object>(sql: string, values?: readonly Value[]): Promise<T | undefined> {
    return (await this.query<T>(sql, values))[0];
  }

  async transaction<R>(work: (inner: Work) => Promise<R>): Promise<R> {
    if (this.#client) return work(this);
    const client = await this.#enter();
    const inner = new Work(this.#ground, this.organizationId, client);
    try {
      await this.#send(client, { text: 'begin' });
      const result = await work(inner);
      inner.#isOver = true;
      await this.#send(client, { text: 'commit' });
      return result;
    } catch (error) {
      inner.#isOver = true;
      this.#ground.onFailure(error);
      // A connection that is done for takes no more; its end rolls back, too. One on which work was refused is as good as before.
      if (!client[brokenOf]) await this.#send(client, { text: 'rollback' }).catch(() => (client[brokenOf] = true));
      throw error;
    } finally {
      client.release(client[brokenOf]);
    }
  }

  async #send<T extends object>(client: ScopedClient, statement: pg.QueryConfig): Promise<pg.QueryResult<T>> {
    const limited: LimitedQuery = { ...statement, query_timeout: this.#ground.patience.statement + graceMs };
    try {
      return await client.query<T>(limited);
    } catch (error) {
      if (isBroken(error)) client[brokenOf] = true;
      throw error;
    }
  }

  /**
   * A connection that works for this organisation and knows the server's time to the minute, by which views tell the day; one that did so
   * last time needs no word.
   */
  async #enter(): Promise<ScopedClient> {
    const { pool, clock, patience } = this.#ground;
    const client: ScopedClient = await pool.connect();
    try {
      if (client[patienceOf] !== patience) await this.#setPatience(client);
      if (Number.isNaN(this.organizationId)) return client;
      const now = clock();
      const scope = `${this.organizationId} ${Math.floor(now.getTime() / 60_000)}`;
      if (client[scopeOf] === scope) return client;
      delete client[scopeOf];
      await this.#send(client, {
        name: 'scope',
        text: `select set_config('app.organization_id', $1, false), set_config('app.now', $2, false)`,
        values: [String(this.organizationId), now.toISOString()],
      });
      client[scopeOf] = scope;
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #setPatience(client: ScopedClient): Promise<void> {
    const { patience } = this.#ground;
    delete client[patienceOf];
    await this.#send(client, {
      name: 'patience',
      text: `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false)`,
      values: [String(patience.statement), String(patience.lock)],
    });
    client[patienceOf] = patience;
  }
}

/** The driver takes a limit for each statement, which its types do not tell. */
type LimitedQuery = pg.QueryConfig & { readonly query_timeout: number };

interface Opening {
  /** Options of each connection. */
  readonly settings?: string;
  /** What time it is for views that decide a day. @default the time of this process */
  readonly clock?: () => Date;
  /** How long a statement of a request may take, in milliseconds. */
  readonly statementMs?: number;
  readonly isUnheard?: boolean;
}

/** How a session is found, as every answer that is not public needs it. */
const whoAsks = `select * from auth_session s join users u on u.id = s.user_id join membership m on m.account_id = u.id
   join organization o on o.id = m.organization_id limit 0`;

/** Opens what is left of a pool, one connection after the other, until someone waits for one of them. */
async function warmUp(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const { max } = pool.options;
  pool.options.min = max;
  const held: pg.PoolClient[] = [];
  try {
    while (held.length < max && pool.waitingCount === 0) {
      const client = await pool.connect();
      held.push(client);
      for (const text of statements) await client.query(text);
    }
  } finally {
    for (const client of held) client.release();
  }
}

/** Opens the pools on a migrated database. `size` connections serve organisations, half as many the work across them. */
export function openDatabase(
  target: Connection | string,
  size: number,
  onError: (error: Error) => void,
  { settings = '', clock = () => new Date(), statementMs = 15_000, isUnheard = false }: Opening = {},
): Database {
  const place = typeof target === 'string' ? { connectionString: target } : target;
  const ofRequests: Patience = { statement: statementMs, lock: Math.min(lockMs, statementMs) };
  const open = (name: string, max: number, patience: Patience, options: string, limits: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({
      ...place,
      types: customTypes,
      connectionTimeoutMillis: waitForConnectionMs,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      max,
      application_name: name,
      options: `-c timezone=UTC ${costs} ${settingsOf(patience)} ${settings} ${options}`,
      ...limits,
    });
    pool.on('error', onError);
    pool.on('connect', (client: ScopedClient) => {
      client[patienceOf] = patience;
      // A connection that ends between two statements of a transaction says so to no one else; its next statement then fails.
      client.on('error', () => undefined);
    });
    return pool;
  };
  // One plan for all values: planning again for each, as PostgreSQL would with these statements, costs more than running them.
  const generic = '-c plan_cache_mode=force_generic_plan';
  const app = open('karmik', size, ofRequests, `-c role=karmik_app ${generic}`);
  const everywhere = open(
    'karmik-everywhere',
    Math.max(2, Math.ceil(size / 2)),
    ofRequests,
    `-c role=karmik_everywhere ${generic}`,
  );
  const owner = open('karmik-owner', 4, ofUpkeep, '');
  const checks = open('karmik-health', 1, { statement: healthMs, lock: healthMs }, '', {
    connectionTimeoutMillis: healthMs,
    query_timeout: healthMs,
  });
  const health = healthCheck(checks, healthMs);
  const all = [app, everywhere, owner, checks];
  const serve = (patience: Patience): Database => {
    const ground = (pool: pg.Pool): Ground => ({
      pool,
      clock,
      patience,
      isUnheard,
      onFailure: health.hear,
    });
    const ofEverywhere = ground(everywhere);
    const ofApp = ground(app);
    const database: Database = {
      organization: (id) => new Work(ofApp, id),
      everywhere: new Work(ofEverywhere, Number.NaN),
      owner,
      get patient() {
        return patience === ofBackground ? database : patient;
      },
      hurried: () =>
        openDatabase(target, size, onError, { settings: '-c synchronous_commit=off', clock, isUnheard: true }).patient,
      connect: (name) => new pg.Client({ ...place, keepAlive: true, application_name: name }),
      warm: async (tables) => {
        await warmUp(everywhere, [whoAsks]);
        await warmUp(
          app,
          tables.map((table) => `select * from ${table} limit 0`),
        );
      },
      health: health.check,
      close: async () => {
        await Promise.all(all.map((pool) => pool.end()));
      },
    };
    return database;
  };
  const patient = serve(ofBackground);
  return serve(ofRequests);
}

/** Statements of one organisation in a transaction that crosses the wall, as accounts need. */
export const insideOf = (queries: Queries, organizationId: number): Tenant => {
  const tenant: Tenant = {
    organizationId,
    isUnheard: queries.isUnheard ?? false,
    query: (sql, values) => queries.query(sql, values),
    one: (sql, values) => queries.one(sql, values),
    transaction: (work) => work(tenant),
  };
  return tenant;
};

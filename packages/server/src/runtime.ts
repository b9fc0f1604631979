/** Putting a server together: database, migrations, background work, HTTP; and taking it apart in order. */
import { join } from 'node:path';
import { pino, type DestinationStream } from 'pino';
import { loadSecrets } from './access/installation-keys.ts';
import { openCluster, type Cluster } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import { readConfiguration } from './configuration/read.ts';
import type { Context } from './context.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { makePartitions } from './db/partitions.ts';
import { sweepFiles } from './files/routes.ts';
import { folderStore } from './files/store.ts';
import { followDays } from './approval/follow-people.ts';
import { enforceTimeLimits } from './approval/time-limits.ts';
import { SharedAnswers } from './entity/shared-answers.ts';
import { sweepKeys } from './entity/idempotency.ts';
import { buildApp, type AppOptions } from './http/app.ts';
import type { Api } from './http/api.ts';
import { jobRunner } from './jobs/jobs.ts';
import { ticker } from './jobs/ticker.ts';
import { mailSender } from './mail/sender.ts';
import { Modules, type RecurringWork, type ServerModule } from './modules/define-module.ts';
import { spreadsheetReader } from './modules/imports/turns.ts';
import { operationJobs } from './operations/run.ts';
import { modules } from './modules/modules.ts';
import { internet, type Network } from './outside/fetch-outside.ts';
import { Stopwatch } from './stopwatch.ts';
import { pushService, type PushService } from './modules/notification/push/web-push.ts';

export interface Store {
  readonly database: Database;
  readonly kind: 'embedded' | 'own';
  /** Migrations that were applied while opening. */
  readonly applied: string[];
  close(): Promise<void>;
}

type Log = Context['log'];

/** @param to where it is written; absent: the output of the process */
export const makeLog = (level: string, to?: DestinationStream): Log => {
  const options = { level, base: null, redact: ['req.headers.authorization', 'req.headers.cookie'] };
  return to ? pino(options, to) : pino(options);
};

/** Opens the database of a configuration and, unless told otherwise, brings it to this release. */
export async function openStore(
  config: Config,
  log: Log,
  { migrate: mayMigrate = true, watch = new Stopwatch() }: { migrate?: boolean; watch?: Stopwatch } = {},
): Promise<Store> {
  const hear = { info: (text: string) => log.info(text), error: (text: string) => log.error(text) };
  const cluster: Cluster | undefined = config.databaseUrl
    ? undefined
    : await watch.time('database', () => openCluster(config.dataFolder, hear));
  const database = openDatabase(
    cluster?.connection ?? config.databaseUrl ?? '',
    config.poolSize,
    // Not the error as it is: the pool hangs the whole connection on it, with the key by which its statements can be cancelled.
    (error) => log.warn({ reason: error.message }, 'a database connection ended'),
    { statementMs: config.statementSeconds * 1_000 },
  );
  const close = async () => {
    await database.close();
    await cluster?.close();
  };
  try {
    return {
      database,
      kind: cluster ? 'embedded' : 'own',
      applied: mayMigrate ? await watch.time('migrations', () => migrate(database.owner)) : [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export interface Server {
  readonly app: Api;
  readonly context: Context;
  /** Ends in order: no new requests, running ones to their end, background work to its next checkpoint, then the database. */
  close(): Promise<void>;
}

export interface ContextOptions {
  readonly clock?: () => Date;
  /** What hands messages to push services; tests bring one that calls nobody. */
  readonly push?: PushService;
  /** Where names lead, and what may be called; tests bring one of their own. */
  readonly network?: Network;
  /** Modules beyond the product's own, as tests bring them; their entities are the server's `entities`. */
  readonly modules?: readonly ServerModule[];
}

export async function makeContext(
  config: Config,
  store: Store,
  log: Log,
  options: ContextOptions = {},
): Promise<Context> {
  const { configuration, warnings } = readConfiguration(config.configurationFolder, config.runtime);
  for (const warning of warnings) log.warn(warning);
  const clock = options.clock ?? (() => new Date());
  const secrets = await loadSecrets(store.database, {
    path: config.keysFile,
    clock,
    mayReplaceLost: config.mayReplaceLostKeys,
  });
  return {
    config,
    configuration,
    database: store.database,
    databaseKind: store.kind,
    clock,
    answers: new SharedAnswers(clock),
    secrets,
    files: folderStore(join(config.dataFolder, 'files')),
    jobs: jobRunner(store.database.patient, log),
    spreadsheets: spreadsheetReader(),
    modules: new Modules([...modules, ...(options.modules ?? [])]),
    network: options.network ?? internet,
    push: options.push ?? pushService(config, secrets),
    log,
  };
}

/** Builds the whole server on an open store, and begins its background work. It listens when its caller says so. */
export const makeServer = async (serving: Context, store: Store, options: AppOptions = {}): Promise<Server> =>
  beginWork(serving, store, await buildApp(serving, options));

/** Statements of background work may take longer than those that a person waits for. */
const patiently = (serving: Context): Context => ({ ...serving, database: serving.database.patient });

/** Begins to run the jobs that people ask for. */
export function beginJobs(serving: Context): void {
  const context = patiently(serving);
  for (const { jobs } of context.modules.all) jobs?.(context);
  operationJobs(context);
  context.jobs.start();
}

/** Begins the background work of a server whose endpoints are built. */
export function beginWork(serving: Context, store: Store, app: Api): Server {
  const context = patiently(serving);
  const { all, requestKinds } = context.modules;
  const mail = mailSender(context);
  beginJobs(serving);
  const recurring: RecurringWork[] = [
    ...all.flatMap((module) => module.recurring?.(context) ?? []),
    { name: 'sending mail', everyMs: 2_000, work: () => mail.begin() },
    { name: 'time limits of approvals', work: () => enforceTimeLimits(context, requestKinds) },
    { name: 'requests following supervisors', work: () => followDays(context) },
    { name: 'forgetting idempotency keys', everyMs: 3_600_000, work: () => sweepKeys(context) },
    {
      name: 'making partitions ahead',
      everyMs: 3_600_000,
      work: () => makePartitions(context.database.owner, context.clock()),
    },
    {
      name: 'removing unused uploads',
      everyMs: 3_600_000,
      async work() {
        for (const { releaseFiles } of all) await releaseFiles?.(context);
        await sweepFiles(context);
      },
    },
  ];
  const dueMs = context.config.dueSeconds * 1_000;
  const tickers = recurring.map(({ name, everyMs = dueMs, work }) => ticker(name, everyMs, work, context.log));
  return {
    app,
    context: serving,
    async close() {
      await app.close();
      await Promise.all([...tickers.map((one) => one.stop()), context.jobs.stop()]);
      await mail.close();
      await store.close();
    },
  };
}

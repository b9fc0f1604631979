/** Putting a server together: database, migrations, background work, HTTP; and taking it apart in order. */
import { join } from 'node:path';
import { pino } from 'pino';
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
import { mailSender } from './mail/mail.ts';
import { Modules, type RecurringWork, type ServerModule } from './modules/define-module.ts';
import { spreadsheetReader } from './modules/imports/turns.ts';
import { modules } from './modules/modules.ts';
import { internet, type Network } from './outside/fetch-outside.ts';
import { pushService, type PushService } from './modules/notification/push/web-push.ts';

export interface Store {
  readonly database: Database;
  readonly kind: 'embedded' | 'own';
  /** Migrations that were applied while opening. */
  readonly applied: string[];
  close(): Promise<void>;
}

type Log = Context['log'];

export const makeLog = (level: string): Log =>
  pino({ level, base: null, redact: ['req.headers.authorization', 'req.headers.cookie'] });

/** Opens the database of a configuration and, unless told otherwise, brings it to this release. */
export async function openStore(config: Config, log: Log, options: { migrate?: boolean } = {}): Promise<Store> {
  const cluster: Cluster | undefined = config.databaseUrl
    ? undefined
    : await openCluster(config.dataFolder, { info: (text) => log.info(text), error: (text) => log.error(text) });
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
      applied: options.migrate === false ? [] : await migrate(database.owner),
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

/** Builds the whole server on an open store. It listens when its caller says so. */
export async function makeServer(serving: Context, store: Store, options: AppOptions = {}): Promise<Server> {
  const app = await buildApp(serving, options);
  // Nobody waits for what follows.
  const context = { ...serving, database: serving.database.patient };
  const { all, requestKinds } = context.modules;
  for (const { jobs } of all) jobs?.(context);
  const mail = mailSender(context);
  context.jobs.start();
  const recurring: RecurringWork[] = [
    ...all.flatMap((module) => module.recurring?.(context) ?? []),
    { name: 'sending mail', everyMs: 2_000, work: () => mail.sendWaiting() },
    { name: 'time limits of approvals', everyMs: 60_000, work: () => enforceTimeLimits(context, requestKinds) },
    { name: 'requests following supervisors', everyMs: 60_000, work: () => followDays(context) },
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
  const tickers = recurring.map(({ name, everyMs, work }) => ticker(name, everyMs, work, context.log));
  return {
    app,
    context: serving,
    async close() {
      await app.close();
      await Promise.all([...tickers.map((one) => one.stop()), context.jobs.stop()]);
      mail.close();
      await store.close();
    },
  };
}

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
import { releaseUndeclared } from './modules/hris/pre-employment/declarations.ts';
import { sweepFiles } from './files/routes.ts';
import { folderStore } from './files/store.ts';
import { remindApprovers } from './approval/reminders.ts';
import { sweepKeys } from './entity/idempotency.ts';
import { buildApp, type AppOptions } from './http/app.ts';
import type { Api } from './http/api.ts';
import { jobRunner } from './jobs/jobs.ts';
import { ticker } from './jobs/ticker.ts';
import { mailSender } from './mail/mail.ts';
import { mailAccountNotices } from './modules/account/account-notices.ts';
import { recoverAccounts } from './modules/account/recovery.ts';
import { sweepSignIns } from './modules/account/sweep.ts';
import { checkAudits, handleAuditChecks } from './modules/audit/check.ts';
import { sealAudit } from './modules/audit/seal.ts';
import { spreadsheetReader } from './modules/imports/turns.ts';
import { handleImports } from './modules/imports/work.ts';
import { sweepAnswerCounts } from './modules/forms/answer-limit.ts';
import { remindOfDocuments } from './modules/hris/file/document-reminders.ts';
import { applyEmployments } from './modules/hris/file/employment.ts';
import { askKinds } from './modules/hris/pre-employment/personal-link-kinds.ts';
import { expireAsks } from './modules/hris/pre-employment/personal-link-requests.ts';
import { expireOffers } from './modules/hris/pre-employment/candidates.ts';
import { offBoardDue } from './modules/hris/leaving/off-boarding.ts';
import { publishDue } from './modules/noticeboard/posts.ts';
import { mailDigests, mailDue } from './modules/notification/mails.ts';
import { remindDue } from './modules/notification/own.ts';
import { addressDue, forgetBrowsers, pushSender } from './modules/notification/push/deliver.ts';
import { pushService, type PushService } from './modules/notification/push/web-push.ts';
import { makeRecurringTasks } from './modules/task/recurrences.ts';
import { readers } from './modules/readers.ts';
import { requestKinds } from './modules/request-kinds.ts';
import { applyTransfers } from './modules/transfer/requests.ts';
import { sweepReceiptTries } from './modules/whistle-blower/receipt-tries.ts';
import { wipeExpired } from './modules/whistle-blower/retention.ts';

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

export interface ServerOptions extends AppOptions {
  readonly clock?: () => Date;
  /** What hands messages to push services; tests bring one that calls nobody. */
  readonly push?: PushService;
}

export async function makeContext(
  config: Config,
  store: Store,
  log: Log,
  clock: () => Date = () => new Date(),
): Promise<Context> {
  const { configuration, warnings } = readConfiguration(config.configurationFolder, config.runtime);
  for (const warning of warnings) log.warn(warning);
  return {
    config,
    configuration,
    database: store.database,
    databaseKind: store.kind,
    clock,
    secrets: await loadSecrets(store.database, {
      path: config.keysFile,
      clock,
      mayReplaceLost: config.mayReplaceLostKeys,
    }),
    files: folderStore(join(config.dataFolder, 'files')),
    jobs: jobRunner(store.database.patient, log),
    spreadsheets: spreadsheetReader(),
    readers,
    log,
  };
}

/** Builds the whole server on an open store. It listens when its caller says so. */
export async function makeServer(serving: Context, store: Store, options: ServerOptions = {}): Promise<Server> {
  const app = await buildApp(serving, options);
  // Nobody waits for what follows.
  const context = { ...serving, database: serving.database.patient };
  const { database, log } = context;
  handleImports(context);
  handleAuditChecks(context);
  const mail = mailSender(context);
  const push = pushSender(context, options.push ?? pushService(context.config, context.secrets));
  context.jobs.start();
  const tickers = [
    ticker('publishing scheduled posts', 1_000, () => publishDue(database.everywhere, context.clock()), log),
    ticker('bringing reminders back', 1_000, () => remindDue(database.everywhere, context.clock()), log),
    ticker('mailing notifications', 2_000, () => mailDue(context), log),
    ticker('mailing digests', 60_000, () => mailDigests(context), log),
    ticker('recovering accounts', 1_000, () => recoverAccounts(context), log),
    ticker('telling owners of accounts', 2_000, () => mailAccountNotices(context), log),
    ticker('sending mail', 2_000, () => mail.sendWaiting(), log),
    ticker('addressing pushes', 2_000, () => addressDue(context), log),
    ticker('pushing to browsers', 2_000, () => push.sendWaiting(), log),
    ticker('forgetting browsers', 60_000, () => forgetBrowsers(context), log),
    ticker('reminding approvers', 60_000, () => remindApprovers(context, requestKinds), log),
    ticker('letting employments take effect', 60_000, () => applyEmployments(context), log),
    ticker('making recurring tasks', 60_000, () => makeRecurringTasks(context), log),
    ticker('ending offers', 60_000, () => expireOffers(context), log),
    ticker('ending questions about candidates', 60_000, () => expireAsks(context, askKinds), log),
    ticker('off-boarding', 2_000, () => offBoardDue(context), log),
    ticker('reminding of documents', 3_600_000, () => remindOfDocuments(context), log),
    ticker('applying transfers', 60_000, () => applyTransfers(context), log),
    ticker('forgetting tries of receipts', 300_000, () => sweepReceiptTries(context), log),
    ticker('forgetting counts of answers', 3_600_000, () => sweepAnswerCounts(context), log),
    ticker('wiping whistle-blower reports', 3_600_000, () => wipeExpired(context), log),
    ticker('sealing the audit', 60_000, () => sealAudit(context), log),
    ticker('checking the audit', 60_000, () => checkAudits(context), log),
    ticker('forgetting idempotency keys', 3_600_000, () => sweepKeys(context), log),
    ticker('forgetting unfinished sign-ins', 3_600_000, () => sweepSignIns(database.everywhere, context.clock()), log),
    ticker(
      'removing unused uploads',
      3_600_000,
      async () => {
        await releaseUndeclared(context);
        await sweepFiles(context);
      },
      log,
    ),
  ];
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

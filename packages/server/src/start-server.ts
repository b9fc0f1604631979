/** Starts the server as its configuration says, and stops it on a signal. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NoBinariesError } from './cluster/binaries.ts';
import { KeysError } from './access/keyring.ts';
import { ConfigError, readConfig } from './config.ts';
import { MigrationError } from './db/migrate.ts';
import { greeting, hostOf } from './greeting.ts';
import { firstRunCode } from './modules/account/first-run.ts';
import { buildApp } from './http/app.ts';
import { beginWork, makeContext, makeLog, openStore, type Server } from './runtime.ts';
import { hasPrintedPassword } from './seed/demo-accounts.ts';
import { makeDemo, prepareDemo } from './seed/demo-process.ts';
import { Stopwatch } from './stopwatch.ts';

const root = join(import.meta.dirname, '../../..');

export interface StartOptions {
  /** Settles once the browser application is built; the server answers only then. @default it is built */
  readonly application?: Promise<void>;
  /** Prints what the start took, with the parts that it has already. @default nothing is printed of it */
  readonly times?: Stopwatch;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Ends the process with 1 where the server does not start. */
export async function startServer({ application, times, print, printError }: StartOptions): Promise<void> {
  try {
    await start(application, times, print);
  } catch (error) {
    printError(`\nKarmik HR did not start.\n${explain(error)}`);
    process.exit(1);
  }
}

async function start(
  application: Promise<void> | undefined,
  times: Stopwatch | undefined,
  print: (text: string) => void,
): Promise<void> {
  const config = readConfig(process.env, root);
  const log = makeLog(config.logLevel);
  const watch = times ?? new Stopwatch();
  // Where there is no cluster yet, the process of the demo loads while it is made.
  const isNew = config.databaseUrl === undefined && !existsSync(join(config.dataFolder, 'postgres'));
  const demo = config.demo && isNew ? prepareDemo() : undefined;
  const store = await openStore(config, log, { watch });
  let server: Server | undefined;
  let closing: Promise<void> | undefined;
  // A start that fails may be told to stop at the same time.
  const close = () => (closing ??= (server ?? store).close());
  const stop = async (signal: string) => {
    process.once(signal, () => process.exit(1));
    log.info(`${signal}: stopping`);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(signal));
  try {
    const context = await makeContext(config, store, log);
    const { patient } = store.database;
    const endpoints = async () => {
      await application;
      return buildApp(context, {
        appFolder: join(root, 'packages/app/dist'),
        storybookFolder: join(root, 'storybook-static'),
      });
    };
    // The demo is made by a process of its own, while this one has time. What fails ends the start at once.
    const [demoPassword, app] = await Promise.all([
      config.demo ? watch.time('demo', () => makeDemo(patient, demo)) : undefined,
      endpoints(),
    ]);
    const start = {
      host: config.host,
      hasPrintedPassword: await hasPrintedPassword(store.database),
      demoPassword,
      firstRunCode: await firstRunCode(store.database),
    };
    server = beginWork(context, store, app);
    const listening = await app.listen({ port: config.port, host: hostOf(start) });
    const address = config.publicUrl.includes('localhost')
      ? listening.replace(/\/\/(0\.0\.0\.0|\[::\]|127\.0\.0\.1)/, '//localhost')
      : config.publicUrl;
    print(greeting({ ...start, address, times: times?.lines() }));
    const tables = context.modules.all.flatMap(({ readByMany = [] }) => readByMany);
    store.database.warm(tables).catch((error: unknown) => log.warn(error, 'connections were not opened ahead'));
  } catch (error) {
    await close();
    throw error;
  }
}

function explain(error: unknown): string {
  const foreseen = [ConfigError, KeysError, MigrationError, NoBinariesError].some((kind) => error instanceof kind);
  if (foreseen && error instanceof Error) return error.message;
  const { code, message, port } = (error ?? {}) as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port ?? ''} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === '28P01' || code === '28000')
    return `The database refused the sign-in of DATABASE_URL: ${message ?? ''}.`;
  if (code === '3D000') return `The database of DATABASE_URL does not exist: ${message ?? ''}. Create it first.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL does not answer: ${message ?? ''}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

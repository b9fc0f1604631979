/** Starts the server: `node --conditions=karmik-src packages/server/src/main.ts`. */
import { join } from 'node:path';
import { NoBinariesError } from './cluster/binaries.ts';
import { ConfigError, readConfig } from './config.ts';
import { MigrationError } from './db/migrate.ts';
import { firstRunCode } from './modules/account/first-run.ts';
import { makeContext, makeLog, makeServer, openStore, type Server } from './runtime.ts';
import { demoAccounts, ensureDemo } from './seed/demo.ts';

const root = join(import.meta.dirname, '../../..');

try {
  await start();
} catch (error) {
  console.error(`\nKarmik HR did not start.\n${explain(error)}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env, root);
  const log = makeLog(config.logLevel);
  const store = await openStore(config, log);
  let server: Server | undefined;
  const stop = async (signal: string) => {
    process.once(signal, () => process.exit(1));
    log.info(`${signal}: stopping`);
    await (server ?? store).close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(signal));
  try {
    const context = await makeContext(config, store, log);
    const demoPassword = config.demo ? await ensureDemo(context, (text) => console.log(text)) : undefined;
    const code = await firstRunCode(store.database);
    server = await makeServer(context, store, {
      appFolder: join(root, 'packages/app/dist'),
      storybookFolder: join(root, 'storybook-static'),
    });
    const address = await server.app.listen({ port: config.port, host: config.host });
    greet(
      config.publicUrl.includes('localhost')
        ? address.replace(/\/\/(0\.0\.0\.0|\[::\]|127\.0\.0\.1)/, '//localhost')
        : config.publicUrl,
      demoPassword,
      code,
    );
  } catch (error) {
    await (server ?? store).close();
    throw error;
  }
}

function greet(address: string, demoPassword: string | undefined, code: string | undefined): void {
  const lines = ['', `  Karmik HR is at ${address}`];
  if (demoPassword)
    lines.push(
      '',
      '  Demo accounts:',
      ...demoAccounts.map(({ email, role }) => `    ${email.padEnd(26)} ${role}`),
      `  Password of each: ${demoPassword}`,
    );
  if (code) lines.push('', `  Nobody is here yet. Open ${address}/first-run and give this one-time code: ${code}`);
  console.log(`${lines.join('\n')}\n`);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof NoBinariesError || error instanceof MigrationError)
    return error.message;
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

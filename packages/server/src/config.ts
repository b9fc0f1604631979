/** What the environment decides. Read once at start; a bad value stops the start with its name and what it may be. */
import { join, resolve } from 'node:path';
import type { FromEnvironment } from './configuration/read.ts';

export interface Config {
  readonly port: number;
  /** Absent: everyone's, or this machine's alone while demo accounts have the password that was printed for them. */
  readonly host: string | undefined;
  /** Folder of the embedded cluster, the uploaded files and the log. */
  readonly dataFolder: string;
  /** Absent: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  /** Of the demo accounts when they are made. Absent: one is made. */
  readonly demoPassword: string | undefined;
  /** Address under which people reach the product; links in mails begin with it. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whether organisations may name mail servers in private networks. */
  readonly mailsInside: boolean;
  /** Hosts of push services that browsers may name, `*.` before those whose subdomains count; empty where nothing is pushed. */
  readonly pushServices: readonly string[];
  /** How many proxies are in front; of X-Forwarded-For, that many addresses from the right are theirs to say. */
  readonly proxies: number;
  readonly logLevel: string;
  /** Requests that one address may send in a minute; 0 sets no limit. */
  readonly requestsPerMinute: number;
  readonly poolSize: number;
  /** How long a statement of a request may take. */
  readonly statementSeconds: number;
  /** How long work whose time has come may wait for the server to notice it, such as a transfer that takes effect today. */
  readonly dueSeconds: number;
  /** File with the keys of the installation. */
  readonly keysFile: string;
  /** Whether a database whose keys are lost goes on with new ones. */
  readonly mayReplaceLostKeys: boolean;
  /** Folder of the operator's four configuration files (CFG-6). */
  readonly configurationFolder: string;
  /** What the environment says in the place of `runtimeConfig.json` (CFG-7). */
  readonly runtime: FromEnvironment;
  /** The puzzle that sign-ins and recoveries ask of browsers. */
  readonly captcha: 'off' | 'proof_of_work';
  /** CFG-11: the public key under which puzzles are made; changing it makes open ones worthless. */
  readonly captchaKey: string;
}

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv, folder: string): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const dataFolder = resolve(folder, env.KARMIK_DATA || 'data');
  return {
    port,
    host: env.HOST || undefined,
    dataFolder,
    databaseUrl: postgresUrl(env.DATABASE_URL),
    demo: env.KARMIK_DEMO !== '0',
    demoPassword: env.KARMIK_DEMO_PASSWORD || undefined,
    publicUrl: webAddress(env, 'KARMIK_URL', `http://localhost:${port}`),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.KARMIK_MAIL_FROM ?? 'Karmik HR <no-reply@localhost>',
    mailsInside: env.KARMIK_MAIL_INSIDE === '1',
    pushServices: pushServices(env.KARMIK_PUSH_SERVICES),
    proxies: wholeNumber(env, 'KARMIK_TRUST_PROXY', 0, 0, 10),
    logLevel: env.KARMIK_LOG ?? 'info',
    requestsPerMinute: wholeNumber(env, 'KARMIK_REQUESTS_PER_MINUTE', 3_000, 0, 10_000_000),
    poolSize: wholeNumber(env, 'KARMIK_POOL', 10, 2, 100),
    statementSeconds: wholeNumber(env, 'KARMIK_STATEMENT_SECONDS', 15, 1, 600),
    dueSeconds: wholeNumber(env, 'KARMIK_DUE_SECONDS', 60, 1, 3_600),
    keysFile: resolve(folder, env.KARMIK_KEYS_FILE || join(dataFolder, 'keys.json')),
    mayReplaceLostKeys: env.KARMIK_NEW_KEYS === '1',
    configurationFolder: resolve(folder, env.KARMIK_CONFIG || join(dataFolder, 'config')),
    runtime: runtimeOf(env),
    captcha: captchaProvider(env.KARMIK_CAPTCHA),
    captchaKey: env.KARMIK_CAPTCHA_KEY || 'karmik',
  };
}

function runtimeOf(env: NodeJS.ProcessEnv): FromEnvironment {
  const runtime: Record<string, string | boolean> = {};
  if (env.KARMIK_LIVE) runtime.live_connection = env.KARMIK_LIVE !== '0';
  if (env.KARMIK_HIDE_DIRECTORY) runtime.hide_employee_directory = env.KARMIK_HIDE_DIRECTORY !== '0';
  if (env.KARMIK_CLIENT) {
    if (!/^[a-z][a-z0-9-]{0,49}$/.test(env.KARMIK_CLIENT))
      throw new ConfigError(
        `KARMIK_CLIENT is "${env.KARMIK_CLIENT}": set it to a name of small letters, digits and dashes.`,
      );
    runtime.client = env.KARMIK_CLIENT;
  }
  const until = env.KARMIK_TRIAL_UNTIL;
  if (until) {
    if (!/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(until) || Number.isNaN(Date.parse(until)))
      throw new ConfigError(
        `KARMIK_TRIAL_UNTIL is "${until}": set it to an instant such as 2027-01-31T18:00:00+05:45.`,
      );
    runtime.trial_mode = true;
    runtime.trial_expires_on = until;
  }
  return runtime;
}

function captchaProvider(value: string | undefined): Config['captcha'] {
  if (!value || value === 'off') return 'off';
  if (value === 'proof_of_work') return value;
  throw new ConfigError(`KARMIK_CAPTCHA is "${value}": set it to proof_of_work, or to off.`);
}

/** The push services of Chrome and what is built on it, Firefox, Safari and Edge. */
const knownPushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

function pushServices(value: string | undefined): readonly string[] {
  if (!value) return knownPushServices;
  if (value === 'off') return [];
  const hosts = value.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host));
  if (wrong === undefined) return hosts;
  throw new ConfigError(
    `KARMIK_PUSH_SERVICES names "${wrong}": set it to hosts such as push.example.com or *.example.com with commas between them, or to off.`,
  );
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new ConfigError(`${name} is "${text}": set it to a whole number from ${least} to ${most}.`);
}

function postgresUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^postgres(ql)?:\/\//.test(value)) return value;
  throw new ConfigError(
    'DATABASE_URL is no PostgreSQL address: set it to postgres://user:password@host:port/database, or leave it out for the embedded database.',
  );
}

function webAddress(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const value = env[name] || fallback;
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '');
  throw new ConfigError(`${name} is "${value}": set it to the address people use, such as https://hr.example.com.`);
}

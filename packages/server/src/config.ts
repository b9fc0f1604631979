/** What the environment decides. Read once at start; a bad value stops the start with its name and what it may be. */
import { resolve } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded cluster, the uploaded files and the log. */
  readonly dataFolder: string;
  /** Absent: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  /** Address under which people reach the product; links in mails begin with it. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whether X-Forwarded-* of a proxy in front is believed. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** Requests that one address may send in a minute; 0 sets no limit. */
  readonly requestsPerMinute: number;
  readonly poolSize: number;
  /** CFG-7: whether browsers are told of changes as they happen. */
  readonly live: boolean;
  /** The puzzle that sign-ins and recoveries ask of browsers. */
  readonly captcha: 'off' | 'proof_of_work';
  /** CFG-11: the public key under which puzzles are made; changing it makes open ones worthless. */
  readonly captchaKey: string;
}

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv, folder: string): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    dataFolder: resolve(folder, env.KARMIK_DATA || 'data'),
    databaseUrl: postgresUrl(env.DATABASE_URL),
    demo: env.KARMIK_DEMO !== '0',
    demoPassword: env.KARMIK_DEMO_PASSWORD || undefined,
    publicUrl: webAddress(env, 'KARMIK_URL', `http://localhost:${port}`),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.KARMIK_MAIL_FROM ?? 'Karmik HR <no-reply@localhost>',
    trustProxy: env.KARMIK_TRUST_PROXY === '1',
    logLevel: env.KARMIK_LOG ?? 'info',
    requestsPerMinute: wholeNumber(env, 'KARMIK_REQUESTS_PER_MINUTE', 3_000, 0, 10_000_000),
    poolSize: wholeNumber(env, 'KARMIK_POOL', 10, 2, 100),
    live: env.KARMIK_LIVE !== '0',
    captcha: captchaProvider(env.KARMIK_CAPTCHA),
    captchaKey: env.KARMIK_CAPTCHA_KEY || 'karmik',
  };
}

function captchaProvider(value: string | undefined): Config['captcha'] {
  if (!value || value === 'off') return 'off';
  if (value === 'proof_of_work') return value;
  throw new ConfigError(`KARMIK_CAPTCHA is "${value}": set it to proof_of_work, or to off.`);
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

/** A server on a database of its own, with a clock that stands still until a test moves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import { openDatabase } from '../../src/db/database.ts';
import type { Api } from '../../src/http/api.ts';
import { buildApp, type AppOptions } from '../../src/http/app.ts';
import { allowPasswordAlone } from '../../src/seed/password-alone.ts';
import { beginJobs, beginWork, makeContext, makeLog, type ContextOptions } from '../../src/runtime.ts';

export interface TestServer {
  readonly app: Api;
  readonly context: Context;
  readonly folder: string;
  /** The instant that the server believes it is. */
  now: Date;
  move(ms: number): void;
  close(): Promise<void>;
}

let made = 0;

interface StartOptions extends AppOptions, Omit<ContextOptions, 'clock'> {
  /** What a start does before its background work begins, as the product makes its demo. */
  readonly beforeWork?: (context: Context) => Promise<void>;
  /** The instant at which the server starts. */
  readonly now?: Date;
  /** Where it logs; absent: nowhere, or where `KARMIK_LOG` says how much. */
  readonly log?: ReturnType<typeof makeLog>;
  /**
   * Whether mails and due work run in the background, as in the product. They change rows while a test compares them, so a test that
   * needs none does without. Jobs, which run when a test asks for them, always run.
   */
  readonly hasBackgroundWork?: boolean;
}

/** A server that does what it is asked to do and nothing else. */
function idleServer(context: Context, store: { close(): Promise<void> }, app: Api) {
  beginJobs(context);
  return {
    app,
    async close() {
      await app.close();
      await context.jobs.stop();
      await store.close();
    },
  };
}

export async function startServer(
  change: Partial<Config> = {},
  {
    beforeWork,
    hasBackgroundWork = false,
    now = new Date('2026-11-21T06:15:00.000Z'),
    log: ownLog,
    ...options
  }: StartOptions = {},
): Promise<TestServer> {
  const cluster = inject('cluster');
  const name = `karmik_test_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${Date.now()}_${made++}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  // Files are copied as they are: page by page, through the log, takes twice as long.
  await admin.query(`create database ${name} template ${cluster.template} strategy file_copy`);
  const folder = mkdtempSync(join(tmpdir(), 'karmik-files-'));
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataFolder: folder,
    databaseUrl: undefined,
    demo: false,
    demoPassword: undefined,
    publicUrl: 'https://hr.example.com',
    smtpUrl: undefined,
    mailsInside: false,
    pushServices: ['push.example.com', '*.push.example.net'],
    mailFrom: 'Karmik HR <no-reply@example.com>',
    proxies: 0,
    logLevel: process.env.KARMIK_LOG ?? 'silent',
    requestsPerMinute: 0,
    poolSize: 6,
    statementSeconds: 15,
    dueSeconds: 60,
    keysFile: join(folder, 'keys.json'),
    mayReplaceLostKeys: false,
    configurationFolder: join(folder, 'config'),
    // Most tests need no live connection; it costs a connection to the database.
    runtime: { live_connection: false, transfer_request: true, loan: true },
    captcha: 'off',
    captchaKey: 'karmik',
    ...change,
  };
  const log = ownLog ?? makeLog(config.logLevel);
  const { host, port, user, password } = cluster;
  const database = openDatabase({ host, port, user, password, database: name }, config.poolSize, () => undefined, {
    clock: () => server.now,
    statementMs: config.statementSeconds * 1_000,
  });
  const store = { database, kind: 'own' as const, applied: [], close: () => database.close() };
  const server: TestServer = {
    now,
    folder,
    move(ms) {
      this.now = new Date(this.now.getTime() + ms);
    },
    async close() {
      await running.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      rmSync(folder, { recursive: true, force: true });
    },
    app: undefined as unknown as Api,
    context: undefined as unknown as Context,
  };
  const context = await makeContext(config, store, log, { ...options, clock: () => server.now });
  await beforeWork?.(context);
  const app = await buildApp(context, options);
  const running = hasBackgroundWork ? beginWork(context, store, app) : idleServer(context, store, app);
  return Object.assign(server, { app: running.app, context });
}

export const password = 'Namaste123';
/** With the least cost, which a stored hash says for itself: each sign-in of a test compares with it. Passwords that a test sets cost what they do. */
const hashed = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface Organization {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export async function anOrganization(server: TestServer, slug: string): Promise<Organization> {
  const name = `${slug[0]?.toUpperCase()}${slug.slice(1)} Industries`;
  const row = await server.context.database.everywhere.one<{ id: number }>(
    'insert into organization (slug, name, abbreviation) values ($1, $2, $3) returning id',
    [slug, name, slug.slice(0, 3).toUpperCase()],
  );
  const id = row?.id ?? 0;
  await allowPasswordAlone(server.context.database.everywhere, id);
  return { id, slug, name };
}

interface MemberOptions {
  readonly is_hr_admin?: boolean;
  readonly is_audit_user?: boolean;
  readonly allow_to_post?: boolean;
  readonly need_approval?: boolean;
  readonly codes?: readonly string[];
}

export interface Person {
  readonly id: number;
  readonly email: string;
}

/** An active account with a membership; its password is `password`. */
export async function aMember(
  server: TestServer,
  organization: Organization,
  name: string,
  options: MemberOptions = {},
): Promise<Person> {
  const { everywhere } = server.context.database;
  const email = `${name}@${organization.slug}.test`;
  const user = await everywhere.one<{ id: number }>(
    `insert into users (username, email, is_email_proven, home_organization_id, first_name, last_name, password_hash, status, created_at)
     values ($1, $2, true, $6, $3, 'Sharma', $4, 'active', $5) returning id`,
    [
      `${organization.slug}.${name}`,
      email,
      `${name[0]?.toUpperCase()}${name.slice(1)}`,
      await hashed,
      server.now,
      organization.id,
    ],
  );
  const id = user?.id ?? 0;
  await everywhere.query(
    'insert into membership (organization_id, user_id, account_id, is_hr_admin, is_audit_user, allow_to_post, need_approval) values ($1, $2, $2, $3, $4, $5, $6)',
    [
      organization.id,
      id,
      options.is_hr_admin ?? false,
      options.is_audit_user ?? false,
      options.allow_to_post ?? true,
      options.need_approval ?? false,
    ],
  );
  if (options.codes) {
    const group = await everywhere.one<{ id: number }>(
      'insert into permission_group (organization_id, name, codes) values ($1, $2, $3) returning id',
      [organization.id, `${name}'s group`, options.codes],
    );
    await everywhere.query('insert into membership_group (organization_id, user_id, group_id) values ($1, $2, $3)', [
      organization.id,
      id,
      group?.id ?? 0,
    ]);
  }
  return { id, email };
}

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, unknown>;
}

export interface Client {
  get<T = Record<string, unknown>>(url: string): Promise<Answer<T>>;
  post<T = Record<string, unknown>>(url: string, body?: object): Promise<Answer<T>>;
  put<T = Record<string, unknown>>(
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<T>>;
  patch<T = Record<string, unknown>>(url: string, body?: object, headers?: Record<string, string>): Promise<Answer<T>>;
  delete<T = Record<string, unknown>>(url: string): Promise<Answer<T>>;
  upload<T = Record<string, unknown>>(url: string, name: string, content: Buffer | string): Promise<Answer<T>>;
  readonly token: string;
  readonly refresh: string;
}

/** Requests under /api/v1 with a bearer token. */
export function client(server: TestServer, token = '', refresh = ''): Client {
  const send = async <T>({ url, ...options }: Omit<InjectOptions, 'url'> & { url: string }): Promise<Answer<T>> => {
    const response = await server.app.inject({
      ...options,
      url: `/api/v1${url}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers },
    });
    const json = response.headers['content-type']?.includes('json') && response.body;
    return {
      status: response.statusCode,
      body: (json
        ? readAnswer(response.json(), response.statusCode, `${options.method ?? 'GET'} ${url}`)
        : response.body) as T,
      headers: response.headers,
    };
  };
  /** A decision names the version that was read; as in the application, the record is read before. */
  const decideOnRead = async <T>(url: string, body: object, first: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    const [, base = '', many, name = '', query = ''] = /^(.*\/)(bulk|\d+)\/(\w+)\/(\?.*)?$/.exec(url) ?? [];
    // Who takes an action without saying as what, does it as the one who decides.
    const versionOf = async (id: string | number) => {
      for (const as of [query, '?as=supervisor', '?as=hr']) {
        const { version } = (await send<{ version?: string }>({ method: 'GET', url: `${base}${id}/${as}` })).body;
        if (version !== undefined) return version;
      }
      return '0';
    };
    if (many === 'bulk' && ['approve', 'decline'].includes(name) && 'ids' in body && Array.isArray(body.ids)) {
      const ids = body.ids as number[];
      const versions: Record<string, string> = {};
      for (const id of ids) versions[id] = await versionOf(id);
      return send({ method: 'POST', url, payload: { versions, ...body } });
    }
    const answer = await first();
    if (answer.status !== 428 || many === undefined) return answer;
    return send({ method: 'POST', url, payload: body, headers: { 'if-match': `"${await versionOf(many)}"` } });
  };
  return {
    token,
    refresh,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body = {}) => decideOnRead(url, body, () => send({ method: 'POST', url, payload: body })),
    put: (url, body = {}, headers = {}) => send({ method: 'PUT', url, payload: body, headers }),
    patch: (url, body = {}, headers = {}) => send({ method: 'PATCH', url, payload: body, headers }),
    delete: (url) => send({ method: 'DELETE', url }),
    upload: (url, name, content) => {
      const edge = 'edge-of-the-parts';
      const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      return send({
        method: 'POST',
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
        payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${edge}--\r\n`)]),
      });
    },
  };
}

interface Told {
  readonly code?: unknown;
  readonly en?: unknown;
  readonly ne?: unknown;
}

/** What is wrong with the message of an English text; undefined when it says the same in Nepali, with nothing left unfilled. */
function faultOf(english: unknown, told: Told | undefined): string | undefined {
  if (told === undefined) return 'has no message';
  if (told.en !== english) return `has the message of another text: ${String(told.en)}`;
  if (typeof told.code !== 'string' || told.code === '') return 'has no code';
  if (typeof told.ne !== 'string' || !/[\u0900-\u097F]/.test(told.ne)) return `is not in Nepali: ${String(told.ne)}`;
  return /(?<!\{)\{\w+\}(?!\})|undefined|\[object/.test(`${String(told.en)} ${told.ne}`)
    ? `is not filled: ${told.ne}`
    : undefined;
}

/** The body of an answer. A refusal always has messages; what says how the server fares is none. */
export function readAnswer(body: unknown, status: number, asked: string): unknown {
  const isRefusal = status >= 400 && typeof body === 'object' && body !== null && !('status' in body);
  if (isRefusal && !('_messages' in body))
    throw new Error(`${asked}: a refusal without messages: ${JSON.stringify(body)}`);
  return withoutMessages(body, asked);
}

/** What a refusal holds besides what it says: of what, who was first, what is there now. */
const facts = new Set([
  'code',
  'uses',
  'by',
  'at',
  'differs',
  'lines',
  'current',
  'id',
  'status',
  'has_code',
  'has_passkey',
]);

/**
 * The answer as programs read it, without `_messages`. Of every refusal, and of every row of a spreadsheet that was refused, each
 * English text has its message in both languages.
 */
function withoutMessages(body: unknown, asked: string): unknown {
  if (Array.isArray(body)) return body.map((each) => withoutMessages(each, asked));
  if (typeof body !== 'object' || body === null) return body;
  if (!('_messages' in body))
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withoutMessages(value, asked)]));
  const { _messages: messages, ...plain } = body as Record<string, unknown> & { _messages: Record<string, Told[]> };
  const texts =
    'errors' in plain && 'row' in plain ? plain.errors : 'errors' in plain && 'number' in plain ? plain.errors : plain;
  for (const [name, list] of Object.entries(texts as object)) {
    if (facts.has(name)) continue;
    const english: unknown[] = Array.isArray(list) ? list : [list];
    for (const [index, each] of english.entries()) {
      const fault = faultOf(each, messages[name]?.[index]);
      if (fault) throw new Error(`${asked}: the refusal "${String(each)}" of ${name} ${fault}`);
    }
  }
  return plain;
}

/** The same for an answer of `inject`. */
export const bodyOf = (response: { readonly statusCode: number; json(): unknown }): unknown =>
  readAnswer(response.json(), response.statusCode, 'inject');

export async function signIn(server: TestServer, person: Pick<Person, 'email'>, secret = password): Promise<Client> {
  const answer = await client(server).post<{ token: { access: string; refresh: string } }>('/security/auth/login/', {
    email: person.email,
    password: secret,
  });
  if (answer.status !== 200)
    throw new Error(`sign-in of ${person.email} failed: ${answer.status} ${JSON.stringify(answer.body)}`);
  return client(server, answer.body.token.access, answer.body.token.refresh);
}

/** Waits until a condition holds, looking often; fails after a while with what was waited for. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  patienceMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Keys of the installation: in a file beside the database, several at a time, the newest in use. */
import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets, rotateKeys } from '../src/access/installation-keys.ts';
import { KeysError, readKeys } from '../src/access/keyring.ts';
import { seal, unseal } from '../src/access/sealed.ts';
import { secretsOf } from '../src/access/secrets.ts';
import { backup } from '../src/backup/backup.ts';
import { fileUrl, stateOfFileUrl } from '../src/files/links.ts';
import { chainKeys, isGenuine, sealOf } from '../src/modules/audit/chain.ts';
import { queueMail } from '../src/mail/mail.ts';
import { newRecoveryCodes, spendCode } from '../src/modules/account/second-step.ts';
import { reportReceipts } from '../src/modules/whistle-blower/receipts.ts';
import { aMember, anOrganization, client, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let path: string;
beforeEach(async () => {
  server = await startServer();
  path = server.context.config.keysFile;
});
afterEach(() => server.close());

const clock = () => server.now;
const load = (change: Partial<Parameters<typeof loadSecrets>[1]> = {}) =>
  loadSecrets(server.context.database, { path, clock, mayReplaceLost: false, ...change });
const rotate = (options?: { isPushNew: boolean }) => rotateKeys(server.context.database, path, clock, options);
const inTable = async () =>
  (
    await server.context.database.everywhere.query<{ name: string }>('select name from server_secret order by name')
  ).map(({ name }) => name);
const store = (name: string, value: Buffer) =>
  server.context.database.everywhere.query('insert into server_secret (name, value) values ($1, $2)', [name, value]);

describe('the key file', () => {
  it('is for its owner alone, and nothing of it is in the database or in a backup', async () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await inTable()).toEqual(['key_id']);
    const { link, accessToken } = readKeys(path)?.all[0] ?? {};
    const { owner } = server.context.database;
    const { rows } = await owner.query<{ value: Buffer }>('select value from server_secret');
    for (const key of [link, accessToken]) expect(rows.some(({ value }) => key && value.includes(key))).toBe(false);
    const archive = join(server.folder, 'backup.tar.gz');
    await backup(owner, server.context.files, archive);
    const content = gunzipSync(readFileSync(archive)).toString('latin1');
    expect(content).toContain('key_id');
    for (const key of [link, accessToken])
      for (const encoding of ['hex', 'base64url', 'latin1'] as const)
        expect(content).not.toContain(key?.toString(encoding));
  });

  it('is one for all that begin at once', async () => {
    rmSync(path);
    await server.context.database.everywhere.query('delete from server_secret');
    const all = await Promise.all(Array.from({ length: 5 }, () => load()));
    expect(new Set(all.map((secrets) => secrets.sign('the same'))).size).toBe(1);
  });

  it('takes the keys of a database that holds them, which then holds none', async () => {
    rmSync(path);
    await server.context.database.everywhere.query('delete from server_secret');
    const [access, link] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const { push } = readKeysOf(server);
    await store('access_token', access);
    await store('link', link);
    await store('push', push);
    const secrets = await load();
    expect(secrets.accessTokenKey).toEqual(access);
    expect(readKeys(path)?.all[0].link).toEqual(link);
    expect(readKeys(path)?.push).toEqual(push);
    expect(await inTable()).toEqual(['key_id']);
    expect((await load()).sign('x')).toBe(secrets.sign('x'));
  });

  it('takes the keys of an older backup beside its own, to read what came with it', async () => {
    const own = server.context.secrets.sign('x');
    await store('link', Buffer.alloc(32, 2));
    const secrets = await load();
    expect(secrets.signatures('x')).toHaveLength(2);
    expect(secrets.sign('x')).toBe(own);
    expect(await inTable()).toEqual(['key_id']);
  });

  it('that is lost, foreign or damaged stops the start, which says what to do', async () => {
    const kept = `${path}.kept`;
    copyFileSync(path, kept);
    rmSync(path);
    await expect(load()).rejects.toThrow(/keys\.json does not hold the keys .* Put the file back .*KARMIK_NEW_KEYS=1/);
    expect(existsSync(path)).toBe(false);
    const other = await startServer();
    copyFileSync(other.context.config.keysFile, path);
    await other.close();
    await expect(load()).rejects.toThrow(KeysError);
    for (const content of ['', '{', '{"format":"karmik-keys-1","keys":[],"push":""}']) {
      writeFileSync(path, content);
      await expect(load()).rejects.toThrow(/holds no keys of Karmik HR/);
    }
    copyFileSync(kept, path);
    await expect(load()).resolves.toBeDefined();
  });

  it('lost for good: on request there are new keys, and what no one can read any more is gone', async () => {
    const organization = await anOrganization(server, 'himal');
    const sita = await aMember(server, organization, 'sita');
    const { everywhere } = server.context.database;
    await everywhere.query(
      `insert into second_step (user_id, method, app_key, confirmed_at) values ($1, 'app', $2, $3)`,
      [sita.id, seal(server.context.secrets, 'authenticator', sita.id, Buffer.from('key')), server.now],
    );
    await newRecoveryCodes(everywhere, server.context.secrets, sita.id);
    rmSync(path);
    await load({ mayReplaceLost: true });
    expect(await everywhere.query('select 1 from second_step union all select 1 from recovery_code')).toEqual([]);
    await expect(load()).resolves.toBeDefined();
  });
});

const readKeysOf = (from: TestServer) => {
  const { privateKey } = from.context.secrets.pushKeys;
  return { push: Buffer.from(privateKey, 'base64url') };
};

describe('a rotation', () => {
  it('is taken up by running servers, on whose sessions people stay', async () => {
    const organization = await anOrganization(server, 'himal');
    const sita = await signIn(server, await aMember(server, organization, 'sita'));
    const other = secretsOf(path, clock);
    const before = other.sign('x');
    server.move(1_000);
    await rotate();
    expect((await sita.get('/users/me/')).status).toBe(200);
    other.reload();
    server.context.secrets.reload();
    expect(other.sign('x')).not.toBe(before);
    expect(server.context.secrets.sign('x')).toBe(other.sign('x'));
    const renewed = await signIn(server, { email: 'sita@himal.test' });
    expect((await renewed.get('/users/me/')).status).toBe(200);
    const refreshed = await client(server).post('/security/auth/refresh/', { refresh: sita.refresh });
    expect(refreshed.status).toBe(200);
  });

  it('encrypts again what older keys encrypted, so that the newest alone opens it', async () => {
    const organization = await anOrganization(server, 'himal');
    const sita = await aMember(server, organization, 'sita');
    const { everywhere } = server.context.database;
    const { secrets } = server.context;
    for (const table of ['second_step', 'second_step_draft'])
      await everywhere.query(
        `insert into ${table} (user_id, method, app_key, ${table === 'second_step' ? 'confirmed_at' : 'expires_at'}) values ($1, 'app', $2, $3)`,
        [sita.id, seal(secrets, 'authenticator', sita.id, Buffer.from('app key')), server.now],
      );
    await everywhere.query('insert into smtp_password (organization_id, sealed) values ($1, $2)', [
      organization.id,
      seal(secrets, 'smtp', organization.id, Buffer.from('mail password')),
    ]);
    const texts = ['first link', 'second link'];
    const mails = texts.map((body) => ({
      kind: 'reset' as const,
      to_address: sita.email,
      to_name: 'Sita',
      subject: 'Choose a new password',
      body,
    }));
    await queueMail(everywhere, server.context, { organizationId: organization.id }, mails, server.now);
    server.move(1_000);
    expect(await rotate()).toMatchObject({ keys: 2, renewed: 5 });
    const alone = join(server.folder, 'newest.json');
    const content = JSON.parse(readFileSync(path, 'utf8')) as { keys: unknown[] };
    writeFileSync(alone, JSON.stringify({ ...content, keys: content.keys.slice(0, 1) }));
    const newest = secretsOf(alone, clock);
    const sealed = await everywhere.query<{ app_key: Buffer }>(
      'select app_key from second_step union all select app_key from second_step_draft',
    );
    expect(sealed.map(({ app_key }) => unseal(newest, 'authenticator', sita.id, app_key).toString())).toEqual([
      'app key',
      'app key',
    ]);
    const held = await everywhere.query<{ sealed_body: Buffer }>('select sealed_body from email_log order by id');
    expect(held.map((row) => unseal(newest, 'mail', organization.id, row.sealed_body).toString())).toEqual(texts);
    const mail = await everywhere.one<{ sealed: Buffer }>('select sealed from smtp_password');
    expect(unseal(newest, 'smtp', organization.id, mail?.sealed ?? Buffer.alloc(0)).toString()).toBe('mail password');
  });

  it('leaves good what was kept: recovery codes, receipts and seals of the audit', async () => {
    const organization = await anOrganization(server, 'himal');
    const sita = await aMember(server, organization, 'sita');
    const { everywhere } = server.context.database;
    const { secrets, files } = server.context;
    const [code = ''] = await newRecoveryCodes(everywhere, secrets, sita.id);
    const receipt = '1234 5678 9012 3456 7890';
    const kept = await reportReceipts.hash(secrets, receipt);
    const content = {
      number: 1,
      after_id: 0,
      last_id: 1,
      row_count: 1,
      rows_hash: Buffer.alloc(32),
      previous: Buffer.alloc(32),
      sealed_at: '2026-01-01',
    };
    const [made] = await chainKeys({ files, secrets });
    const sealed = { ...content, hash: sealOf(made, organization.id, content) };
    server.move(1_000);
    await rotate();
    const later = secretsOf(path, clock);
    expect((await reportReceipts.hashes(later, receipt)).some((hash) => hash.equals(kept))).toBe(true);
    const keys = await chainKeys({ files, secrets: later });
    expect([isGenuine(keys, organization.id, sealed), isGenuine(keys.slice(0, 1), organization.id, sealed)]).toEqual([
      true,
      false,
    ]);
    const context = { ...server.context, secrets: later };
    expect(await spendCode(context, everywhere, sita.id, code, { mac: null, about: '' })).toBe(true);
    expect(await spendCode(context, everywhere, sita.id, code, { mac: null, about: '' })).toBe(false);
  });

  it('ends within hours what an old key can sign: addresses of files, ways back to reports, access tokens', async () => {
    const { secrets } = server.context;
    const stolen = readFileSync(path);
    server.move(1_000);
    await rotate();
    const later = secretsOf(path, clock);
    const stateOf = (url: string) => {
      const query = Object.fromEntries(new URL(url, 'http://server').searchParams);
      const { organization, user, expires, session = '', signature = '' } = query;
      return stateOfFileUrl(
        later,
        { organization: Number(organization), user: Number(user), session, expires: Number(expires), signature },
        7,
        server.now,
      );
    };
    const reader = { userId: 3, sessionId: 'a' };
    expect(stateOf(fileUrl(secrets, 1, 7, reader, server.now))).toBe('good');
    server.move(4 * 3_600_000);
    const thief = join(server.folder, 'stolen.json');
    writeFileSync(thief, stolen);
    const forged = secretsOf(thief, clock);
    expect(stateOf(fileUrl(forged, 1, 7, reader, server.now))).toBe('forged');
    expect(stateOf(fileUrl(later, 1, 7, reader, server.now))).toBe('good');
    const back = reportReceipts.key(forged, { organizationId: 1, id: 2 }, server.now);
    expect(() => reportReceipts.open(later, back, server.now)).toThrow(/receipt number again/);
    expect(later.accessTokenKeys).toEqual([later.accessTokenKey]);
    expect(forged.accessTokenKey).not.toEqual(later.accessTokenKey);
  });

  it('keeps the key of push services unless asked to change it', async () => {
    const before = server.context.secrets.pushKeys.publicKey;
    server.move(1_000);
    await rotate();
    expect(secretsOf(path, clock).pushKeys.publicKey).toBe(before);
    server.move(1_000);
    await rotate({ isPushNew: true });
    expect(secretsOf(path, clock).pushKeys.publicKey).not.toBe(before);
    expect(readKeys(path)?.all).toHaveLength(3);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/http/app.ts';
import type { Api } from '../src/http/api.ts';
import { aMember, anOrganization, bodyOf, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: Api;
beforeAll(async () => {
  server = await startServer();
  const folder = join(server.folder, 'app');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Karmik</title>');
  writeFileSync(join(folder, 'push-worker.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/main-abc123.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync('console.log(1)'));
  const storybook = join(server.folder, 'storybook');
  mkdirSync(storybook);
  writeFileSync(join(storybook, 'index.html'), '<!doctype html><title>Storybook</title>');
  writeFileSync(join(storybook, 'iframe.html'), '<!doctype html><title>Story</title>');
  app = await buildApp(server.context, { appFolder: folder, storybookFolder: storybook });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
  components: { schemas: Record<string, object> };
}

describe('the server', () => {
  it('says in /healthz which database it has and how far it is migrated', async () => {
    const response = await app.inject('/healthz');
    expect([response.statusCode, bodyOf(response)]).toEqual([
      200,
      {
        status: 'ok',
        database: { kind: 'own', version: expect.stringMatching(/^PostgreSQL 1\d/) },
        migration: expect.stringMatching(/^\d{4}_/),
      },
    ]);
  });

  it('describes its API at /api/docs/ from the schemas that check it, to who is signed in [API-1]', async () => {
    const page = await app.inject('/api/docs/');
    expect([page.statusCode, page.body]).toEqual([200, expect.not.stringContaining('/api/v1/')]);
    for (const url of ['/api/docs/json', '/api/docs/json/'])
      expect([401, 404]).toContain((await app.inject(url)).statusCode);
    expect((await app.inject('/api/docs/yaml')).statusCode).toBe(404);
    const { token } = await signIn(server, await aMember(server, await anOrganization(server, 'himal'), 'asha'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url: '/api/docs/json', headers });
    const again = await app.inject({
      url: '/api/docs/json',
      headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { paths, components } = answer.json<Description>();
    const login = paths['/api/v1/security/auth/login/']?.post?.requestBody?.content['application/json']?.schema;
    expect(login).toEqual({ $ref: '#/components/schemas/LoginSecurityAuthBody' });
    expect(components.schemas.LoginSecurityAuthBody).toMatchObject({
      required: ['email', 'password'],
      properties: { email: { type: 'string' } },
    });
  });

  it('takes small bodies from the person who is not signed in', async () => {
    const send = (bytes: number) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/security/auth/login/',
        payload: { email: 'a', password: 'b', filling: 'x'.repeat(bytes) },
      });
    expect((await send(20_000)).statusCode).toBe(413);
    expect((await send(10_000)).statusCode).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`unknown_${n}`, 1]));
    const answer = await app.inject({ method: 'POST', url: '/api/v1/security/auth/login/', payload: many });
    expect([answer.statusCode, answer.body.length < 5_000]).toEqual([400, true]);
  });

  it('sends the page for every address of the application and never keeps it', async () => {
    for (const url of ['/', '/user/noticeboard', '/account/login?next=/x']) {
      const response = await app.inject(url);
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('text/html'),
        'no-cache',
      ]);
      expect(response.headers['content-security-policy']).toMatch(/script-src 'self';/);
    }
  });

  it('has the worker of pushed notifications asked for again each time, and no worker of others', async () => {
    const response = await app.inject('/push-worker.js');
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('javascript'),
      'no-cache',
    ]);
    expect(response.headers['content-security-policy']).toMatch(/worker-src 'self';/);
  });

  it('sends files with a hash for ever, in the smaller form that the browser takes', async () => {
    const response = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect((await app.inject('/assets/main-gone.js')).statusCode).toBe(404);
    expect((await app.inject({ url: '/assets/..%2f..%2fpostgres.password' })).statusCode).toBe(404);
  });

  it('shows Storybook where it was built', async () => {
    expect((await app.inject('/storybook')).headers.location).toBe('/storybook/');
    const page = await app.inject('/storybook/');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Storybook')]);
    const story = await app.inject('/storybook/iframe.html?id=button--default');
    expect([story.statusCode, story.headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
    expect((await app.inject('/storybook/gone.js')).statusCode).toBe(404);
  });

  it('answers unknown addresses of the API with the error body', async () => {
    const response = await app.inject('/api/v1/nothing/');
    expect([response.statusCode, bodyOf(response)]).toEqual([404, { detail: 'Not found.' }]);
  });

  it('keeps answers of the API out of caches, names each request, and says what it is [CFG-14]', async () => {
    const response = await app.inject('/api/v1/server-info/');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(bodyOf(response)).toEqual({
      timezone: 'Asia/Kathmandu',
      api_version: 'v1',
      system_name: 'Karmik HR',
    });
  });

  it('slows down who asks too often, with Retry-After', async () => {
    const strict = await startServer({ requestsPerMinute: 5 });
    try {
      const answers = [];
      for (let n = 0; n < 7; n++) answers.push(await strict.app.inject('/api/v1/server-info/'));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(answers[6] && bodyOf(answers[6])).toEqual({ detail: 'Too Many Request' });
    } finally {
      await strict.close();
    }
  });
});

/** The headers of every kind of page and answer: which scripts run, what may embed it, and what it may become. */
import { mkdirSync, readFileSync, writeFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../src/http/api.ts';
import { buildApp } from '../src/http/app.ts';
import { stylesOfLibraries } from '../src/http/security-headers.ts';
import { aMember, anOrganization, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: Api;
let file: string;
let picture: string;
let token: string;

beforeAll(async () => {
  server = await startServer();
  const folder = join(server.folder, 'app');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Karmik</title>');
  writeFileSync(join(folder, 'push-worker.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/main-abc123.js'), 'console.log(1)');
  const storybook = join(server.folder, 'storybook');
  mkdirSync(storybook);
  for (const page of ['index', 'iframe']) writeFileSync(join(storybook, `${page}.html`), '<!doctype html>');
  app = await buildApp(server.context, { appFolder: folder, storybookFolder: storybook });
  const session = await signIn(server, await aMember(server, await anOrganization(server, 'himal'), 'asha'));
  ({ token } = session);
  const send = async (name: string, content: Buffer | string) =>
    (await session.upload<{ url: string }>('/files/?purpose=record', name, content)).body.url;
  file = await send('notes.txt', '<script>alert(1)</script>');
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  picture = await send('dot.png', dot);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** The parts of a policy by their names. */
async function headersOf(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers });
  const policy = Object.fromEntries(
    String(response.headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
  return { status: response.statusCode, headers: response.headers, policy };
}
const isolated = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

describe('pages of the application', () => {
  it.each([
    '/',
    '/account/login',
    '/user/noticeboard',
    '/admin/himal/attendance/settings/device',
    '/whistle-blower-form',
    '/push-worker.js',
    '/assets/main-abc123.js',
    '/no-such-page',
  ])('%s runs no script, style or text that is not a file of ours, alone in its process', async (url) => {
    const { status, headers, policy } = await headersOf(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...isolated, 'x-frame-options': 'DENY' });
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default ProseMirrorClipboard',
    });
    expect(policy['style-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*|https?:/);
  });

  it('the styles that a policy names by their hash are those of the library that is installed', () => {
    const root = join(import.meta.dirname, '../../..');
    const [dist = ''] = globSync('node_modules/.pnpm/react-aria@*/node_modules/react-aria/dist/private', { cwd: root });
    const read = (path: string) => readFileSync(join(root, dist, path), 'utf8');
    const styleIn = (source: string) =>
      /textContent = `([\s\S]+?)`\.trim\(\)/
        .exec(source)?.[1]
        ?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable')
        .trim();
    expect(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((path) => styleIn(read(path)))).toEqual(
      stylesOfLibraries,
    );
  });
});

describe('what is no page of the application', () => {
  it.each(['/storybook/', '/storybook/iframe.html'])('%s is framed by this site alone', async (url) => {
    const { status, headers, policy } = await headersOf(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...isolated, 'x-frame-options': 'SAMEORIGIN' });
    expect(policy).toMatchObject({ 'default-src': "'self'", 'frame-ancestors': "'self'" });
  });

  it('the page of the API’s description runs scripts of files alone', async () => {
    const { status, headers, policy } = await headersOf('/api/docs/');
    expect(status).toBe(200);
    expect(headers).toMatchObject(isolated);
    expect(policy['script-src']).toBeDefined();
    expect(policy['script-src']).not.toContain('unsafe');
  });

  it.each(['/api/v1/server-info/', '/api/v1/users/me/', '/api/v1/nothing/'])(
    '%s is an answer in which nothing is run and which nothing keeps',
    async (url) => {
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = await headersOf(url, headers);
        expect(answer.headers).toMatchObject({ ...isolated, 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
        expect(answer.policy).toEqual({
          'default-src': "'none'",
          'base-uri': "'none'",
          'form-action': "'none'",
          'frame-ancestors': "'none'",
        });
      }
    },
  );

  it('uploaded files are no pages: a sandbox and an attachment, pictures as pictures', async () => {
    const sent = await headersOf(file);
    expect(sent.status).toBe(200);
    expect(sent.headers).toMatchObject({
      ...isolated,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringContaining('attachment'),
    });
    const shown = await headersOf(picture);
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({ ...isolated, 'content-type': expect.stringMatching(/^image\//) });
    expect(shown.policy['default-src']).toBe("'none'");
  });

  it('devices and health answer without being a page', async () => {
    for (const url of ['/healthz', '/iclock/getrequest?SN=NONE']) {
      const { headers } = await headersOf(url);
      expect(headers).toMatchObject({ ...isolated, 'x-frame-options': 'DENY' });
      expect(String(headers['content-type'])).not.toContain('html');
    }
  });
});

/** Previews of links in posts (NB-4): what is fetched, and what is not. */
import { createServer, type Server } from 'node:http';
import type { LinkPreview } from '@karmik/model/noticeboard/link';
import type { Post } from '@karmik/model/noticeboard/post';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOutside, internet, RefusedAddress, type Network } from '../src/outside/fetch-outside.ts';
import { readHead } from '../src/outside/page-facts.ts';
import { readPage } from '../src/outside/read-page.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let site: Server;
let port: string;
let server: TestServer;
let hr: Client;
let asha: Client;
/** What was asked of the site. */
let asked: string[] = [];
/** What was asked of names. */
let resolved: string[] = [];
let at = '';

/** Names of `example.com` lead to the site of the test, once; a second answer leads inside. */
const network: Network = {
  resolve: (host) => {
    resolved.push(host);
    const isAgain = resolved.filter((each) => each === host).length > 1;
    if (host === 'rebinding.example.com' && isAgain)
      return Promise.resolve([{ address: '169.254.169.254', family: 4 }]);
    if (host === 'both.example.com')
      return Promise.resolve([
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    return host.endsWith('example.com')
      ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      : Promise.reject(new Error('unknown'));
  },
  // The site of the test is where the public would.
  isAllowed: (address) => address === '127.0.0.1' || internet.isAllowed(address),
  get ports() {
    return [port];
  },
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="99" height="99"/></svg>';
const page = (head: string) => `<!doctype html><html><head>${head}</head><body><p>Body</p></body></html>`;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  site = createServer((request, response) => {
    asked.push(request.url ?? '');
    const html = (text: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
    switch (request.url) {
      case '/news':
        return html(
          page(
            '<title>Plain</title><meta property="og:title" content="Monsoon &amp; roads"><meta name="description" content="What  to\nexpect"><meta property="og:image" content="/picture.png">',
          ),
        );
      case '/picture.png':
        return response.setHeader('content-type', 'image/png').end(picture);
      case '/to-inside':
        return response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
      case '/to-news':
        return response.writeHead(301, { location: '/news' }).end();
      case '/circle':
        return response.writeHead(302, { location: '/circle' }).end();
      case '/large':
        return html(page('<title>Large</title>') + 'x'.repeat(5 * 1024 * 1024));
      case '/slow':
        // Never ends.
        response.setHeader('content-type', 'text/html');
        return response.write(page('<title>Slow</title>'));
      case '/inside-picture':
        return html(page('<title>Words</title><meta property="og:image" content="http://10.0.0.1/x.png">'));
      case '/heavy':
        return html(`<!doctype html><head><title>Heavy</title>${'<b>'.repeat(170_000)}`);
      case '/late-title':
        return html(`<!doctype html><head><!--${'x'.repeat(70_000)}--><title>Late</title></head>`);
      case '/drawing-page':
        return html(page('<title>Drawn</title><meta property="og:image" content="/drawing.svg">'));
      case '/disguised-page':
        return html(page('<title>Disguised</title><meta property="og:image" content="/disguised.png">'));
      case '/drawing.svg':
        return response.setHeader('content-type', 'image/svg+xml').end(drawing);
      case '/disguised.png':
        return response.setHeader('content-type', 'image/png').end(drawing);
      case '/file':
        return response.setHeader('content-type', 'application/pdf').end('%PDF-1.7');
      default:
        return response.writeHead(404, { 'content-type': 'text/html' }).end(page('<title>Not found</title>'));
    }
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = String((site.address() as { port: number }).port);
  at = `http://www.example.com:${port}`;
  server = await startServer({}, { network });
  const himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await signIn(server, await aMember(server, himal, 'asha'));
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});

const preview = (url: string) => asha.get<LinkPreview>(`/commons/link-preview/?url=${encodeURIComponent(url)}`);

describe('a preview', () => {
  it('has the title, a few words and a small picture, and is fetched once', async () => {
    asked = [];
    const { body } = await preview(`${at}/news`);
    expect(body).toEqual({
      url: `${at}/news`,
      title: 'Monsoon & roads',
      description: 'What to expect',
      site: 'www.example.com',
      image: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect((await preview(`${at}/news`)).body).toEqual(body);
    expect(asked).toEqual(['/news', '/picture.png']);
    expect((await preview(`${at}/to-news`)).body.title).toBe('Monsoon & roads');
  });

  it('is empty where a page is missing, goes in circles or is no page', async () => {
    for (const path of ['/missing', '/circle', '/file'])
      expect([path, (await preview(at + path)).body.title]).toEqual([path, null]);
  });

  it('reads the beginning of a long page, and waits three seconds at most [NB-4]', async () => {
    expect((await preview(`${at}/large`)).body.title).toBe('Large');
    const begun = performance.now();
    expect((await preview(`${at}/slow`)).body.title).toBeNull();
    expect(performance.now() - begun).toBeGreaterThan(2_500);
  });

  it('[S3] of a page of half a megabyte of tags reads 64 kB at most, and stops at the end of its head', async () => {
    expect((await preview(`${at}/heavy`)).body.title).toBe('Heavy');
    const text = `<!doctype html><head><title>Heavy</title>${'<b>'.repeat(170_000)}`;
    expect(readHead(text)).toMatchObject({ title: 'Heavy', read: 4_096 });
    expect((await preview(`${at}/late-title`)).body.title).toBeNull();
  });

  it('[S3] is read in a thread that ends with its signal', async () => {
    const ended = AbortSignal.abort();
    const given = {
      bytes: Buffer.from(page('<title>Never</title>')),
      type: 'text/html',
      url: 'https://www.example.com/',
    };
    expect(await readPage(given, ended)).toBeUndefined();
    const stop = new AbortController();
    const reading = readPage(given, stop.signal);
    stop.abort();
    expect(await reading).toBeUndefined();
  });

  it('[S3] has no drawing, whatever its header calls it', async () => {
    expect((await preview(`${at}/drawing-page`)).body).toMatchObject({ title: 'Drawn', image: null });
    expect((await preview(`${at}/disguised-page`)).body).toMatchObject({ title: 'Disguised', image: null });
  });

  it('leaves a picture that leads inside', async () => {
    expect((await preview(`${at}/inside-picture`)).body).toMatchObject({ title: 'Words', image: null });
  });

  it('is of addresses that fit: a longer one is posted without, and refused when it is asked for', async () => {
    const long = `${at}/${'म'.repeat(2_000)}`;
    expect(await asha.post('/noticeboard/posts/', { text: long })).toMatchObject({ status: 201, body: { link: null } });
    expect(await preview(long)).toMatchObject({ status: 400, body: { url: [expect.stringContaining('at most 800')] } });
    const fits = `${at}/${'म'.repeat(700)}`;
    expect((await preview(fits)).status).toBe(200);
    expect((await asha.post('/noticeboard/posts/', { text: fits })).status).toBe(201);
  });

  it('is on posts, and goes with the setting of the organisation', async () => {
    await preview(`${at}/news`);
    const { body } = await asha.post<Post>('/noticeboard/posts/', { text: `Read ${at}/news.` });
    expect(body.link).toMatchObject({ url: `${at}/news`, title: 'Monsoon & roads' });
    await hr.patch('/org/himal/application-settings/', { has_link_previews: false });
    expect((await preview(`${at}/news`)).status).toBe(403);
    expect((await asha.get<Post>(`/noticeboard/posts/${body.id}/`)).body.link).toBeNull();
    await hr.patch('/org/himal/application-settings/', { has_link_previews: true });
    expect((await asha.get<Post>(`/noticeboard/posts/${body.id}/`)).body.link).not.toBeNull();
  });
});

describe('an address of the inside', () => {
  it.each([
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://0x0a000001/',
    'http://167772161/',
    'http://both.example.com/',
    'http://user:password@www.example.com/',
    'http://www.example.com:22/',
    'ftp://www.example.com/',
    'file:///etc/passwd',
  ])('%s is refused, by its field [NB-4]', async (url) => {
    expect(await preview(url)).toMatchObject({
      status: 400,
      body: { url: ['Link must be an address on the public internet.'] },
    });
  });

  it('is refused after a redirect, too [NB-4]', async () => {
    expect((await preview(`${at}/to-inside`)).status).toBe(400);
  });

  it('is not reached by a name that answers otherwise the second time [NB-4]', async () => {
    resolved = [];
    const { body } = await preview(`http://rebinding.example.com:${port}/large`);
    expect([body.title, resolved]).toEqual(['Large', ['rebinding.example.com']]);
  });

  it('is this machine under any name [NB-4]', async () => {
    const wanted = { types: ['text/html'], mostBytes: 1_000, isCut: true };
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      await expect(
        fetchOutside(`http://${host}:${port}/news`, wanted, AbortSignal.timeout(3_000), { ...internet, ports: [port] }),
      ).rejects.toBeInstanceOf(RefusedAddress);
  });
});

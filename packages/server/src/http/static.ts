import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '@karmik/model/kit/errors';
import type { Api } from './api.ts';
import type { AppOptions } from './app.ts';
import { httpMessages } from '../messages.ts';

/**
 * Serves the built application: files with a hash in their name for ever, the page itself never from a cache, each in the smaller
 * form that lies beside it. @returns what answers an address that is no file
 */
export async function serveApp(
  app: Api,
  { appFolder, storybookFolder }: AppOptions,
): Promise<(request: FastifyRequest, reply: FastifyReply) => unknown> {
  const page = appFolder && join(appFolder, 'index.html');
  const hasPage = page !== undefined && existsSync(page);
  if (storybookFolder && existsSync(join(storybookFolder, 'index.html'))) await serveStorybook(app, storybookFolder);
  if (appFolder && hasPage) {
    const options = { preCompressed: true, setHeaders };
    // A route a file would be fifteen hundred of them, which a server holds all the time.
    await app.register(fastifyStatic, {
      ...options,
      root: join(appFolder, 'assets'),
      prefix: '/assets/',
      index: false,
    });
    await app.register(fastifyStatic, {
      ...options,
      root: appFolder,
      prefix: '/',
      index: 'index.html',
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
    });
  }
  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send(errorBody({ detail: httpMessages.notFound }));
    // A script or picture that is gone must not come back as a page.
    if (!hasPage || /^\/(assets|storybook)\//.test(request.url))
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(hasPage ? 'Not found.' : 'The browser application is not built: run npm start.');
    return reply.sendFile('index.html', appFolder ?? '', { cacheControl: false });
  };
}

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) => {
  const hashed = /[\\/]assets[\\/]/.test(path);
  response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Storybook starts itself with a script inside its page and shows stories in a frame, so its pages have a policy of their own. */
async function serveStorybook(app: Api, folder: string): Promise<void> {
  const headers = {
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-cache',
  };
  app.get('/storybook', (request, reply) => {
    // Its files are named relative to the folder, so the address must end as one.
    if (!/^\/storybook\/(\?|$)/.test(request.url)) return reply.redirect('/storybook/');
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(createReadStream(join(folder, 'index.html')));
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/storybook/',
    wildcard: false,
    index: false,
    decorateReply: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.header(name, value);
    },
  });
}

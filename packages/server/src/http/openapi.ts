import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { madeSchema } from './api.ts';
import { describedApi, type RawDescription } from './api-description.ts';
import { notFound } from './errors.ts';

const root = '/api/docs';

interface Written {
  readonly text: string;
  readonly packed: Buffer;
  readonly tag: string;
}

/**
 * The API's description, made once from the schemas that check requests and shape answers, for those who are signed in. The page that
 * shows it at /api/docs/ is a file without a word of it: it asks with the token of the browser's session, and leads to the sign-in where
 * there is none.
 */
export const describeApi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Karmik HR',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description: 'All paths end with a slash. Errors are field errors by name, `non_field_errors`, or `detail`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: ({ schema, url, route, ...rest }) => {
      const parts = Object.fromEntries(Object.entries(schema ?? {}).map(([part, value]) => [part, madeSchema(value)]));
      const made = jsonSchemaTransform({ schema: parts, url, route, ...rest });
      const isPublic = route.config?.access?.kind === 'public';
      return isPublic ? { ...made, schema: { ...made.schema, security: [] } } : made;
    },
  });
  app.addHook('onRoute', (route) => {
    if (route.url === `${root}/json`) route.config = { ...route.config, access: { kind: 'member' } };
  });
  let made: Promise<Written> | undefined;
  await app.register(swaggerUi, {
    routePrefix: root,
    staticCSP: true,
    transformSpecificationClone: false,
    uiConfig: { docExpansion: 'none', deepLinking: true },
    theme: {
      js: [{ filename: 'session.js', content: readFileSync(new URL('./docs-session.js', import.meta.url), 'utf8') }],
    },
    uiHooks: {
      async preHandler(request: FastifyRequest, reply: FastifyReply) {
        if (request.routeOptions.url === `${root}/yaml`) throw notFound();
        if (request.routeOptions.url !== `${root}/json`) return;
        // The pages of this plugin are outside of the gate.
        await app.gate.check(request);
        made ??= write(describedApi(app.swagger() as unknown as RawDescription));
        return sendWritten(await made, request, reply);
      },
    },
  });
});

async function write(description: object): Promise<Written> {
  const text = JSON.stringify(description);
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return { text, packed: await promisify(gzip)(text), tag };
}

function sendWritten({ text, packed, tag }: Written, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'gzip').send(packed)
    : reply.send(text);
}

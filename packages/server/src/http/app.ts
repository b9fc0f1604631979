/** The HTTP server: what surrounds the modules. */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { serverInfo } from '@karmik/model/account/contracts';
import { entities } from '@karmik/model/entities';
import type { Entity } from '@karmik/model/kit/entity';
import { installationPlace } from '@karmik/model/organization/place';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { anyone, bearerOf, guard } from '../access/access.ts';
import { configurationRoutes } from '../configuration/routes.ts';
import type { Context } from '../context.ts';
import { mountEntities } from '../entity/mount.ts';
import { readsFile } from '../entity/file-reading.ts';
import { viewRoutes } from '../entity/views.ts';
import { fileLimit } from '../files/content.ts';
import { readerOfFile } from '../files/links.ts';
import { fileRoutes } from '../files/routes.ts';
import { liveConnection } from '../live/routes.ts';
import { jobRoutes } from '../jobs/routes.ts';
import { operationRoutes } from '../operations/routes.ts';
import { queryRoutes } from '../queries/routes.ts';
import { checkBySchema, type Api } from './api.ts';
import { answerError, tooMany } from './errors.ts';
import { takeFormFields } from './form-fields.ts';
import { healthRoute } from './health.ts';
import { answerUnknownAddress, rememberMethods } from './methods.ts';
import { describeApi } from './openapi.ts';
import { signPictures } from './pictures.ts';
import { mountSecondAddresses } from './second-addresses.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApp } from './static.ts';
import { httpMessages } from '../messages.ts';

const bodyLimit = 1024 * 1024;
/** How long a request may take to arrive, in milliseconds. The whole leaves time for a large file of a slow phone. */
const arrivalMs = { head: 15_000, whole: 600_000 } as const;

export interface AppOptions {
  /** Folder of the built browser application; absent in tests of the API alone. */
  readonly appFolder?: string;
  readonly storybookFolder?: string;
  /** Entities beyond the product's own. */
  readonly entities?: readonly Entity[];
}

/** Builds the server; the caller starts it to listen, or sends it requests directly. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<Api> {
  const app: Api = Fastify({
    loggerInstance: context.log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: context.config.proxies > 0 && ((_address, hop) => hop < context.config.proxies),
    bodyLimit,
    requestTimeout: arrivalMs.whole,
    http: { headersTimeout: arrivalMs.head },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(checkBySchema);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  rememberMethods(app);
  const { live_connection, error_report_url } = context.configuration.runtimeConfig;
  securityHeaders(app, context.config.publicUrl.startsWith('https:'), error_report_url);
  logRequests(app);
  closeKeptConnections(app);

  await app.register(describeApi);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, { limits: { fileSize: fileLimit, files: 1, fields: 10, fieldSize: 10_000 } });
  // An answer of the usual size is compressed in one go, without streams; what is larger does not hold up the others.
  await app.register(compress, { threshold: 1_024, syncThreshold: 256 * 1_024 });
  if (context.config.requestsPerMinute > 0)
    await app.register(rateLimit, {
      max: context.config.requestsPerMinute,
      timeWindow: 60_000,
      // A session, or an address without one. Pages and pictures are not counted.
      keyGenerator: async (request) => {
        const token = bearerOf(request);
        const claims = token && (await app.gate.tokens.verify(token));
        // A list of people asks for their pictures without a token; many people may share an address.
        return claims ? claims.sessionId : (readerOfFile(context.secrets, request.url, context.clock()) ?? request.ip);
      },
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: (_request, limit) => tooMany({ detail: httpMessages.tooMany }, limit.ttl / 1000),
    });
  guard(app, context);
  takeFormFields(app);
  signPictures(app, context);
  if (live_connection) await liveConnection(app, context);

  const requireSecondAddresses = mountSecondAddresses(app);
  healthRoute(app, context);
  app.route({
    method: 'GET',
    url: '/api/v1/server-info/',
    config: { access: anyone },
    schema: { summary: 'Name, version and time zone of the server', tags: ['server'], response: { 200: serverInfo } },
    handler: () => ({
      timezone: installationPlace.timezone,
      api_version: 'v1',
      system_name: 'Karmik HR',
    }),
  });
  configurationRoutes(app, context);
  jobRoutes(app, context);
  viewRoutes(app, context);
  const hooks = context.modules.hooksWith(app.gate);
  fileRoutes(app, context, readsFile(context, [...entities, ...(options.entities ?? [])], hooks));
  for (const { routes } of context.modules.all) for (const mount of routes ?? []) mount(app, context);
  for (const bound of context.modules.operations.values()) operationRoutes(app, context, bound);
  for (const bound of context.modules.queries) queryRoutes(app, context, bound);
  mountEntities(app, context, hooks, options.entities);
  requireSecondAddresses();
  const sendPage = await serveApp(app, options);
  answerUnknownAddress(app, sendPage);
  await app.ready();
  return app;
}

/**
 * Lets a server that is asked to stop come to its end: connections that are kept alive for another request are told to close with
 * the answer under way, and dropped once they are idle.
 */
function closeKeptConnections(app: Api): void {
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** One line a request, with its id; addresses without their query, which may hold a link's token. */
function logRequests(app: Api): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isUntraced) return;
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.access?.userId,
      },
      'request',
    );
  });
}

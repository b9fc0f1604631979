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
import { requestRoutes, type RequestMount } from '../approval/routes.ts';
import type { Context } from '../context.ts';
import { mountEntities } from '../entity/mount.ts';
import { readsFile } from '../entity/file-reading.ts';
import { viewRoutes } from '../entity/views.ts';
import { fileLimit } from '../files/content.ts';
import { readerOfFile } from '../files/links.ts';
import { fileRoutes } from '../files/routes.ts';
import { firstRunRoutes } from '../modules/account/first-run.ts';
import { mechanismRoutes } from '../modules/account/mechanism.ts';
import { auditRoutes } from '../modules/audit/routes.ts';
import { meRoutes } from '../modules/account/me.ts';
import { placeRoutes } from '../modules/account/places.ts';
import { menuRoutes } from '../modules/account/menu.ts';
import { handOverRoutes } from '../modules/account/hand-over.ts';
import { invitationRoutes } from '../modules/account/invitation-routes.ts';
import { accountsOfOthersRoutes } from '../modules/account/of-others.ts';
import { ownSessionRoutes } from '../modules/account/own-sessions.ts';
import { ownSignInRoute } from '../modules/account/own-sign-ins.ts';
import { ownPasskeyRoutes } from '../modules/account/passkeys/own-routes.ts';
import { passkeySignInRoutes } from '../modules/account/passkeys/sign-in-routes.ts';
import { accountRoutes } from '../modules/account/routes.ts';
import { liveConnection } from '../live/routes.ts';
import { jobRoutes } from '../jobs/routes.ts';
import { overtimeRoutes } from '../modules/attendance/overtime.ts';
import { installationSecurityRoute } from '../modules/commons/installation-security.ts';
import { securityFloorRoutes } from '../modules/commons/security-floor.ts';
import { smtpServerRoutes } from '../modules/commons/smtp-server.ts';
import { extraAppRoutes } from '../modules/commons/extra-apps.ts';
import { manualAttendanceRoutes } from '../modules/attendance/manual.ts';
import { punchRoutes } from '../modules/attendance/punches.ts';
import { entityHooks, hooksWithGate } from '../modules/entity-hooks.ts';
import { employeeSearchRoutes } from '../modules/hris/employee-search.ts';
import { employeeRoutes } from '../modules/hris/employees.ts';
import { personCardRoute } from '../modules/hris/person-card.ts';
import { photoRoutes } from '../modules/hris/photo.ts';
import { changeRoutes } from '../modules/hris/file/change-routes.ts';
import { fileImportRoutes } from '../modules/hris/file/file-imports.ts';
import { fileOfPersonRoutes } from '../modules/hris/file/files.ts';
import { incrementRoutes } from '../modules/hris/process/increments.ts';
import { ksaoByJobTitleRoutes } from '../modules/hris/file/ksao-by-job-title.ts';
import { idCardRoutes } from '../modules/hris/id-card/cards.ts';
import { letterPreviewRoutes } from '../modules/hris/letters/preview.ts';
import { exitInterviewRoutes } from '../modules/hris/leaving/exit-interviews.ts';
import { taskActivityRoutes } from '../modules/task/activity.ts';
import { taskRecurrenceRoutes } from '../modules/task/recurrences.ts';
import { taskScoreRoutes } from '../modules/task/scores.ts';
import { taskRoutes } from '../modules/task/tasks.ts';
import { taskViewRoutes } from '../modules/task/views.ts';
import { processTaskRoutes } from '../modules/hris/process/process-tasks.ts';
import { resignationRoutes } from '../modules/hris/leaving/resignations.ts';
import { reviewRoutes } from '../modules/hris/process/reviews.ts';
import { declarationPageRoutes } from '../modules/hris/pre-employment/declaration-page.ts';
import { declarationRoutes } from '../modules/hris/pre-employment/declarations.ts';
import { evaluationPageRoutes } from '../modules/hris/pre-employment/evaluation-page.ts';
import { evaluationRoutes } from '../modules/hris/pre-employment/evaluations.ts';
import { offerPageRoutes } from '../modules/hris/pre-employment/offer-page.ts';
import { preEmploymentRoutes } from '../modules/hris/pre-employment/routes.ts';
import { separationRoutes } from '../modules/hris/leaving/separations.ts';
import { staffRoutes } from '../modules/hris/staff.ts';
import { subordinateRoutes } from '../modules/hris/subordinates.ts';
import { anonymousFormRoutes } from '../modules/forms/anonymous.ts';
import { answeringRoutes } from '../modules/forms/answering.ts';
import { formAnswerRoutes } from '../modules/forms/answers.ts';
import { formReportRoutes } from '../modules/forms/report.ts';
import { formRoutes } from '../modules/forms/versions.ts';
import { importRoutes } from '../modules/imports/routes.ts';
import { noticeboardRoutes } from '../modules/noticeboard/routes.ts';
import { notificationRoutes } from '../modules/notification/routes.ts';
import { accountSetupRoutes } from '../modules/organization/account-setup.ts';
import { hierarchyRoutes } from '../modules/organization/hierarchy.ts';
import { organizationLogRoutes } from '../modules/organization/logs.ts';
import { organizationSpecificRoute } from '../modules/organization/organization-specific.ts';
import { peopleRoutes } from '../modules/organization/people.ts';
import { payrollArchiveRoutes } from '../modules/payroll/archive/routes.ts';
import { permissionGroupRoutes } from '../modules/permission/groups.ts';
import { permissionHolderRoutes } from '../modules/permission/holders.ts';
import { questionRoutes } from '../modules/questions/structures.ts';
import { transferRoutes } from '../modules/transfer/routes.ts';
import { incidentTypeRoutes } from '../modules/whistle-blower/incident-types.ts';
import { publicWhistleRoutes } from '../modules/whistle-blower/public-routes.ts';
import { whistleRoutes } from '../modules/whistle-blower/routes.ts';
import { checkBySchema, type Api } from './api.ts';
import { answerError, tooMany } from './errors.ts';
import { takeFormFields } from './form-fields.ts';
import { healthRoute } from './health.ts';
import { answerUnknownAddress, rememberMethods } from './methods.ts';
import { describeApi } from './openapi.ts';
import { signPictures } from './pictures.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApp } from './static.ts';
import { httpMessages } from '../messages.ts';

const bodyLimit = 1024 * 1024;

export interface AppOptions {
  /** Folder of the built browser application; absent in tests of the API alone. */
  readonly appFolder?: string;
  readonly storybookFolder?: string;
  /** Entities beyond the product's own. */
  readonly entities?: readonly Entity[];
  /** Kinds of requests beyond the product's own; their entities stand among `entities`. */
  readonly requests?: readonly RequestMount[];
}

/** Builds the server; the caller starts it to listen, or sends it requests directly. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<Api> {
  const app: Api = Fastify({
    loggerInstance: context.log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: context.config.proxies > 0 && ((_address, hop) => hop < context.config.proxies),
    bodyLimit,
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
  await app.register(compress, { threshold: 1_024 });
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
  app.decorate('requestKinds', []);
  if (live_connection) await liveConnection(app, context);

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
  accountRoutes(app, context);
  mechanismRoutes(app, context);
  ownPasskeyRoutes(app, context);
  passkeySignInRoutes(app, context);
  ownSessionRoutes(app, context);
  ownSignInRoute(app, context);
  accountsOfOthersRoutes(app, context);
  invitationRoutes(app, context);
  handOverRoutes(app, context);
  meRoutes(app, context);
  firstRunRoutes(app, context);
  organizationLogRoutes(app, context);
  auditRoutes(app, context);
  organizationSpecificRoute(app);
  peopleRoutes(app);
  hierarchyRoutes(app, context);
  accountSetupRoutes(app);
  extraAppRoutes(app);
  menuRoutes(app, context);
  placeRoutes(app, context);
  employeeSearchRoutes(app, context);
  personCardRoute(app);
  photoRoutes(app, context);
  permissionGroupRoutes(app, context);
  permissionHolderRoutes(app, context);
  employeeRoutes(app, context);
  fileOfPersonRoutes(app, context);
  changeRoutes(app, context);
  fileImportRoutes(app, context);
  ksaoByJobTitleRoutes(app, context);
  incrementRoutes(app, context);
  staffRoutes(app, context);
  letterPreviewRoutes(app, context);
  idCardRoutes(app, context);
  importRoutes(app, context);
  jobRoutes(app, context);
  smtpServerRoutes(app, context);
  securityFloorRoutes(app, context);
  installationSecurityRoute(app, context);
  noticeboardRoutes(app, context);
  notificationRoutes(app, context);
  fileRoutes(app, context, readsFile(context, [...entities, ...(options.entities ?? [])], entityHooks));
  viewRoutes(app, context);
  subordinateRoutes(app, context);
  overtimeRoutes(app, context);
  punchRoutes(app, context);
  manualAttendanceRoutes(app, context);
  resignationRoutes(app, context);
  separationRoutes(app, context);
  preEmploymentRoutes(app, context);
  offerPageRoutes(app, context);
  evaluationRoutes(app, context);
  declarationRoutes(app, context);
  declarationPageRoutes(app, context);
  evaluationPageRoutes(app, context);
  processTaskRoutes(app, context);
  taskRoutes(app, context);
  taskScoreRoutes(app, context);
  taskRecurrenceRoutes(app, context);
  taskViewRoutes(app, context);
  taskActivityRoutes(app, context);
  exitInterviewRoutes(app, context);
  reviewRoutes(app, context);
  questionRoutes(app, context);
  formRoutes(app, context);
  answeringRoutes(app, context);
  formAnswerRoutes(app, context);
  formReportRoutes(app, context);
  anonymousFormRoutes(app, context);
  transferRoutes(app, context);
  payrollArchiveRoutes(app, context);
  incidentTypeRoutes(app, context);
  publicWhistleRoutes(app, context);
  whistleRoutes(app, context);
  for (const { path, kind, hooks } of options.requests ?? []) requestRoutes(app, context, path, kind, hooks);
  mountEntities(app, context, { ...entityHooks, ...hooksWithGate(app.gate) }, options.entities);
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

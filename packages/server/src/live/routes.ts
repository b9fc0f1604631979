/** The address of the live connection, and what a browser may say on it. */
import websocket from '@fastify/websocket';
import { invalidToken, livePath } from '@karmik/model/notification/live';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { Api } from '../http/api.ts';
import { forbidden, HttpError } from '../http/errors.ts';
import { LiveConnection } from './connection.ts';
import { closing, Hub } from './hub.ts';
import { serverMessages } from '../messages.ts';

/** A browser says a few words when it connects and when its view changes; more than this in ten seconds is no browser of ours. */
const mostCommands = 40;
const windowMs = 10_000;
const longestCommand = 16 * 1024;
/** The person who connects is given this long to say who they are. */
const joinWithinMs = 15_000;

/** How far back a page that has just been opened may look. */
const mostSeconds = 600;

const command = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('join'),
    token: z.string().check(z.maxLength(4_000)),
    last: z.optional(z.string().check(z.maxLength(5_000))),
    seconds: z.optional(z.number().check(z.minimum(0), z.maximum(mostSeconds))),
  }),
  z.object({ command: z.literal('subscribe_organization'), organization_slug: z.string().check(z.maxLength(100)) }),
  z.object({ command: z.literal('unsubscribe_organizations') }),
  z.object({ command: z.literal('logout') }),
]);

/** Pages of other sites may not speak in a browser's name; what is no browser sends no origin. */
function isOwnOrigin(request: FastifyRequest, context: Context): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === (request.host || host) || from.origin === new URL(context.config.publicUrl).origin;
}

export async function liveConnection(app: Api, context: Context): Promise<void> {
  const hub = new Hub(context);
  await app.register(websocket, {
    options: { maxPayload: longestCommand, perMessageDeflate: false },
    preClose: (done) => {
      void hub.stop().finally(done);
    },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.addHook('onReady', () => hub.start());

  app.route({
    method: 'GET',
    url: livePath,
    schema: { hide: true },
    preValidation: async (request) => {
      if (!isOwnOrigin(request, context)) throw forbidden();
      if (hub.isStopping) throw new HttpError(503, { detail: serverMessages.serverStops }, { 'retry-after': '3' });
    },
    handler: () => {
      throw new HttpError(426, { detail: serverMessages.liveAddress }, { upgrade: 'websocket' });
    },
    wsHandler: (socket, request) => converse(app, context, hub, socket, request.ip),
  });
}

function converse(app: Api, context: Context, hub: Hub, socket: WebSocket, ip: string): void {
  const connection = new LiveConnection(socket);
  hub.add(connection);
  const impatience = setTimeout(() => {
    if (connection.sessionId === undefined) connection.close(closing.policy, 'Nobody joined');
  }, joinWithinMs);
  let windowBegan = performance.now();
  let said = 0;
  // Commands are taken one after the other: a subscription waits for the joining before it.
  let working = Promise.resolve();

  socket.on('close', () => {
    clearTimeout(impatience);
    hub.remove(connection);
  });
  socket.on('message', (data) => {
    const now = performance.now();
    if (now - windowBegan > windowMs) {
      windowBegan = now;
      said = 0;
    }
    if (++said > mostCommands) return connection.close(closing.policy, 'Too many commands');
    const read = commandOf(data);
    if (!read) return connection.say({ event: 'websocket', status: 'error', message: 'Unknown command' });
    working = working
      .then(() => obey(app, hub, connection, read, ip))
      .catch((error: unknown) => {
        // The database is away: the browser comes again, and asks for what it missed.
        context.log.warn({ err: error }, 'a live command failed');
        connection.end();
      });
  });
}

function commandOf(data: RawData): z.infer<typeof command> | undefined {
  try {
    return command.safeParse(JSON.parse((data as Buffer).toString())).data;
  } catch {
    return undefined;
  }
}

async function obey(
  app: Api,
  hub: Hub,
  connection: LiveConnection,
  said: z.infer<typeof command>,
  ip: string,
): Promise<void> {
  switch (said.command) {
    case 'join': {
      const claims = await app.gate.claimsOf(said.token, ip);
      if (claims && (await hub.join(connection, claims, said.last ?? said.seconds))) return;
      // A good token of a session that ended is refused like a bad one: the browser asks for a fresh one, and learns it is over.
      hub.leave(connection);
      return connection.say({ event: 'websocket', status: 'error', message: invalidToken });
    }
    case 'subscribe_organization': {
      const place = connection.subscribe(said.organization_slug);
      return connection.say(
        place
          ? { event: 'websocket', status: 'subscribed', organization: place.slug }
          : { event: 'websocket', status: 'error', message: 'Not found.' },
      );
    }
    case 'unsubscribe_organizations':
      connection.unsubscribe();
      return connection.say({ event: 'websocket', status: 'unsubscribed' });
    case 'logout':
      hub.leave(connection);
      return connection.say({ event: 'websocket', status: 'left' });
  }
}

/**
 * The push protocol of attendance devices (ADMS): plain text over HTTP, begun by the device, which is known by its serial. Whatever is
 * not answered with OK is sent again, so a body is stored as a whole or not at all.
 */
import { pairsOf, withoutControls, zoneOption } from '@karmik/model/attendance/device-lines';
import { toWall } from '@karmik/model/kit/zone';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Api } from '../../../http/api.ts';
import { UnderWay } from '../../../http/under-way.ts';
import { fetchCommands, takeResults } from './commands.ts';
import { keepContact } from './contact.ts';
import { KnownDevices, type KnownDevice } from './known-devices.ts';
import { storeLines } from './store-lines.ts';

const mostBytes = 10 * 1024 * 1024;
/** Bodies are stored a few at a time, so that devices that come back together leave the database to others. */
const mostAtOnce = 4;
/**
 * How many bodies of one organisation are read at once, and how many from one address; a device that is refused sends again. Reading
 * takes no turn of the store, so a slow body holds up no one else.
 */
const mostReading = { organization: 16, address: 8 } as const;
/** Requests of one organisation and of one address from the head to the answer; what waits to be stored is held in memory. */
const mostConnections = { organization: 32, address: 16 } as const;
/** Turns of the store that one organisation may have at once, so that another one's never wait for a slow one's. */
const mostTurnsOfOrganization = 2;
/** How long a body may take, in milliseconds: ten megabytes at 35 kB a second. */
const bodyPatienceMs = 300_000;

class TooLarge extends Error {}
class TooSlow extends Error {}

/** Ends a body that is not there in time. */
async function inTime<R>(request: FastifyRequest, read: () => Promise<R>): Promise<R> {
  const timer = setTimeout(() => request.raw.destroy(new TooSlow()), bodyPatienceMs);
  try {
    return await read();
  } finally {
    clearTimeout(timer);
  }
}

/** The lines of a body as it comes in. @throws TooLarge beyond ten megabytes */
async function linesOf(body: unknown): Promise<string[]> {
  const lines: string[] = [];
  if (
    body === null ||
    body === undefined ||
    typeof (body as AsyncIterable<Buffer>)[Symbol.asyncIterator] !== 'function'
  )
    return lines;
  const decoder = new TextDecoder();
  let bytes = 0;
  let rest = '';
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new TooLarge();
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.trim() !== '') lines.push(part.replace(/\r$/, ''));
  }
  rest += decoder.decode();
  if (rest.trim() !== '') lines.push(rest.replace(/\r$/, ''));
  return lines;
}

interface Asked {
  readonly device: KnownDevice;
  readonly tenant: Tenant;
  readonly query: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
  readonly now: Date;
  readonly ip: string;
}

const text = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? withoutControls(given).slice(0, 120) : undefined;

/** Minutes that a zone is ahead of UTC at an instant. */
const offsetOf = (zone: string, now: Date): number =>
  Math.round((Date.parse(`${toWall(now, zone)}:00Z`) - Math.floor(now.getTime() / 60_000) * 60_000) / 60_000);

/** What a device is told at its first contact after a restart. */
async function options({ device, tenant, now }: Asked): Promise<string> {
  const contact = await tenant.one<{ stamp: string | null }>(
    'select stamp from device_contact where organization_id = $1 and device_id = $2',
    [tenant.organizationId, device.id],
  );
  const stamp = contact?.stamp ?? '0';
  return [
    `GET OPTION FROM: ${device.serial}`,
    `ATTLOGStamp=${stamp}`,
    'OPERLOGStamp=0',
    'ATTPHOTOStamp=None',
    'ErrorDelay=60',
    'Delay=30',
    'TransTimes=00:00;14:05',
    'TransInterval=1',
    'TransFlag=TransData AttLog OpLog EnrollUser ChgUser',
    `TimeZone=${zoneOption(offsetOf(device.zone, now))}`,
    'Realtime=1',
    'Encrypt=None',
    '',
  ].join('\n');
}

/** A device that sends as it happens sends few lines; the newest of them is its clock. */
const fewLines = 5;

async function takeAttendance({ device, tenant, query, lines, now, ip }: Asked): Promise<string> {
  await tenant.transaction(async (inner) => {
    const { newest } = await storeLines(inner, { device, lines, form: 'push', now });
    const ahead = newest === null ? undefined : Math.round((Date.parse(newest) - now.getTime()) / 1_000);
    const isLive = ahead !== undefined && (ahead > 0 || (lines.length <= fewLines && ahead > -600));
    const stamp = text(query['Stamp'] ?? query['stamp']);
    await keepContact(
      inner,
      device.id,
      {
        address: ip,
        punchedAt: newest,
        stamp: stamp !== undefined && /^\d{1,20}$/.test(stamp) ? stamp : undefined,
        drift: isLive ? ahead : undefined,
      },
      now,
    );
  });
  return `OK: ${lines.length}`;
}

/** Names of people alone: fingers, faces and pictures are read by no one and kept nowhere. */
async function takeNames({ device, tenant, lines }: Asked): Promise<string> {
  const names = new Map<string, string>();
  for (const line of lines) {
    const [, rest] = /^USER\s+(.*)$/.exec(line.trim()) ?? [];
    const pairs = rest === undefined ? undefined : pairsOf(rest, '\t');
    const [pin, name] = [pairs?.get('pin'), pairs?.get('name')];
    if (pin !== undefined && name && /^[\w.-]{1,24}$/.test(pin)) names.set(pin, withoutControls(name).slice(0, 120));
  }
  if (names.size > 0)
    await tenant.transaction(async (inner) => {
      const given = [inner.organizationId, device.id, [...names.keys()], [...names.values()]];
      await inner.query(
        `insert into device_name (organization_id, device_id, pin, name) select $1, $2, g.pin, g.name from unnest($3::text[], $4::text[]) g(pin, name)
         on conflict (organization_id, device_id, pin) do update set name = excluded.name`,
        given,
      );
      await inner.query(
        `update unmatched_punch u set name_on_device = g.name from unnest($3::text[], $4::text[]) g(pin, name)
          where u.organization_id = $1 and u.device_id = $2 and u.pin = g.pin and u.name_on_device is distinct from g.name`,
        given,
      );
    });
  return `OK: ${lines.length}`;
}

async function takeData(asked: Asked): Promise<string> {
  switch (text(asked.query['table'])?.toUpperCase()) {
    case 'ATTLOG':
      return takeAttendance(asked);
    case 'OPERLOG':
    case 'USERINFO':
      return takeNames(asked);
    default:
      return 'OK';
  }
}

async function takeCapabilities({ device, tenant, lines, now, ip }: Asked): Promise<string> {
  const pairs = pairsOf(lines.join(','), ',');
  const contact = { address: ip, model: text(pairs.get('devicename')), firmware: text(pairs.get('firmver')) };
  await keepContact(tenant, device.id, contact, now);
  return 'OK';
}

/** Turns of the store, a few at once: in the order of asking, but for organisations that have their share already. */
class Turns {
  readonly #atWork = new Map<number, number>();
  readonly #waiting: { readonly organizationId: number; readonly go: () => void }[] = [];
  #count = 0;

  async take<R>(organizationId: number, work: () => Promise<R>): Promise<R> {
    await new Promise<void>((go) => {
      this.#waiting.push({ organizationId, go });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#count--;
      this.#atWork.set(organizationId, (this.#atWork.get(organizationId) ?? 1) - 1);
      if (this.#atWork.get(organizationId) === 0) this.#atWork.delete(organizationId);
      this.#next();
    }
  }

  #next(): void {
    while (this.#count < mostAtOnce) {
      const at = this.#waiting.findIndex(
        ({ organizationId }) => (this.#atWork.get(organizationId) ?? 0) < mostTurnsOfOrganization,
      );
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (!next) return;
      this.#count++;
      this.#atWork.set(next.organizationId, (this.#atWork.get(next.organizationId) ?? 0) + 1);
      next.go();
    }
  }
}

/** The device sends again, on another connection. */
const busy = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('connection', 'close').header('retry-after', '60').send('');

type Answer = (asked: Asked) => Promise<string> | string;

/** By method and the last part of the address. */
const answers: Readonly<Record<string, Answer>> = {
  'GET cdata': options,
  'POST cdata': takeData,
  'POST registry': takeCapabilities,
  'GET registry': () => 'OK',
  'GET getrequest': ({ tenant, device, now }) => fetchCommands(tenant, device, now),
  'POST devicecmd': async ({ tenant, device, lines, now }) => {
    await takeResults(tenant, device, lines.join('\n'), now);
    return 'OK';
  },
  'GET ping': () => 'OK',
  'POST fdata': () => 'OK',
};

/**
 * Mounts the protocol outside of the API: it has no accounts, no JSON and no place in the description for programs. Lines of a log for
 * devices that ask every few seconds would bury all others.
 */
export function deviceProtocol(app: Api, context: Context): void {
  const known = new KnownDevices(context);
  const turns = new Turns();
  const open = new UnderWay();
  const reading = new UnderWay();
  /** @returns the lines of a body; undefined where too many are being read */
  async function read(request: FastifyRequest, organizationId: number): Promise<string[] | undefined> {
    const end = reading.beginAll([
      [`organization ${organizationId}`, mostReading.organization],
      [`address ${request.ip}`, mostReading.address],
    ]);
    if (!end) return undefined;
    try {
      return await inTime(request, () => linesOf(request.body));
    } finally {
      end();
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    // Of an address before anything is looked up, of an organisation once it is known.
    const end = open.begin(`address ${request.ip}`, mostConnections.address);
    if (!end) return busy(reply);
    try {
      return await answerOf(request, reply);
    } catch (error) {
      if (error instanceof TooSlow) return reply.code(408).header('connection', 'close').send('');
      if (error instanceof TooLarge) return reply.code(413).header('connection', 'close').send('');
      throw error;
    } finally {
      end();
    }
  }

  async function answerOf(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { secret, what = '' } = request.params as { secret?: string; what?: string };
    const query = request.query as Readonly<Record<string, unknown>>;
    const work = answers[`${request.method} ${what}`];
    const device = work && (await known.find(query['SN'], secret, request.ip));
    if (!work || !device) return reply.code(404).send('');
    const { organizationId } = device;
    const tenant = context.database.organization(organizationId);
    const end = open.begin(`organization ${organizationId}`, mostConnections.organization);
    if (!end) return busy(reply);
    try {
      const done = async (lines: readonly string[]) => {
        const now = context.clock();
        const said = await work({ device, tenant, query, lines, now, ip: request.ip });
        await keepContact(tenant, device.id, { address: request.ip }, now);
        return reply.send(said);
      };
      if (request.method !== 'POST') return await done([]);
      const lines = await read(request, organizationId);
      if (!lines) return busy(reply);
      return await turns.take(organizationId, () => done(lines));
    } finally {
      end();
    }
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Devices say of their plain text whatever they like; it is read as it comes in.
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    const route = {
      config: { access: anyone, isUntraced: true },
      schema: { hide: true },
      bodyLimit: mostBytes,
    } as const;
    for (const url of ['/iclock/:what', '/iclock/:secret/:what', '/iclock', '/iclock/*'])
      scope.route({ ...route, method: ['GET', 'POST'], url, handler: answer });
    done();
  });
}

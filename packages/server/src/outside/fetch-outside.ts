/**
 * Calls of the Internet for an organisation. Who names an address may mean one of the inside; so each name is asked once, all that it
 * leads to must be public, and the connection is made to what was looked at. A redirect is a new address.
 */
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Place {
  readonly address: string;
  readonly family: number;
}

/** What leads where, and what may be called; tests have their own. */
export interface Network {
  /** @throws where the name is unknown */
  readonly resolve: (host: string) => Promise<readonly Place[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Ports beside those of the schemes. */
  readonly ports: readonly string[];
}

export const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: (address) => isPublicAddress(address),
  ports: [],
};

/** The address is none that is called for an organisation: of the inside, with a password, or of another scheme. */
export class RefusedAddress extends Error {}

interface Wanted {
  /** Media types, such as `text/html`, or their beginning, such as `image/`. */
  readonly types: readonly string[];
  readonly mostBytes: number;
  /** Whether what is longer is cut, rather than left. */
  readonly isCut: boolean;
}

export interface Answer {
  /** After redirects. */
  readonly url: string;
  /** The whole header, with a charset where it says one. */
  readonly type: string;
  readonly bytes: Buffer;
}

const mostRedirects = 3;
const mostHeaderBytes = 16_384;

/**
 * What an address answers.
 * @returns undefined where it answers nothing of the kind: an error, another type, more bytes than wanted
 * @throws RefusedAddress; errors of the connection, and the signal's reason once it ends
 */
export async function fetchOutside(
  address: string,
  wanted: Wanted,
  signal: AbortSignal,
  network: Network = internet,
): Promise<Answer | undefined> {
  let url = new URL(address);
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const place = await pinned(url, signal, network);
    const answer = await ask(url, place, wanted, signal);
    if (!('location' in answer)) return answer.found;
    if (!URL.canParse(answer.location, url.href)) return undefined;
    url = new URL(answer.location, url.href);
  }
  return undefined;
}

/** Where the connection goes. @throws RefusedAddress where any answer for the name is not allowed */
export async function pinned(url: URL, signal: AbortSignal, network: Network): Promise<Place> {
  const { protocol, username, password, port, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:') throw new RefusedAddress();
  if (username || password || (port && !network.ports.includes(port))) throw new RefusedAddress();
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const places = family ? [{ address: host, family }] : await inTime(network.resolve(host), signal);
  const [first] = places;
  if (!first || places.some((place) => !network.isAllowed(place.address))) throw new RefusedAddress();
  return first;
}

/** What a promise answers before a signal ends it. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

type Step = { readonly location: string } | { readonly found: Answer | undefined };

function ask(url: URL, { address, family }: Place, wanted: Wanted, signal: AbortSignal): Promise<Step> {
  const atPlace: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        agent: false,
        lookup: atPlace,
        signal,
        maxHeaderSize: mostHeaderBytes,
        headers: {
          accept: wanted.types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', '),
          'accept-encoding': 'identity',
          'user-agent': 'Karmik link preview',
        },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const end = (step: Step) => {
          resolve(step);
          request.destroy();
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location) return end({ location: headers.location });
        const type = headers['content-type'] ?? '';
        const isWanted =
          statusCode === 200 &&
          wanted.types.some((each) => type.toLowerCase().startsWith(each)) &&
          (headers['content-encoding'] ?? 'identity') === 'identity';
        if (!isWanted) return end({ found: undefined });
        const parts: Buffer[] = [];
        let length = 0;
        const done = () => end({ found: { url: url.href, type, bytes: Buffer.concat(parts) } });
        response.on('data', (part: Buffer) => {
          const room = wanted.mostBytes - length;
          length += part.length;
          parts.push(part.subarray(0, room));
          if (length <= wanted.mostBytes) return;
          if (wanted.isCut) done();
          else end({ found: undefined });
        });
        response.once('end', done);
        response.once('error', reject);
        return undefined;
      },
    );
    request.once('error', reject);
  });
}

/** Sends JSON to an address of the Internet for an organisation, once: no redirect is followed and nothing is sent again. */
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { pinned, type Network } from './fetch-outside.ts';

const mostBytes = 65_536;

interface Posted {
  readonly status: number;
  readonly text: string;
}

/** @throws RefusedAddress for an address of the inside; errors of the connection, and the signal's reason once it ends */
export async function postOutside(
  address: string,
  { body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
  network: Network,
): Promise<Posted> {
  const url = new URL(address);
  const { address: ip, family } = await pinned(url, signal, network);
  const atPlace: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address: ip, family }]) : done(null, ip, family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: atPlace,
        signal,
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > mostBytes) request.destroy(new Error('the answer is too long'));
          else parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

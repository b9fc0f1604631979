/** The mail servers that organisations name for themselves. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import nodemailer, { type Transporter } from 'nodemailer';
import { unseal } from '../access/sealed.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';

interface Stored {
  readonly host: string;
  readonly port: number;
  readonly security: 'STARTTLS' | 'TLS' | 'None';
  readonly username: string | null;
  readonly from_name: string | null;
  readonly from_email: string;
  readonly sealed: Buffer | null;
}

/** Addresses of this machine and of networks that are nobody else's business, from IANA's registries of special-purpose addresses. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/**
 * The address to connect to. The name is asked once and the connection made to what it said, so that a second answer changes nothing.
 * @throws an error for people: the name is unknown, or leads inside while only outside is allowed
 */
async function addressOf(host: string, isInsideAllowed: boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new Error(`The server ${host} is not known.`);
  if (!isInsideAllowed && found.some(({ address }) => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')))
    throw new Error(`The server ${host} is in a network that this installation does not mail through.`);
  return first.address;
}

export interface OwnServer {
  readonly transport: Transporter;
  readonly from: { readonly name: string; readonly address: string };
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/**
 * The server by which mails of an organisation go out; nothing where that of the installation sends them.
 * @param evenIfResting also one that is not switched on, to try it
 * @throws an error for people, when it cannot be used
 */
export async function ownServer(
  context: Context,
  queries: Queries,
  organizationId: number,
  { evenIfResting = false } = {},
): Promise<OwnServer | undefined> {
  const stored = await queries.one<Stored>(
    `select s.host, s.port, s.security, s.username, s.from_name, s.from_email, p.sealed
       from smtp_server s left join smtp_password p on p.organization_id = s.organization_id
      where s.organization_id = $1 and (s.is_active or $2) and s.host is not null and s.from_email is not null`,
    [organizationId, evenIfResting],
  );
  if (!stored) return undefined;
  const { host, port, security, username, sealed } = stored;
  const address = await addressOf(host, context.config.mailsInside);
  const pass = sealed === null ? '' : unseal(context.secrets, 'smtp', organizationId, sealed).toString('utf8');
  const transport = nodemailer.createTransport({
    host: address,
    port,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'None',
    tls: isIP(host) ? {} : { servername: host },
    ...(username ? { auth: { user: username, pass } } : {}),
    ...patience,
  });
  return { transport, from: { name: stored.from_name ?? '', address: stored.from_email } };
}

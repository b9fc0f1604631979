/** The mail servers that organisations name for themselves. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import nodemailer, { type Transporter } from 'nodemailer';
import { unseal } from '../access/sealed.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';
import { isPublicAddress } from '../outside/public-address.ts';
import { patience, type Patience } from './patience.ts';

interface Stored {
  readonly host: string;
  readonly port: number;
  readonly security: 'STARTTLS' | 'TLS' | 'None';
  readonly username: string | null;
  readonly from_name: string | null;
  readonly from_email: string;
  readonly sealed: Buffer | null;
}

/**
 * The address to connect to. The name is asked once and the connection made to what it said, so that a second answer changes nothing.
 * @throws an error for people: the name is unknown, or leads inside while only outside is allowed
 */
async function addressOf(host: string, isInsideAllowed: boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw Object.assign(new Error(`The server ${host} is not known.`), { code: 'EDNS' });
  if (!isInsideAllowed && found.some(({ address }) => !isPublicAddress(address)))
    throw new Error(`The server ${host} is in a network that this installation does not mail through.`);
  return first.address;
}

export interface OwnServer {
  readonly transport: Transporter;
  readonly from: { readonly name: string; readonly address: string };
}

/**
 * The server by which mails of an organisation go out; nothing where that of the installation sends them.
 * @param evenIfResting also one that is not switched on, to try it
 * @throws an error for people, when it cannot be used
 */
export async function ownServer(
  context: Context,
  queries: Queries,
  organizationId: number,
  { evenIfResting = false, limits = patience }: { readonly evenIfResting?: boolean; readonly limits?: Patience } = {},
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
  const { wholeMs: _whole, ...ofConnection } = limits;
  const transport = nodemailer.createTransport({
    host: address,
    port,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'None',
    tls: isIP(host) ? {} : { servername: host },
    ...(username ? { auth: { user: username, pass } } : {}),
    ...ofConnection,
  });
  return { transport, from: { name: stored.from_name ?? '', address: stored.from_email } };
}

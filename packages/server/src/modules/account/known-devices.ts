/**
 * Browsers in which an account signed in before. They keep a mark that we signed, by which no number of wrong names or passwords from
 * anywhere else shuts the account out there: their own wrong ones are counted apart. The mark opens nothing and is sent to the calls of
 * signing in alone.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { newOpaqueToken } from '../../access/tokens.ts';

const name = 'karmik_device';
const path = '/api/v1/security/';
const days = 180;
/** Accounts that one browser is known to, as in an office that shares one. */
const mostMarks = 5;

interface Mark {
  readonly accountId: number;
  readonly device: string;
  readonly text: string;
}

const about = (accountId: number, device: string, until: number) => `known device ${accountId} ${device} ${until}`;

/** The good marks that a browser sent, the newest first. */
function marksOf({ secrets, clock }: Context, { headers }: FastifyRequest): Mark[] {
  const sent = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return (sent?.slice(name.length + 1) ?? '')
    .split('~')
    .slice(0, mostMarks)
    .flatMap((text) => {
      const [, account = '', device = '', until = '', mac = ''] =
        /^(\d{1,16})\.([\w-]{20,64})\.(\d{1,16})\.([\w-]{43})$/.exec(text) ?? [];
      const accountId = Number(account);
      const isOurs = mac !== '' && secrets.isSigned(about(accountId, device, Number(until)), mac);
      return isOurs && Number(until) > clock().getTime() ? [{ accountId, device, text }] : [];
    });
}

/** The device, by a number of its own, where the account signed in there before. */
export const knownDeviceOf = (
  context: Context,
  request: FastifyRequest,
  accountId: number | undefined,
): string | undefined => marksOf(context, request).find((mark) => mark.accountId === accountId)?.device;

/** Lets the browser be known to an account that has just signed in there. */
export function rememberDevice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
): void {
  const { secrets, clock, config } = context;
  const marks = marksOf(context, request);
  const device = marks.find((mark) => mark.accountId === accountId)?.device ?? newOpaqueToken();
  const until = clock().getTime() + days * 86_400_000;
  const own = `${accountId}.${device}.${until}.${secrets.sign(about(accountId, device, until))}`;
  const others = marks.filter((mark) => mark.accountId !== accountId).map(({ text }) => text);
  const value = [own, ...others].slice(0, mostMarks).join('~');
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  );
}

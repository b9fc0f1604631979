/** Payments to eSewa wallets over HTTP, signed with the secret of the organization. Amounts are whole paisa there. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { installationPlace } from '@karmik/model/organization/place';
import type { ProviderAnswer } from '@karmik/model/payment/machine';
import { paisaOf, rupeesOf } from '@karmik/model/payment/paisa';
import * as z from 'zod/mini';
import { unseal } from '../../../access/sealed.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { postOutside } from '../../../outside/post-outside.ts';
import type { WalletCallback, WalletProvider } from './port.ts';

/** After this the outcome is unknown, and is asked for. */
const patienceMs = 10_000;

const answerShape = z.union([
  z.object({
    status: z.literal('COMPLETE'),
    amount: z.int(),
    currency: z.string(),
    receiver: z.string(),
    reference: z.string(),
  }),
  z.object({ status: z.literal('FAILED'), reason: z.string() }),
  z.object({ status: z.literal('PENDING') }),
  z.object({ status: z.literal('NOT_FOUND') }),
]);

/** What an answer means; what is in no known form says nothing. */
function answerOf(text: string): ProviderAnswer {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { kind: 'silent' };
  }
  const { success, data } = z.safeParse(answerShape, given);
  if (!success) return { kind: 'silent' };
  if (data.status === 'COMPLETE') {
    const { amount, currency, receiver, reference } = data;
    return { kind: 'complete', amount: rupeesOf(amount), currency, receiver, reference: reference.slice(0, 100) };
  }
  if (data.status === 'FAILED') return { kind: 'failed', reason: data.reason.slice(0, 255) };
  return { kind: data.status === 'PENDING' ? 'pending' : 'unknown' };
}

const reportShape = z.object({ key: z.uuid() });

const signatureOf = (secret: Buffer, body: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(body).digest();

/** The secret of an organization; undefined where none is set. */
async function secretOf({ secrets }: Context, tenant: Tenant): Promise<Buffer | undefined> {
  const stored = await tenant.one<{ sealed: Buffer }>('select sealed from esewa_secret where organization_id = $1', [
    tenant.organizationId,
  ]);
  return stored && unseal(secrets, 'esewa', tenant.organizationId, stored.sealed);
}

/** Reads what eSewa reports by itself, once its signature over the bytes is right. */
export async function esewaCallback(
  context: Context,
  tenant: Tenant,
  body: Buffer,
  signature: unknown,
): Promise<WalletCallback> {
  const secret = await secretOf(context, tenant);
  // The same work is done without a secret, so that the time does not say whether there is one.
  const wanted = signatureOf(secret ?? Buffer.from('none'), body);
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!secret || !isSigned) return { kind: 'refused' };
  const text = body.toString('utf8');
  const answer = answerOf(text);
  if (answer.kind === 'silent' || answer.kind === 'unknown') return { kind: 'unread' };
  const { success, data } = z.safeParse(reportShape, JSON.parse(text));
  return success ? { kind: 'report', key: data.key.toLowerCase(), answer } : { kind: 'unread' };
}

interface Connection {
  readonly address: string;
  readonly merchant: string;
  readonly sealed: Buffer;
}

/** The provider of an organization; undefined while its connection is off or lacks something. */
export async function esewaOf(context: Context, tenant: Tenant): Promise<WalletProvider | undefined> {
  const connection = await tenant.one<Connection>(
    `select s.address, s.merchant, k.sealed from esewa_setting s join esewa_secret k on k.organization_id = s.organization_id
      where s.organization_id = $1 and s.is_active and s.address is not null and s.merchant is not null`,
    [tenant.organizationId],
  );
  if (!connection) return undefined;
  const { address, merchant, sealed } = connection;
  const secret = unseal(context.secrets, 'esewa', tenant.organizationId, sealed);
  const call = async (path: string, asked: object): Promise<ProviderAnswer> => {
    const body = JSON.stringify({ merchant, ...asked });
    const signature = signatureOf(secret, body).toString('hex');
    try {
      const { status, text } = await postOutside(
        `${address.replace(/\/$/, '')}/${path}`,
        { body, headers: { 'x-signature': signature } },
        AbortSignal.timeout(patienceMs),
        context.network,
      );
      return status === 200 ? answerOf(text) : { kind: 'silent' };
    } catch {
      // Whether it arrived is not known: a connection may end after the provider has read all of it.
      return { kind: 'silent' };
    }
  };
  return {
    send: ({ key, wallet, holder, amount }) =>
      call('payments', {
        key,
        receiver: wallet,
        name: holder,
        amount: paisaOf(amount),
        currency: installationPlace.currency,
      }),
    query: (key) => call('status', { key }),
  };
}

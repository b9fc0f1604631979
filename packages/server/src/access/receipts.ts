/** Receipts of what is sent without a name: figures that only the sender has, and the way back that they open. */
import { randomInt } from 'node:crypto';
import type { Message } from '@karmik/model/kit/message';
import { receiptLength, receiptOf } from '@karmik/model/kit/receipt';
import { hashRaw } from '@node-rs/argon2';
import { HttpError } from '../http/errors.ts';
import type { Secrets } from './secrets.ts';

/** @returns figures alone: easy to write down, and too many of them to try */
export const newReceipt = (): string => Array.from({ length: receiptLength }, () => String(randomInt(10))).join('');

/** argon2id, slower than that of passwords; the salt is the installation's, so that a receipt finds its record without naming it. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1, outputLen: 32 } as const;
const hashWith = (salt: string, typed: string) => hashRaw(receiptOf(typed), { ...cost, salt: Buffer.from(salt) });

const halfAnHour = 30 * 60_000;

/** What a key leads to. */
export interface Returned {
  readonly organizationId: number;
  readonly id: number;
}

/**
 * Receipts and keys of one kind of record.
 * @param salt names the kind among what the installation signs
 * @param what what a key says that it leads to, such as `return to report`
 * @param lapsed the error where a key is no longer good
 */
export function receiptsOf({ salt, what, lapsed }: { salt: string; what: string; lapsed: Message }) {
  const about = ({ organizationId, id }: Returned, until: number): string => `${what} ${organizationId} ${id} ${until}`;
  return {
    /** What is kept of a receipt. */
    hash: (secrets: Secrets, typed: string): Promise<Buffer> => hashWith(secrets.sign(salt), typed),

    /** What may have been kept of a receipt, under each key of the installation; as many for a wrong one as for a right one. */
    hashes: (secrets: Secrets, typed: string): Promise<Buffer[]> =>
      Promise.all(secrets.signatures(salt).map((each) => hashWith(each, typed))),

    /** What a receipt is exchanged for, so that the receipt itself is sent once. Nothing of it is stored. */
    key(secrets: Secrets, to: Returned, now: Date): string {
      const until = now.getTime() + halfAnHour;
      return `${to.organizationId}.${to.id}.${until}.${secrets.sign(about(to, until))}`;
    },

    /** @throws 403 for a key that is none of ours or too old */
    open(secrets: Secrets, key: string, now: Date): Returned {
      const [, organization = '', record = '', until = '', mac = ''] =
        /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.([\w-]{43})$/.exec(key) ?? [];
      const to = { organizationId: Number(organization), id: Number(record) };
      const isOurs = mac !== '' && secrets.isSigned(about(to, Number(until)), mac);
      if (!isOurs || Number(until) <= now.getTime()) throw new HttpError(403, { detail: lapsed });
      return to;
    },
  };
}

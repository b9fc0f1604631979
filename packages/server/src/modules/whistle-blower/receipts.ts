/** Receipts of anonymous reports: figures that only the reporter has, and the way back that they open. */
import { randomInt } from 'node:crypto';
import { receiptLength, receiptOf } from '@karmik/model/whistle-blower/report';
import { hashRaw } from '@node-rs/argon2';
import { whistleBlowerMessages } from '@karmik/model/whistle-blower/messages';
import type { Secrets } from '../../access/secrets.ts';
import { HttpError } from '../../http/errors.ts';

/** @returns figures alone: easy to write down, and more of them than anybody can try */
export const newReceipt = (): string => Array.from({ length: receiptLength }, () => String(randomInt(10))).join('');

/** argon2id, slower than that of passwords; the salt is the installation's, so that a receipt finds its report without naming it. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1, outputLen: 32 } as const;

const saltName = 'whistle-blower receipts';
const hashWith = (salt: string, typed: string) => hashRaw(receiptOf(typed), { ...cost, salt: Buffer.from(salt) });

/** What is kept of a receipt. */
export const hashReceipt = (secrets: Secrets, typed: string): Promise<Buffer> =>
  hashWith(secrets.sign(saltName), typed);

/** What may have been kept of a receipt, under each key of the installation; as many for a wrong one as for a right one. */
export const hashesOfReceipt = (secrets: Secrets, typed: string): Promise<Buffer[]> =>
  Promise.all(secrets.signatures(saltName).map((salt) => hashWith(salt, typed)));

const halfAnHour = 30 * 60_000;

export interface Return {
  readonly organizationId: number;
  readonly reportId: number;
}

const about = (organizationId: number, reportId: number, until: number): string =>
  `return to report ${organizationId} ${reportId} ${until}`;

/** What a receipt is exchanged for, so that the receipt itself is sent once. Nothing of it is stored. */
export function returnKey(secrets: Secrets, { organizationId, reportId }: Return, now: Date): string {
  const until = now.getTime() + halfAnHour;
  return `${organizationId}.${reportId}.${until}.${secrets.sign(about(organizationId, reportId, until))}`;
}

/** @throws 403 for a key that is none of ours or too old */
export function openReturn(secrets: Secrets, key: string, now: Date): Return {
  const [, organization = '', report = '', until = '', mac = ''] =
    /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.([\w-]{43})$/.exec(key) ?? [];
  const organizationId = Number(organization);
  const reportId = Number(report);
  const isOurs = mac !== '' && secrets.isSigned(about(organizationId, reportId, Number(until)), mac);
  if (!isOurs || Number(until) <= now.getTime())
    throw new HttpError(403, { detail: whistleBlowerMessages.receiptAgain });
  return { organizationId, reportId };
}

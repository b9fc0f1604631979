/**
 * Links of a mail that lead someone without an account to one page about one thing: random, known to the mail (the database keeps a
 * hash, and from what the key of the installation derives the secret for a reminder), good until a moment, for one decision. The scope of
 * an entity names the purpose and what the link shows; a newer link for the same thing takes the place of the older one.
 */
import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../access/secrets.ts';
import { hashOf } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import { HttpError } from '../../http/errors.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { accountMessages } from './messages.ts';

/** Why a link takes no decision any more. */
type Closing = 'replaced' | 'withdrawn';

interface LinkAbout {
  /** Of the scope of its entity, see `linkPurposeOf`. */
  readonly purpose: string;
  /** The record of the purpose. */
  readonly objectId: number;
}

export interface FoundLink {
  readonly organizationId: number;
  readonly objectId: number;
  /** Whether its decision was taken; then it may still be looked at. */
  readonly isUsed: boolean;
}

interface Span {
  readonly at: Date;
  readonly expiresAt: Date;
}

/** The secret of a link: known to who holds the key of the installation and the row of the link, and to the mail. */
const aboutLink = (nonce: Buffer): string => `personal link ${nonce.toString('hex')}`;

/**
 * Makes a link, and closes the one before.
 * @returns the secret of the link, which stands nowhere else
 */
export async function giveLink(
  tenant: Tenant,
  secrets: Secrets,
  { purpose, objectId }: LinkAbout,
  { at, expiresAt }: Span,
): Promise<string> {
  await closeLink(tenant, { purpose, objectId }, 'replaced', at);
  const nonce = randomBytes(32);
  const token = secrets.sign(aboutLink(nonce));
  await tenant.query(
    'insert into personal_link (organization_id, purpose, object_id, hash, nonce, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [tenant.organizationId, purpose, objectId, hashOf(token), nonce, at, expiresAt],
  );
  return token;
}

/**
 * The link that was given before, while it still takes a decision; a new one where there is none, or none that can be said again.
 * @returns the secret of the link
 */
export async function giveLinkAgain(tenant: Tenant, secrets: Secrets, about: LinkAbout, span: Span): Promise<string> {
  const open = await tenant.one<{ nonce: Buffer | null; hash: Buffer }>(
    `select nonce, hash from personal_link
      where organization_id = $1 and purpose = $2 and object_id = $3 and closed_at is null and expires_at > $4`,
    [tenant.organizationId, about.purpose, about.objectId, span.at],
  );
  const under = open?.nonce ? secrets.signatures(aboutLink(open.nonce)) : [];
  const token = under.find((secret) => open?.hash.equals(hashOf(secret)));
  // Made with a key that the installation has lost.
  if (token === undefined) return giveLink(tenant, secrets, about, span);
  await extendLink(tenant, about, span.expiresAt);
  return token;
}

/** Closes the link of a thing, one that was used included: it is not even looked at any more. */
export async function closeLink(
  tenant: Tenant,
  { purpose, objectId }: LinkAbout,
  because: Closing,
  at: Date,
): Promise<void> {
  await tenant.query(
    `update personal_link set closed_at = $4, closed_because = $5
      where organization_id = $1 and purpose = $2 and object_id = $3 and coalesce(closed_because, 'used') = 'used'`,
    [tenant.organizationId, purpose, objectId, at, because],
  );
}

/** Lets the open link of a thing live until another moment. */
export async function extendLink(tenant: Tenant, { purpose, objectId }: LinkAbout, expiresAt: Date): Promise<void> {
  await tenant.query(
    'update personal_link set expires_at = $4 where organization_id = $1 and purpose = $2 and object_id = $3 and closed_at is null',
    [tenant.organizationId, purpose, objectId, expiresAt],
  );
}

export const unknownLink = (): HttpError =>
  new HttpError(404, { detail: accountMessages.linkUnknown, code: 'link_unknown' });
const expired = () =>
  new HttpError(410, {
    detail: accountMessages.linkEnded,
    code: 'link_expired',
  });
const closed = () =>
  new HttpError(410, {
    detail: accountMessages.linkClosed,
    code: 'link_closed',
  });
const withdrawn = () =>
  new HttpError(410, {
    detail: accountMessages.linkWithdrawn,
    code: 'link_withdrawn',
  });

/** A lookup of a link that was refused is counted, so that no one tries many. */
const tries = 'personal link';

/**
 * What a link leads to. What is wrong with one says nothing of what it was about.
 * @throws 404 for one that was never given, 410 for one that has ended or was closed, 429 after many that lead nowhere
 */
export async function openLink(
  { database, clock }: Context,
  purpose: string,
  token: string,
  ip: string,
): Promise<FoundLink> {
  const { everywhere } = database;
  const now = clock();
  // Counted before it is looked up, so that many at once gain nothing; a link that is known takes its own try back.
  await countAttempt(everywhere, tries, token, ip, now);
  const link = await readLink(everywhere, purpose, token);
  if (!link) throw unknownLink();
  await clearAttempts(everywhere, tries, token, ip);
  if (link.closed_because === 'withdrawn') throw withdrawn();
  if (link.closed_because !== null && link.closed_because !== 'used') throw closed();
  if (Date.parse(link.expires_at) <= now.getTime()) throw expired();
  return {
    organizationId: link.organization_id,
    objectId: link.object_id,
    isUsed: link.closed_because === 'used',
  };
}

/**
 * Spends the link on its decision, in the transaction that takes it; the person who comes second finds it spent.
 * @returns whether it was still to be spent
 */
export async function spendLink(tenant: Tenant, purpose: string, token: string, at: Date): Promise<boolean> {
  const spent = await tenant.one(
    `update personal_link set closed_at = $4, closed_because = 'used'
      where organization_id = $1 and purpose = $2 and hash = $3 and closed_at is null and expires_at > $4 returning id`,
    [tenant.organizationId, purpose, hashOf(token), at],
  );
  return spent !== undefined;
}

const readLink = (queries: Queries, purpose: string, token: string) =>
  queries.one<{
    organization_id: number;
    object_id: number;
    expires_at: string;
    closed_because: Closing | 'used' | null;
  }>(
    'select organization_id, object_id, expires_at, closed_because from personal_link where hash = $1 and purpose = $2',
    [hashOf(token), purpose],
  );

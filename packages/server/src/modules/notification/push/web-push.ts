/** One message to a push service, encrypted for the browser alone (RFC 8291) and signed with the installation's key (RFC 8292). */
import webPush from 'web-push';
import type { Secrets } from '../../../access/secrets.ts';
import type { Config } from '../../../config.ts';

export interface PushRequest {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /** Seconds for which the push service keeps it for a browser that is not there. */
  readonly ttl: number;
  /** Of those with equal topics, the push service keeps the last. */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
}

export interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Hands a message over. Throws where the push service is not reached. */
export type PushService = (request: PushRequest) => Promise<PushAnswer>;

const patienceMs = 10_000;

/** By whom push services may reach the operator: the address people use, or of whom mails come. */
export function subjectOf({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

export function pushService(config: Config, { pushKeys }: Secrets, send: typeof fetch = fetch): PushService {
  const vapidDetails = { subject: subjectOf(config), ...pushKeys };
  return async ({ endpoint, p256dh, auth, payload, ttl, topic, urgency }) => {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: ttl,
      topic,
      urgency,
    });
    const answer = await send(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(body),
      // A push service sends no one elsewhere; the list of services would not hold there.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
}

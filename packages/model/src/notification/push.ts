/** Browsers that are told of notifications by push: what they send, and what is in a message. */
import * as z from 'zod/mini';
import { carried, listed } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { languages, type Language, bilingual, type Text } from '../kit/text.ts';

/** Browsers of one person that may be told. */
export const mostPushBrowsers = 20;

/** Bytes of a browser's keys (RFC 8291): a point of P-256, uncompressed, and a secret. */
const publicKeyBytes = 65;
const authBytes = 16;

const base64url = (label: Text, bytes: number) =>
  z.string({ error: carried(messages.required({ field: label })) }).check(
    z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), {
      error: carried(
        messages.pattern({
          field: label,
          format: bilingual(`${bytes} bytes as base64url`, `base64url मा ${bytes} बाइट`),
        }),
      ),
    }),
  );

/** What a browser gives out when it subscribes, and the language of its person. */
export const pushSubscriptionBody = z.strictObject({
  endpoint: z
    .string({ error: carried(messages.required({ field: bilingual('Address of the browser', 'ब्राउजरको ठेगाना') })) })
    .check(
      z.maxLength(1_000, {
        error: carried(messages.tooLong({ field: bilingual('Address of the browser', 'ब्राउजरको ठेगाना'), most: 1_000 })),
      }),
    ),
  p256dh: base64url(bilingual('Public key of the browser', 'ब्राउजरको सार्वजनिक साँचो'), publicKeyBytes),
  auth: base64url(bilingual('Secret of the browser', 'ब्राउजरको गोप्य साँचो'), authBytes),
  language: z.enum(languages, {
    error: carried(messages.choice({ field: bilingual('Language', 'भाषा'), choices: listed(languages) })),
  }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;

export const pushBrowserAnswer = z.object({
  id: z.number(),
  user_agent: z.string(),
  created_at: z.string(),
  last_sent_at: z.nullable(z.string()),
  /** Whether it is the browser that asks. */
  is_current: z.boolean(),
});
export type PushBrowser = z.infer<typeof pushBrowserAnswer>;

/**
 * `public_key`: what browsers subscribe with, as unpadded base64url; null where this installation pushes nothing. `session`: the number of
 * the session that asks.
 */
export const pushBrowsersAnswer = z.object({
  public_key: z.nullable(z.string()),
  session: z.number(),
  results: z.array(pushBrowserAnswer),
});
export type PushBrowsers = z.infer<typeof pushBrowsersAnswer>;

/** What the service worker is sent. Anybody may read it who looks at a locked screen. */
export interface PushPayload {
  /** Of the notification; null for a test. */
  readonly id: number | null;
  /** The organisation. */
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  /** A path of this site. */
  readonly url: string;
  /** Whether an open page tells it as well, under its bell. */
  readonly isUnderBell: boolean;
}

/** What the service worker says to the pages of the site. */
export type PushWord =
  | { readonly kind: 'karmik.opened'; readonly id: number | null; readonly url: string }
  | { readonly kind: 'karmik.renewed' };

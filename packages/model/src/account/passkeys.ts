/** Passkeys of an account (W3C Web Authentication, level 3): what the browser's API answers, as JSON, and what the server tells of them. */
import * as z from 'zod/mini';
import { carried } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { givenPassword, rememberMe } from './given.ts';

/** Passkeys that one account may have. */
export const mostPasskeys = 20;

const encoded = (label: Text, most: number) =>
  z.string({ error: carried(messages.required({ field: label })) }).check(
    z.maxLength(most, { error: carried(messages.tooLong({ field: label, most })) }),
    z.regex(/^[\w-]+$/, {
      error: carried(messages.pattern({ field: label, format: bilingual('base64url', 'base64url ढाँचाको') })),
    }),
  );

const shared = {
  id: encoded(bilingual('ID', 'परिचय नम्बर'), 1_500),
  rawId: encoded(bilingual('Raw ID', 'मूल परिचय नम्बर'), 1_500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  /** Extensions are asked for none; what the browser answers all the same is not read. */
  clientExtensionResults: z.looseObject({}),
};
const clientDataJSON = encoded(bilingual('Client data', 'ब्राउजरको विवरण'), 4_000);
/** Browsers add words of their own; those that the standard does not know are dropped when one is stored. */
const transports = z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10));

/** `PublicKeyCredential.toJSON()` of a new passkey. */
export const registrationResponse = z.strictObject({
  ...shared,
  response: z.strictObject({
    clientDataJSON,
    attestationObject: encoded(bilingual('Attestation', 'प्रमाण'), 12_000),
    authenticatorData: z.optional(encoded(bilingual('Authenticator data', 'प्रमाणकको विवरण'), 4_000)),
    transports: z.optional(transports),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(encoded(bilingual('Public key', 'सार्वजनिक साँचो'), 4_000)),
  }),
});
export type PasskeyRegistration = z.infer<typeof registrationResponse>;

/** `PublicKeyCredential.toJSON()` of a passkey that signs in. */
export const assertionResponse = z.strictObject({
  ...shared,
  response: z.strictObject({
    clientDataJSON,
    authenticatorData: encoded(bilingual('Authenticator data', 'प्रमाणकको विवरण'), 4_000),
    signature: encoded(bilingual('Signature', 'हस्ताक्षर'), 4_000),
    userHandle: z.optional(z.nullable(encoded(bilingual('User handle', 'प्रयोगकर्ता चिह्न'), 200))),
  }),
});
export type PasskeyAssertion = z.infer<typeof assertionResponse>;

/** Options for `navigator.credentials`, as JSON; the browser reads them. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const passkeyName = textSchema(labels.name, { max: 60 });

export const passkeyBeginBody = z.strictObject({ password: givenPassword(labels.password) });
export const passkeyAddBody = z.strictObject({ name: passkeyName, response: registrationResponse });
export const passkeyNameBody = z.strictObject({ name: passkeyName });

/** What is asked of someone before the browser makes a passkey. */
export const passkeyForm = z.strictObject({ name: passkeyName, password: givenPassword(labels.password) });

const key = textSchema(labels.key, { max: 128 });
export const passkeySignInBody = z.strictObject({ response: assertionResponse, remember: rememberMe });
export const passkeyStepOptionsBody = z.strictObject({ key });
export const passkeyStepBody = z.strictObject({ key, response: assertionResponse, remember: rememberMe });

/** `is_synced`: whether the passkey is kept by a service of its owner's and so on several devices. */
export const passkeyAnswer = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  is_synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkeyAnswer>;
export const passkeyList = z.object({ results: z.array(passkeyAnswer) });
/** Recovery codes come with the first passkey of an account that has none; they are shown once. */
export const passkeyAdded = z.object({ ...passkeyAnswer.shape, recovery_codes: z.nullable(z.array(z.string())) });
export type PasskeyAdded = z.infer<typeof passkeyAdded>;

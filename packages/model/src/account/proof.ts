/** Proof of who sits at a session: exactly one of the password, a code of an app or a recovery code, and what a passkey signed. */
import * as z from 'zod/mini';
import { labels } from '../kit/labels.ts';
import { carried } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { givenPassword } from './given.ts';
import { assertionResponse } from './passkeys.ts';
import { otp } from './second-step.ts';

export const proofBody = z
  .strictObject({
    password: z.optional(givenPassword(labels.password)),
    otp: z.optional(otp),
    response: z.optional(assertionResponse),
  })
  .check(
    z.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      path: ['password'],
      error: carried(messages.required({ field: labels.password })),
    }),
  );

/** What a refusal is coded as that asks for such a proof. */
export const proofRequired = 'proof_required';

/** What such a refusal says besides: what the account has besides its password. */
export interface OtherProofs {
  /** An authenticator app, or a recovery code that is not used. */
  readonly has_code: boolean;
  readonly has_passkey: boolean;
}

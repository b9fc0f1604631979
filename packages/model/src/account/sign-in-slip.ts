/** The slip by which someone without an email gets into their account, shown to HR once. */
import * as z from 'zod/mini';
import { bilingual } from '../kit/text.ts';

export const slipPurposes = {
  activation: bilingual('Activate your account', 'खाता सक्रिय गर्नुहोस्'),
  reset: bilingual('Set a new password', 'नयाँ पासवर्ड राख्नुहोस्'),
} as const;
export type SlipPurpose = keyof typeof slipPurposes;

export const signInSlip = z.object({
  full_name: z.string(),
  organization: z.string(),
  purpose: z.enum(Object.keys(slipPurposes) as [SlipPurpose, ...SlipPurpose[]]),
  /** What they sign in with: the employee code, the phone number, or both. */
  names: z.array(z.string()),
  link: z.string(),
  expires_at: z.string(),
});
export type SignInSlip = z.infer<typeof signInSlip>;

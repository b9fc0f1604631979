/** Calls that change a way into an account: the server asks for fresh proof of who sits at the session, and they are sent again. */
import type { OtherProofs } from '@karmik/model/account/proof';
import { proxy } from 'valtio';
import { refusalBody } from './failure.ts';

interface Asked {
  /** Set while the person is asked; called with whether they proved it. */
  answer: ((isProven: boolean) => void) | undefined;
  others: OtherProofs;
}

const none: OtherProofs = { has_code: false, has_passkey: false };

/** What the shell shows a dialog for. */
export const asked = proxy<Asked>({ answer: undefined, others: none });

/** What the server codes its refusal as; `proofRequired` of the model, which would bring the shapes of the bodies along. */
const code = 'proof_required';

const askForProof = (others: OtherProofs): Promise<boolean> =>
  new Promise((resolve) => {
    asked.others = others;
    asked.answer = (isProven) => {
      asked.answer = undefined;
      resolve(isProven);
    };
  });

/** Sends a call, and once more after the person proved who they are where the server asks for that. @throws what the server refused */
export async function proven<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const body = refusalBody(error);
    const isAsked = typeof body === 'object' && body !== null && 'code' in body && body.code === code;
    if (!isAsked || !(await askForProof(body as unknown as OtherProofs))) throw error;
    return call();
  }
}

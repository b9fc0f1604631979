/** From the login page to the session, with whatever is between (LOG-7, LOG-8). */
import type { LoginAnswer } from '@karmik/model/account/contracts';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../../api/client.ts';
import { tokenStore } from '../../../api/token-store.ts';
import { go } from '../../../routing/public-navigation.ts';
import { nextTarget, setUpPath } from '../../../shell/next-target.ts';
import { loadSecurityTexts, securityTexts, texts } from '../../../texts/texts.ts';
import { withPuzzle } from '../../../api/puzzle/with-puzzle.ts';
import { acceptInvitation, invitationIn } from './invitation.ts';
import { signInStep, type SignInStep } from './sign-in-step.ts';

/** LOG-13, in milliseconds: the welcome waits until the first page stands, and longer where another notice came before it. */
export const welcomeDelay = { atOnce: 1_000, afterAnotherStep: 3_000 } as const;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

const nextOf = () => new URLSearchParams(window.location.search).get('next');

/** The first step: the password. */
export async function signIn(credentials: Credentials): Promise<void> {
  const invitation = invitationIn(nextOf());
  const answer = await withPuzzle((captcha) =>
    api
      .post('security/auth/login/', { json: { ...credentials, ...captcha, ...(invitation ? { invitation } : {}) } })
      .json<LoginAnswer>(),
  );
  await goOn(answer, credentials, welcomeDelay.atOnce);
}

/** The second step: a one-time password, or a recovery code. */
export async function verifyOtp(body: { key: string; otp: string; remember: boolean }, email: string): Promise<void> {
  const answer = await api.post('security/mechanism/otp/verify/', { json: body }).json<LoginAnswer>();
  await goOn(answer, { email, remember: body.remember }, welcomeDelay.afterAnotherStep);
}

/** A new password in the place of one that is no longer good. */
export async function renewPassword(
  body: { key: string; password: string; confirm_password: string; remember: boolean },
  email: string,
): Promise<void> {
  const answer = await api.post('security/auth/reset-expired-password/', { json: body }).json<LoginAnswer>();
  await goOn(answer, { email, remember: body.remember }, welcomeDelay.afterAnotherStep);
}

/** Both steps at once: a passkey of this device or of one near by. */
export async function signInWithPasskey(remember: boolean): Promise<void> {
  const { askPasskey } = await import('./passkey.ts');
  const response = await askPasskey('sign-in', {});
  const answer = await api.post('security/passkeys/sign-in/', { json: { response, remember } }).json<LoginAnswer>();
  await goOn(answer, { email: '', remember }, welcomeDelay.atOnce);
}

/** The second step: a passkey in the place of a one-time password. */
export async function verifyPasskey({ key, remember, email }: SignInStep): Promise<void> {
  const { askPasskey } = await import('./passkey.ts');
  const response = await askPasskey('second-step', { key });
  const answer = await api
    .post('security/passkeys/second-step/', { json: { key, response, remember } })
    .json<LoginAnswer>();
  await goOn(answer, { email, remember }, welcomeDelay.afterAnotherStep);
}

/** Leads to the next step, or into the product. The `next` of the address goes along. */
async function goOn(
  answer: LoginAnswer,
  { email, remember }: Pick<Credentials, 'email' | 'remember'>,
  delay: number,
): Promise<void> {
  const { next_step: step, key, otp, password_rules, token } = answer;
  if (step && key) {
    signInStep.write({
      step,
      key,
      email,
      remember,
      ...(otp ? { otp } : {}),
      ...(password_rules ? { password_rules } : {}),
    });
    await loadSecurityTexts();
    // An app sends nothing: there the page alone says what to do.
    if (step === 'otp_verification' && otp?.method === 'email') snackbar.success(securityTexts().otp.sent);
    const page = step === 'otp_verification' ? '/account/otp' : '/account/reset-expired-password';
    go(page + window.location.search, { replace: true });
    return;
  }
  if (!token) throw new Error('The server neither opened a session nor named a next step.');
  signInStep.clear();
  tokenStore.remember.write(remember);
  tokenStore.write(token);
  if (answer.second_step_due) return go(setUpPath + window.location.search, { replace: true });
  snackbar.show({ text: texts().login.success, tone: 'positive', delay });
  const invitation = invitationIn(nextOf());
  const joined = invitation && (await acceptInvitation(invitation));
  if (joined) return go(joined, { replace: true });
  const target = nextTarget(nextOf(), window.location.origin);
  if (answer.user.is_audit_user) go('/switch-organization', { replace: true });
  else if (target.load === 'document') window.location.assign(target.path);
  else go(target.path, { replace: true });
}

/** What the browser does for passkeys. Fetched when someone asks for one. */
import type { PasskeyAssertion, PasskeyRegistration } from '@karmik/model/account/passkeys';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { api } from '../../../api/client.ts';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const at = 'security/passkeys';

/** Why the browser brought no passkey: the person called it off or waited, or the device has it already. */
export class PasskeyProblem extends Error {
  readonly reason: 'none' | 'known';
  constructor(reason: 'none' | 'known', cause: unknown) {
    super(`no passkey: ${reason}`, { cause });
    this.reason = reason;
  }
}

const problemOf = (error: unknown): PasskeyProblem =>
  new PasskeyProblem(
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'none',
    error,
  );

/** Has a passkey sign a sign-in, or its second step. */
export async function askPasskey(what: 'sign-in' | 'second-step', body: object): Promise<PasskeyAssertion> {
  const optionsJSON = await api.post(`${at}/${what}/options/`, { json: body }).json<AuthenticationOptions>();
  try {
    return (await startAuthentication({ optionsJSON })) as PasskeyAssertion;
  } catch (error) {
    throw problemOf(error);
  }
}

/** Has the browser make a passkey for one's own account. */
export async function makePasskey(password: string): Promise<PasskeyRegistration> {
  const optionsJSON = await api.post(`${at}/options/`, { json: { password } }).json<RegistrationOptions>();
  try {
    return (await startRegistration({ optionsJSON })) as PasskeyRegistration;
  } catch (error) {
    throw problemOf(error);
  }
}

import type { LoginAnswer } from '@karmik/model/account/contracts';
import { api } from '../../api/client.ts';
import { tokenStore } from '../../api/token-store.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Signs in and keeps the session's tokens and the remember-me choice (LOG-6, SES-4). */
export async function signIn(credentials: Credentials): Promise<LoginAnswer> {
  const answer = await api.post('security/auth/login/', { json: credentials }).json<LoginAnswer>();
  tokenStore.remember.write(credentials.remember);
  if (answer.token) tokenStore.write(answer.token);
  return answer;
}

/** Whether the installation is empty. Without an answer it is not, and the sign-in will say what is wrong. */
export async function isSetupNeeded(): Promise<boolean> {
  try {
    return (await api.get('setup/').json<{ needed: boolean }>()).needed;
  } catch {
    return false;
  }
}

export interface LinkOwner {
  readonly full_name: string;
  readonly username: string;
  readonly organization: string;
}

export type LinkPurpose = 'activate' | 'reset';

/** Whom a personal link of a mail belongs to. */
export const openLink = (purpose: LinkPurpose, uid: string, token: string): Promise<LinkOwner> =>
  api.get(`security/auth/${purpose}/`, { searchParams: { uid, token } }).json<LinkOwner>();

export interface NewPassword {
  readonly uid: string;
  readonly token: string;
  readonly password: string;
  readonly confirm_password: string;
}

/** Chooses a password by a personal link; the link is spent. */
export const choosePassword = (purpose: LinkPurpose, body: NewPassword): Promise<{ username: string }> =>
  api.post(`security/auth/${purpose}/`, { json: body }).json<{ username: string }>();

/** Asks for a link that sets a new password. The answer is the same whether the account exists or not. */
export const askForLink = async (email: string): Promise<void> => {
  await api.post('security/auth/recover/', { json: { email } });
};

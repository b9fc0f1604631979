import type { LinkOwner } from '@karmik/model/account/contracts';
import { api } from '../../../api/client.ts';
import { withPuzzle } from '../../../api/puzzle/with-puzzle.ts';

/** Whether the installation is empty. Without an answer it is not, and the sign-in will say what is wrong. */
export async function isSetupNeeded(): Promise<boolean> {
  try {
    return (await api.get('setup/').json<{ needed: boolean }>()).needed;
  } catch {
    return false;
  }
}

/** LOG-2: whether the button of whistle-blowers is on the login page. Without an answer it is not. */
export async function isWhistleTaken(): Promise<boolean> {
  try {
    return (await api.get('commons/public-whistle-settings/').json<{ enabled: boolean }>()).enabled;
  } catch {
    return false;
  }
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
  await withPuzzle((captcha) => api.post('security/auth/recover/', { json: { email, ...captcha } }));
};

/** Asks for another code by mail. @returns how long to wait before the next */
export const sendOtpAgain = (key: string): Promise<{ resend_after: number }> =>
  api.post('security/mechanism/otp/regenerate/', { json: { key } }).json<{ resend_after: number }>();

/** Joining an organization with an account that one has already. */
import type { SessionInfo } from '@karmik/model/account/contracts';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { landing } from '../../../configuration/configuration.ts';
import { loadSecurityTexts, securityTexts, texts } from '../../../texts/texts.ts';

export interface InvitationLink {
  readonly uid: string;
  readonly token: string;
}

export const activationPath = ({ uid, token }: InvitationLink): string =>
  `/account/activate/${encodeURIComponent(uid)}/${encodeURIComponent(token)}`;

/** The invitation that a sign-in goes on to, if its `next` is one. */
export function invitationIn(next: string | null): InvitationLink | undefined {
  const [, uid, token] = /^\/account\/activate\/([^/?#]+)\/([^/?#]+)$/.exec(next ?? '') ?? [];
  return uid === undefined || token === undefined
    ? undefined
    : { uid: decodeURIComponent(uid), token: decodeURIComponent(token) };
}

/** The name of who is signed in in this browser. */
export const signedInAs = async (): Promise<string> => (await api.get('users/me/').json<SessionInfo>()).user.full_name;

/** Accepts with the account that is signed in, works in that organization from now on, and says so. @returns where one goes on */
export async function acceptInvitation(link: InvitationLink): Promise<string> {
  await loadSecurityTexts();
  try {
    const { slug, name } = await api
      .post('users/me/invitations/accept/', { json: link })
      .json<{ slug: string; name: string }>();
    await api.post('users/me/switch-organization/', { json: { slug } });
    snackbar.success(securityTexts().activate.joined(name));
  } catch (error) {
    const { status, messages } = toFailure(error);
    // The person who belonged nowhere has accepted it by signing in.
    if (status !== 400) snackbar.error(messages[0] ? texts().say(messages[0]) : securityTexts().activate.expired);
  }
  return landing();
}

/** What one asks of the server about one's own account. */
import type { OwnPasswordRules, OwnSession, OwnSignIn } from '@karmik/model/account/contracts';
import type { AccountHome, Invitation } from '@karmik/model/account/invitation';
import type { Passkey, PasskeyAdded } from '@karmik/model/account/passkeys';
import type { OtpEnrolment, OtpMethod, OwnMechanism } from '@karmik/model/account/second-step';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, follow } from '../../../api/client.ts';
import { proven } from '../../../api/proof.ts';
import { queryClient } from '../../../api/query-client.ts';

const key = 'own-security';

export const usePasswordRules = () =>
  useQuery({
    queryKey: [key, 'rules'],
    queryFn: ({ signal }) => api.get('users/me/password-rules/', { signal }).json<OwnPasswordRules>(),
  });

export const useMechanism = () =>
  useQuery({
    queryKey: [key, 'mechanism'],
    queryFn: ({ signal }) => api.get('security/mechanism/', { signal }).json<OwnMechanism>(),
  });

export const useSessions = () =>
  useQuery({
    queryKey: [key, 'sessions'],
    queryFn: async ({ signal }) =>
      (await api.get('users/me/sessions/', { signal }).json<{ results: OwnSession[] }>()).results,
  });

export const useAccountHome = () =>
  useQuery({
    queryKey: [key, 'home'],
    queryFn: ({ signal }) => api.get('users/me/account-home/', { signal }).json<AccountHome>(),
  });

export const useInvitations = () =>
  useQuery({
    queryKey: [key, 'invitations'],
    queryFn: async ({ signal }) =>
      (await api.get('users/me/invitations/', { signal }).json<{ results: Invitation[] }>()).results,
  });

export const answerInvitation = async (id: number, answer: 'accept' | 'decline'): Promise<void> => {
  await api.post(`users/me/invitations/${id}/${answer}/`);
};

/** @param home the short address of an organization, or null for none */
export const chooseHome = async (home: string | null, password: string): Promise<void> => {
  await api.put('users/me/account-home/', { json: { home, password } });
};
export const usePasskeys = () =>
  useQuery({
    queryKey: [key, 'passkeys'],
    queryFn: async ({ signal }) =>
      (await api.get('security/passkeys/', { signal }).json<{ results: Passkey[] }>()).results,
  });

interface SignIns {
  readonly results: readonly OwnSignIn[];
  readonly next: string | null;
}

export const useSignIns = () =>
  useInfiniteQuery({
    queryKey: [key, 'sign-ins'],
    queryFn: ({ pageParam, signal }) =>
      (pageParam ? follow(pageParam, signal) : api.get('users/me/sign-ins/?limit=5', { signal })).json<SignIns>(),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Reads the page again, after something of it changed. */
export const refreshSecurity = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] });

interface RecoveryCodes {
  readonly recovery_codes: readonly string[];
}

const mechanism = 'security/mechanism/otp';

export const beginSetUp = (body: { method: OtpMethod; password: string }): Promise<OtpEnrolment> =>
  api.post(`${mechanism}/enrol/`, { json: body }).json<OtpEnrolment>();

export const confirmSetUp = async (otp: string): Promise<readonly string[]> =>
  (await proven(() => api.post(`${mechanism}/confirm/`, { json: { otp } }).json<RecoveryCodes>())).recovery_codes;

export const renewCodes = async (password: string): Promise<readonly string[]> =>
  (await api.post(`${mechanism}/recovery-codes/`, { json: { password } }).json<RecoveryCodes>()).recovery_codes;

export const turnOff = async (password: string): Promise<void> => {
  await api.post(`${mechanism}/disable/`, { json: { password } });
};

export const endSession = async (id: number): Promise<void> => {
  await proven(() => api.delete(`users/me/sessions/${id}/`));
};

export const endOtherSessions = async (): Promise<void> => {
  await proven(() => api.post('users/me/sessions/end-others/'));
};

/** Has the browser make a passkey and adds it to one's account. */
export async function addPasskey(name: string, password: string): Promise<PasskeyAdded> {
  const { makePasskey } = await import('../pages/passkey.ts');
  const response = await makePasskey(password);
  return proven(() => api.post('security/passkeys/', { json: { name, response } }).json<PasskeyAdded>());
}

export const renamePasskey = async (id: number, name: string): Promise<void> => {
  await proven(() => api.patch(`security/passkeys/${id}/`, { json: { name } }));
};

export const removePasskey = async (id: number, password: string): Promise<void> => {
  await api.post(`security/passkeys/${id}/remove/`, { json: { password } });
};

/** What one asks of the server about one's own account. */
import type { OwnPasswordRules, OwnSession } from '@karmik/model/account/contracts';
import type { OtpEnrolment, OtpMethod, OwnMechanism } from '@karmik/model/account/second-step';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

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

/** Reads the page anew, after something of it changed. */
export const refreshSecurity = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] });

interface RecoveryCodes {
  readonly recovery_codes: readonly string[];
}

const mechanism = 'security/mechanism/otp';

export const beginSetUp = (body: { method: OtpMethod; password: string }): Promise<OtpEnrolment> =>
  api.post(`${mechanism}/enrol/`, { json: body }).json<OtpEnrolment>();

export const confirmSetUp = async (otp: string): Promise<readonly string[]> =>
  (await api.post(`${mechanism}/confirm/`, { json: { otp } }).json<RecoveryCodes>()).recovery_codes;

export const renewCodes = async (password: string): Promise<readonly string[]> =>
  (await api.post(`${mechanism}/recovery-codes/`, { json: { password } }).json<RecoveryCodes>()).recovery_codes;

export const turnOff = async (password: string): Promise<void> => {
  await api.post(`${mechanism}/disable/`, { json: { password } });
};

export const endSession = async (id: number): Promise<void> => {
  await api.delete(`users/me/sessions/${id}/`);
};

export const endOtherSessions = async (): Promise<void> => {
  await api.post('users/me/sessions/end-others/');
};

/** The other side of a second step: the mailbox, and the authenticator app of a phone. */
import type { LoginAnswer } from '@karmik/model/account/contracts';
import { Secret, TOTP } from 'otpauth';
import { mailsTo, newestMailTo } from './mails.ts';
import { client, password, type Answer, type Client, type Person, type TestServer } from './server.ts';

/** The code of the last mail to an address. */
export async function mailedCode(server: TestServer, email: string): Promise<string> {
  const code = /^\d{6}$/m.exec(await newestMailTo(server, email, 'otp'))?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** How many codes were mailed to an address. */
export const codesTo = async (server: TestServer, email: string): Promise<number> =>
  (await mailsTo(server, email, 'otp')).length;

/** What a phone shows at the server's time, or some seconds from it. */
export const codeOf = (server: TestServer, key: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.now.getTime() + seconds * 1000 });

/** A code that is surely another one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const login = (
  server: TestServer,
  person: Pick<Person, 'email'>,
  more: object = {},
): Promise<Answer<LoginAnswer>> =>
  client(server).post<LoginAnswer>('/security/auth/login/', { email: person.email, password, ...more });

export const verify = (server: TestServer, key: string | null, otp: string): Promise<Answer<LoginAnswer>> =>
  client(server).post<LoginAnswer>('/security/mechanism/otp/verify/', { key, otp });

export const sessionOf = (server: TestServer, { body }: Answer<LoginAnswer>): Client =>
  client(server, body.token?.access, body.token?.refresh);

export interface Enrolled {
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up an authenticator app in an open session. Its first code is spent; the next is good after half a minute. */
export async function setUpApp(server: TestServer, session: Client): Promise<Enrolled> {
  const begun = await session.post<{ manual_key: string }>('/security/mechanism/otp/enrol/', {
    method: 'app',
    password,
  });
  const key = begun.body.manual_key;
  const done = await session.post<{ recovery_codes: string[] }>('/security/mechanism/otp/confirm/', {
    otp: codeOf(server, key),
  });
  if (done.status !== 200) throw new Error(`the set-up failed: ${JSON.stringify(done.body)}`);
  return { key, recoveryCodes: done.body.recovery_codes };
}

/** What is kept of a sign-in between its steps (LOG-15): in this tab alone, so that looking into an app or a mailbox loses nothing. */
import type { LoginAnswer } from '@karmik/model/account/contracts';

export interface SignInStep {
  readonly step: NonNullable<LoginAnswer['next_step']>;
  readonly key: string;
  /** The name that was written on the login page. */
  readonly email: string;
  readonly remember: boolean;
  readonly otp?: LoginAnswer['otp'];
  readonly password_rules?: LoginAnswer['password_rules'];
}

const name = 'karmik.sign-in';

export const signInStep = {
  write: (step: SignInStep): void => sessionStorage.setItem(name, JSON.stringify(step)),
  clear: (): void => sessionStorage.removeItem(name),
  /** The sign-in that waits for this step; `undefined` if none does. */
  read(step: SignInStep['step']): SignInStep | undefined {
    const text = sessionStorage.getItem(name);
    if (!text) return undefined;
    const held = JSON.parse(text) as SignInStep;
    return held.step === step ? held : undefined;
  },
};

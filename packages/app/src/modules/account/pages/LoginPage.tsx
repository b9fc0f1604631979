import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Checkbox } from '@karmik/ui/Checkbox';
import { Link } from '@karmik/ui/Link';
import { TextField } from '@karmik/ui/TextField';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { tokenStore } from '../../../api/token-store.ts';
import { ownText, type Failure } from '../../../api/failure.ts';
import { configuration } from '../../../configuration/configuration.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { go } from '../../../routing/public-navigation.ts';
import { nextTarget } from '../../../shell/next-target.ts';
import { texts as currentTexts, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from '../../../public-pages/account.css.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

const AttendanceToggle = lazy(async () => ({
  default: (await import('../../attendance/punches/AttendanceToggle.tsx')).AttendanceToggle,
}));

export default function LoginPage(): ReactNode {
  const texts = useTexts();
  const target = nextTarget(new URLSearchParams(window.location.search).get('next'), window.location.origin);
  useFirstRun();
  const isWhistleTaken = useWhistle();
  useSignedInAlready(target.path);

  const form = useForm({
    initial: { email: '', password: '', remember: tokenStore.remember.read() },
    schema: async () => (await import('@karmik/model/account/contracts')).loginBody,
    explain: explainRefusal,
    submit: async (values) => {
      const { signIn } = await import('./sign-in.ts');
      await signIn(values);
    },
  });

  const remember = form.field('remember');
  const fields = (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormProblems problems={form.problems} />
      <TextField
        {...form.field('email')}
        label={texts.login.username}
        size="lg"
        autoComplete="username"
        isRequired
        {...focusFirst}
      />
      <TextField
        {...form.field('password')}
        label={texts.login.password}
        size="lg"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <div className={styles.between}>
        <Checkbox isSelected={remember.value} onChange={remember.onChange}>
          {texts.login.remember}
        </Checkbox>
        <Link href="/account/recover" look="standalone">
          {texts.login.forgot}
        </Link>
      </div>
      <Button type="submit" size="lg" isFullWidth isPending={form.isSending} isDisabled={form.hasErrors}>
        {texts.login.submit}
      </Button>
      <PasskeyButton
        label={texts.login.passkey}
        onUse={async () => {
          const { signInWithPasskey } = await import('./sign-in.ts');
          await signInWithPasskey(remember.value);
        }}
      />
      <div className={styles.later}>
        {isWhistleTaken && (
          <ButtonLink href="/whistle-blower-form" variant="ghost" tone="neutral" isFullWidth>
            {texts.login.whistle}
          </ButtonLink>
        )}
      </div>
    </form>
  );
  const frame = (
    <AccountLayout title={texts.login.title} description={texts.login.description}>
      {fields}
    </AccountLayout>
  );
  if (!configuration.runtimeConfig.login_attendance) return frame;
  return (
    <Suspense fallback={frame}>
      <AttendanceToggle>{fields}</AttendanceToggle>
    </Suspense>
  );
}

/** LOG-11: the server's first reason; how long to wait when it said so; else that it did not work. */
function explainRefusal(failure: Failure): Text[] {
  const { login, errors } = currentTexts();
  if (failure.status === 0) return [ownText(errors.noAnswerNow)];
  if (failure.status === 429)
    return [
      failure.retryAfter ? ownText(login.waitFor(failure.retryAfter)) : (failure.messages[0] ?? ownText(login.failed)),
    ];
  const [first] = failure.messages;
  if (failure.status === 400 && first !== undefined) return [first];
  return Object.keys(failure.fields).length > 0 ? [] : [ownText(login.failed)];
}

/** On an empty installation there is no one to sign in: the first admin comes first. */
function useFirstRun(): void {
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { isSetupNeeded } = await import('./account-calls.ts');
      if ((await isSetupNeeded()) && isHere) go('/first-run', { replace: true });
    };
    void look();
    return () => {
      isHere = false;
    };
  }, []);
}

/** LOG-2: whether reports are taken from everyone; asked once the form stands. */
function useWhistle(): boolean {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { isWhistleTaken } = await import('./account-calls.ts');
      if ((await isWhistleTaken()) && isHere) setTaken(true);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, []);
  return isTaken;
}

/** The person who is signed in, as by the back button or a bookmark of this page, goes on at once. */
function useSignedInAlready(path: string): void {
  useEffect(() => {
    if (tokenStore.read()) go(path, { replace: true });
    // Only what was there before the page counts; a sign-in on it goes its own way.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

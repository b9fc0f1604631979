import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { TextField } from '@karmik/ui/TextField';
import { useEffect, useState, type ReactNode } from 'react';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { go } from '../../../routing/public-navigation.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from '../../../public-pages/account.css.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SendAgain } from './SendAgain.tsx';
import { signInStep, type SignInStep } from './sign-in-step.ts';

/** The second step of a sign-in (LOG-7, LOG-15). */
export default function OtpPage(): ReactNode {
  const [step] = useState(() => signInStep.read('otp_verification'));
  useEffect(() => {
    if (!step) go(`/account/login${window.location.search}`, { replace: true });
  }, [step]);
  return step ? <OtpForm step={step} /> : null;
}

function OtpForm({ step }: { step: SignInStep }): ReactNode {
  const texts = useTexts();
  const { otp: words } = useSecurityTexts();
  const [isRecovery, setRecovery] = useState(false);
  const isMailed = step.otp?.method === 'email';
  const isByPasskey = step.otp?.method === 'passkey' && !isRecovery;
  const description = isRecovery
    ? words.fromRecovery
    : isByPasskey
      ? words.fromPasskey
      : isMailed
        ? words.fromMail(step.otp?.sent_to ?? step.email)
        : words.fromApp;

  const form = useForm({
    initial: { otp: '' },
    schema: async () => (await import('@karmik/model/account/second-step')).otpVerifyBody,
    toBody: ({ otp }) => ({ otp, key: step.key, remember: step.remember }),
    submit: async ({ otp }) => {
      const { verifyOtp } = await import('./sign-in.ts');
      await verifyOtp({ otp, key: step.key, remember: step.remember }, step.email);
    },
  });

  const change = () => {
    form.set({ otp: '' });
    setRecovery(!isRecovery);
  };

  return (
    <AccountLayout title={words.title} description={description}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        {!isByPasskey && (
          <TextField
            key={String(isRecovery)}
            {...form.field('otp')}
            label={isRecovery ? words.recoveryCode : words.code}
            size="lg"
            autoComplete="one-time-code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            isRequired
            {...focusFirst}
          />
        )}
        {!isByPasskey && (
          <Button type="submit" size="lg" isFullWidth isPending={form.isSending} isDisabled={form.hasErrors}>
            {words.submit}
          </Button>
        )}
        {step.otp?.has_passkey && !isRecovery && (
          <PasskeyButton
            label={words.usePasskey}
            variant={isByPasskey ? 'solid' : 'outline'}
            onUse={async () => {
              const { verifyPasskey } = await import('./sign-in.ts');
              await verifyPasskey(step);
            }}
          />
        )}
        {isMailed && !isRecovery && <SendAgain loginKey={step.key} after={step.otp?.resend_after ?? 0} />}
        <Button variant="ghost" tone="neutral" isFullWidth onPress={change}>
          {isRecovery ? (step.otp?.method === 'passkey' ? words.usePasskey : words.useCode) : words.useRecovery}
        </Button>
        <ButtonLink href={`/account/login${window.location.search}`} variant="ghost" tone="neutral" isFullWidth>
          {texts.backToLogin}
        </ButtonLink>
      </form>
    </AccountLayout>
  );
}

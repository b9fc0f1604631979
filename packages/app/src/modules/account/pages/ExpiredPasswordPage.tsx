import { FormProblems } from '@karmik/forms/form/FormProblems';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { useEffect, useState, type ReactNode } from 'react';
import { go } from '../../../routing/public-navigation.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from '../../../public-pages/account.css.ts';
import { PasswordPair } from './PasswordPair.tsx';
import { signInStep, type SignInStep } from './sign-in-step.ts';

/** A new password in the place of one that the organisation's rules no longer allow (LOG-7). */
export default function ExpiredPasswordPage(): ReactNode {
  const [step] = useState(() => signInStep.read('reset_password'));
  useEffect(() => {
    if (!step) go(`/account/login${window.location.search}`, { replace: true });
  }, [step]);
  return step ? <ExpiredPasswordForm step={step} /> : null;
}

function ExpiredPasswordForm({ step }: { step: SignInStep }): ReactNode {
  const texts = useTexts();
  const { expired } = useSecurityTexts();
  const { key, remember, email, password_rules: rules } = step;
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    schema: async () => (await import('./password-schema.ts')).inPlaceOfExpired(rules),
    toBody: (values) => ({ key, remember, ...values }),
    submit: async (values) => {
      const { renewPassword } = await import('./sign-in.ts');
      await renewPassword({ key, remember, ...values }, email);
    },
  });
  return (
    <AccountLayout title={expired.title} description={expired.description}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        <PasswordPair
          username={email}
          password={form.field('password')}
          confirm={form.field('confirm_password')}
          rules={rules}
        />
        <Button type="submit" size="lg" isFullWidth isPending={form.isSending} isDisabled={form.hasErrors}>
          {expired.submit}
        </Button>
        <ButtonLink href={`/account/login${window.location.search}`} variant="ghost" tone="neutral" isFullWidth>
          {texts.backToLogin}
        </ButtonLink>
      </form>
    </AccountLayout>
  );
}

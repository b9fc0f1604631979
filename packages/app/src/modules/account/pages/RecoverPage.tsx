import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { go } from '../../../routing/public-navigation.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { useForm } from '../../../screens/form/use-form.ts';
import { useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from '../../../public-pages/account.css.ts';

export default function RecoverPage(): ReactNode {
  const texts = useTexts();
  const { recover } = useSecurityTexts();
  const form = useForm({
    initial: { email: '' },
    schema: async () => (await import('@karmik/model/account/contracts')).recoverBody,
    submit: async (values) => {
      const { askForLink } = await import('./account-calls.ts');
      await askForLink(values.email);
      go('/account/recover-done');
    },
  });
  return (
    <AccountLayout title={recover.title} description={recover.description}>
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
        <Button type="submit" size="lg" isFullWidth isPending={form.isSending} isDisabled={form.hasErrors}>
          {recover.submit}
        </Button>
        <ButtonLink href="/account/login" variant="ghost" tone="neutral" isFullWidth>
          {texts.backToLogin}
        </ButtonLink>
      </form>
    </AccountLayout>
  );
}

import { FormProblems } from '@karmik/forms/form/FormProblems';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Text } from '@karmik/ui/Text';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useSession } from '../../../shell/session.ts';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import * as styles from '../../../public-pages/account.css.ts';
import { PasswordPair } from '../pages/PasswordPair.tsx';
import { refreshSecurity, usePasswordRules } from './security-calls.ts';

const nothing = { old_password: '', password: '', confirm_password: '' };

/** Changing one's own password, with what the organisation asks of it (LOG-16); every other session of the account ends. */
export function PasswordCard(): ReactNode {
  const { account, password } = useSecurityTexts();
  const { info } = useSession();
  // Until the rules are there, or when they do not come, the form works: the server holds them.
  const { data: rules } = usePasswordRules();
  const form = useForm({
    initial: nothing,
    schema: async () => (await import('../pages/password-schema.ts')).byOldOne(rules),
    submit: async (values) => {
      await api.post('users/me/change-password/', { json: values });
      form.set(nothing);
      snackbar.success(securityTexts().password.changed);
      await refreshSecurity();
    },
  });
  return (
    <Card title={account.password} description={account.passwordDescription}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        <TextField
          {...form.field('old_password')}
          label={password.old}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <PasswordPair
          username={info.user.username}
          password={form.field('password')}
          confirm={form.field('confirm_password')}
          rules={rules}
        />
        {rules !== undefined && rules.history > 0 && (
          <Text size="sm" tone="muted">
            {account.rules.history(rules.history)}
          </Text>
        )}
        <Inline justify="end">
          <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
            {password.submit}
          </Button>
        </Inline>
      </form>
    </Card>
  );
}

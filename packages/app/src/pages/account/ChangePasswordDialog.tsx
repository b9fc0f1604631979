import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import { TextField } from '@karmik/ui/TextField';
import { useId, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { focusFirst } from '../../screens/form/focus-first.ts';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { useForm } from '../../screens/form/use-form.ts';
import { useSession } from '../../shell/session.ts';
import { texts as currentTexts, useTexts } from '../../texts/texts.ts';
import * as styles from './account.css.ts';
import { PasswordPair } from './PasswordPair.tsx';

/** Changing one's own password; every other session of the account ends. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }): ReactNode {
  const texts = useTexts();
  const id = useId();
  const { info } = useSession();
  const form = useForm({
    initial: { old_password: '', password: '', confirm_password: '' },
    schema: async () => (await import('@karmik/model/account/contracts')).changePasswordBody,
    submit: async (values) => {
      await api.post('users/me/change-password/', { json: values });
      onClose();
      snackbar.success(currentTexts().password.changed);
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={texts.password.change}
      description={texts.password.changeDescription}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} isPending={form.isSending} isDisabled={form.hasErrors}>
            {texts.password.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        <TextField
          {...form.field('old_password')}
          label={texts.password.old}
          type="password"
          autoComplete="current-password"
          isRequired
          {...focusFirst}
        />
        <PasswordPair
          username={info.user.username}
          password={form.field('password')}
          confirm={form.field('confirm_password')}
        />
      </form>
    </Dialog>
  );
}

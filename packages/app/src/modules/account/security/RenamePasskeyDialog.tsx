import { FormProblems } from '@karmik/forms/form/FormProblems';
import type { Passkey } from '@karmik/model/account/passkeys';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import { TextField } from '@karmik/ui/TextField';
import { useId, type ReactNode } from 'react';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { securityTexts, useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import * as styles from '../../../public-pages/account.css.ts';
import { renamePasskey } from './security-calls.ts';

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const texts = useTexts();
  const { passkeys } = useSecurityTexts().account;
  const id = useId();
  const form = useForm({
    initial: { name: passkey.name },
    schema: async () => (await import('@karmik/model/account/passkeys')).passkeyNameBody,
    submit: async ({ name }) => {
      await renamePasskey(passkey.id, name);
      snackbar.success(securityTexts().account.passkeys.renamed);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={passkeys.renameNamed(passkey.name)}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} isPending={form.isSending} isDisabled={form.hasErrors}>
            {passkeys.save}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        <TextField {...form.field('name')} label={passkeys.name} isRequired {...focusFirst} />
      </form>
    </Dialog>
  );
}

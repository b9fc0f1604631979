import { FormProblems } from '@karmik/forms/form/FormProblems';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import { TextField } from '@karmik/ui/TextField';
import { useId, useState, type ReactNode } from 'react';
import { browserOf } from '../../../browsers/browser-of.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { securityTexts, useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import * as styles from '../../../public-pages/account.css.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { addPasskey } from './security-calls.ts';

interface AddPasskeyDialogProps {
  /** For password managers, which file the password under it. */
  readonly username: string;
  readonly onClose: () => void;
}

/** A new passkey: its name and the password, then the browser's own question, and recovery codes with the first. */
export function AddPasskeyDialog({ username, onClose }: AddPasskeyDialogProps): ReactNode {
  const texts = useTexts();
  const { passkeys, setUp } = useSecurityTexts().account;
  const id = useId();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const form = useForm({
    initial: { name: browserOf(navigator.userAgent).slice(0, 60), password: '' },
    schema: async () => (await import('@karmik/model/account/passkeys')).passkeyForm,
    submit: async ({ name, password }) => {
      setProblems([]);
      try {
        const { recovery_codes } = await addPasskey(name, password);
        snackbar.success(securityTexts().account.passkeys.added);
        if (recovery_codes) setCodes(recovery_codes);
        else onClose();
      } catch (error) {
        if (!(error instanceof Error && 'reason' in error)) throw error;
        const said = securityTexts().account.passkeys;
        setProblems([error.reason === 'known' ? said.known : said.notMade]);
      }
    },
  });
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={passkeys.add}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} isPending={form.isSending} isDisabled={form.hasErrors}>
            {setUp.next}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={[...form.problems, ...problems]} />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField {...form.field('name')} label={passkeys.name} description={passkeys.nameHelp} isRequired />
        <TextField
          {...form.field('password')}
          label={setUp.password}
          description={setUp.passwordHelp}
          type="password"
          autoComplete="current-password"
          isRequired
          {...focusFirst}
        />
      </form>
    </Dialog>
  );
}

import { FormProblems } from '@karmik/forms/form/FormProblems';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { TextField } from '@karmik/ui/TextField';
import { useId, type ReactNode } from 'react';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import * as styles from '../../../public-pages/account.css.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly description?: string;
  /** For password managers, which file the password under it. */
  readonly username: string;
  readonly submitLabel: string;
  readonly tone?: 'accent' | 'critical';
  /** Throws what the server refused. */
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for one's password once more, before something that a thief of an open session must not do. */
export function PasswordDialog({
  title,
  description,
  username,
  submitLabel,
  tone = 'accent',
  onSubmit,
  onClose,
}: PasswordDialogProps): ReactNode {
  const texts = useTexts();
  const { setUp } = useSecurityTexts().account;
  const id = useId();
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('@karmik/model/account/second-step')).passwordBody,
    submit: ({ password }) => onSubmit(password),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={title}
      {...(description === undefined ? {} : { description })}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} tone={tone} isPending={form.isSending} isDisabled={form.hasErrors}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
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

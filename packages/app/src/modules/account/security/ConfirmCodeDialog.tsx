import { FormProblems } from '@karmik/forms/form/FormProblems';
import type { OtpEnrolment } from '@karmik/model/account/second-step';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { CopyIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { Text } from '@karmik/ui/Text';
import { TextField } from '@karmik/ui/TextField';
import { useId, type ReactNode } from 'react';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { securityTexts, useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import * as account from '../../../public-pages/account.css.ts';
import { QrCode } from './QrCode.tsx';
import * as styles from './security.css.ts';

interface ConfirmCodeDialogProps {
  readonly enrolment: OtpEnrolment;
  /** Throws what the server refused. */
  readonly onSubmit: (otp: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The key for the app, or where the code was mailed to, and the first code given back. */
export function ConfirmCodeDialog({ enrolment, onSubmit, onClose }: ConfirmCodeDialogProps): ReactNode {
  const texts = useTexts();
  const { setUp } = useSecurityTexts().account;
  const id = useId();
  const isApp = enrolment.method === 'app';
  const form = useForm({
    initial: { otp: '' },
    schema: async () => (await import('@karmik/model/account/second-step')).otpConfirmBody,
    submit: ({ otp }) => onSubmit(otp),
  });
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={isApp ? setUp.titleApp : setUp.titleMail}
      description={isApp ? setUp.scan : setUp.mailed(enrolment.sent_to ?? '')}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} isPending={form.isSending} isDisabled={form.hasErrors}>
            {setUp.confirm}
          </Button>
        </>
      }
    >
      <form id={id} className={account.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        {enrolment.uri && <QrCode text={enrolment.uri} label={setUp.picture} />}
        {enrolment.manual_key && <ManualKey manualKey={enrolment.manual_key} />}
        <TextField
          {...form.field('otp')}
          label={isApp ? setUp.codeOfApp : setUp.codeOfMail}
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
          {...focusFirst}
        />
      </form>
    </Dialog>
  );
}

function ManualKey({ manualKey }: { manualKey: string }): ReactNode {
  const { setUp } = useSecurityTexts().account;
  const copy = async () => {
    await navigator.clipboard.writeText(manualKey);
    snackbar.show({ text: securityTexts().account.setUp.keyCopied, tone: 'neutral' });
  };
  return (
    <div className={styles.key}>
      <Text size="sm" tone="muted">
        {setUp.byHand}
      </Text>
      <code className={styles.keyText}>{manualKey.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={CopyIcon} size="sm" />}
        onPress={() => void copy()}
      >
        {setUp.copyKey}
      </Button>
    </div>
  );
}

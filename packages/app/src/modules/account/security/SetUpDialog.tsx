import type { OtpEnrolment, OtpMethod } from '@karmik/model/account/second-step';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { ConfirmCodeDialog } from './ConfirmCodeDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { beginSetUp, confirmSetUp } from './security-calls.ts';

interface SetUpDialogProps {
  readonly method: OtpMethod;
  /** For password managers, which file the password under it. */
  readonly username: string;
  readonly onClose: () => void;
}

/** Setting up one-time passwords: the password, the key and its first code, the recovery codes. */
export function SetUpDialog({ method, username, onClose }: SetUpDialogProps): ReactNode {
  const { setUp } = useSecurityTexts().account;
  const [enrolment, setEnrolment] = useState<OtpEnrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (enrolment)
    return (
      <ConfirmCodeDialog
        enrolment={enrolment}
        onSubmit={async (otp) => {
          setCodes(await confirmSetUp(otp));
          snackbar.success(securityTexts().account.setUp.done);
        }}
        onClose={onClose}
      />
    );
  return (
    <PasswordDialog
      title={method === 'app' ? setUp.titleApp : setUp.titleMail}
      username={username}
      submitLabel={setUp.next}
      onSubmit={async (password) => setEnrolment(await beginSetUp({ method, password }))}
      onClose={onClose}
    />
  );
}

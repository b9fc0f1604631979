import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import { useSession } from '../../../shell/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { turnOff } from './security-calls.ts';

/** The end of one's own one-time passwords. */
export function RemoveDialog({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }): ReactNode {
  const { info } = useSession();
  const { remove } = useSecurityTexts().account;
  return (
    <PasswordDialog
      title={remove.title}
      description={isRequired ? remove.requiredDescription : remove.description}
      username={info.user.username}
      submitLabel={remove.submit}
      tone="critical"
      onSubmit={async (password) => {
        await turnOff(password);
        onClose();
        snackbar.success(securityTexts().account.remove.done);
      }}
      onClose={onClose}
    />
  );
}

import { useState, type ReactNode } from 'react';
import { useSecurityTexts } from '../../../texts/texts.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { useSession } from '../../../shell/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { renewCodes } from './security-calls.ts';

/** New recovery codes in the place of all earlier ones. */
export function RenewDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { info } = useSession();
  const { renew } = useSecurityTexts().account;
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <PasswordDialog
      title={renew.title}
      description={renew.description}
      username={info.user.username}
      submitLabel={renew.submit}
      onSubmit={async (password) => setCodes(await renewCodes(password))}
      onClose={onClose}
    />
  );
}

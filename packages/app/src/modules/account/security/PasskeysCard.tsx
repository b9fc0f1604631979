import type { Passkey } from '@karmik/model/account/passkeys';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { BrowserList } from '../../../browsers/BrowserList.tsx';
import * as lines from '../../../browsers/browsers.css.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useSession } from '../../../shell/session.ts';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import { knowsPasskeys } from '../pages/PasskeyButton.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { refreshSecurity, removePasskey, usePasskeys } from './security-calls.ts';

type Open = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey } | undefined;

/** One's own passkeys: adding, naming and removing them. */
export function PasskeysCard(): ReactNode {
  const { passkeys: texts } = useSecurityTexts().account;
  const { info } = useSession();
  const query = usePasskeys();
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
    void refreshSecurity();
  };
  return (
    <Card
      title={texts.title}
      description={texts.description}
      actions={
        knowsPasskeys && (
          <Button variant="outline" tone="neutral" onPress={() => setOpen({ kind: 'add' })}>
            {texts.add}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="text" count={2} />}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <Text size="sm" tone="muted">
              {knowsPasskeys ? texts.none : texts.unknown}
            </Text>
          ) : (
            <BrowserList label={texts.list}>
              {passkeys.map((passkey) => (
                <PasskeyLine key={passkey.id} passkey={passkey} onOpen={(kind) => setOpen({ kind, passkey })} />
              ))}
            </BrowserList>
          )
        }
      </Loaded>
      {open?.kind === 'add' && <AddPasskeyDialog username={info.user.username} onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && (
        <PasswordDialog
          title={texts.removeTitle(open.passkey.name)}
          description={texts.removeDescription}
          username={info.user.username}
          submitLabel={texts.remove}
          tone="critical"
          onSubmit={async (password) => {
            await removePasskey(open.passkey.id, password);
            close();
            snackbar.success(securityTexts().account.passkeys.removed);
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface PasskeyLineProps {
  readonly passkey: Passkey;
  readonly onOpen: (kind: 'rename' | 'remove') => void;
}

function PasskeyLine({ passkey, onOpen }: PasskeyLineProps): ReactNode {
  const { passkeys: texts } = useSecurityTexts().account;
  const dates = useDates();
  const { name, created_at: created, last_used_at: used, is_synced: isSynced } = passkey;
  return (
    <li className={lines.line}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text as="span" weight="semibold">
            {name}
          </Text>
          {isSynced && <StatusTag tone="neutral">{texts.synced}</StatusTag>}
        </Inline>
        <Text as="span" size="sm" tone="muted">
          {[texts.addedOn(dates.instant(created)), used ? texts.lastUsed(dates.ago(used)) : texts.neverUsed].join(
            ' · ',
          )}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          aria-label={texts.renameNamed(name)}
          onPress={() => onOpen('rename')}
        >
          {texts.rename}
        </Button>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          aria-label={texts.removeNamed(name)}
          onPress={() => onOpen('remove')}
        >
          {texts.remove}
        </Button>
      </Inline>
    </li>
  );
}

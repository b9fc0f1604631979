import type { SessionInfo } from '@karmik/model/account/contracts';
import { Button } from '@karmik/ui/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { tokenStore } from '../../../api/token-store.ts';
import { go } from '../../../routing/public-navigation.ts';
import { nextTarget } from '../../../shell/next-target.ts';
import { useSecurityTexts } from '../../../texts/texts.ts';
import { AddPasskeyDialog } from '../security/AddPasskeyDialog.tsx';
import { SetUpDialog } from '../security/SetUpDialog.tsx';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from '../../../public-pages/account.css.ts';
import { knowsPasskeys } from './PasskeyButton.tsx';

const target = () => nextTarget(new URLSearchParams(window.location.search).get('next'), window.location.origin).path;

/**
 * Goes on to where one wanted once the session is a full one, and back to the login where there is none.
 * @param isSignIn whether the sign-in ends here, after which auditors choose an organisation (LOG-8)
 */
async function goOn(isSignIn: boolean): Promise<SessionInfo | undefined> {
  if (!tokenStore.read()) {
    go(`/account/login${window.location.search}`, { replace: true });
    return undefined;
  }
  const info = await api.get('users/me/').json<SessionInfo>();
  if (info.second_step_due) return info;
  go(isSignIn && info.user.is_audit_user ? '/switch-organization' : target(), { replace: true });
  return undefined;
}

/** A second step for an account that needs one and has none; nothing else opens before. */
export default function SetUpSecondStepPage(): ReactNode {
  const { secondStepDue: texts } = useSecurityTexts();
  const [info, setInfo] = useState<SessionInfo>();
  const [open, setOpen] = useState<'app' | 'passkey'>();
  useEffect(() => {
    let isHere = true;
    goOn(false).then(
      (found) => isHere && setInfo(found),
      () => isHere && go(`/account/login${window.location.search}`, { replace: true }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  const close = () => {
    setOpen(undefined);
    void goOn(true);
  };
  const username = info?.user.username ?? '';
  return (
    <AccountLayout title={texts.title} description={texts.description}>
      <div className={styles.form} aria-busy={info === undefined}>
        <Button size="lg" isFullWidth isDisabled={!info} onPress={() => setOpen('app')}>
          {texts.app}
        </Button>
        {knowsPasskeys && (
          <Button
            size="lg"
            variant="outline"
            tone="neutral"
            isFullWidth
            isDisabled={!info}
            onPress={() => setOpen('passkey')}
          >
            {texts.passkey}
          </Button>
        )}
        <Button variant="ghost" tone="neutral" isFullWidth onPress={() => go('/account/logout')}>
          {texts.signOut}
        </Button>
      </div>
      {open === 'app' && <SetUpDialog method="app" username={username} onClose={close} />}
      {open === 'passkey' && <AddPasskeyDialog username={username} onClose={close} />}
    </AccountLayout>
  );
}

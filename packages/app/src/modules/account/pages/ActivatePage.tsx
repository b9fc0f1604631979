import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { useEffect, useState, type ReactNode } from 'react';
import { tokenStore } from '../../../api/token-store.ts';
import { go } from '../../../routing/public-navigation.ts';
import { usePublicParams } from '../../../routing/public-navigation.ts';
import { useSecurityTexts } from '../../../texts/texts.ts';
import * as styles from '../../../public-pages/account.css.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { acceptInvitation, activationPath, signedInAs, type InvitationLink } from './invitation.ts';

/** A new colleague's first step: the link of the mail, and a password of one's own, or the account that they have already. */
export default function ActivatePage(): ReactNode {
  const texts = useSecurityTexts();
  const { uid = '', token = '' } = usePublicParams();
  return (
    <ChoosePassword
      purpose="activate"
      uid={uid}
      token={token}
      words={texts.activate}
      donePath="/account/login"
      expiredPath="/account/activate/failed"
      instead={{
        label: texts.activate.haveAccount,
        back: texts.activate.newAccount,
        title: texts.activate.joinTitle,
        description: texts.activate.joinDescription,
        content: <Join uid={uid} token={token} />,
      }}
    />
  );
}

/** Accepting with the account that is signed in in this browser, named so that no one takes another's, or with one that signs in first. */
function Join({ uid, token }: InvitationLink): ReactNode {
  const texts = useSecurityTexts().activate;
  const [isJoining, setJoining] = useState(false);
  const [who, setWho] = useState<string>();
  const back = activationPath({ uid, token });
  useEffect(() => {
    let isHere = true;
    if (tokenStore.read())
      signedInAs().then(
        (name) => isHere && setWho(name),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, []);
  if (who === undefined)
    return (
      <ButtonLink href={`/account/login?next=${encodeURIComponent(back)}`} size="lg" isFullWidth>
        {texts.signInToJoin}
      </ButtonLink>
    );
  const join = async () => {
    setJoining(true);
    go(await acceptInvitation({ uid, token }), { replace: true });
  };
  const leave = async () => (await import('../../../shell/session.ts')).signOut(back);
  return (
    <div className={styles.form}>
      <Button size="lg" isFullWidth isPending={isJoining} onPress={() => void join()}>
        {texts.joinAs(who)}
      </Button>
      <Button variant="ghost" tone="neutral" isFullWidth onPress={() => void leave()}>
        {texts.otherAccount}
      </Button>
    </div>
  );
}

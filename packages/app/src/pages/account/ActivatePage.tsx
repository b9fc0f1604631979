import type { ReactNode } from 'react';
import { useFrontParams } from '../../front/front-navigation.ts';
import { useSecurityTexts } from '../../texts/texts.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

/** A new colleague's first step: the link of the mail, and a password of one's own. */
export default function ActivatePage(): ReactNode {
  const texts = useSecurityTexts();
  const { uid = '', token = '' } = useFrontParams();
  return (
    <ChoosePassword
      purpose="activate"
      uid={uid}
      token={token}
      words={texts.activate}
      donePath="/account/login"
      expiredPath="/account/activate/failed"
    />
  );
}

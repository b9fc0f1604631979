import type { ReactNode } from 'react';
import { useFrontParams } from '../../../routing/front-navigation.ts';
import { useSecurityTexts } from '../../../texts/texts.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

export default function ResetPage(): ReactNode {
  const texts = useSecurityTexts();
  const { uidb64 = '', token = '' } = useFrontParams();
  return (
    <ChoosePassword purpose="reset" uid={uidb64} token={token} words={texts.reset} donePath="/account/reset-done" />
  );
}

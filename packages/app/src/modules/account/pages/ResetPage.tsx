import type { ReactNode } from 'react';
import { usePublicParams } from '../../../routing/public-navigation.ts';
import { useSecurityTexts } from '../../../texts/texts.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

export default function ResetPage(): ReactNode {
  const texts = useSecurityTexts();
  const { uidb64 = '', token = '' } = usePublicParams();
  return (
    <ChoosePassword purpose="reset" uid={uidb64} token={token} words={texts.reset} donePath="/account/reset-done" />
  );
}

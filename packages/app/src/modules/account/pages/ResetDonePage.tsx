import { Banner } from '@karmik/ui/Banner';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';

export default function ResetDonePage(): ReactNode {
  const texts = useTexts();
  const { reset } = useSecurityTexts();
  return (
    <AccountLayout title={reset.doneTitle}>
      <Banner tone="positive">{reset.done}</Banner>
      <ButtonLink href="/account/login" size="lg" isFullWidth>
        {texts.login.submit}
      </ButtonLink>
    </AccountLayout>
  );
}

import { Banner } from '@karmik/ui/Banner';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { AccountLayout } from './AccountLayout.tsx';

export default function RecoverDonePage(): ReactNode {
  const texts = useTexts();
  return (
    <AccountLayout title={texts.recover.doneTitle}>
      <Banner tone="positive">{texts.recover.done}</Banner>
      <ButtonLink href="/account/login" variant="outline" tone="neutral" size="lg" isFullWidth>
        {texts.recover.backToLogin}
      </ButtonLink>
    </AccountLayout>
  );
}

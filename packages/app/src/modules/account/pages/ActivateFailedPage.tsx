import { Banner } from '@karmik/ui/Banner';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';

export default function ActivateFailedPage(): ReactNode {
  const texts = useTexts();
  const { activate } = useSecurityTexts();
  return (
    <AccountLayout title={activate.failedTitle}>
      <Banner tone="critical">{activate.expired}</Banner>
      <ButtonLink href="/account/login" variant="outline" tone="neutral" size="lg" isFullWidth>
        {texts.backToLogin}
      </ButtonLink>
    </AccountLayout>
  );
}

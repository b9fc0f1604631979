import { Spinner } from '@karmik/ui/Spinner';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';

export default function LogoutPage(): ReactNode {
  const texts = useTexts();
  useEffect(() => void import('../../../shell/session.ts').then(({ signOut }) => signOut()), []);
  return (
    <AccountLayout title={texts.logout.title}>
      <Spinner label={texts.logout.title} />
    </AccountLayout>
  );
}

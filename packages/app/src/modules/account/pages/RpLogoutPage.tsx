import { Spinner } from '@karmik/ui/Spinner';
import { useEffect, type ReactNode } from 'react';
import { nextTarget } from '../../../shell/next-target.ts';
import { useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';

/** Where another application of the organisation sends someone who signed out there: the session here ends, too. */
export default function RpLogoutPage(): ReactNode {
  const texts = useTexts();
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('next');
    const { path } = nextTarget(asked, window.location.origin);
    void import('../../../shell/session.ts').then(({ signOut }) => signOut(path));
  }, []);
  return (
    <AccountLayout title={texts.logout.title}>
      <Spinner label={texts.logout.title} />
    </AccountLayout>
  );
}

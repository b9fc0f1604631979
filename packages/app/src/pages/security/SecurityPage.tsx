import { Breadcrumbs } from '@karmik/ui/Breadcrumbs';
import { PageHeader } from '@karmik/ui/PageHeader';
import type { ReactNode } from 'react';
import { PageBody } from '../../screens/PageBody.tsx';
import { useCrumbs } from '../../shell/use-crumbs.ts';
import { useSecurityTexts, useTexts } from '../../texts/texts.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondStepCard } from './SecondStepCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** How one signs in oneself: the password, the second step, and where one is signed in. */
export default function SecurityPage(): ReactNode {
  const texts = useTexts();
  const { account } = useSecurityTexts();
  return (
    <PageBody width="form">
      <PageHeader
        breadcrumbs={<Breadcrumbs label={texts.shell.breadcrumbs} items={useCrumbs()} />}
        title={account.title}
        description={account.description}
      />
      <PasswordCard />
      <SecondStepCard />
      <SessionsCard />
    </PageBody>
  );
}

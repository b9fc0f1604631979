import { Breadcrumbs } from '@karmik/ui/Breadcrumbs';
import { PageHeader } from '@karmik/ui/PageHeader';
import type { ReactNode } from 'react';
import { PageBody } from '../../../screens/PageBody.tsx';
import { useCrumbs } from '../../../shell/use-crumbs.ts';
import { useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import { OrganizationsCard } from './OrganizationsCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondStepCard } from './SecondStepCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignInsCard } from './SignInsCard.tsx';

/** Leads to the form in which one changes the password. */
function changePassword(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="old_password"]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

/** How one signs in oneself: the password, the second step, where one is signed in, and who tried to be. */
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
      <PasskeysCard />
      <SessionsCard />
      <OrganizationsCard />
      <SignInsCard onNotMe={changePassword} />
    </PageBody>
  );
}

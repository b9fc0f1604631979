import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useMechanism, usePasskeys } from '../../../../account/security/security-calls.ts';
import { useSession } from '../../../../../shell/session.ts';
import { useModelText } from '../../../../../texts/texts.ts';

const words = {
  first: bilingual(
    'Set up a second step for yourself before you require it from others.',
    'अरूलाई अनिवार्य गर्नुअघि आफ्नै दोस्रो चरण राख्नुहोस्।',
  ),
  go: bilingual('Set up', 'राख्नुहोस्'),
};

/** The person who asks it of everyone shows first that they can; this says so before the server does. */
export function OwnFirst(): ReactNode {
  const { adminSlug } = useSession();
  const say = useModelText();
  const { data } = useMechanism();
  const { data: passkeys } = usePasskeys();
  if (!data || !passkeys || data.method !== null || passkeys.length > 0) return null;
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink
          href={adminSlug ? `/admin/${adminSlug}/change-password` : '/user/profile/change-password'}
          size="sm"
          variant="outline"
          tone="neutral"
        >
          {say(words.go)}
        </ButtonLink>
      }
    >
      {say(words.first)}
    </Banner>
  );
}

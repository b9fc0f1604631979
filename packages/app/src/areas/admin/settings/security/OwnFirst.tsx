import type { OwnMechanism } from '@karmik/model/account/second-step';
import { text } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { useModelText } from '../../../../texts/texts.ts';

const words = {
  first: text(
    'Set up one-time passwords for yourself before you ask everybody for them.',
    'सबैसँग माग्नुअघि आफ्नै एक पटकको पासवर्ड राख्नुहोस्।',
  ),
  go: text('Set up', 'राख्नुहोस्'),
};

/** Whoever asks it of everybody shows first that they can; this says so before the server does. */
export function OwnFirst({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const { data } = useQuery({
    queryKey: ['own-security', 'mechanism'],
    queryFn: ({ signal }) => api.get('security/mechanism/', { signal }).json<OwnMechanism>(),
  });
  if (!data || data.method !== null) return null;
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink href={`/admin/${slug}/change-password`} size="sm" variant="outline" tone="neutral">
          {say(words.go)}
        </ButtonLink>
      }
    >
      {say(words.first)}
    </Banner>
  );
}

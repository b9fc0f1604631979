import type { UserRef } from '@karmik/model/kit/fields';
import { UserChip } from '@karmik/ui/UserChip';
import { Suspense, lazy, use, type ReactNode } from 'react';
import type { ChipSubject } from './chip-rules.ts';
import { InLink } from './in-link.ts';
import { useChipProps } from './use-chip.ts';

const CardDetails = lazy(async () => ({ default: (await import('./CardDetails.tsx')).CardDetails }));

interface PersonChipProps {
  readonly person: UserRef & Pick<ChipSubject, 'organization'>;
  readonly size?: 'sm' | 'md';
}

/** A person wherever one is shown: the name leads to their page, and a card tells more under the pointer (CHIP-1 to CHIP-6). */
export function PersonChip({ person, size = 'md' }: PersonChipProps): ReactNode {
  const chip = useChipProps()(person);
  const isInLink = use(InLink);
  return (
    <UserChip
      name={person.full_name}
      subtitle={person.job_title}
      pictureUrl={person.profile_picture}
      size={size}
      {...chip}
      {...(isInLink ? { href: undefined } : {})}
      card={{
        label: person.full_name,
        footer: (
          <Suspense fallback={null}>
            <CardDetails id={person.id} />
          </Suspense>
        ),
      }}
    />
  );
}

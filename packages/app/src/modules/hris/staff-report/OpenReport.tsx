import { bilingual } from '@karmik/model/kit/text';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  open: bilingual('Show', 'हेर्नुहोस्'),
  openOf: (name: string) => bilingual(`Show ${name}`, `${name} हेर्नुहोस्`),
};

/** Leads from the list of reports to one of them. */
export function OpenReport({ record }: { record: { readonly id: number; readonly name: string } }): ReactNode {
  const say = useModelText();
  return (
    <ButtonLink size="sm" variant="ghost" href={`?report=${record.id}`} aria-label={say(words.openOf(record.name))}>
      {say(words.open)}
    </ButtonLink>
  );
}

import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { words } from '../text/words.ts';
import type { EntityFormHandle } from './use-entity-form.ts';

/** Says that a draft was brought back, and offers to begin again. */
export function DraftNotice({ draft }: Pick<EntityFormHandle, 'draft'>): ReactNode {
  const { say } = useForms();
  if (!draft.isRestored) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" variant="outline" tone="neutral" onPress={draft.discard}>
          {say(words.draftDiscard)}
        </Button>
      }
    >
      {say(words.draftRestored)}
    </Banner>
  );
}

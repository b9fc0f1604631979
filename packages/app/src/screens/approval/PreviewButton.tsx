import type { Entity } from '@karmik/model/kit/entity';
import { codesOfScope } from '@karmik/model/kit/scope';
import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

const PreviewDialog = lazy(async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }));

/** Opens the preview of a kind of request, for HR of that kind. */
export function PreviewButton({ entity }: { readonly entity: Entity }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (!codesOfScope(entity.scopes?.organization).some((code) => may(code, 'read'))) return null;
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(words.preview)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewDialog entity={entity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

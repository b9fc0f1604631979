import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const TextsDrawer = lazy(async () => ({ default: (await import('./TextsDrawer.tsx')).TextsDrawer }));

/** Opens the texts of a template, of which one in each language is in use. */
export function TextsButton({ record }: { record: { readonly id: number; readonly subject: string } }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={say(words.textsOf(record.subject))} onPress={() => setOpen(true)}>
        {say(words.texts)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <TextsDrawer id={record.id} subject={record.subject} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

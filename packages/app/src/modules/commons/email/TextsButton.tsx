import { emailTemplate } from '@karmik/model/commons/email-template';
import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const TextsDrawer = lazy(async () => ({ default: (await import('./TextsDrawer.tsx')).TextsDrawer }));

const events = emailTemplate.fields.event.choices;

/** Opens the texts of a template, of which one in each language is in use. */
export function TextsButton({
  record,
}: {
  record: { readonly id: number; readonly event: keyof typeof events };
}): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const title = say(words.textsOf(events[record.event]));
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={title} onPress={() => setOpen(true)}>
        {say(words.texts)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <TextsDrawer id={record.id} title={title} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { setForSeveral } from './words.ts';

const SeveralDrawer = lazy(async () => ({ default: (await import('./SeveralDrawer.tsx')).SeveralDrawer }));

export function SetForSeveral({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (!may('5.05', 'write')) return null;
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(setForSeveral)}
      </Button>
      <Suspense fallback={null}>{isOpen && <SeveralDrawer slug={slug} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

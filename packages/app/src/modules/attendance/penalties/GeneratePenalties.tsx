import { Button } from '@karmik/ui/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const GenerateDrawer = lazy(async () => ({ default: (await import('./GenerateDrawer.tsx')).GenerateDrawer }));

export function GeneratePenalties({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (!may('5.18', 'write')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(words.generate)}</Button>
      <Suspense fallback={null}>{isOpen && <GenerateDrawer slug={slug} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

import { Drawer } from '@karmik/ui/Drawer';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { SetupList } from './SetupList.tsx';
import { words } from './words.ts';

/** What an organisation sets up first, and how far it is (TOP-11). */
export function SetupDrawer({ slug, onClose }: { slug: string; onClose: () => void }): ReactNode {
  const say = useModelText();
  return (
    <Drawer isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.setup)}>
      <SetupList slug={slug} onLeave={onClose} />
    </Drawer>
  );
}

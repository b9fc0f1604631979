import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { words } from '../words.ts';
import type { ExportWish } from './ExportDialog.tsx';

// Asked for by few: format, language and calendar come when the dialog is opened.
const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

export function ExportButton(wish: ExportWish): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={DownloadIcon} size="sm" />}
        onPress={() => setOpen(true)}
      >
        {say(words.export)}
      </Button>
      <Suspense fallback={null}>{isOpen && <ExportDialog {...wish} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

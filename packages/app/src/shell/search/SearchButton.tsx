import { Icon } from '@karmik/ui/Icon';
import { SearchIcon } from '@karmik/ui/icons';
import { Tooltip } from '@karmik/ui/on-demand';
import { TopBarButton } from '@karmik/ui/TopBar';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** Opens the search of pages, as Ctrl+Shift+F does anywhere (TOP-2). */
export function SearchButton(): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== 'f') return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Tooltip text={say(words.keys)} placement="bottom">
        <TopBarButton label={say(words.search)} onPress={() => setOpen(true)}>
          <Icon of={SearchIcon} size="lg" />
        </TopBarButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

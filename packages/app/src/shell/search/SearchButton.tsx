import { Icon } from '@karmik/ui/Icon';
import { SearchIcon } from '@karmik/ui/icons';
import { Tooltip } from '@karmik/ui/on-demand';
import { TopBarButton } from '@karmik/ui/TopBar';
import { Suspense, lazy, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useModelText } from '../../texts/texts.ts';
import { useOpenEmployee } from '../employees/use-open-employee.tsx';
import { useSession } from '../session.ts';
import { rememberPage, writeRecentPages } from './recent-pages.ts';
import { words } from './words.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** Ctrl+Shift+F is the specification's (TOP-2), Ctrl+K and ⌘K what people know from elsewhere. */
const opensSearch = (event: KeyboardEvent): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  return event.shiftKey ? key === 'f' : key === 'k';
};

/** Opens the search, as its keys do anywhere. */
export default function SearchButton(): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const { open, dialog } = useOpenEmployee();
  // Its keys work from the moment that it shows.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Remembered />
      <Tooltip text={say(words.keys)} placement="bottom">
        <TopBarButton label={say(words.search)} onPress={() => setOpen(true)}>
          <Icon of={SearchIcon} size="lg" />
        </TopBarButton>
      </Tooltip>
      {dialog}
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onOpenEmployee={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Remembers where one was, for the search. Apart, for it alone follows each change of page. */
function Remembered(): ReactNode {
  const { id } = useSession().info.user;
  const { pathname } = useLocation();
  useEffect(() => rememberPage(id, pathname), [id, pathname]);
  useEffect(() => {
    // Told also where a window is closed from the list of windows of a phone.
    document.addEventListener('visibilitychange', writeRecentPages);
    return () => document.removeEventListener('visibilitychange', writeRecentPages);
  }, []);
  return null;
}

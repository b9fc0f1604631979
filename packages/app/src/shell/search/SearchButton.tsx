import { Icon } from '@karmik/ui/Icon';
import { SearchIcon } from '@karmik/ui/icons';
import { Tooltip } from '@karmik/ui/on-demand';
import { TopBarButton } from '@karmik/ui/TopBar';
import { Suspense, lazy, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useModelText } from '../../texts/texts.ts';
import { useOpenEmployee } from '../employees/use-open-employee.tsx';
import { useSession } from '../session.ts';
import { rememberPage, writeRecentPages } from './recent-pages.ts';
import { words } from './words.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));
const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** Ctrl+Shift+F is the specification's (TOP-2), Ctrl+K and ⌘K what people know from elsewhere. */
const opensSearch = (event: KeyboardEvent): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  return event.shiftKey ? key === 'f' : key === 'k';
};

/** A question mark that is not part of a text. */
const opensKeys = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null));

/** Opens the search and the list of keys, as their keys do anywhere. */
export default function SearchButton(): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const hasChosen = useRef(false);
  const takeChosen = useCallback(() => {
    const was = hasChosen.current;
    hasChosen.current = false;
    return was;
  }, []);
  const { open, dialog } = useOpenEmployee();
  // Its keys work from the moment that it shows.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const opens = opensSearch(event) ? setOpen : opensKeys(event) ? setKeys : undefined;
      if (!opens) return;
      event.preventDefault();
      opens(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Remembered takeChosen={takeChosen} />
      <Tooltip text={say(words.keys)} placement="bottom">
        <TopBarButton label={say(words.search)} onPress={() => setOpen(true)}>
          <Icon of={SearchIcon} size="lg" />
        </TopBarButton>
      </Tooltip>
      {dialog}
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog
            onOpenEmployee={open}
            onOpenKeys={() => setKeys(true)}
            onChosen={() => (hasChosen.current = true)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {hasKeys && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Remembers where one was, for the search, and takes focus to a page that was chosen in it. Apart, for it alone follows each change of page.
 */
function Remembered({ takeChosen }: { readonly takeChosen: () => boolean }): ReactNode {
  const { id } = useSession().info.user;
  const { pathname } = useLocation();
  useEffect(() => rememberPage(id, pathname), [id, pathname]);
  useEffect(() => {
    if (!takeChosen()) return;
    // The dialog gives focus back in the frame after it is gone; the page takes it then, so that Tab goes on in the page.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector('main')?.focus({ preventScroll: true })),
    );
  }, [takeChosen, pathname]);
  useEffect(() => {
    // Told also where a window is closed from the list of windows of a phone.
    document.addEventListener('visibilitychange', writeRecentPages);
    return () => document.removeEventListener('visibilitychange', writeRecentPages);
  }, []);
  return null;
}

import { Icon } from '@karmik/ui/Icon';
import { BellIcon } from '@karmik/ui/icons';
import { TopBarButton } from '@karmik/ui/TopBar';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useSnapshot } from 'valtio';
import { startLive } from '../../live/start-live.ts';
import { useSession } from '../session.ts';
import { organizationCounts, ownCounts } from './calls.ts';
import type { OpenedDialog } from './interactive.ts';
import { pushWish } from './push/push-wish.ts';
import { openedFor } from './read-notification.ts';
import { chime } from './sound.ts';
import { useNotificationWords } from './use-words.ts';

const NotificationDrawer = lazy(async () => ({
  default: (await import('./NotificationDrawer.tsx')).NotificationDrawer,
}));

const PushKeeper = lazy(async () => ({ default: (await import('./push/PushKeeper.tsx')).PushKeeper }));

/** TOP-6: the bell, with how much waits behind it. The live connection comes and goes with it: the first paint waits for neither. */
export default function Bell(): ReactNode {
  const words = useNotificationWords();
  const { adminSlug } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [pushed, setPushed] = useState<OpenedDialog>();
  const isPushKept = useSnapshot(pushWish).kept !== undefined;
  const [isOpenedFor] = useState(() => openedFor(window.location.hash) !== undefined);
  // Rights that changed show in the menu by themselves; the page's own guard asks again, too.
  const { revalidate } = useRevalidator();
  const onRights = useEffectEvent(() => void revalidate());
  useEffect(() => startLive(onRights), []);
  const own = useQuery(ownCounts()).data;
  const organization = useQuery(organizationCounts(adminSlug)).data;
  const unread = own?.unread_count ?? 0;
  const unresolved = adminSlug === undefined ? 0 : (organization?.unresolved ?? 0);
  // What one was told oneself, too, is counted once.
  const shown = unread + unresolved - (adminSlug === undefined ? 0 : (organization?.also_own ?? 0));
  useChime('own', own?.unread_count);
  useChime(adminSlug, organization?.unresolved);
  return (
    <>
      <TopBarButton label={words.bell(unread, unresolved, shown)} count={shown} onPress={() => setOpen(true)}>
        <Icon of={BellIcon} size="lg" />
      </TopBarButton>
      {(isPushKept || isOpenedFor) && (
        <Suspense fallback={null}>
          <PushKeeper
            onOpenDialog={(opened) => {
              setPushed(opened);
              setOpen(true);
            }}
            onOpenDrawer={() => setOpen(true)}
          />
        </Suspense>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationDrawer
            slug={adminSlug}
            pushed={pushed}
            onClose={() => {
              setPushed(undefined);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** A sound when a count grows; not for the first count of a view. */
function useChime(view: string | undefined, count: number | undefined): void {
  const last = useRef<{ readonly view: string | undefined; readonly count: number } | undefined>(undefined);
  useEffect(() => {
    if (count === undefined) return;
    const before = last.current;
    if (before && before.view === view && count > before.count) chime();
    last.current = { view, count };
  }, [view, count]);
}

import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_LocationContext as PlaceContext,
  useMatches,
  useOutlet,
} from 'react-router';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../api/query-client.ts';
import type { Route } from '../../routing/route.ts';
import { preferences } from '../../preferences/preferences.ts';
import { PageAwake } from '../../screens/providers/page-awake.ts';
import type { RouteHandle } from '../build-routes.tsx';
import { useSession } from '../session.ts';
import { arrive, keptMs, type KeptPage } from './kept-pages.ts';
import * as styles from './kept.css.ts';
import { PageLife } from './page-life.ts';

const none: readonly KeptPage[] = [];
/** The kinds of pages that are kept: those whose state is in the address and on the server. */
const lists = new Set<Route['kind']>(['list', 'masterData', 'requests']);

/**
 * The page of the address. Lists that were left stay as they are for a while, asleep: coming back to one draws nothing again. What they
 * show is asked for again when it is old, as on any page that opens; and they go at once when rights, organisation, view, language or
 * calendar change.
 */
export function KeptPages(): ReactNode {
  const outlet = useOutlet();
  const place = use(PlaceContext);
  const { admin, adminSlug, info } = useSession();
  const { language, calendar } = useSnapshot(preferences);
  const route = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.route;
  const hasError = use(RouterData)?.errors != null;
  const { pathname } = place.location;
  const isKept = route !== undefined && lists.has(route.kind) && !hasError;

  const reader = [admin, adminSlug, info, language, calendar];
  const [held, setHeld] = useState({ kept: none, reader });
  const isOwn = reader.every((part, index) => part === held.reader[index]);
  const isHere = (page: KeptPage) => isKept && page.pathname === pathname;
  const stay = (isOwn && !hasError) || held.kept.every(isHere);
  const before = stay ? held.kept : held.kept.filter(isHere);
  const kept = isKept ? arrive(before, { pathname, place, content: outlet }) : before;
  if (kept !== held.kept || !isOwn) setHeld({ kept, reader });

  const forget = (gone: string) =>
    setHeld((now) => ({ ...now, kept: now.kept.filter((page) => page.pathname !== gone) }));
  return (
    <>
      {!isKept && outlet}
      {/* In one order, whichever is shown: moving a page in the document would lay it out again. */}
      {kept
        .toSorted((a, b) => a.pathname.localeCompare(b.pathname))
        .map((page) => (
          <Kept key={page.pathname} page={page} isShown={isHere(page)} onEnd={() => forget(page.pathname)} />
        ))}
    </>
  );
}

interface KeptProps {
  readonly page: KeptPage;
  readonly isShown: boolean;
  readonly onEnd: () => void;
}

/**
 * One of them. React's `Activity` would take away the effects of all that is in it and set them up again, which costs more than half of what
 * drawing it did; so what must rest while it is away is told to rest here.
 */
function Kept({ page, isShown, onEnd }: KeptProps): ReactNode {
  const [life] = useState(() => new PageLife(queryClient, page.pathname));
  const wasAway = useRef(false);
  useLayoutEffect(() => {
    life.isAwake = isShown;
    // What was being written or decided is left with its page, and must not be there again, nor over the next one.
    if (!isShown && isSomethingOpen()) onEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- as it was when it was left
  }, [life, isShown]);
  useEffect(() => {
    if (isShown) {
      if (wasAway.current) life.catchUp();
      return undefined;
    }
    wasAway.current = true;
    const timer = setTimeout(onEnd, keptMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- from when it was left, whatever is drawn since
  }, [life, isShown]);
  return (
    <div className={styles.page} data-is-away={isShown ? undefined : ''}>
      <QueryClientContext value={life.queries}>
        <PageAwake value={life}>
          <PlaceContext value={page.place}>{page.content}</PlaceContext>
        </PageAwake>
      </QueryClientContext>
    </div>
  );
}

/** Whether a dialog, or a list that belongs to a button, is open over the page and not about to close. */
const isSomethingOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [data-trigger]')].some(
    (overlay) => overlay.closest('[data-exiting]') === null,
  );

import { Activity, use, useEffect, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_LocationContext as PlaceContext,
  useMatches,
  useOutlet,
} from 'react-router';
import type { Route } from '../../areas/kit.ts';
import type { RouteHandle } from '../build-routes.tsx';
import { useSession } from '../session.ts';
import { arrive, keptMs, type KeptPage } from './kept-pages.ts';
import * as styles from './kept.css.ts';

const none: readonly KeptPage[] = [];
/** The kinds of pages that are kept: those whose state stands in the address and on the server. */
const lists = new Set<Route['kind']>(['list', 'settings', 'requests']);

/**
 * The page of the address. Lists that were left stay as they are for a while, asleep: coming back to one draws nothing anew. What they
 * show is asked for anew when it is old, as on any page that opens; and they go at once when rights, organisation or view change.
 */
export function KeptPages(): ReactNode {
  const outlet = useOutlet();
  const place = use(PlaceContext);
  const { admin, adminSlug, info } = useSession();
  const route = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.route;
  const hasError = use(RouterData)?.errors != null;
  const { pathname } = place.location;
  const isKept = route !== undefined && lists.has(route.kind) && !hasError;

  const [held, setHeld] = useState({ kept: none, admin, adminSlug, info });
  const isOwn = held.admin === admin && held.adminSlug === adminSlug && held.info === info;
  const isHere = (page: KeptPage) => isKept && page.pathname === pathname;
  const stay = (isOwn && !hasError) || held.kept.every(isHere);
  const before = stay ? held.kept : held.kept.filter(isHere);
  const kept = isKept ? arrive(before, { pathname, place, content: outlet }) : before;
  if (kept !== held.kept || !isOwn) setHeld({ kept, admin, adminSlug, info });

  const forget = (gone: string) =>
    setHeld((now) => ({ ...now, kept: now.kept.filter((page) => page.pathname !== gone) }));
  return (
    <>
      {!isKept && outlet}
      {/* In one order, whichever is shown: moving a page in the document would lay it out anew. */}
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

function Kept({ page, isShown, onEnd }: KeptProps): ReactNode {
  useEffect(() => {
    if (isShown) return undefined;
    // What was being written or decided is left with its page, and must not stand there again.
    if (isDialogAway()) return onEnd();
    const timer = setTimeout(onEnd, keptMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- from when it was left, whatever is drawn since
  }, [isShown]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div ref={sleepLaidOut} className={styles.page}>
        <PlaceContext value={page.place}>{page.content}</PlaceContext>
      </div>
    </Activity>
  );
}

/**
 * `Activity` hides its outermost element by `display: none !important`, after which the browser styles and lays out all of it anew: most of
 * what coming back would cost. Here that wish becomes an attribute, and the style sheet hides the content without forgetting its layout.
 */
function sleepLaidOut(element: HTMLElement | null): void {
  if (element === null || Object.hasOwn(element, 'style')) return;
  Object.defineProperty(element, 'style', {
    value: {
      setProperty: () => element.toggleAttribute('data-is-away', true),
      set display(_shown: string) {
        element.toggleAttribute('data-is-away', false);
      },
    },
  });
}

/** Whether a dialog is asleep in the document: only one of the page that was just left can be. */
const isDialogAway = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((dialog) => !dialog.checkVisibility());

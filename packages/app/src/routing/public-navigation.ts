import { createContext, use, useSyncExternalStore } from 'react';
import { areaOf } from './areas.ts';

/**
 * Moving between the few pages that need no session. They know no router: that, the shell and the data layer are fetched when
 * someone has signed in, so that the first page of the product is a small one.
 */

let enterApp: (path: string) => void = (path) => window.location.assign(path);

/** Says what happens when someone goes on to a page behind the sign-in. */
export function onEnterApp(enter: (path: string) => void): void {
  enterApp = enter;
}

const listeners = new Set<() => void>();

/** Whether an address is one of these pages. */
export const isPublicPath = (path: string): boolean => areaOf(path.split(/[?#]/)[0] ?? '') === 'public' && path !== '/';

export function go(path: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  if (!isPublicPath(path)) return enterApp(path);
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export const usePathname = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The parameters of the page's address. */
export const usePublicParams = (): Readonly<Record<string, string | undefined>> => use(ParamsContext);

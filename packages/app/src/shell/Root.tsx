import { useCallback, useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigate } from 'react-router';
import { useModelText, useTexts } from '../texts/texts.ts';
import type { RouteHandle } from './build-routes.tsx';
import { ShellProviders } from './ShellProviders.tsx';

/** The root of every page behind the sign-in. */
export function Root(): ReactNode {
  const navigate = useNavigate();
  // Always the same one: every link of the page is in it.
  const go = useCallback((path: string) => void navigate(path), [navigate]);
  useTitle();
  return (
    <ShellProviders navigate={go}>
      <Outlet />
      <ScrollRestoration />
    </ShellProviders>
  );
}

function useTitle(): void {
  const texts = useTexts();
  const modelText = useModelText();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const title = handle ? modelText(handle.route.title) : texts.errors.notFound.title;
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title, texts]);
}

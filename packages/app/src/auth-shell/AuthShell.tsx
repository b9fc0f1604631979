import { Suspense, createElement, lazy, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { loadArea } from '../routing/areas.ts';
import type { PageRoute } from '../routing/route.ts';
import { fetchChunk } from '../shell/stale-chunks.ts';
import { ShellProviders } from '../shell/ShellProviders.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { useModelText, useTexts } from '../texts/texts.ts';
import { ParamsContext, go, onEnterApp, usePathname } from '../routing/public-navigation.ts';
import { matchRoute } from './match-route.ts';

/** The product before the sign-in: the public pages of the catalogue, without router, shell or data layer. */
export function AuthShell({ onEnter }: { onEnter: (path: string) => void }): ReactNode {
  useEffect(() => onEnterApp(onEnter), [onEnter]);
  return (
    <ShellProviders navigate={go}>
      <Suspense fallback={<Waiting />}>
        <PublicPage onEnter={onEnter} />
      </Suspense>
    </ShellProviders>
  );
}

function PublicPage({ onEnter }: { onEnter: (path: string) => void }): ReactNode {
  const pathname = usePathname();
  const texts = useTexts();
  const modelText = useModelText();
  const match = matchRoute(use(loadArea('public')), pathname);
  const route = match?.route;
  useEffect(() => {
    if (!route) onEnter(pathname);
    else if (route.kind === 'redirect') go(route.to, { replace: true });
    else setTitle(`${modelText(route.title)} · ${texts.product}`);
  });
  if (!match || match.route.kind !== 'page') return <Waiting />;
  return <ParamsContext value={match.params}>{createElement(pageOf(match.route))}</ParamsContext>;
}

function setTitle(title: string): void {
  document.title = title;
}

const pages = new Map<PageRoute, ComponentType>();

function pageOf(route: PageRoute): ComponentType {
  const known = pages.get(route);
  if (known) return known;
  const Page = lazy(() => fetchChunk(route.load));
  pages.set(route, Page);
  return Page;
}

import { fillPath } from '@karmik/model/kit/links';
import { Tabs } from '@karmik/ui/Tabs';
import { use, type ReactNode } from 'react';
import { areaOf, loadArea } from '../../routing/areas.ts';
import { PageRoute, usePageParams } from '../providers/page-route.ts';
import { PageBody } from '../PageBody.tsx';
import { tabsBeside } from './tabs.ts';
import { useModelText } from '../../texts/texts.ts';

interface HubTabsProps {
  /** How many records are behind tabs, by the path of the tab. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** What of the address goes along to another report. */
  readonly carried?: URLSearchParams | undefined;
  readonly children: ReactNode;
}

/** The pages that are next to this one as tabs over what it shows; nothing around a page that stands alone. */
export function HubTabs({ counts, carried, children }: HubTabsProps): ReactNode {
  const say = useModelText();
  const params = usePageParams();
  const route = use(PageRoute);
  const tables = use(loadArea(areaOf(route?.path ?? '/')));
  const beside = route && tabsBeside(tables, route);
  if (!beside) return children;
  return (
    <Tabs
      label={say(beside.title)}
      selectedId={route.path}
      items={beside.tabs.map(({ path, kind, title, tab = title }) => ({
        id: path,
        label: say(tab),
        href: fillPath(path, params) + (kind === 'report' && carried?.size ? `?${carried.toString()}` : ''),
        ...(counts?.[path] === undefined ? {} : { count: counts[path] }),
      }))}
    >
      <PageBody>{children}</PageBody>
    </Tabs>
  );
}

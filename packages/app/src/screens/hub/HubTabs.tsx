import { fillPath } from '@karmik/model/kit/links';
import { Tabs } from '@karmik/ui/Tabs';
import { use, type ReactNode } from 'react';
import { areaOf, loadArea } from '../../routing/areas.ts';
import { PageRoute, usePageParams } from '../providers/page-route.ts';
import { PageBody } from '../PageBody.tsx';
import { hubOf, tabsUnder } from '../../shell/view.ts';
import { useModelText } from '../../texts/texts.ts';

/** The pages of the hub to which this page belongs, as tabs over what it shows; nothing around a page of no hub, or the only one. */
export function HubTabs({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useModelText();
  const params = usePageParams();
  const route = use(PageRoute);
  const tables = use(loadArea(areaOf(route?.path ?? '/')));
  const hub = route && hubOf(tables, route);
  const tabs = hub ? tabsUnder(tables, hub) : [];
  if (!route || !hub || tabs.length < 2 || !tabs.includes(route)) return children;
  return (
    <Tabs
      label={say(hub.title)}
      selectedId={route.path}
      items={tabs.map(({ path, title, tab = title }) => ({ id: path, label: say(tab), href: fillPath(path, params) }))}
    >
      <PageBody>{children}</PageBody>
    </Tabs>
  );
}

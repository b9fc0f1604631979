import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { may, useSession } from '../../shell/session.ts';
import type { ScreenTab, TabsScreen } from '../kit/screens.ts';
import { screenComponent } from '../screen-component.tsx';
import { TabStrip } from './tab-strip.ts';

const drawn = new WeakMap<ScreenTab, ComponentType>();

/** The component of a tab's screen, made once. */
function componentOf(tab: ScreenTab): ComponentType {
  const known = drawn.get(tab);
  if (known) return known;
  const made = lazy(async () => ({ default: await screenComponent(tab.screen) }));
  drawn.set(tab, made);
  return made;
}

/** Several screens on one page. Each has the address to itself: going to another leaves filters and pages behind. */
export function TabsScreenView({ screen }: { screen: TabsScreen }): ReactNode {
  const [params, setParams] = useSearchParams();
  const [first, ...others] = screen.tabs;
  const { disabled_applications: without } = useSession().info.current_organization;
  const tabs = [first, ...others].filter(
    ({ code, application }) =>
      (code === undefined || may(code, 'read')) && (application === undefined || !without.includes(application)),
  );
  const selected = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0] ?? first;
  return (
    <TabStrip
      value={{
        title: screen.title,
        description: screen.description,
        tabs,
        selected: selected.id,
        onChange: (id) => setParams(id === tabs[0]?.id ? {} : { tab: id }),
      }}
    >
      <Suspense fallback={null}>{createElement(componentOf(selected), { key: selected.id })}</Suspense>
    </TabStrip>
  );
}

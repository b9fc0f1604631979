import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../shell/session.ts';
import type { ScreenTab, TabsScreen } from '../kit/screens.ts';
import { screenComponent } from '../screen-component.tsx';
import { openTabs } from './open-tabs.ts';
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
  // Which applications the organization does without is drawn again when it changes.
  useSession();
  const { tabs, selected } = openTabs(screen, params.get('tab'));
  return (
    <TabStrip
      value={{
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

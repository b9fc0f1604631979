import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';

/**
 * A component that is fetched when it is first drawn, with a stand-in until it is there. For what a first look at a page does not need:
 * tooltips, menus, dialogs.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const Real = lazy(async () => ({ default: await load() }));
  return function OnDemand(props) {
    return (
      <Suspense fallback={standIn(props)}>
        <Real {...props} />
      </Suspense>
    );
  };
}

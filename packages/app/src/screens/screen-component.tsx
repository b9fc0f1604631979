import type { ComponentType } from 'react';
import type { Screen, ScreenKind, ScreenOf } from './kit/screens.ts';

type View<K extends ScreenKind> = ComponentType<{ readonly screen: ScreenOf<K> }>;

/** The renderer of each kind, fetched with the first screen of its kind. A kind without one does not compile. */
const views: { readonly [K in ScreenKind]: () => Promise<View<K>> } = {
  tabs: async () => (await import('./tabs/TabsScreenView.tsx')).TabsScreenView,
  list: async () => (await import('./list/ListScreenView.tsx')).ListScreenView,
  masterData: async () => (await import('./master-data/MasterDataScreenView.tsx')).MasterDataScreenView,
  detail: async () => (await import('./detail/DetailScreenView.tsx')).DetailScreenView,
  requests: async () => (await import('./request/RequestListView.tsx')).RequestListView,
  request: async () => (await import('./request/RequestScreenView.tsx')).RequestScreenView,
  form: async () => (await import('./form/FormScreenView.tsx')).FormScreenView,
  singleton: async () => (await import('./singleton/SingletonScreenView.tsx')).SingletonScreenView,
  wizard: async () => (await import('./form/WizardScreenView.tsx')).WizardScreenView,
  report: async () => (await import('./report/ReportScreenView.tsx')).ReportScreenView,
  overview: async () => (await import('./overview/OverviewScreenView.tsx')).OverviewScreenView,
  import: async () => (await import('./import/ImportScreenView.tsx')).ImportScreenView,
  operation: async () => (await import('./operation/OperationScreenView.tsx')).OperationScreenView,
  calendar: async () => (await import('./calendar/CalendarScreenView.tsx')).CalendarScreenView,
};

/** The component that draws a screen. */
export async function screenComponent(screen: Screen): Promise<ComponentType> {
  const View = (await views[screen.kind]()) as ComponentType<{ readonly screen: Screen }>;
  return function ScreenOfRoute() {
    return <View screen={screen} />;
  };
}

import { may, session } from '../../shell/session.ts';
import type { ScreenTab, TabsScreen } from '../kit/screens.ts';

/** The tabs that this person may look at, and the one of an address; without any, the first is shown to say so. */
export function openTabs(
  { tabs }: TabsScreen,
  wanted: string | null,
): { readonly tabs: readonly ScreenTab[]; readonly selected: ScreenTab } {
  const without = session.info?.current_organization.disabled_applications ?? [];
  const open = tabs.filter(
    ({ code, application }) =>
      (code === undefined || may(code, 'read')) && (application === undefined || !without.includes(application)),
  );
  return { tabs: open, selected: open.find(({ id }) => id === wanted) ?? open[0] ?? tabs[0] };
}

import type { Entity } from '@karmik/model/kit/entity';
import type { Text } from '@karmik/model/kit/text';
import { Breadcrumbs } from '@karmik/ui/Breadcrumbs';
import { PageHeader } from '@karmik/ui/PageHeader';
import { Tabs } from '@karmik/ui/Tabs';
import { use, type ReactNode } from 'react';
import { StarButton } from '../shell/StarButton.tsx';
import { useCrumbs } from '../shell/use-crumbs.ts';
import { useModelText, useTexts } from '../texts/texts.ts';
import { PageBody } from './PageBody.tsx';
import { pluralOf } from './records.ts';
import { HubTabs } from './hub/HubTabs.tsx';
import { TabStrip } from './tabs/tab-strip.ts';
import { PageRoute } from './providers/page-route.ts';
import { ScreenProviders } from './providers/ScreenProviders.tsx';

interface ScreenPageProps {
  readonly screen?: { readonly description?: Text; readonly entity?: Entity };
  /** Instead of the title of the catalogue's line, such as the name of the record that it shows. */
  readonly title?: string;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'page' | 'form';
  /** The list that one came from as it was, instead of the plain one in the breadcrumbs. */
  readonly listHref?: string | undefined;
  /** How many records are behind the tabs beside this page, by the path of the tab. */
  readonly tabCounts?: Readonly<Record<string, number>> | undefined;
  /** What of the address goes along to another report beside this one. */
  readonly carried?: URLSearchParams;
  readonly children: ReactNode;
}

/**
 * The page of every screen: breadcrumbs, title, actions, and the surroundings that fields ask for. It is called as its line of the catalogue
 * is, or as the record that it shows.
 */
export function ScreenPage({
  screen = {},
  title,
  status,
  actions,
  width = 'page',
  tabCounts,
  listHref,
  carried,
  children,
}: ScreenPageProps): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const strip = use(TabStrip);
  const route = use(PageRoute);
  const heading = route?.title ?? (screen.entity && pluralOf(screen.entity));
  const name = title ?? (heading && say(heading));
  const crumbs = useCrumbs(name, listHref);
  const description = screen.description ?? strip?.description;
  return (
    <ScreenProviders>
      <PageBody width={width}>
        <PageHeader
          breadcrumbs={<Breadcrumbs label={texts.shell.breadcrumbs} items={crumbs} />}
          title={name}
          description={description && say(description)}
          status={
            <>
              {status}
              <StarButton />
            </>
          }
          actions={actions}
        />
        <HubTabs counts={tabCounts} carried={carried}>
          {strip ? (
            <Tabs
              label={name ?? ''}
              items={strip.tabs.map(({ id, label }) => ({ id, label: say(label) }))}
              selectedId={strip.selected}
              onChange={strip.onChange}
            >
              <PageBody>{children}</PageBody>
            </Tabs>
          ) : (
            children
          )}
        </HubTabs>
      </PageBody>
    </ScreenProviders>
  );
}

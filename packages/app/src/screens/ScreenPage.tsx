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
import { HubTabs } from './hub/HubTabs.tsx';
import { TabStrip } from './tabs/tab-strip.ts';
import { PageRoute } from './providers/page-route.ts';
import { ScreenProviders } from './providers/ScreenProviders.tsx';

interface ScreenPageProps {
  readonly screen: { readonly title?: Text; readonly description?: Text; readonly entity?: Entity };
  /** Instead of the screen's title, such as the name of the record that it shows. */
  readonly title?: string;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'page' | 'form';
  readonly children: ReactNode;
}

/**
 * The page of every screen: breadcrumbs, title, actions, and the surroundings that fields ask for. A screen without a title of its own is
 * called as its line of the catalogue is.
 */
export function ScreenPage({ screen, title, status, actions, width = 'page', children }: ScreenPageProps): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const strip = use(TabStrip);
  const route = use(PageRoute);
  const heading = strip?.title ?? screen.title ?? route?.title ?? screen.entity?.plural ?? screen.entity?.label;
  const name = title ?? (heading && say(heading));
  const crumbs = useCrumbs(name);
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
        <HubTabs>
          {strip ? (
            <Tabs
              label={say(strip.title)}
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

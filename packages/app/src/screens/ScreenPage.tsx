import type { Entity } from '@karmik/model/kit/entity';
import type { Text } from '@karmik/model/kit/text';
import { Breadcrumbs } from '@karmik/ui/Breadcrumbs';
import { PageHeader } from '@karmik/ui/PageHeader';
import type { ReactNode } from 'react';
import { useCrumbs } from '../shell/use-crumbs.ts';
import { useModelText, useTexts } from '../texts/texts.ts';
import { PageBody } from './PageBody.tsx';
import { ScreenSurroundings } from './surroundings/ScreenSurroundings.tsx';

interface ScreenPageProps {
  readonly screen: { readonly title?: Text; readonly description?: Text; readonly entity?: Entity };
  /** Instead of the screen's title, such as the name of the record that it shows. */
  readonly title?: string;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'page' | 'form';
  readonly children: ReactNode;
}

/** The page of every screen: breadcrumbs, title, actions, and the surroundings that fields ask for. */
export function ScreenPage({ screen, title, status, actions, width = 'page', children }: ScreenPageProps): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const crumbs = useCrumbs();
  const heading = screen.title ?? screen.entity?.plural ?? screen.entity?.label;
  return (
    <ScreenSurroundings>
      <PageBody width={width}>
        <PageHeader
          breadcrumbs={<Breadcrumbs label={texts.shell.breadcrumbs} items={crumbs} />}
          title={title ?? (heading && say(heading))}
          description={screen.description && say(screen.description)}
          status={status}
          actions={actions}
        />
        {children}
      </PageBody>
    </ScreenSurroundings>
  );
}

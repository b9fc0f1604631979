import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { fillPath } from '../../areas/catalogue.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { OverviewScreen, Tile } from '../kit/screens.ts';
import { endpoint, keyOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useSlug } from '../surroundings/use-slug.ts';

/** Numbers that matter, each the way to its list, and panels of the screen's own. */
export function OverviewScreenView({ screen }: { screen: OverviewScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <ScreenPage screen={screen}>
      <Grid columns="4">
        {screen.tiles.map((tile) => (
          <GridItem key={tile.id}>
            <CountTile tile={tile} />
          </GridItem>
        ))}
      </Grid>
      {screen.panels && (
        <Grid columns="2">
          {screen.panels.map(({ id, title, Panel }) => (
            <GridItem key={id}>
              <Card title={say(title)}>
                <Suspense fallback={<Skeleton shape="block" />}>
                  <Panel slug={slug} />
                </Suspense>
              </Card>
            </GridItem>
          ))}
        </Grid>
      )}
    </ScreenPage>
  );
}

function CountTile({ tile: { label, entity, where, opens, tone } }: { tile: Tile }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const path = endpoint(entity, slug);
  const query = useQuery({
    queryKey: keyOf(entity, path, 'count', where),
    queryFn: ({ signal }) => api.get(path, { searchParams: { ...where, limit: 1 }, signal }).json<Page<unknown>>(),
  });
  const search = new URLSearchParams(where).toString();
  const value = query.data ? figures(query.data.count ?? 0) : query.error ? '–' : <Skeleton />;
  return (
    <Stat
      label={say(label)}
      value={value}
      href={fillPath(opens, { slug }) + (search && `?${search}`)}
      {...(tone === undefined ? {} : { tone })}
    />
  );
}

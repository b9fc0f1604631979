import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { fillPath } from '../../areas/catalogue.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { ChartPanel, OverviewScreen, Tile } from '../kit/screens.ts';
import { OfflineBanner } from '../list/OfflineBanner.tsx';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, keyOf } from '../records.ts';
import { rowsQuery } from '../report/read-rows.ts';
import { RecordChart } from '../report/RecordChart.tsx';
import { ScreenPage } from '../ScreenPage.tsx';
import { useSlug } from '../surroundings/use-slug.ts';
import { words } from '../words.ts';
import * as styles from './overview.css.ts';

/** Numbers that matter, each the way to its list, drawings, and panels of the screen's own. */
export function OverviewScreenView({ screen }: { screen: OverviewScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { tiles, charts = [], panels = [] } = screen;
  return (
    <ScreenPage screen={screen}>
      <OfflineBanner />
      <Grid columns="4">
        {tiles.map((tile) => (
          <GridItem key={tile.id}>
            <div className={styles.whole}>
              <CountTile tile={tile} />
            </div>
          </GridItem>
        ))}
      </Grid>
      {charts.length + panels.length > 0 && (
        <Grid columns="2">
          {charts.map((panel) => (
            <GridItem key={panel.id}>
              <div className={styles.whole}>
                <ChartCard panel={panel} />
              </div>
            </GridItem>
          ))}
          {panels.map(({ id, title, Panel }) => (
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

/** Where the list is that a number or a drawing is made of. */
function useListAddress({ opens, where }: Tile | ChartPanel): string {
  const slug = useSlug();
  const search = new URLSearchParams(where).toString();
  return fillPath(opens, { slug }) + (search && `?${search}`);
}

function CountTile({ tile }: { tile: Tile }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const href = useListAddress(tile);
  const { label, entity, where, query: more, tone, icon } = tile;
  const path = endpoint(entity, slug, tile.path);
  const asked = { ...more, ...where, limit: '1' };
  const query = useQuery({
    queryKey: keyOf(entity, path, 'count', asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<unknown>>(),
  });
  return (
    <Stat
      label={say(label)}
      value={query.data ? figures(query.data.count ?? 0) : query.error ? '–' : <Skeleton />}
      href={href}
      {...(query.error && !query.data ? { note: say(words.tileFailed) } : {})}
      {...(tone === undefined ? {} : { tone })}
      {...(icon === undefined ? {} : { icon: <Icon of={icon} /> })}
    />
  );
}

function ChartCard({ panel }: { panel: ChartPanel }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const href = useListAddress(panel);
  const { entity, where, query: more, chart } = panel;
  const query = useQuery(rowsQuery(entity, endpoint(entity, slug, panel.path), { ...more, ...where }));
  return (
    <Card
      footer={
        <Link href={href} look="standalone" aria-label={say(words.seeListOf(say(chart.title)))}>
          {say(words.seeList)}
        </Link>
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) => <RecordChart entity={entity} chart={chart} rows={results} />}
      </Loaded>
    </Card>
  );
}

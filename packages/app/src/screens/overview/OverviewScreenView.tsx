import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { ChartPanel, Tile } from '../kit/bodies.ts';
import type { OverviewScreen } from '../kit/screens.ts';
import { OfflineBanner } from '../list/OfflineBanner.tsx';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, keyOf } from '../records.ts';
import { rowsQuery } from '../report/read-rows.ts';
import { RecordChart } from '../report/RecordChart.tsx';
import { ScreenPage } from '../ScreenPage.tsx';
import { useSlug } from '../surroundings/use-slug.ts';
import { words } from '../words.ts';
import { FirstRecords } from './FirstRecords.tsx';
import * as styles from './overview.css.ts';
import { SeeList } from './SeeList.tsx';
import { askedOf, useListAddress, useOpenLists } from './some.ts';

/** Numbers that matter, each the way to its list, drawings, first lines of lists, and panels of the screen's own. */
export function OverviewScreenView({ screen }: { screen: OverviewScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const open = useOpenLists();
  const { charts = [], lists = [], panels = [] } = screen;
  const sheets = [
    ...panels.map(({ id, title, Panel }) => ({
      id,
      sheet: (
        <Card title={say(title)}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Panel slug={slug} />
          </Suspense>
        </Card>
      ),
    })),
    ...open(lists).map((panel) => ({ id: panel.id, sheet: <FirstRecords panel={panel} /> })),
    ...open(charts).map((panel) => ({ id: panel.id, sheet: <ChartCard panel={panel} /> })),
  ];
  return (
    <ScreenPage screen={screen}>
      <OfflineBanner />
      <Grid columns="4">
        {open(screen.tiles).map((tile) => (
          <GridItem key={tile.id}>
            <div className={styles.whole}>
              <CountTile tile={tile} />
            </div>
          </GridItem>
        ))}
      </Grid>
      {sheets.length > 0 && (
        <Grid columns="2">
          {sheets.map(({ id, sheet }) => (
            <GridItem key={id}>
              <div className={styles.whole}>{sheet}</div>
            </GridItem>
          ))}
        </Grid>
      )}
    </ScreenPage>
  );
}

function CountTile({ tile }: { tile: Tile }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const href = useListAddress(tile);
  const { label, entity, tone, icon } = tile;
  const path = endpoint(entity, slug, tile.path);
  const asked = { ...askedOf(tile), limit: '1' };
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
  const slug = useSlug();
  const { entity, chart } = panel;
  const query = useQuery(rowsQuery(entity, endpoint(entity, slug, panel.path), askedOf(panel)));
  return (
    <Card footer={<SeeList of={panel} title={chart.title} />}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) => <RecordChart entity={entity} chart={chart} rows={results} />}
      </Loaded>
    </Card>
  );
}

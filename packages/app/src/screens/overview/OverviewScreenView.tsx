import { useForms } from '@karmik/forms/FormsProvider';
import type { Entity } from '@karmik/model/kit/entity';
import { relativePeriods } from '@karmik/model/kit/period';
import { reportLook, reportQuery, type Aggregate } from '@karmik/model/kit/report';
import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { Text } from '@karmik/ui/Text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { ChartPanel, Tile } from '../kit/bodies.ts';
import type { OverviewScreen } from '../kit/screens.ts';
import { OfflineBanner } from '../list/OfflineBanner.tsx';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, keyOf } from '../records.ts';
import { aggregateQuery } from '../report/aggregate.ts';
import { RecordChart, type Drill } from '../report/RecordChart.tsx';
import { ScreenPage } from '../ScreenPage.tsx';
import { useSlug } from '../providers/use-slug.ts';
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
    ...panels.map(({ id, title, isWide, Panel }) => ({
      id,
      isWide,
      sheet: (
        <Card title={say(title)}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Panel slug={slug} />
          </Suspense>
        </Card>
      ),
    })),
    ...open(lists).map((panel) => ({ id: panel.id, isWide: undefined, sheet: <FirstRecords panel={panel} /> })),
    ...open(charts).map((panel) => ({ id: panel.id, isWide: undefined, sheet: <ChartCard panel={panel} /> })),
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
          {sheets.map(({ id, isWide, sheet }) => (
            <GridItem key={id} {...(isWide || sheets.length === 1 ? { span: '2' } : {})}>
              <div className={styles.whole}>{sheet}</div>
            </GridItem>
          ))}
        </Grid>
      )}
    </ScreenPage>
  );
}

/** How many records match; of a list from which no conclusions are drawn, the list says it. */
const countQuery = (entity: Entity, path: string, asked: Record<string, string>, isCountedByList: boolean) =>
  queryOptions({
    queryKey: keyOf(entity, path, 'count', asked),
    queryFn: async ({ signal }): Promise<number> => {
      if (!isCountedByList)
        return Number(
          (await api.get(`${path}aggregate/`, { searchParams: asked, signal }).json<Aggregate>()).totals.count,
        );
      return (await api.get(path, { searchParams: { ...asked, limit: '1' }, signal }).json<Page<unknown>>()).count ?? 0;
    },
  });

function CountTile({ tile }: { tile: Tile }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const href = useListAddress(tile);
  const { label, entity, tone, icon } = tile;
  const path = endpoint(entity, slug, tile.path);
  const query = useQuery(countQuery(entity, path, askedOf(tile), tile.isCountedByList === true));
  return (
    <Stat
      label={say(label)}
      value={query.data !== undefined ? figures(query.data) : query.error ? '–' : <Skeleton />}
      href={href}
      {...(query.error && query.data === undefined ? { note: say(words.tileFailed) } : {})}
      {...(tone === undefined ? {} : { tone })}
      {...(icon === undefined ? {} : { icon: <Icon of={icon} /> })}
    />
  );
}

function ChartCard({ panel }: { panel: ChartPanel }): ReactNode {
  const slug = useSlug();
  const navigate = useNavigate();
  const { calendar } = useForms();
  const list = useListAddress(panel);
  const { entity, report } = panel;
  const look = reportLook(entity, report);
  const asked = { ...askedOf(panel), ...reportQuery(look, report.order), period_calendar: calendar };
  const say = useModelText();
  const isOfPeriod = report.period !== undefined && !(`${report.period}__gte` in panel.where);
  const query = useQuery(aggregateQuery(entity, endpoint(entity, slug, panel.path), asked));
  const open = (filters: Drill) => {
    const [path = '', search] = list.split('?');
    const address = new URLSearchParams(search);
    for (const [name, value] of Object.entries(filters)) address.set(name, value);
    void navigate(`${path}?${address.toString()}`);
  };
  return (
    <Card footer={<SeeList of={panel} title={report.label} />}>
      {isOfPeriod && report.opensOn !== 'now' && (
        <Text size="sm" tone="muted">
          {say(relativePeriods[report.opensOn])}
        </Text>
      )}
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(figures) => <RecordChart entity={entity} report={report} look={look} figures={figures} onOpen={open} />}
      </Loaded>
    </Card>
  );
}

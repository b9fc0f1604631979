import { useForms } from '@karmik/forms/FormsProvider';
import type { Entity } from '@karmik/model/kit/entity';
import type { Text as ModelText } from '@karmik/model/kit/text';
import { relativePeriods } from '@karmik/model/kit/period';
import { relativeOpening, reportLook, reportQuery, type Aggregate } from '@karmik/model/kit/report';
import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { Text } from '@karmik/ui/Text';
import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query';
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
import { BreakdownFigures, BreakdownUnits } from './BreakdownPart.tsx';
import { CountLine, CountLines } from './CountLines.tsx';
import { FirstRecords } from './FirstRecords.tsx';
import * as styles from './overview.css.ts';
import { SeeList } from './SeeList.tsx';
import { askedOf, useListAddress, useOpenLists, withFilters } from './some.ts';

/** Numbers that matter, each the way to its list, drawings, first lines of lists, and panels of the screen's own. What can be acted on is first where a breakdown says what the day is like. */
export function OverviewScreenView({ screen }: { screen: OverviewScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const open = useOpenLists();
  const { breakdown, counts, charts = [], lists = [], panels = [] } = screen;
  const [shown] = open(breakdown ? [breakdown] : []);
  const counted = open(counts?.of ?? []);
  const needs = useQueries({
    queries: panels.map(({ id, isNeeded }) => isNeeded?.(slug) ?? { queryKey: ['always', id], queryFn: skipToken }),
  });
  const own = open(panels.filter(({ isNeeded }, index) => !isNeeded || needs[index]?.data === true)).map(
    ({ id, title, isWide, Panel }) => ({
      id,
      isWide,
      sheet: (
        <Card title={say(title)}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Panel slug={slug} />
          </Suspense>
        </Card>
      ),
    }),
  );
  const first = open(lists).map((panel) => ({
    id: panel.id,
    isWide: undefined,
    sheet: <FirstRecords panel={panel} />,
  }));
  const sheets = [
    // Below the figures of a breakdown come the records to act on.
    ...(shown ? [...first, ...own] : [...own, ...first]),
    ...(counts && counted.length > 0
      ? [{ id: 'counts', isWide: undefined, sheet: <Counts title={counts.title} tiles={counted} /> }]
      : []),
    ...(shown ? [{ id: 'units', isWide: true, sheet: <BreakdownUnits breakdown={shown} /> }] : []),
    ...open(charts).map((panel) => ({ id: panel.id, isWide: undefined, sheet: <ChartCard panel={panel} /> })),
  ];
  return (
    <ScreenPage screen={screen}>
      <OfflineBanner />
      {shown && <BreakdownFigures breakdown={shown} />}
      {screen.tiles.length > 0 && (
        <Grid columns="4">
          {open(screen.tiles).map((tile) => (
            <GridItem key={tile.id}>
              <div className={styles.whole}>
                <CountTile tile={tile} />
              </div>
            </GridItem>
          ))}
        </Grid>
      )}
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

const useCount = (tile: Tile) =>
  useQuery(
    countQuery(tile.entity, endpoint(tile.entity, useSlug(), tile.path), askedOf(tile), tile.isCountedByList === true),
  );

function Counts({ title, tiles }: { title: ModelText; tiles: readonly Tile[] }): ReactNode {
  const say = useModelText();
  return (
    <Card title={say(title)}>
      <CountLines>
        {tiles.map((tile) => (
          <TileLine key={tile.id} tile={tile} />
        ))}
      </CountLines>
    </Card>
  );
}

function TileLine({ tile }: { tile: Tile }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const query = useCount(tile);
  return (
    <CountLine href={useListAddress(tile)} label={say(tile.label)}>
      {query.data !== undefined ? figures(query.data) : query.error ? say(words.tileFailed) : <Skeleton />}
    </CountLine>
  );
}

function CountTile({ tile }: { tile: Tile }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const href = useListAddress(tile);
  const { label, tone, icon } = tile;
  const query = useCount(tile);
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
  const opensOn = relativeOpening(report);
  const query = useQuery(aggregateQuery(entity, endpoint(entity, slug, panel.path), asked));
  const open = (filters: Drill) => void navigate(withFilters(list, filters));
  return (
    <Card footer={<SeeList of={panel} title={report.label} />}>
      {isOfPeriod && opensOn !== undefined && (
        <Text size="sm" tone="muted">
          {say(relativePeriods[opensOn])}
        </Text>
      )}
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(figures) => <RecordChart entity={entity} report={report} look={look} figures={figures} onOpen={open} />}
      </Loaded>
    </Card>
  );
}

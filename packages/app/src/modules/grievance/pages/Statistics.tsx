import {
  grievanceCategories,
  grievanceStatuses,
  satisfactions,
  type GrievanceCategory,
  type GrievanceCounts,
  type GrievanceStatistics,
  type GrievanceStatus,
} from '@karmik/model/grievance/case';
import { durationText } from '@karmik/model/kit/figures';
import { figures } from '@karmik/model/kit/digits';
import { monthText } from '@karmik/model/kit/month';
import { BarChart } from '@karmik/ui/BarChart';
import { Card } from '@karmik/ui/Card';
import { Grid } from '@karmik/ui/Grid';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { statisticsQuery } from './calls.ts';
import { handlingWords, statisticsWords, words } from './words.ts';

/** Numbers of grievances, for all categories or one. */
export function Statistics({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const [category, setCategory] = useState<GrievanceCategory | 'all'>('all');
  const query = useQuery(statisticsQuery(slug, category === 'all' ? '' : category));
  return (
    <Stack gap="xl">
      <SegmentedControl
        label={say(words.category)}
        options={[
          { id: 'all' as const, label: say(handlingWords.all) },
          ...Object.entries(grievanceCategories).map(([id, label]) => ({
            id: id as GrievanceCategory,
            label: say(label),
          })),
        ]}
        value={category}
        onChange={setCategory}
      />
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(statistics) => <Figures statistics={statistics} isOfAll={category === 'all'} />}
      </Loaded>
    </Stack>
  );
}

function Figures({ statistics, isOfAll }: { statistics: GrievanceStatistics; isOfAll: boolean }): ReactNode {
  const say = useModelText();
  const numbers = useNumbers();
  const { language } = useDateStyle();
  const { total, on_time_percent: onTime, satisfaction, median_minutes: median, reopened, least } = statistics;
  const known = (value: number | null, text: (value: number) => string): string =>
    value === null ? say(statisticsWords.hidden) : text(value);
  const labelOf: { readonly [kind in keyof GrievanceStatistics]?: (key: string, label: string | null) => string } = {
    by_category: (key) => say(grievanceCategories[key as GrievanceCategory]),
    by_status: (key) => say(grievanceStatuses[key as GrievanceStatus].label),
    by_unit: (_, label) => label ?? say(statisticsWords.noUnit),
    by_month: (key) => monthText(key, language),
    by_satisfaction: (key) => say(satisfactions[key as keyof typeof satisfactions]),
  };
  const panel = (
    kind: 'by_category' | 'by_status' | 'by_unit' | 'by_month' | 'by_satisfaction',
    title: typeof statisticsWords.byUnit,
  ) => <Counts title={say(title)} counts={statistics[kind]} labelOf={labelOf[kind] ?? ((key) => key)} />;
  return (
    <Stack gap="xl">
      <Grid>
        <Stat label={say(statisticsWords.total)} value={known(total, numbers)} />
        <Stat label={say(statisticsWords.onTime)} value={known(onTime, (value) => `${numbers(value)}%`)} />
        <Stat
          label={say(statisticsWords.satisfaction)}
          value={known(satisfaction, (value) => say(statisticsWords.outOf(figures(value.toFixed(1), language))))}
        />
        <Stat label={say(statisticsWords.median)} value={known(median, (value) => durationText(value, language))} />
        <Stat label={say(statisticsWords.reopened)} value={known(reopened, numbers)} />
      </Grid>
      <Text tone="muted" size="sm">
        {say(statisticsWords.hiddenWhy(numbers(least)))}
      </Text>
      {isOfAll && panel('by_category', statisticsWords.byCategory)}
      {panel('by_unit', statisticsWords.byUnit)}
      {panel('by_month', statisticsWords.byMonth)}
      {panel('by_status', statisticsWords.byStatus)}
      {panel('by_satisfaction', statisticsWords.bySatisfaction)}
    </Stack>
  );
}

interface CountsProps {
  readonly title: string;
  readonly counts: GrievanceCounts;
  readonly labelOf: (key: string, label: string | null) => string;
}

function Counts({ title, counts: { shown, others }, labelOf }: CountsProps): ReactNode {
  const say = useModelText();
  const numbers = useNumbers();
  const rows = [
    ...shown.map(({ key, label, count }) => ({ label: labelOf(key, label), count })),
    ...(others > 0 ? [{ label: say(statisticsWords.others), count: others }] : []),
  ];
  return (
    <Card {...(rows.length === 0 ? { title } : {})}>
      {rows.length === 0 ? (
        <Text tone="muted">{say(statisticsWords.nothing)}</Text>
      ) : (
        <BarChart
          label={title}
          categories={rows.map(({ label }) => label)}
          series={[{ id: 'count', label: say(statisticsWords.count), values: rows.map(({ count }) => count) }]}
          format={numbers}
          height={220}
        />
      )}
    </Card>
  );
}

import { durationText } from '@karmik/model/kit/figures';
import { attendanceDay, type AttendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { creditHourPaths } from '@karmik/model/attendance/paths';
import type { Page } from '@karmik/model/kit/paging';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { aggregateQuery } from '../../../screens/report/aggregate.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { creditBalanceQuery } from '../requests/credit-balance.ts';
import { dayState } from './day-state.ts';
import * as styles from './day.css.ts';
import { words } from './month-words.ts';

interface MonthProps {
  readonly slug: string;
  readonly start: string;
  readonly end: string;
}

type Whose = { readonly as: 'user' } | { readonly as: 'hr'; readonly employee: string };

/** What the month that is shown comes to, and its days that need an adjustment. */
export const MonthFigures = (props: MonthProps): ReactNode => <Figures {...props} whose={{ as: 'user' }} />;

/** The same of an employee, for HR. */
export const monthFiguresOf = (whose: Whose) =>
  function FiguresOf(props: MonthProps): ReactNode {
    return <Figures {...props} whose={whose} />;
  };

function Figures({ slug, start, end, whose }: MonthProps & { readonly whose: Whose }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { language } = useDateStyle();
  const path = endpoint(attendanceDay, slug, attendanceEndpoints.days);
  const month = { ...whose, day__gte: start, day__lte: end };
  const sums = useQuery(
    aggregateQuery(attendanceDay, path, { ...month, measures: 'sum:worked,sum:expected,sum:late,sum:lost' }),
  );
  const missing = useQuery(daysToFix(path, month));
  const isOwn = whose.as === 'user';
  const credit = useQuery({ ...creditBalanceQuery(slug, todayThere()), enabled: isOwn });
  const length = (minutes: unknown) => durationText(Number(minutes ?? 0), language);
  const totals = sums.data?.totals;
  const waiting = <Skeleton />;
  const worked = totals && length(totals['sum:worked']);
  const tiles = [
    {
      label: attendanceDay.fields.worked.label,
      value: worked ?? waiting,
      note: totals && say(words.ofExpected(length(totals['sum:expected']))),
    },
    { label: attendanceDay.fields.late.label, value: totals ? length(totals['sum:late']) : waiting },
    { label: attendanceDay.fields.lost.label, value: totals ? length(totals['sum:lost']) : waiting },
    { label: words.missing, value: missing.data ? figures(missing.data.count ?? 0) : waiting },
    ...(isOwn
      ? [
          {
            label: words.credit,
            value: credit.data ? length(credit.data.balance) : waiting,
            href: creditHourPaths.own,
          },
        ]
      : []),
  ];
  return (
    <>
      <Grid columns="4">
        {tiles.map(({ label, value, note, href }) => (
          <GridItem key={label.en}>
            <Stat label={say(label)} value={value} {...(note ? { note } : {})} {...(href ? { href } : {})} />
          </GridItem>
        ))}
      </Grid>
      <Loaded query={missing} waiting={<Skeleton shape="text" count={2} />}>
        {({ results }) => (results.length === 0 ? null : <ToFix days={results} />)}
      </Loaded>
    </>
  );
}

/** Days without a punch, or with one that is missing. */
const daysToFix = (path: string, month: Readonly<Record<string, string>>) => {
  const asked = { ...month, standing__in: 'Missing Punch,Absent', sort: '-day', limit: '50' };
  return {
    queryKey: keyOf(attendanceDay, path, 'to fix', asked),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.get(path, { searchParams: asked, signal }).json<Page<AttendanceDay & { readonly id: number }>>(),
  };
};

function ToFix({ days }: { days: readonly (AttendanceDay & { readonly id: number })[] }): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const { change } = useAddress();
  return (
    <Card title={say(words.toFix)}>
      <ul className={styles.figures}>
        {days.map((day) => {
          const { label, tone } = dayState(day);
          return (
            <li key={day.id} className={styles.toFix}>
              <Text as="span">{date(day.day)}</Text>
              <StatusTag tone={tone}>{say(label)}</StatusTag>
              <Button
                size="sm"
                variant="ghost"
                aria-label={say(words.openDay(date(day.day)))}
                onPress={() => change({ open: String(day.id) }, true)}
              >
                {say(words.open)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

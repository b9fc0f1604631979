import { monthStates, type CloseMonth } from '@karmik/model/attendance/month-close';
import { monthText } from '@karmik/model/kit/month';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { firstToClose, monthTones, useMonths } from './month-calls.ts';
import { MonthCard } from './MonthCard.tsx';
import { words } from './words.ts';

/** Months of attendance with the state of each, and what is outstanding in the one that is chosen. */
export default function MonthClosePage(): ReactNode {
  const say = useModelText();
  const query = useMonths(useSlug());
  return (
    <ScreenPage screen={words}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(months) =>
          months.length === 0 ? (
            <EmptyState title={say(words.none)} description={say(words.noneWhy)} />
          ) : (
            <Months months={months} />
          )
        }
      </Loaded>
    </ScreenPage>
  );
}

function Months({ months }: { readonly months: readonly CloseMonth[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { params } = useAddress();
  const { language } = useSnapshot(preferences);
  const chosen = months.find(({ month }) => month === params.get('month')) ?? firstToClose(months);
  return (
    <Stack gap="lg">
      {chosen && <MonthCard key={chosen.month} chosen={chosen} />}
      <Card title={say(words.months)} isFlush>
        <DataTable
          label={say(words.months)}
          rows={months}
          rowId={({ month }) => month}
          rowName={({ month }) => monthText(month, language)}
          columns={[
            {
              id: 'month',
              header: say(words.month),
              cell: ({ month }) => (
                <Link
                  href={`?month=${month}`}
                  {...(month === chosen?.month ? { 'aria-current': 'true' as const } : {})}
                >
                  {monthText(month, language)}
                </Link>
              ),
              minWidth: '8rem',
            },
            {
              id: 'period',
              header: say(words.period),
              cell: ({ starts_on, ends_on }) => `${dates.date(starts_on)} – ${dates.date(ends_on)}`,
              minWidth: '13rem',
            },
            {
              id: 'state',
              header: say(words.state),
              cell: ({ state }) => <StatusTag tone={monthTones[state]}>{say(monthStates[state])}</StatusTag>,
            },
            {
              id: 'by',
              header: say(words.by),
              cell: ({ changed_by }) => (changed_by ? <PersonChip person={changed_by} size="sm" /> : '–'),
              minWidth: '9rem',
            },
            {
              id: 'at',
              header: say(words.at),
              cell: ({ changed_at }) => (changed_at ? dates.instant(changed_at) : '–'),
              minWidth: '10rem',
            },
            {
              id: 'reason',
              header: say(words.reason),
              cell: ({ reason }) => reason || '–',
              minWidth: '10rem',
              isHiddenOnCards: true,
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

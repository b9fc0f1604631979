import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { leaveAdminPaths } from '@karmik/model/leave/admin-paths';
import type { BalanceListAnswer } from '@karmik/model/leave/balance';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { DatePicker } from '@karmik/ui/DatePicker';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Pagination } from '@karmik/ui/Pagination';
import { SearchField } from '@karmik/ui/SearchField';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { todayThere } from '../../../preferences/place.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { typingRest } from '../../../screens/list/use-delayed.ts';
import { useOpenLists } from '../../../screens/overview/some.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { useDays } from '../requests/use-days.ts';
import { balanceListQuery, pageSize } from './balance-calls.ts';
import { ExplainDrawer } from './ExplainDrawer.tsx';
import { words } from './words.ts';

const screen = {
  description: bilingual(
    'Available days of each leave type. Choose a figure for its explanation.',
    'हरेक बिदाका उपलब्ध दिन। कसरी भयो हेर्न अङ्क छान्नुहोस्।',
  ),
};

interface Opened {
  readonly employee: number;
  readonly leave_type: number;
  readonly title: string;
}

/** Balances of many people: everyone's for HR, the team's for supervisors. */
export default function BalanceListPage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(typed);
      setPage(1);
    }, typingRest);
    return () => clearTimeout(timer);
  }, [typed]);
  const [day, setDay] = useState<string | null>(null);
  const today = todayThere();
  const sheet = useOpenLists()([{ opens: leaveAdminPaths.balanceSheet }]);
  const query = useQuery(balanceListQuery(slug, search, page, day ?? undefined));
  return (
    <ScreenPage
      screen={screen}
      actions={sheet.map(({ opens }) => (
        <ButtonLink
          key={opens}
          variant="outline"
          tone="neutral"
          href={`${fillPath(opens, { slug })}${day === null ? '' : `?as_of=${day}`}`}
        >
          {say(words.sheet)}
        </ButtonLink>
      ))}
    >
      <Stack gap="md">
        <Grid columns="3">
          <GridItem>
            <SearchField label={say(words.search)} isLabelHidden={false} value={typed} onChange={setTyped} />
          </GridItem>
          <GridItem>
            <DatePicker
              label={say(words.on)}
              value={day ?? today}
              maxValue={today}
              onChange={(next) => {
                setDay(next === today ? null : next);
                setPage(1);
              }}
            />
          </GridItem>
        </Grid>
        <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
          {(answer) => (
            <>
              <Card isFlush title={say(words.people)}>
                <Balances answer={answer} onOpen={setOpened} />
              </Card>
              {answer.count > pageSize && (
                <Pagination
                  label={say(words.people)}
                  page={page}
                  pageSize={pageSize}
                  total={answer.count}
                  onPageChange={setPage}
                />
              )}
            </>
          )}
        </Loaded>
      </Stack>
      {opened && (
        <ExplainDrawer
          asked={{ employee: opened.employee, leave_type: opened.leave_type }}
          title={opened.title}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ScreenPage>
  );
}

interface BalancesProps {
  readonly answer: BalanceListAnswer;
  readonly onOpen: (opened: Opened) => void;
}

function Balances({ answer, onOpen }: BalancesProps): ReactNode {
  const say = useModelText();
  const days = useDays();
  // Leave of which no one keeps a balance has nothing to show.
  const kept = new Set(
    answer.results.flatMap(({ balances }) =>
      balances.filter(({ keeps_balance: keeps }) => keeps).map(({ leave_type: { id } }) => id),
    ),
  );
  return (
    <DataTable
      label={say(words.people)}
      rows={answer.results}
      rowId={({ person }) => String(person.id)}
      rowName={({ person }) => person.full_name}
      empty={say(words.nobody)}
      columns={[
        {
          id: 'person',
          header: say(words.employee),
          cell: ({ person }) => <PersonChip person={person} />,
          minWidth: '14rem',
        },
        ...answer.types
          .filter(({ id }) => kept.has(id))
          .map((type) => ({
            id: String(type.id),
            header: type.name,
            align: 'end' as const,
            cell: ({ person, balances }: BalanceListAnswer['results'][number]) => {
              const held = balances.find(({ leave_type: { id } }) => id === type.id);
              if (held === undefined || !held.keeps_balance) return '–';
              const title = `${person.full_name}: ${type.name}`;
              return (
                <Button
                  variant="ghost"
                  tone="neutral"
                  size="sm"
                  aria-label={`${title} ${days(held.available)}`}
                  onPress={() => onOpen({ employee: person.id, leave_type: type.id, title })}
                >
                  {days(held.available)}
                </Button>
              );
            },
          })),
      ]}
    />
  );
}

import {
  grievanceCategories,
  grievanceShares,
  type GrievanceCategory,
  type GrievanceRow,
  type GrievanceShare,
} from '@karmik/model/grievance/case';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { SearchField } from '@karmik/ui/SearchField';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { rowsOf } from '../../../screens/query/paged.ts';
import { useModelText } from '../../../texts/texts.ts';
import { casesQuery } from './calls.ts';
import * as styles from './grievance.css.ts';
import { Priority, Status } from './Status.tsx';
import { handlingWords, words } from './words.ts';

interface CaseListProps {
  readonly slug: string;
  readonly hrefOf: (id: number) => string;
}

/** Grievances for those who handle them, the earliest deadline first. */
export function CaseList({ slug, hrefOf }: CaseListProps): ReactNode {
  const say = useModelText();
  const [share, setShare] = useState<GrievanceShare>('running');
  const [category, setCategory] = useState('');
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(
    casesQuery(slug, {
      share,
      ...(category === '' ? {} : { category }),
      ...(search === '' ? {} : { search }),
    }),
  );
  return (
    <Stack gap="lg">
      <div className={styles.filters}>
        <Select
          label={say(handlingWords.show)}
          options={grievanceShares.map((id) => ({ id: id as string, label: say(handlingWords[id]) }))}
          value={share}
          onChange={(next) => setShare(next as GrievanceShare)}
        />
        <Select
          label={say(words.category)}
          options={[
            { id: 'all', label: say(handlingWords.all) },
            ...Object.entries(grievanceCategories).map(([id, label]) => ({ id, label: say(label) })),
          ]}
          value={category || 'all'}
          onChange={(next) => setCategory(next === 'all' || next === null ? '' : next)}
        />
        <SearchField
          label={say(handlingWords.search)}
          placeholder={say(handlingWords.search)}
          value={search}
          onChange={setSearch}
        />
      </div>
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(pages) => {
          const rows = rowsOf(pages);
          if (rows.length === 0)
            return (
              <EmptyState
                title={say(handlingWords.none)}
                description={say(
                  search === '' && category === '' && share === 'all' ? handlingWords.noneWhy : handlingWords.noneFound,
                )}
              />
            );
          return (
            <>
              <Card isFlush>
                <Rows rows={rows} hrefOf={hrefOf} />
              </Card>
              <LoadMore query={query} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function Rows({ rows, hrefOf }: { rows: readonly GrievanceRow[]; hrefOf: (id: number) => string }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  return (
    <DataTable
      label={say(handlingWords.cases)}
      columns={[
        {
          id: 'title',
          header: say(handlingWords.title),
          cell: ({ id, title }) => <Link href={hrefOf(id)}>{title}</Link>,
          minWidth: '14rem',
        },
        { id: 'status', header: say(words.status), cell: ({ status }) => <Status status={status} /> },
        {
          id: 'due',
          header: say(handlingWords.due),
          minWidth: '12.5rem',
          cell: ({ due_at: due, is_overdue: isOverdue, status }) =>
            due === null ? (
              status === 'Waiting for employee' ? (
                say(handlingWords.paused)
              ) : (
                '–'
              )
            ) : (
              <Inline gap="sm">
                <span>{dates.instant(due)}</span>
                {isOverdue && <StatusTag tone="critical">{say(handlingWords.isOverdue)}</StatusTag>}
              </Inline>
            ),
        },
        {
          id: 'priority',
          header: say(handlingWords.priority),
          cell: ({ priority }) => <Priority priority={priority} />,
          minWidth: '7rem',
        },
        {
          id: 'handler',
          header: say(words.handler),
          cell: ({ handler }) => handler?.full_name ?? say(handlingWords.unassigned),
          minWidth: '9rem',
        },
        {
          id: 'author',
          header: say(words.author),
          cell: ({ author }) => author?.full_name ?? say(words.anonymous),
          minWidth: '9rem',
        },
        {
          id: 'category',
          header: say(words.category),
          cell: ({ category }) => say(grievanceCategories[category as GrievanceCategory]),
          minWidth: '7rem',
        },
        {
          id: 'about',
          header: say(words.about),
          cell: ({ about }) => about?.name ?? '–',
          minWidth: '9rem',
        },
        {
          id: 'opened',
          header: say(words.sentOn),
          cell: ({ opened_on: on }) => dates.date(on),
          minWidth: '8rem',
        },
      ]}
      rows={rows}
      rowId={({ id }) => String(id)}
      rowName={({ title }) => title}
    />
  );
}
